/** Commands that must not be obeyed, whichever way they come. */

import { type House, NOBODY, type Person, type StagedTable, spoilt } from './house.ts'
import type { Random } from './random.ts'

export interface BadCommand {
  readonly who: Person
  readonly table: StagedTable
  readonly do: 'choose' | 'undo' | 'resign' | 'delegate' | 'say'
  readonly body: Readonly<Record<string, unknown>>
  /** A repeated command is answered like the first one; everything else must be refused. */
  readonly isRefused: boolean
}

/** Stands in everything that people say and choose: a log that holds it has held too much. */
export const MARK = 'hostilemark'

const keyFrom = (random: Random): string => `${MARK}-${random.word(8)}`

export type CommandKind = (random: Random, house: House) => BadCommand

export const COMMANDS: Readonly<Record<string, CommandKind>> = {
  wrongSeat(random, house) {
    const isWaiting = (table: StagedTable, seat: number) => !table.asked.includes(seat)
    const { table, seat } = seatWhere(random, house, isWaiting)
    const choices = [random.pick([...(table.legal[table.asked[0] as number] ?? []), ...table.illegal])]
    return command(table, seat, 'choose', { v: table.version, key: keyFrom(random), choices })
  },
  staleVersion(random, house) {
    const table = running(random, house)
    const seat = random.below(table.people.length)
    const verb = random.pick(['choose', 'undo', 'resign', 'delegate'] as const)
    const v = otherVersion(table, random)
    const key = verb === 'delegate' ? {} : { key: keyFrom(random) }
    return command(table, seat, verb, {
      v,
      ...key,
      ...(verb === 'choose' ? { choices: [anyChoice(table, random)] } : {}),
    })
  },
  replayedKey(random, house) {
    const table = running(random, house)
    const { seat, ...old } = random.pick(table.done)
    return { ...command(table, seat, 'choose', old), isRefused: false }
  },
  stolenKey(random, house) {
    const table = running(random, house)
    const { seat, ...old } = random.pick(table.done)
    return command(table, random.pick(seatsOf(table).filter((one) => one !== seat)), 'choose', old)
  },
  illegalChoice(random, house) {
    const table = running(random, house)
    const [seat = 0] = table.asked
    return command(table, seat, 'choose', {
      v: table.version,
      key: keyFrom(random),
      choices: [random.pick(table.illegal)],
    })
  },
  halfLegal(random, house) {
    // Whole or not at all: what is legal must not be done if what follows is not.
    const table = running(random, house)
    const [seat = 0] = table.asked
    const choices = [...(table.legal[seat] ?? []).slice(0, 1), random.pick(table.illegal), `${MARK} ${random.word(5)}`]
    return command(table, seat, 'choose', { v: table.version, key: keyFrom(random), choices })
  },
  badNotation(random, house) {
    const table = running(random, house)
    const [seat = 0] = table.asked
    const choice = `${MARK}${random.text(random.below(60)).replace(/\p{Cc}|\p{Cs}|\u202e/gu, '?')}`
    return command(table, seat, 'choose', { v: table.version, key: keyFrom(random), choices: [choice] })
  },
  undoBarred(random, house) {
    const { table, seat } = seatWhere(random, house, ({ mayUndo }, one) => !mayUndo[one])
    return command(table, seat, 'undo', { v: table.version, key: keyFrom(random) })
  },
  stranger(random, house) {
    const table = random.pick(house.tables)
    const verb = random.pick(['choose', 'undo', 'resign', 'delegate', 'say'] as const)
    const { version: v } = table
    const bodies = {
      choose: { v, key: keyFrom(random), choices: [anyChoice(table, random)] },
      undo: { v, key: keyFrom(random) },
      resign: { v, key: keyFrom(random) },
      delegate: { v },
      say: { key: keyFrom(random), text: `${MARK} hello` },
    }
    return { who: strangerTo(table, random, house), table, do: verb, body: bodies[verb], isRefused: true }
  },
  toNobody(random, house) {
    const table = running(random, house)
    const to = [table.people.length + random.below(5)]
    return command(table, random.below(table.people.length), 'say', { key: keyFrom(random), text: MARK, to })
  },
  wrongTypes(random, house) {
    const table = running(random, house)
    const seat = random.below(table.people.length)
    const verb = random.pick(['choose', 'undo', 'delegate', 'say'] as const)
    const { version: v } = table
    const good = {
      choose: { v, key: keyFrom(random), choices: ['x'] },
      undo: { v, key: keyFrom(random) },
      delegate: { v },
      say: { key: keyFrom(random), text: MARK, to: [0] },
    }[verb]
    return command(table, seat, verb, withFault(good, random))
  },
}

