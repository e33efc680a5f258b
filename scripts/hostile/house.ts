/** A server process of its own, with people and tables that are worth attacking. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { NODE_FLAGS } from '@skerry/server/launch'
import { Random } from './random.ts'

export interface Person {
  readonly name: string
  /** Empty: nobody the server knows. */
  readonly cookie: string
}

export interface StagedTable {
  readonly id: string
  readonly game: string
  readonly isOpen: boolean
  /** Who sits where; the first one is the host. */
  readonly people: readonly Person[]
  /** Only those who sit there may look at it. */
  readonly isPrivate: boolean
  version: number
  asked: readonly number[]
  /** Per seat: an undo would be honest. */
  mayUndo: boolean[]
  /** What each seat may choose, in notation. */
  legal: string[][]
  /** What the rules refuse to those who are asked. */
  illegal: string[]
  /** Commands that stand. */
  readonly done: { readonly seat: number; readonly v: number; readonly key: string; readonly choices: string[] }[]
}

export interface House {
  readonly url: URL
  readonly folder: string
  readonly process: ChildProcess
  /** Lines of the log so far. */
  readonly log: string[]
  readonly people: readonly Person[]
  readonly tables: readonly StagedTable[]
  /** Words that only some may hear. */
  readonly whispers: readonly { readonly text: string; readonly mayHear: readonly Person[] }[]
  readonly invites: readonly { readonly text: string; readonly mayKnow: readonly Person[] }[]
  /** Invitations that were used. */
  readonly used: readonly string[]
}

export const NOBODY: Person = { name: 'nobody', cookie: '' }
const ROOT = join(import.meta.dirname, '..', '..')
const START_MS = 60_000
/** Long enough for secrets, too short for an end. */
const MOVES: Readonly<Record<string, number>> = { marnon: 24, arrival: 24, 'connect-four': 6 }
const CANDIDATES = 60

export async function openHouse(seed: number): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-hostile-'))
  const server = serverIn(folder)
  // Whatever ends us, the server does not outlive us.
  process.once('exit', () => {
    server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  try {
    const { url, log } = await started(server)
    const [anne, ben, cara, dora] = await Promise.all(['Anne', 'Ben', 'Cara', 'Dora'].map((name) => guest(url, name)))
    const people = [anne, ben, cara, dora] as [Person, Person, Person, Person]
    const three = people.slice(0, 3)
    const random = new Random(seed)
    const staged = [
      await begin(url, 'marnon', three, 'private'),
      await begin(url, 'arrival', three, 'private'),
      await begin(url, 'connect-four', three.slice(0, 2), 'unlisted'),
    ]
    await Promise.all(staged.map(({ table }, i) => playOn(url, table, new Random(seed + i))))
    const waiting = await openTable(url, three)
    const whispers = await Promise.all(staged.map(({ table }) => whisper(url, table, random)))
    const tables = [...staged.map(({ table }) => table), waiting.table]
    const used = staged.flatMap(({ invites }) => invites)
    return { url, folder, process: server, log, people, tables, whispers, invites: waiting.invites, used }
  } catch (error) {
    await closeHouse({ process: server, folder })
    throw error
  }
}

export async function closeHouse({ process: server, folder }: Pick<House, 'process' | 'folder'>): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const ended = new Promise((go) => server.once('exit', go))
    server.kill('SIGTERM')
    await ended
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Garbage piles up as long as there is room for it; memory tells of leaks only where it is collected now and then. */
export async function collect({ process: server }: House, pauseMs: number): Promise<void> {
  server.kill('SIGUSR2')
  await new Promise((go) => setTimeout(go, pauseMs))
}

/** Memory the server holds, in bytes. */
export function memoryOf({ process: server }: House): number {
  return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }))
}

