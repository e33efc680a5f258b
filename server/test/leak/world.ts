/** A server that gets time, names, secrets and chance from the test, and somebody who goes through a programme there. */

import { createHash } from 'node:crypto'
import { mock } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { type Served, type ServeOptions, type Sources, serve } from '../../src/index.ts'
import { randomOf } from './acts.ts'
import type { Both } from './secrets.ts'
import { type Ask, type Programme, type Send, type Step, saying, type Who } from './steps.ts'
import { Line, type Live } from './wire.ts'

/** Some bytes that somebody heard. */
export interface Heard {
  readonly who: Who | 'log'
  /** After which step, and how it was asked for. */
  readonly after: string
  /** Over the live connection, so many frames. */
  readonly isLive: boolean
  readonly frames: number
  readonly bytes: Buffer
}

export type Serve = (options: ServeOptions) => Promise<Served>

/** A day like any other: 2026-05-01. */
const BEGIN = Date.UTC(2026, 4, 1, 20)
const STEP_MS = 1500

export class World {
  private readonly side: 0 | 1
  private readonly served: Served
  private readonly given: Given

  private constructor(side: 0 | 1, served: Served, given: Given) {
    this.side = side
    this.served = served
    this.given = given
  }

  static async open(root: string, side: 0 | 1, serving: Serve = serve): Promise<World> {
    const given = new Given(side)
    const log = { level: 'debug', to: { write: (line: string) => void given.lines.push(line) } } as const
    const options = { root, dist: null, data: null, port: 0, limits: 'off', log, sources: given } as const
    return new World(side, await serving(options), given)
  }

  /** Goes through a programme; everything that the listeners hear, in order, and at last the server's log. */
  async play(programme: Programme, name: string): Promise<Heard[]> {
    this.given.begin(name, programme.draws)
    const visit = new Visit(this.served.url, programme, this.side)
    try {
      for (const [i, step] of programme.steps.entries()) {
        await turn() // whatever the step before has left to do is done
        this.given.step(i)
        mock.timers.tick(STEP_MS)
        await visit.take(step)
      }
      await turn()
      await visit.listen('everything')
      return [...visit.heard, ...this.given.lines.map((line) => heardLine(line))]
    } finally {
      visit.close()
      await turn()
    }
  }

  close(): Promise<void> {
    return this.served.close()
  }
}

const heardLine = (line: string): Heard => ({
  who: 'log',
  after: 'everything',
  isLive: false,
  frames: 0,
  bytes: Buffer.from(line),
})

/** What the server cannot make up. Names depend on the step only, so that one more for somebody else changes nothing. */
class Given implements Sources {
  lines: string[] = []
  private readonly side: 0 | 1
  private name = ''
  private readonly names = new Set<string>()
  private at = 0
  private made = 0
  private time = BEGIN
  private draws: Programme['draws'] = new Map()

  constructor(side: 0 | 1) {
    this.side = side
  }

  begin(name: string, draws: Programme['draws']): void {
    this.name = name
    while (this.names.has(this.name)) this.name += '+' // the same pair once more
    this.names.add(this.name)
    this.draws = draws
    this.lines = []
  }

  step(at: number): void {
    this.at = at
    this.made = 0
    this.time += STEP_MS
  }

  readonly now = (): number => this.time
  readonly id = (): string => this.make('id').slice(0, 16)
  readonly secret = (): string => this.make('secret').slice(0, 32)
  readonly chance = (_table: string, v: number) => {
    const draws = this.draws.get(v)
    return draws === undefined ? null : randomOf(draws[this.side])
  }

  private make(what: string): string {
    this.made += 1
    return createHash('sha256').update(`${this.name} ${what} ${this.at} ${this.made}`).digest('hex')
  }
}

/** What is answered with a new table. */
const OPENING = new Set(['/api/tables', '/api/tables/bring'])
const LANGUAGES = ['en', 'de'] as const

/** The people at one table. */
class Visit {
  readonly heard: Heard[] = []
  private readonly url: string
  private readonly programme: Programme
  private readonly side: 0 | 1
  private readonly lines = new Map<Who, Line>()
  private readonly lives = new Map<Who, Live>()
  private table: { readonly id: string; readonly seats: readonly { readonly invite?: string }[] } | null = null

  constructor(url: string, programme: Programme, side: 0 | 1) {
    this.url = url
    this.programme = programme
    this.side = side
  }

  async take(step: Step): Promise<void> {
    if (step.do === 'ask') await this.ask(step)
    else if (step.do === 'plug') this.lives.set(step.who, await this.line(step.who).live())
    else if (step.do === 'send') await this.send(step)
    else await this.sit(step.who)
    if (step.do === 'send') this.hear(step.who, saying(step))
    // What may have come of anything else is heard with the next of these.
    if (step.do === 'sit' || step.do === 'plug' || step.must !== undefined) await this.listen(saying(step))
  }

  close(): void {
    for (const line of this.lines.values()) line.close()
  }

  private async ask(step: Ask): Promise<void> {
    const who = Array.isArray(step.who) ? (step.who as Both<Who>)[this.side] : (step.who as Who)
    const { method, must, body } = step
    const path = step.path.replace(':t', this.table?.id ?? 'none')
    const answer = await this.line(who).ask({ method, path, ...(body === undefined ? {} : { body: body[this.side] }) })
    if (must !== undefined && answer.status !== must)
      throw new Error(`${saying(step)}: ${answer.status} instead of ${must}: ${answer.body}`)
    if (OPENING.has(step.path)) this.table = JSON.parse(answer.body)
    const lines = step.lines
    const bytes = lines === undefined ? answer.bytes : Buffer.from(answer.body.split('\n').filter(lines).join('\n'))
    if (this.isListening(who)) this.heard.push({ who, after: saying(step), isLive: false, frames: 0, bytes })
  }

  private async send(step: Send): Promise<void> {
    const { who, frame, isAnswer, must } = step
    const own = frame[this.side] as { readonly table?: string }
    const meant = own.table === ':t' ? { ...own, table: this.table?.id } : own
    const answer = await this.lives.get(who)?.send(meant, isAnswer)
    if (must && answer?.t === 'no') throw new Error(`${saying(step)}: ${JSON.stringify(answer)}`)
  }

  private sit(seat: number): Promise<void> {
    const invite = this.table?.seats[seat]?.invite
    return this.ask({
      do: 'ask',
      who: seat,
      method: 'POST',
      path: '/api/join',
      body: [{ invite }, { invite }],
      must: 200,
    })
  }

  /** What has come to the listeners by now. */
  async listen(after: string): Promise<void> {
    for (const who of this.programme.listeners) {
      await this.lives.get(who)?.settled()
      this.hear(who, after)
    }
  }

  /** What has come to somebody, as far as it has. */
  private hear(who: Who, after: string): void {
    const live = this.isListening(who) ? this.lives.get(who) : undefined
    if (live !== undefined) this.heard.push({ who, after, isLive: true, ...live.taken() })
  }

  private isListening(who: Who): boolean {
    return this.programme.listeners.includes(who)
  }

  private line(who: Who): Line {
    const line = this.lines.get(who) ?? new Line(this.url, LANGUAGES[this.lines.size % 2] as string)
    this.lines.set(who, line)
    return line
  }
}
