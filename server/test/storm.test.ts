/**
 * Many people do anything at any time, while commits fail, threads end and tables are put aside; afterwards everything must fit:
 * what was answered stands once, what was not answered does not, and everybody who watched sees what the server has.
 */

import { setTimeout as pause } from 'node:timers/promises'
import { hashOf, type Random, randomFrom, type View } from '@skerry/kernel'
import { patched, type RowFrame, type TableState, type WireSight } from '@skerry/link'
import { expect, inject, test } from 'vitest'
import type { InlineRules, ThreadedRules } from '../src/rules/host.ts'
import type { StoredTable } from '../src/store/types.ts'
import { type Caller, ProblemError, type Watcher, type Watching } from '../src/tables/types.ts'
import { guest, type Opened, opened, STRANGER, until } from './service-kit.ts'

const PEOPLE = ['Ada', 'Bo', 'Cy', 'Dee']
/** So many do something at the same time, so often. */
const HANDS = 6
const DEEDS = 120
const MOST_KILLS = 4
/** The newest tables are where things happen. */
const LIVELY = 4
const MOST_TABLES = 24
const GAMES = { 'tic-tac-toe': ['mark', 10], 'connect-four': ['drop', 8] } as const

/** Somebody who watches and believes nothing but frames. */
class Follower implements Watcher {
  readonly caller: Caller
  readonly table: string
  readonly faults: string[]
  watching: Watching | null = null
  isOver = false
  sight: Pick<WireSight, 'v' | 'viewer' | 'view'> | null = null
  state: TableState | null = null

  constructor(caller: Caller, table: string, faults: string[]) {
    this.caller = caller
    this.table = table
    this.faults = faults
  }

  send(kind: string, rest: string): void {
    if (this.isOver) this.faults.push(`${kind} after the end`)
    const frame = JSON.parse(`{"t":"${kind}","n":1${rest}`)
    if (kind === 'whole') this.sight = frame.sight
    if (kind !== 'whole' && kind !== 'state') return
    this.state = frame.state
    if (this.sight !== null && this.sight.v !== frame.state.version)
      this.faults.push(`${kind}: version ${frame.state.version}, seen ${this.sight.v}`)
  }

  row(rest: string): void {
    if (this.isOver) this.faults.push('row after the end')
    const { v, patch, view, hash } = JSON.parse(`{"t":"row","n":1${rest}`) as RowFrame
    if (this.sight === null) return void this.faults.push(`row ${v} before anything was shown`)
    if (v !== this.sight.v + 1) this.faults.push(`row ${v} after ${this.sight.v}`)
    const next = (view ?? patched(this.sight.view, patch)) as View
    if (hash !== undefined && hash !== hashOf(next)) this.faults.push(`row ${v}: another hash`)
    this.sight = { ...this.sight, v, view: next }
  }

  gone(): void {
    this.isOver = true
  }

  stop(): void {
    this.isOver = true
    this.watching?.stop()
  }
}

interface Sent {
  readonly table: string
  readonly key: string
  readonly v: number
}

class Storm {
  readonly random: Random
  readonly faults: string[] = []
  readonly ids: string[] = []
  readonly followers: Follower[] = []
  readonly done: Sent[] = []
  readonly said: { readonly table: string; readonly who: Caller; readonly text: string }[] = []
  readonly refusals = new Map<string, number>()
  private readonly service: Opened
  private readonly people: readonly Caller[]
  private readonly disturb: () => Promise<void>
  private keys = 0

  constructor(service: Opened, people: readonly Caller[], seed: string, disturb: (storm: Storm) => Promise<void>) {
    this.service = service
    this.people = people
    this.random = randomFrom(seed)
    this.disturb = () => disturb(this)
  }

  one<T>(list: readonly T[]): T {
    return list[this.random(list.length)] as T
  }

  async rage(): Promise<void> {
    for (let i = 0; i < 3; i++) await this.create(this.one(this.people))
    await Promise.all(Array.from({ length: HANDS }, () => this.hand()))
  }

  private async hand(): Promise<void> {
    for (let i = 0; i < DEEDS; i++) {
      try {
        await this.deed()
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        this.refusals.set(error.code, (this.refusals.get(error.code) ?? 0) + 1)
        if (error.code === 'fault' || error.code === 'held') this.faults.push(error.code)
      }
      if (this.random(4) === 0) await pause(this.random(4))
    }
  }

