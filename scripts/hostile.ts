// A server under attack: bad requests and frames, seeded, against tables in the middle of their games.
// Usage: npm run hostile -- [--count N] [--seed S]. The last line is a summary as JSON; 1: something must not have happened.
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { MARK } from './hostile/commands.ts'
import { type BadFrames, FRAMES, subscriptions } from './hostile/frames.ts'
import { ask, closeHouse, collect, type House, memoryOf, openHouse, type Person } from './hostile/house.ts'
import { Line } from './hostile/line.ts'
import { noise, shout } from './hostile/noise.ts'
import { Random } from './hostile/random.ts'
import { type BadRequest, REQUESTS } from './hostile/requests.ts'
import { Ears, secretsOf, sights, storeHash } from './hostile/watch.ts'

export interface HostileOptions {
  readonly count: number
  readonly seed: number
  readonly note?: (text: string) => void
}

export interface Summary {
  readonly seed: number
  /** Attacks made. */
  readonly count: number
  readonly seconds: number
  /** How often each status was answered to requests, and each kind of frame to frames. */
  readonly answers: Readonly<Record<string, number>>
  readonly secrets: number
  /** Memory of the server in MB, after a fifth of the attacks and after all. */
  readonly memory: { readonly early: number; readonly late: number; readonly ratio: number }
  readonly violations: readonly string[]
}

/** Attacks at the same time. */
const HANDS = 16
const LINES_EACH = 2
/** After this many attacks the store is compared with its first state, and garbage is collected. */
const COMPARE_EVERY = 5_000
/** Before this many the server is still warming up, and its memory says nothing. */
const WARM = 20_000
const MOST_GROWTH = 1.1
const PAUSE_MS = 3_000
const COLLECT_MS = 100
const MOST_VIOLATIONS = 20

export async function hostile({ count, seed, note = () => undefined }: HostileOptions): Promise<Summary> {
  const house = await openHouse(seed)
  try {
    return await new Siege(house, count, seed, note).run()
  } finally {
    await closeHouse(house)
  }
}

class Siege {
  readonly #house: House
  readonly #count: number
  readonly #seed: number
  readonly #note: (text: string) => void
  readonly #ears: Ears
  readonly #agent = new Agent({ keepAlive: true, maxSockets: HANDS })
  readonly #lines: Line[] = []
  readonly #busy = new Set<Line>()
  readonly #answers: Record<string, number> = {}
  readonly #violations: string[] = []
  #next = 0

  constructor(house: House, count: number, seed: number, note: (text: string) => void) {
    this.#house = house
    this.#count = count
    this.#seed = seed
    this.#note = note
    this.#ears = new Ears(secretsOf(house))
  }

