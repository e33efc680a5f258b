/** Frames that nobody sends in good faith. */

import { COMMANDS, MARK } from './commands.ts'
import type { House, Person, StagedTable } from './house.ts'
import { frame } from './line.ts'
import type { Random } from './random.ts'

export interface BadFrames {
  readonly who: Person
  readonly bytes: Buffer
  /** How many answers come, or that the line ends. */
  readonly answers: number | 'end'
  /** Kinds of answers that would be a fault. */
  readonly never: readonly string[]
}
type FramesKind = (random: Random, house: House) => BadFrames

/** Tables are subscribed under their place in the list; others are free. */
export const FREE_NUMBER = 50
const numberOf = ({ tables }: House, table: StagedTable): number => tables.indexOf(table)

export const mayLook = (table: StagedTable, who: Person): boolean => !table.isPrivate || table.people.includes(who)

/** What a line hears from the beginning. */
export function subscriptions(house: House, who: Person): { bytes: Buffer; answers: number } {
  const tables = house.tables.filter((table) => mayLook(table, who))
  const frames = tables.map((table) => sub(numberOf(house, table), table.id))
  return { bytes: Buffer.concat(frames), answers: frames.length }
}

const sub = (n: number, table: string, since?: unknown): Buffer =>
  json({ t: 'sub', n, table, ...(since === undefined ? {} : { since }) })
const json = (value: unknown): Buffer => frame(JSON.stringify(value))
const bad = (who: Person, bytes: Buffer): BadFrames => ({
  who,
  bytes,
  answers: 1,
  never: ['ok', 'no', 'whole', 'pong'],
})

const WRONG_FIELDS: Readonly<Record<string, readonly unknown[]>> = {
  t: ['Sub', 'row', 'hello', 'whole', '__proto__', 'toString', '', null, 7, ['sub'], {}],
  n: [null, true, '1', [], {}, -1, 1.5, 1e300, 2 ** 31],
  table: [null, 1, {}, [], '', 'x'.repeat(65)],
  since: [null, true, '0', [], {}, -1, 0.5, 1e300],
}

