/** People who play on through every crash: each command is sent again, with its key, until it is answered. */

import { anyChoice, type Game, type Random, type View } from '@skerry/kernel'
import type { ProblemCode, TableState } from '@skerry/link'
import { Api, ApiError } from '@skerry/link/client'
import { openGame } from '@skerry/registry'
import type { Doing, Memory } from './memory.ts'

export interface Opened {
  readonly game: Game
  readonly content: object
}

/** What somebody plays, with how many others and how many bots. */
export interface Party {
  readonly game: string
  readonly people: number
  readonly bots: number
}

const PAUSE_MS = 25
/** One row in this many is taken back, or followed by a message. */
export const UNDO_ONE_IN = 6
export const SAY_ONE_IN = 6

/** What cannot be taken back is refused; the last move of a game comes too late for it, and a bot may be quicker. */
const NO_UNDO: readonly ProblemCode[] = ['refused', 'notRunning']
const NO_UNDO_WITH_BOTS: readonly ProblemCode[] = [...NO_UNDO, 'stale']

/** Plays one table after the other until told to stop. */
export class Player {
  readonly name: string
  protected readonly url: string
  protected readonly random: Random
  protected readonly memory: Memory
  protected isStopped = false
  private readonly root: string
  private readonly party: Party
  /** How often it was answered. */
  answered = 0
  private keys = 0

  constructor(url: string, root: string, party: Party, name: string, random: Random, memory: Memory) {
    this.url = url
    this.root = root
    this.party = party
    this.name = name
    this.random = random
    this.memory = memory
  }

  stop(): void {
    this.isStopped = true
  }

  /** The server is back. */
  wake(): void {
    // A player who keeps asking finds out without being told.
  }

  async play(): Promise<void> {
    const { game, pack } = await openGame(this.root, this.party.game)
    const opened = { game, content: game.load(pack) }
    const people = Array.from({ length: this.party.people }, () => new Api(this.url, { jar: true }))
    for (const [i, api] of people.entries()) await this.until(() => api.setName(`${this.name} ${i}`))
    while (!this.isStopped) await this.playTable(opened, people)
  }

  private async playTable(opened: Opened, people: readonly Api[]): Promise<void> {
    const [host, ...others] = people as [Api, ...Api[]]
    const bots = Array<'random'>(this.party.bots).fill('random')
    const seats = ['me' as const, ...others.map(() => 'open' as const), ...bots]
    const table = await this.until(() => this.sent('create', host.create({ game: this.party.game, seats })))
    if (table === null) return pause(PAUSE_MS)
    this.memory.open(table.id)
    // What follows may have been done before the answer was lost: then it is refused the second time.
    for (const [i, api] of others.entries()) await this.until(() => this.sent('join', joined(api, table, i + 1)))
    await this.until(() => this.sent('start', started(host, table.id)))
    await this.playOn(opened, people, table.id)
  }

  /** Plays a table that has begun to its end. */
  protected async playOn(opened: Opened, people: readonly Api[], table: string): Promise<void> {
    while (!this.isStopped && (await this.playRow(opened, people, table)));
  }

  /** False: the game is over. */
  private async playRow(opened: Opened, people: readonly Api[], table: string): Promise<boolean> {
    const state = await this.until(() => (people[0] as Api).table(table))
    if (state === null || state.phase === 'over') return false
    const seat = state.asked?.seats.find((one) => one < people.length)
    if (seat === undefined) await pause(PAUSE_MS)
    else await this.answer(opened, people[seat] as Api, table, seat)
    return true
  }

  private async answer(opened: Opened, api: Api, table: string, seat: number): Promise<void> {
    const sight = await this.until(() => api.view(table))
    if (sight === null || !sight.asked.includes(seat)) return
    const { v, view, hash } = sight
    this.memory.looks.push({ table, seat, v, hash })
    const choices = [chosen(opened, view, seat, this.random)]
    await this.command('choose', { table, seat, choices }, (key) => api.choose(table, { v, key, choices }))
    if (this.random(UNDO_ONE_IN) === 0)
      await this.command('undo', { table, seat, choices: null }, (key) => api.undo(table, { v: v + 1, key }))
    if (this.random(SAY_ONE_IN) === 0) await this.say(api, table, seat)
  }

  private async command(
    doing: 'choose' | 'undo',
    { table, seat, choices }: { table: string; seat: number; choices: readonly string[] | null },
    send: (key: string) => Promise<{ readonly v: number }>,
  ): Promise<void> {
    const key = this.key()
    let sendings = 0
    let resentAt: number | null = null
    const done = await this.until(
      () => {
        sendings += 1
        if (sendings === 2) resentAt = Date.now()
        this.memory.send(doing, key)
        return send(key)
      },
      doing === 'choose' ? [] : this.party.bots > 0 ? NO_UNDO_WITH_BOTS : NO_UNDO,
    )
    if (done === null) return
    this.answered += 1
    this.memory.acknowledge({ table, seat, key, v: done.v, choices, resentAt })
  }

  private async say(api: Api, table: string, seat: number): Promise<void> {
    const key = this.key()
    const text = `message ${key}`
    const said = await this.until(() => {
      this.memory.send('say', key)
      return api.say(table, { text, key })
    })
    if (said !== null) this.memory.hear({ table, seat, key, text })
  }

  private sent<T>(doing: Doing, answer: Promise<T>): Promise<T> {
    this.memory.send(doing)
    return answer
  }

  protected key(): string {
    this.keys += 1
    return `${this.name.replaceAll(/\W/g, '-')}-${this.keys}-crash-test`
  }

  /** Asks until there is an answer; null: the answer is no, which is odd where nobody expects it. */
  private async until<T>(ask: () => Promise<T>, expected: readonly ProblemCode[] = []): Promise<T | null> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await ask()
      } catch (error) {
        if (error instanceof ApiError && error.status < 500) {
          this.memory.refused += 1
          const { code } = error.problem
          if (!expected.includes(code)) this.memory.odd.push(`${this.name} was answered: ${code}`)
          return null
        }
        if (error instanceof ApiError && error.problem.code === 'fault') this.memory.odd.push(`${this.name}: a fault`)
        if (attempt === 0) this.memory.resent += 1
        if (this.isStopped && attempt > MOST_ATTEMPTS) return null
        await pause(PAUSE_MS)
      }
    }
  }
}

/** A player who was told to stop gives up after this many attempts. */
const MOST_ATTEMPTS = 400

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Any choice a seat has, found from its view alone. */
export function chosen({ game, content }: Opened, view: View, seat: number, random: Random): string {
  const play = game.play(content, game.redeal(content, view as View<object>, random))
  const choice = anyChoice(play, seat, random)
  if (choice === null) throw new Error(`seat ${seat} is asked and has no choice`)
  return game.write(choice)
}

async function joined(api: Api, table: TableState, seat: number): Promise<TableState> {
  return api.accept(table.seats[seat]?.invite as string)
}

async function started(host: Api, table: string): Promise<TableState> {
  return host.start(table).catch((error: unknown) => {
    if (error instanceof ApiError && error.problem.code === 'notOpen') return host.table(table)
    throw error
  })
}