  async run(): Promise<Summary> {
    const begun = performance.now()
    const [before, stored] = [await sights(this.#house), storeHash(this.#house)]
    for (const who of this.#house.people)
      for (let i = 0; i < LINES_EACH; i++) this.#lines.push(await this.#openLine(who))
    await this.#until(Math.min(WARM, Math.ceil(this.#count / 5)), stored)
    const early = await this.#memory()
    await this.#until(this.#count, stored)
    const late = await this.#memory()
    for (const line of this.#lines) line.close()
    this.#agent.destroy()
    await this.#compare(before)
    await this.#playOn(stored)
    this.#checkLog()
    const ratio = late / early
    if (this.#count >= 5 * WARM && ratio > MOST_GROWTH)
      this.#violate(`memory grew to ${ratio.toFixed(2)} of what it was`)
    return {
      seed: this.#seed,
      count: this.#next,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
      answers: this.#answers,
      secrets: this.#ears.count,
      memory: { early: mb(early), late: mb(late), ratio: Math.round(ratio * 1000) / 1000 },
      violations: this.#violations,
    }
  }

  /** Attacks until there were so many. */
  async #until(goal: number, stored: string): Promise<void> {
    while (this.#next < goal && this.#violations.length < MOST_VIOLATIONS) {
      const end = Math.min(goal, this.#next + COMPARE_EVERY)
      const begun = this.#next
      await Promise.all(Array.from({ length: HANDS }, () => this.#hand(end)))
      if (storeHash(this.#house) !== stored) this.#violate(`attacks ${begun} to ${end} changed what is kept`)
      await collect(this.#house, COLLECT_MS)
      this.#note(`${this.#next} of ${this.#count}`)
    }
  }

  async #hand(end: number): Promise<void> {
    while (this.#next < end && this.#violations.length < MOST_VIOLATIONS) {
      const index = this.#next++
      const random = new Random(Math.imul(this.#seed, 1_000_003) + index)
      const way = random.below(20)
      if (way < 9) await this.#attempt(index, random, REQUESTS, (attack) => this.#request(attack))
      else if (way < 19) await this.#attempt(index, random, FRAMES, (attack) => this.#frames(attack))
      else await this.#attempt(index, random, { noise }, (attack) => this.#noise(attack))
    }
  }

  async #attempt<A>(
    index: number,
    random: Random,
    kinds: Readonly<Record<string, (random: Random, house: House) => A>>,
    make: (attack: A) => Promise<string[]>,
  ): Promise<void> {
    const name = random.pick(Object.keys(kinds))
    try {
      const attack = (kinds[name] as (random: Random, house: House) => A)(random, this.#house)
      for (const what of await make(attack)) this.#violate(`attack ${index} (${name}): ${what}`)
    } catch (error) {
      this.#violate(`attack ${index} (${name}): ${error instanceof Error ? error.message : error}`)
    }
  }

  // —— requests ——

  async #request(attack: BadRequest): Promise<string[]> {
    const { status, text } = await this.#answerTo(attack)
    this.#count1(String(status))
    const leaks = this.#ears.leaks(text, attack.who).map((what) => `tells ${what}`)
    if (status >= 500) return [...leaks, `is answered with ${status}`]
    const isObeyed = attack.isRefused && status > 0 && status < 400
    return isObeyed ? [...leaks, `${attack.method} ${attack.path} is answered with ${status}`] : leaks
  }

  /** Status 0: the line was closed before everything was sent, as for bodies that are far too large. */
  #answerTo(attack: BadRequest): Promise<{ status: number; text: string }> {
    const { who, method, path, headers, body } = attack
    const { hostname, port } = this.#house.url
    const cookie: Record<string, string> = who.cookie === '' ? {} : { cookie: who.cookie }
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
    const all = { ...cookie, ...length, ...headers }
    return new Promise((resolve, reject) => {
      const sent = request({ hostname, port, method, path, headers: all, agent: this.#agent }, (response) => {
        const parts: Buffer[] = [Buffer.from(JSON.stringify(response.headers))]
        response.on('data', (part) => parts.push(part))
        response.on('close', () =>
          resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString('latin1') }),
        )
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        const isCut = error.code === 'ECONNRESET' || error.code === 'EPIPE'
        // A line kept from an earlier request may be closed just when it is used again.
        if (isCut && sent.reusedSocket) resolve(this.#answerTo(attack))
        else if (isCut && body !== null && Buffer.byteLength(body) > 16_384) resolve({ status: 0, text: '' })
        else reject(error)
      })
      sent.end(body ?? undefined)
    })
  }

  async #noise({ who, bytes }: { who: Person; bytes: Buffer }): Promise<string[]> {
    const text = (await shout(this.#house.url, bytes)).toString('latin1')
    const statuses = [...text.matchAll(/^HTTP\/1\.[01] (\d+)/gm)].map(([, status]) => Number(status))
    for (const status of statuses) this.#count1(String(status))
    const leaks = this.#ears.leaks(text, who).map((what) => `tells ${what}`)
    return [...leaks, ...statuses.filter((status) => status >= 500).map((status) => `is answered with ${status}`)]
  }

  // —— frames ——

  #heard = new Map<Line, string[]>()

  async #openLine(who: Person): Promise<Line> {
    const texts: string[] = []
    const line = await Line.open(this.#house.url, who, (text) => texts.push(text))
    this.#heard.set(line, texts)
    const { bytes, answers } = subscriptions(this.#house, who)
    await line.send(bytes, answers)
    for (const text of texts.splice(0))
      for (const what of this.#faultsIn(text, who, [])) this.#violate(`${who.name}: ${what}`)
    return line
  }

  async #frames({ who, bytes, answers, never }: BadFrames): Promise<string[]> {
    const line = await this.#takeLine(who)
    try {
      await line.send(bytes, answers)
      const texts = this.#heard.get(line)?.splice(0) ?? []
      const faults = texts.flatMap((text) => this.#faultsIn(text, who, never))
      return line.isClosed && answers !== 'end' ? [...faults, 'ends the line'] : faults
    } finally {
      if (line.isClosed) await this.#replace(line)
      this.#busy.delete(line)
    }
  }

  async #takeLine(who: Person): Promise<Line> {
    for (;;) {
      const free = this.#lines.find((line) => line.who === who && !this.#busy.has(line))
      if (free !== undefined) {
        this.#busy.add(free)
        return free
      }
      await pause(1)
    }
  }

  async #replace(line: Line): Promise<void> {
    this.#heard.delete(line)
    const fresh = await this.#openLine(line.who)
    this.#lines[this.#lines.indexOf(line)] = fresh
  }

  #faultsIn(text: string, who: Person, never: readonly string[]): string[] {
    const kind = /^\{"t":"(\w+)"/.exec(text)?.[1] ?? 'handshake'
    this.#count1(kind)
    const code = /"problem":\{"code":"(\w+)"/.exec(text)?.[1]
    return [
      ...this.#ears.leaks(text, who).map((what) => `tells ${what}`),
      ...(never.includes(kind) ? [`is answered with ${kind}`] : []),
      ...(code === 'fault' || code === 'unavailable' ? [`is answered with ${code}`] : []),
    ]
  }

  // —— afterwards ——

  async #memory(): Promise<number> {
    await collect(this.#house, this.#count >= WARM ? PAUSE_MS : COLLECT_MS)
    return memoryOf(this.#house)
  }

  async #compare(before: ReadonlyMap<string, string>): Promise<void> {
    const changes = async () => {
      const after = await sights(this.#house)
      return [...before].filter(([what, sight]) => after.get(what) !== sight).map(([what]) => what)
    }
    // A moment may pass until everybody is seen to be gone.
    for (let attempt = 0; attempt < 20 && (await changes()).length > 0; attempt++) await pause(200)
    for (const what of await changes()) this.#violate(`${what} is not as it was before`)
  }

  /** The tables are still there to be played at. */
  async #playOn(stored: string): Promise<void> {
    for (const { id, game, asked, people, legal, version } of this.#house.tables) {
      const seat = asked.find((one) => (legal[one] ?? []).length > 0)
      if (seat === undefined) continue
      const command = { v: version, key: 'afterwards', choices: [legal[seat]?.[0]] }
      const { status } = await ask(this.#house.url, people[seat] as Person, `/tables/${id}/choose`, command)
      if (status !== 200) this.#violate(`${game} cannot be played on: ${status}`)
    }
    if (storeHash(this.#house) === stored) this.#violate('a change of what is kept would not have been noticed')
  }

  #checkLog(): void {
    const lines = this.#house.log
    for (const line of lines) {
      const leaks = this.#ears.leaks(line, null)
      if (leaks.length > 0) this.#violate(`the log tells ${leaks[0]}`)
      if (line.includes(MARK)) this.#violate('the log tells what somebody said')
      if (/"level":"(error|fatal)"/.test(line)) this.#violate(`the log tells of a fault: ${line.slice(0, 200)}`)
    }
  }

  #count1(answer: string): void {
    this.#answers[answer] = (this.#answers[answer] ?? 0) + 1
  }

  #violate(what: string): void {
    if (this.#violations.length < MOST_VIOLATIONS) this.#violations.push(what)
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms))
const mb = (bytes: number): number => Math.round(bytes / 1e5) / 10

if (import.meta.main) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const { values } = parseArgs({ options: { count: { type: 'string' }, seed: { type: 'string' } } })
  const [count, seed] = [Number(values.count ?? 20_000), Number(values.seed ?? 1)]
  if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed))
    throw new Error('--count and --seed are whole numbers.')
  const summary = await hostile({ count, seed, note: (text) => console.error(text) })
  for (const violation of summary.violations) console.error(violation)
  if (summary.violations.length > 0) console.error(`Again: npm run hostile -- --count ${count} --seed ${seed}`)
  console.log(JSON.stringify(summary))
  process.exitCode = summary.violations.length > 0 ? 1 : 0
}