const kinds: Readonly<Record<string, FramesKind>> = {
  badText(random, { people }) {
    const texts = [
      ...[
        '',
        ' ',
        '{',
        'null',
        '7',
        '"ping"',
        '[]',
        '{}',
        '{"t":"ping"}x',
        "{'t':'ping'}",
        '{"t":"ping",}',
        '\ufeff{"t":"ping"}',
      ],
      ...[`{"t":"ping","${MARK}":1}`, '{"t":"lobby","n":0}', '{"t":"ping","__proto__":{}}', '['.repeat(16_000)],
      ...[`{"t":"say","n":0,"key":"k","text":${'['.repeat(6000)}${']'.repeat(6000)}}`, random.word(40), 'NaN'],
    ]
    return bad(random.pick(people), frame(random.pick(texts)))
  },
  wrongFields(random, { people, tables }) {
    const good = { t: 'sub', n: FREE_NUMBER, table: random.pick(tables).id, since: 0 }
    const name = random.pick(Object.keys(good))
    return bad(random.pick(people), json({ ...good, [name]: random.pick(WRONG_FIELDS[name] ?? [null]) }))
  },
  binary(random, { people }) {
    return bad(random.pick(people), frame(random.isOften(0.5) ? '{"t":"ping"}' : random.bytes(50), { opcode: 2 }))
  },
  foreignTables(random, house) {
    const table = random.pick(house.tables.filter(({ isPrivate }) => isPrivate))
    const who = random.pick(house.people.filter((person) => !mayLook(table, person)))
    const ids = [table.id, table.id, table.id.toUpperCase(), random.word(16), '__proto__', '../', `${table.id} `, '%00']
    return {
      who,
      bytes: sub(FREE_NUMBER, random.pick(ids), random.pick([undefined, 0, 5])),
      answers: 1,
      never: ['whole', 'row'],
    }
  },
  notSubscribed(random, house) {
    const who = random.pick(house.people)
    const n = FREE_NUMBER + 1 + random.below(1000)
    const frames = [
      { t: 'choose', v: 0, key: 'k', choices: [MARK] },
      { t: 'undo', v: 0, key: 'k' },
      { t: 'delegate', v: 0 },
    ]
    return { who, bytes: json({ ...random.pick(frames), n }), answers: 1, never: ['ok', 'row'] }
  },
  again(random, house) {
    const who = random.pick(house.people)
    const table = random.pick(house.tables.filter((one) => mayLook(one, who)))
    const since = random.pick([undefined, 0, 1, table.version, table.version + 1, 2 ** 31, Number.MAX_SAFE_INTEGER])
    const n = numberOf(house, table)
    const bytes = Buffer.concat([json({ t: 'unsub', n: 9999 }), sub(n, table.id, since)])
    return { who, bytes, answers: 1, never: ['bad', 'gone'] }
  },
  inParts(random, house) {
    const table = random.pick(house.tables.filter(({ isOpen }) => !isOpen))
    const n = numberOf(house, table)
    const text = JSON.stringify({ t: 'undo', n, v: table.version + 7, key: MARK })
    const cuts = [0, random.below(20), 20 + random.below(20), text.length]
    const parts = [0, 1, 2].flatMap((i) => [
      frame(text.slice(cuts[i], cuts[i + 1]), { opcode: i === 0 ? 1 : 0, isLast: i === 2 }),
      ...(i < 2 ? [frame(random.bytes(5), { opcode: 9 })] : []),
    ])
    return { who: random.pick(table.people), bytes: Buffer.concat(parts), answers: 1, never: ['ok', 'bad'] }
  },
  brokenProtocol(random, { people }) {
    const endless = frame('x', { isLast: false })
    const broken = [
      frame('x'.repeat(random.pick([16_385, 70_000]))),
      frame('', { length: random.pick([16_385, 2 ** 31, Number.MAX_SAFE_INTEGER]) }),
      frame('{"t":"ping"}', { isMasked: false }),
      frame('x', { opcode: random.pick([3, 4, 7, 11, 15]) }),
      frame('x', { opcode: 0 }),
      frame('x'.repeat(126), { opcode: 9 }),
      frame('x', { opcode: 9, isLast: false }),
      frame(Buffer.from([0xff, 0xfe, 0xc0])),
      frame(Buffer.from([3]), { opcode: 8 }),
      frame(Buffer.from([0, 0]), { opcode: 8 }),
      frame(Buffer.from([3, 232, 0xff]), { opcode: 8 }),
      Buffer.concat([endless, frame('y')]),
      Buffer.concat([endless, ...Array.from({ length: 100 }, () => frame('', { opcode: 0, isLast: false }))]),
      Buffer.concat([
        endless,
        ...Array.from({ length: 9 }, () => frame('x'.repeat(2000), { opcode: 0, isLast: false })),
      ]),
      Buffer.from([0xf1, 0x80, 0, 0, 0, 0]),
    ]
    return { who: random.pick(people), bytes: random.pick(broken), answers: 'end', never: ['ok', 'no', 'whole'] }
  },
  strangerWatches(random, house) {
    const table = random.pick(house.tables.filter((one) => !one.isPrivate))
    const who = random.pick(house.people.filter((person) => !table.people.includes(person)))
    const n = numberOf(house, table)
    const frames = [
      { t: 'choose', n, v: table.version, key: MARK, choices: [random.pick(table.legal.flat())] },
      { t: 'undo', n, v: table.version, key: MARK },
      { t: 'delegate', n, v: table.version },
      { t: 'say', n, key: MARK, text: MARK },
      { t: 'say', n, key: MARK, text: MARK, to: [0] },
    ]
    return { who, bytes: json(random.pick(frames)), answers: 1, never: ['ok', 'row'] }
  },
}

/** Commands of people who have a line, sent over it; `resign` has no frame. */
const commandKinds = Object.entries(COMMANDS).map(([name, kind]): [string, FramesKind] => [
  name,
  (random, house) => {
    for (;;) {
      const { who, table, do: verb, body, isRefused } = kind(random, house)
      if (verb === 'resign' || !house.people.includes(who)) continue
      const bytes = json({ t: verb, n: numberOf(house, table), ...body })
      return { who, bytes, answers: 1, never: isRefused ? ['ok', 'whole'] : ['whole'] }
    }
  },
])

export const FRAMES: Readonly<Record<string, FramesKind>> = { ...kinds, ...Object.fromEntries(commandKinds) }