  private async deed(): Promise<unknown> {
    const { tables } = this.service
    const who = this.one(this.people)
    const id = this.one(this.ids.slice(-LIVELY))
    const dice = this.random(100)
    if (dice < 50) return this.play(who, id)
    if (dice < 55) return this.command(id, (v, key) => tables.undo(who, id, { v, key }))
    if (dice < 56) return this.command(id, (v, key) => tables.resign(who, id, { v, key }))
    if (dice < 66) return this.watch(this.random(5) === 0 ? STRANGER : who, id)
    if (dice < 69) return this.unwatch()
    if (dice < 76) return tables.join(who, { table: id })
    if (dice < 79) return tables.start(who, id)
    if (dice < 80) return tables.leave(who, id)
    if (dice < 81) return tables.kick(who, id, this.random(2))
    if (dice < 82) return tables.setSeat(who, id, this.random(2), this.one(['open', 'random']))
    if (dice < 85) return this.say(who, id)
    if (dice < 88) return tables.sight(who, id, this.random(2) === 0 ? undefined : this.random(10))
    if (dice < 90) return tables.history(who, id, this.random(6), 20)
    if (dice < 92) return tables.choices(who, id)
    if (dice < 94) return this.create(who)
    return this.disturb()
  }

  private async create(who: Caller): Promise<void> {
    if (this.ids.length >= MOST_TABLES) return
    const other = this.one(['open', 'open', 'random'] as const)
    const { id } = await this.service.tables
      .create(who, {
        game: this.one(Object.keys(GAMES)),
        seats: this.random(2) === 0 ? ['me', other] : [other, 'me'],
        visibility: this.one(['public', 'unlisted', 'private']),
      })
      .catch(unavailable(this))
    if (id !== undefined) this.ids.push(id)
  }

  private async again(who: Caller, id: string): Promise<void> {
    const { id: next } = await this.service.tables.rematch(who, id)
    if (!this.ids.includes(next)) this.ids.push(next)
  }

  /** What brings a game on: mostly done by whoever is to do it. */
  private async play(anybody: Caller, id: string): Promise<unknown> {
    const { tables, store } = this.service
    const { game, phase, seats, asked, host } = (await store.table(id)) as StoredTable
    const guestIn = (who: string | null | undefined) =>
      (this.random(8) === 0 ? undefined : this.people.find(({ guest }) => guest?.id === who)) ?? anybody
    if (phase === 'over') return this.again(guestIn(seats[this.random(2)]?.guest), id)
    const free = seats.find(({ by }) => by === 'open')
    if (free !== undefined) return tables.join(anybody, { invite: free.invite }, 'mine')
    if (phase === 'open') return tables.start(guestIn(host), id)
    const [verb, most] = GAMES[game as keyof typeof GAMES]
    const choices = [`${verb} ${this.random(most)}`]
    const who = guestIn(seats[asked?.seats[0] ?? 0]?.guest)
    return this.command(id, (v, key) => tables.choose(who, id, { v, key, choices }))
  }

  /** Some commands are sent twice, some for a version that is not there yet. */
  private async command(id: string, send: (v: number, key: string) => Promise<{ v: number }>): Promise<void> {
    const version = (await this.service.store.table(id))?.version as number
    const v = version + (this.random(8) === 0 ? 1 : 0)
    const key = `storm-${++this.keys}`
    const tries = Array.from({ length: this.random(5) === 0 ? 2 : 1 }, () => send(v, key))
    const ends = await Promise.allSettled(tries)
    const stands = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.v] : []))
    if (new Set(stands).size > 1) this.faults.push(`${key} stands twice`)
    if (stands[0] !== undefined) this.done.push({ table: id, key, v: stands[0] })
    const [failed] = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []))
    if (failed !== undefined) throw failed
  }

  private async watch(caller: Caller, id: string): Promise<void> {
    const follower = new Follower(caller, id, this.faults)
    const since = this.random(3) === 0 ? this.random(9) : undefined
    this.followers.push(follower)
    try {
      follower.watching = await this.service.tables.watch(follower, id, since)
    } catch (error) {
      follower.isOver = true
      throw error
    }
  }

  private unwatch(): void {
    const those = this.followers.filter(({ isOver, watching }) => !isOver && watching !== null)
    if (those.length > 0) this.one(those).stop()
  }

  private async say(who: Caller, id: string): Promise<void> {
    const key = `said-${++this.keys}`
    await this.service.tables.say(who, id, { text: key, key })
    this.said.push({ table: id, who, text: key })
  }
}

const unavailable = (storm: Storm) => (error: unknown) => {
  if (!(error instanceof ProblemError) || error.code !== 'unavailable') throw error
  storm.refusals.set('unavailable', (storm.refusals.get('unavailable') ?? 0) + 1)
  return { id: undefined }
}