const seatsOf = ({ people }: StagedTable): number[] => people.map((_, seat) => seat)
const running = (random: Random, { tables }: House): StagedTable => random.pick(tables.filter(({ isOpen }) => !isOpen))

/** A seat at a running table of which this is true. */
function seatWhere(random: Random, { tables }: House, isSo: (table: StagedTable, seat: number) => boolean) {
  const seats = tables
    .filter(({ isOpen }) => !isOpen)
    .flatMap((table) => seatsOf(table).map((seat) => ({ table, seat })))
    .filter(({ table, seat }) => isSo(table, seat))
  return random.pick(seats)
}

function command(table: StagedTable, seat: number, verb: BadCommand['do'], body: BadCommand['body']): BadCommand {
  return { who: table.people[seat] as Person, table, do: verb, body, isRefused: true }
}

export function anyChoice({ illegal, legal }: StagedTable, random: Random): string {
  const known = [...illegal, ...legal.flat(), 'x']
  return random.isOften(0.3) ? spoilt(random.pick(known), random) : random.pick(known)
}

export function otherVersion({ version }: StagedTable, random: Random): number {
  const v = random.pick([0, 1, version - 1, version + 1, version + 1000, 2 ** 31, Number.MAX_SAFE_INTEGER])
  return v === version ? version + 1 : v
}

/** Somebody without a seat there: a guest, one with a cookie that is made up, or nobody. */
export function strangerTo({ people }: StagedTable, random: Random, house: House): Person {
  const others = house.people.filter((person) => !people.includes(person))
  const someone = random.pick(house.people).cookie
  const forged = [
    `skerry=${random.word(32)}`,
    'skerry=',
    'skerry=null; skerry=undefined',
    `skerry=${'0'.repeat(2000)}`,
    `${someone.slice(0, -1)}`,
    `${someone}x`,
    someone.toUpperCase(),
    `skerry="${someone.slice(7)}`,
    `other=${someone.slice(7)}`,
    'skerry=__proto__',
    "skerry=' OR 1=1 --",
  ]
  return random.pick([...others, NOBODY, { name: 'forged', cookie: random.pick(forged) }])
}

/** What no field of this name may be. */
const WRONG: Readonly<Record<string, readonly unknown[]>> = {
  v: [null, true, '0', [], {}, -1, 0.5, 1e300, '1; DROP TABLE rows'],
  key: [null, 1, true, [], {}, '', 'a b', 'ü', 'k'.repeat(65), '"', 'a\u0000', '../..'],
  choices: [null, 'mark 1', {}, [], [1], [null], [''], [['mark 1']], ['a\u0000'], ['\ud800'], Array(101).fill('x')],
  text: [null, 1, {}, [], '', '   ', 'a\u0000', 'x'.repeat(1001), '\ud800', `${MARK}\u0007`],
  to: [null, 0, '0', [], {}, [-1], [0.5], ['0'], [12], [[0]]],
}

/** The same with one field too many, too few, or of a kind it cannot be. */
export function withFault(good: Readonly<Record<string, unknown>>, random: Random): Record<string, unknown> {
  const name = random.pick(Object.keys(good))
  const way = random.below(10)
  if (way === 0) return { ...good, [random.pick(['seat', 'x', 'constructor', 'hasOwnProperty', 'isHost'])]: 1 }
  if (way === 1 && name !== 'to') return Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))
  return { ...good, [name]: random.pick(WRONG[name] ?? [null]) }
}