function serverIn(folder: string): ChildProcess & { stdout: Readable; stderr: Readable } {
  const collecting = [...NODE_FLAGS, '--expose-gc', '--import', new URL('collect.ts', import.meta.url).href]
  const args = ['serve', '--json', '--api-only', '--port', '0', '--data', folder, '--log', 'info']
  return spawn(process.execPath, [...collecting, join(ROOT, 'cli', 'src', 'main.ts'), ...args], {
    cwd: ROOT,
    env: { ...process.env, SKERRY_LIMITS: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Where it is, and its log, when it has said that it listens. */
function started(server: ReturnType<typeof serverIn>): Promise<Pick<House, 'url' | 'log'>> {
  const log: string[] = []
  createInterface({ input: server.stderr }).on('line', (line) => log.push(line))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => server.kill(), START_MS)
    server.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`The server did not start: ${log.slice(-5).join('\n')}`))
    })
    createInterface({ input: server.stdout }).once('line', (line) => {
      clearTimeout(timer)
      resolve({ url: new URL(JSON.parse(line).url), log })
    })
  })
}

// —— in good faith ——

export interface Answer {
  readonly status: number
  readonly body: unknown
}

export async function ask(url: URL, { cookie }: Person, path: string, body?: object): Promise<Answer> {
  const headers = { ...(cookie === '' ? {} : { cookie }), ...(body ? { 'content-type': 'application/json' } : {}) }
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(new URL(`/api${path}`, url), init)
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

async function need<T>(url: URL, who: Person, path: string, body?: object): Promise<T> {
  const answer = await ask(url, who, path, body)
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as T
}

async function guest(url: URL, name: string): Promise<Person> {
  const response = await fetch(new URL('/api/me', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  return { name, cookie: cookie.split(';', 1)[0] as string }
}

interface State {
  readonly id: string
  readonly phase: string
  readonly version: number
  readonly asked: { readonly seats: readonly number[] } | null
  readonly seats: readonly { readonly invite?: string }[]
}

const invitesOf = ({ seats }: State): string[] => seats.flatMap(({ invite }) => (invite === undefined ? [] : [invite]))

async function begin(url: URL, game: string, people: readonly Person[], visibility: 'private' | 'unlisted') {
  const host = people[0] as Person
  const plan = people.map((_, seat) => (seat === 0 ? 'me' : 'open'))
  const made = await need<State>(url, host, '/tables', { game, seats: plan, visibility })
  const invites = invitesOf(made)
  for (const [i, invite] of invites.entries()) await need(url, people[i + 1] as Person, '/join', { invite })
  await need(url, host, `/tables/${made.id}/start`, {})
  return { table: bareTable(made.id, game, people, visibility === 'private', false), invites }
}

/** A table where two seats are still free, and their invitations known to the host alone. */
async function openTable(url: URL, people: readonly Person[]) {
  const host = people[0] as Person
  const plan = { game: 'marnon', seats: ['me', 'open', 'open'], visibility: 'private' }
  const made = await need<State>(url, host, '/tables', plan)
  const invites = invitesOf(made).map((text) => ({ text, mayKnow: [host] }))
  return { table: bareTable(made.id, 'marnon', [host], true, true), invites }
}

const bareTable = (
  id: string,
  game: string,
  people: readonly Person[],
  isPrivate: boolean,
  isOpen: boolean,
): StagedTable => ({
  ...{ id, game, people, isPrivate, isOpen, version: 0, asked: [], mayUndo: [], legal: [], illegal: [], done: [] },
})

async function whisper(url: URL, { id, people }: StagedTable, random: Random) {
  const [from, to] = people as [Person, Person]
  const text = `whisper${random.word(20)}`
  await need(url, from, `/tables/${id}/chat`, { text, key: 'whisper', to: [1] })
  return { text, mayHear: [from, to] }
}

// —— a game in the middle ——

interface Listed {
  readonly choices: readonly { readonly notation: string }[]
  readonly allotment?: {
    readonly do: string
    readonly least: number
    readonly most: number
    readonly slots: readonly Slot[]
  }
}
interface Slot {
  readonly id: string
  readonly max: number
  readonly weight: number
}

async function playOn(url: URL, table: StagedTable, random: Random): Promise<void> {
  const seen = new Set<string>()
  for (let move = 0; move < (MOVES[table.game] ?? 0); move++) {
    await stand(url, table)
    const seat = random.pick(table.asked)
    const listed = await need<Listed>(url, table.people[seat] as Person, `/tables/${table.id}/choices`)
    for (const { notation } of listed.choices) seen.add(notation)
    seen.add(await playOne(url, table, seat, listed, random))
  }
  await look(url, table)
  table.illegal = await refused(url, table, [...seen], random)
}

/** A choice that the rules allow; it is found by trying where a quantity is to be spread. */
async function playOne(url: URL, table: StagedTable, seat: number, listed: Listed, random: Random): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const choice = notationOf(listed, random)
    const command = { v: table.version, key: `move-${table.version}-${attempt}`, choices: [choice] }
    const { status } = await ask(url, table.people[seat] as Person, `/tables/${table.id}/choose`, command)
    if (status !== 200) continue
    table.done.push({ seat, ...command })
    return choice
  }
  throw new Error(`${table.game}: no choice was found.`)
}

function notationOf({ choices, allotment }: Listed, random: Random): string {
  if (allotment === undefined || (choices.length > 0 && random.isOften(0.2))) return random.pick(choices).notation
  const counts = new Map<string, number>()
  let left = allotment.least + random.below(allotment.most - allotment.least + 1)
  for (let i = 0; left > 0 && i < 1000; i++) {
    const { id, max, weight } = random.pick(allotment.slots)
    if (weight > left || (counts.get(id) ?? 0) >= max) continue
    counts.set(id, (counts.get(id) ?? 0) + 1)
    left -= weight
  }
  return [allotment.do, ...[...counts].map(([id, n]) => `${id}:${n}`)].join(' ')
}

/** Learns who is asked. */
async function stand(url: URL, table: StagedTable): Promise<void> {
  const { version, asked } = await need<State>(url, table.people[0] as Person, `/tables/${table.id}`)
  table.version = version
  table.asked = asked?.seats ?? []
}

/** Learns what everybody could do. */
async function look(url: URL, table: StagedTable): Promise<void> {
  await stand(url, table)
  for (const [seat, who] of table.people.entries()) {
    const { barrier } = await need<{ barrier: string | null }>(url, who, `/tables/${table.id}/view`)
    const { choices } = await need<Listed>(url, who, `/tables/${table.id}/choices`)
    table.mayUndo[seat] = barrier === null
    table.legal[seat] = choices.map(({ notation }) => notation)
  }
}

/** Notations that those who are asked may not use now: choices of other times, and some that never were any. */
async function refused(url: URL, table: StagedTable, seen: readonly string[], random: Random): Promise<string[]> {
  const seat = table.asked[0] as number
  const found: string[] = []
  for (let i = 0; i < CANDIDATES; i++) {
    const choice = random.isOften(0.5) ? random.pick(seen) : spoilt(random.pick(seen), random)
    const path = `/tables/${table.id}/explain`
    const { status, body } = await ask(url, table.people[seat] as Person, path, { choice })
    if (status === 200 && (body as { refusal: unknown }).refusal !== null) found.push(choice)
  }
  return found
}

/** A notation with something wrong in it. */
export function spoilt(notation: string, random: Random): string {
  const words = notation.split(' ')
  const at = random.below(words.length)
  const word = words[at] as string
  const [slot = word] = word.split(':')
  const worse = [
    ...[`${slot}:-1`, `${slot}:999999999`, `${slot}:1e9`, `${slot}:0x10`, `${slot}:`, `:${slot}`, `${slot}:1:1`],
    ...[`${slot}:٣`, `${slot}:1.5`, `${slot}:NaN`, `${slot}:1 ${slot}:1`, '__proto__:1', 'constructor:1', 'toString'],
    ...[word.repeat(40), word.toUpperCase(), [...word].reverse().join(''), `${word}\u0301`, '-', '%s%s%n', '../..'],
  ]
  words[at] = random.pick(worse)
  return words.join(' ').slice(0, 1900)
}