/** The store loses a commit now and then, with whatever else is in its group. */
function shakyDisk({ store }: Opened, random: Random): { steady(): void } {
  const commit = store.commit.bind(store)
  store.commit = async (changes) => {
    if (random(25) === 0) throw new Error('the disk is full')
    return commit(changes)
  }
  return {
    steady() {
      store.commit = commit
    },
  }
}

async function stormed(seed: string, isInline: boolean) {
  let now = 1_000_000
  const sources = { now: () => now, ...(isInline ? { chance: () => null } : {}) }
  const pass = (ms: number) => {
    now += ms
  }
  let kills = 0
  const service = await opened({ sources, threads: 'own' })
  const people: Caller[] = []
  for (const name of PEOPLE) people.push(await guest(service, name))
  const { rules } = service.deps
  const storm = new Storm(service, people, seed, async ({ random }) => {
    pass(40_000)
    if (!isInline && random(4) === 0 && kills++ < MOST_KILLS)
      void (rules as unknown as { games: { worker: ThreadedRules['worker'] } }).games.worker.terminate()
    else await service.tables.tidy()
  })
  const disk = shakyDisk(service, randomFrom(`${seed} disk`))
  await storm.rage()
  disk.steady()
  await until(async () => (await service.store.dueTables('', 100)).length === 0)
  // Who came and went last is told a moment later.
  await until(() => [...service.deps.rooms.all()].every(({ presenceChanges }) => presenceChanges === 0))
  return { service, people, storm, pass }
}

async function checkLog({ service, storm }: Awaited<ReturnType<typeof stormed>>): Promise<void> {
  for (const id of storm.ids) {
    const table = await service.store.table(id)
    const rows = await service.store.rows(id, 0, Number.MAX_SAFE_INTEGER)
    expect(rows.map(({ v }) => v)).toEqual(rows.map((_, i) => i))
    expect(table).toMatchObject({ version: rows.length, held: null })
    const mine = rows.filter(({ key }) => key.startsWith('storm')).map(({ v, key }) => ({ table: id, key, v: v + 1 }))
    const done = storm.done.filter((one) => one.table === id).sort((a, b) => a.v - b.v)
    expect(mine).toEqual(done)
  }
}

async function checkEyes({ service, storm, people }: Awaited<ReturnType<typeof stormed>>): Promise<void> {
  const here = storm.followers.filter(({ isOver }) => !isOver)
  expect(here.length).toBeGreaterThan(0)
  for (const { caller, table, sight, state } of here) {
    const now = await service.tables.state(caller, table)
    expect(state).toMatchObject({ phase: now.phase, seats: now.seats, watching: now.watching })
    if (sight === null) expect(now).toMatchObject({ phase: expect.stringMatching(/open|over/), version: 0 })
    else
      expect(sight).toMatchObject(
        await service.tables.sight(caller, table).then(({ v, viewer, view }) => ({ v, viewer, view })),
      )
    const guests = here.filter((one) => one.table === table).map((one) => one.caller)
    for (const person of people) {
      const { you, seats } = await service.tables.state(person, table).catch(() => ({ you: null, seats: [] }))
      if (you !== null) expect(seats[you]?.isHere).toBe(guests.includes(person))
    }
  }
}

async function checkTalk({ service, storm }: Awaited<ReturnType<typeof stormed>>): Promise<void> {
  for (const id of storm.ids) {
    const texts = (await service.store.chat(id, null, 1000)).map(({ text }) => text)
    expect(texts.toSorted()).toEqual(storm.said.flatMap(({ table, text }) => (table === id ? [text] : [])).sort())
  }
}

const STORMS = { quick: 2, deep: 12 }

test.each([
  ['with threads that end', 'threads', false],
  ...Array.from({ length: STORMS[inject('width')] }, (_, i) => [`on one thread (${i})`, `inline ${i}`, true] as const),
] as const)('%s, everything fits afterwards', async (_, name, isInline) => {
  const after = await stormed(`${inject('seed')} ${name}`, isInline)
  const { service, storm, pass } = after
  expect(storm.faults).toEqual([])
  expect(storm.done.length).toBeGreaterThan(30)
  await checkLog(after)
  await checkEyes(after)
  await checkTalk(after)
  for (const follower of storm.followers) follower.stop()
  pass(60_000)
  await service.tables.tidy()
  const { rooms, rules } = service.deps
  expect(rooms.size).toBe(0)
  if (isInline) {
    const { engine } = rules as unknown as { engine: InlineRules['engine'] }
    expect((engine as unknown as { tables: Map<string, unknown> }).tables.size).toBe(0)
  }
})
