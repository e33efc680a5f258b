/** Random groups of changes, some of them out of step, and everything that can be asked about what they leave. */

import fc from 'fast-check'
import type { Change, Store, StoredSeat, StoredTable } from '../../src/store/types.ts'
import type { ModelStore } from './model.ts'
import { aGuest, aMessage, aRow, aSeat, aTable, ODD_TEXTS } from './things.ts'

const TABLES = ['ta', 'tb', 'tc']
const GUESTS = ['ga', 'gb']
const KEYS = ['ka', 'kb', '\ud800']
const SEATS = [0, 1, 2]
const TIMES = [1, 2, 3]

const text = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 6 }))
/** No backslashes: Node 24's `JSON.parse` takes the key `"\""` for one where it has seen one at this place before. */
const optionName = text.filter((name) => !name.includes('\\'))
const table = fc.constantFrom(...TABLES)
const seat = fc.constantFrom(...SEATS)
const time = fc.constantFrom(...TIMES)
const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value))

const seats = fc.array(
  fc.record({
    by: fc.constantFrom('person', 'open', 'novice'),
    guest: fc.option(fc.constantFrom(...GUESTS)),
    name: text,
    invite: fc.constantFrom('', 'x', 'y'),
  }),
  { minLength: 1, maxLength: 3 },
)

/** What may be different about a table. */
const turn = fc.record(
  {
    seats,
    played: time,
    begun: time,
    visibility: fc.constantFrom('public', 'unlisted', 'private'),
    phase: fc.constantFrom('open', 'running', 'over'),
    asked: fc.option(fc.record({ seats: fc.array(seat, { maxLength: 2 }), decision: text })),
    winners: fc.array(seat, { maxLength: 2 }),
    endedBy: fc.constantFrom('rules', 'resigned', null),
    options: fc.dictionary(optionName, fc.oneof(text, fc.integer(), fc.boolean()), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    held: fc.option(text),
    isDue: fc.boolean(),
  } as const,
  { requiredKeys: [] },
)

const row = fc.record({
  seat: fc.option(seat),
  key: fc.constantFrom(...KEYS),
  choices: fc.array(text, { maxLength: 2 }),
  hash: text,
})

/** Something that happens; what is written is worked out when it is its turn. */
const happening = fc.oneof(
  {
    arbitrary: fc.record({ what: fc.constant('move' as const), table, turn, row, snapshot: fc.option(json) }),
    weight: 6,
  },
  { arbitrary: fc.record({ what: fc.constant('turn' as const), table, turn }), weight: 3 },
  {
    arbitrary: fc.record({
      what: fc.constant('new' as const),
      table,
      turn,
      start: fc.option(json),
      pack: fc.option(json),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('say' as const),
      table,
      message: fc.record({
        from: seat,
        to: fc.option(fc.array(seat, { maxLength: 3 })),
        at: time,
        key: fc.constantFrom(...KEYS),
        text,
      }),
    }),
    weight: 2,
  },
  {
    arbitrary: fc.record({
      what: fc.constant('guest' as const),
      guest: fc.constantFrom(...GUESTS),
      name: text,
      token: time,
    }),
    weight: 1,
  },
  /** Written by somebody who knows of fewer rows, or of more. */
  { arbitrary: fc.record({ what: fc.constant('stale' as const), table, by: fc.constantFrom(-1, 1), row }), weight: 1 },
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

export const groupsOfChanges = fc.array(fc.array(happening, { minLength: 1, maxLength: 4 }), {
  minLength: 4,
  maxLength: 12,
})

/** The changes of one group, each made for the table as those before have left it. */
export function realised(group: readonly Happening[], model: ModelStore): Change[] {
  const ahead = model.copy()
  return group.flatMap((one) => {
    const changes = changesOf(one, ahead)
    try {
      ahead.apply(changes)
    } catch {
      // It is out of step, and so will be the group.
    }
    return changes
  })
}

function changesOf(one: Happening, model: ModelStore): Change[] {
  if (one.what === 'guest')
    return [{ kind: 'guest', guest: aGuest(one.guest, { name: one.name, tokenHash: `${one.guest}${one.token}` }) }]
  const now = model.tableNow(one.table)
  const table = now ?? aTable(one.table)
  const changes = changesAt(table, one)
  // Most of what happens should happen at a table that is there.
  return now === null && one.what !== 'new' && one.what !== 'stale'
    ? [{ kind: 'newTable', table }, ...changes]
    : changes
}

function changesAt(now: StoredTable, one: Exclude<Happening, { what: 'guest' }>): Change[] {
  const { id, version } = now
  const next = 'turn' in one ? { ...now, ...turned(id, one.turn) } : now
  switch (one.what) {
    case 'new':
      return [{ kind: 'newTable', table: next, ...broughtAlong(one) }]
    case 'turn':
      return [{ kind: 'table', table: next, was: version }]
    case 'say':
      return [{ kind: 'chat', table: id, message: aMessage(version, one.message) }]
    case 'stale':
      return [
        { kind: 'row', table: id, row: aRow(version + one.by, one.row) },
        { kind: 'table', table: next, was: version + one.by },
      ]
    case 'move':
      return [
        { kind: 'row', table: id, row: aRow(version, one.row) },
        ...(one.snapshot === null
          ? []
          : [{ kind: 'snapshot' as const, table: id, v: version + 1, text: one.snapshot }]),
        { kind: 'table', table: { ...next, version: version + 1 }, was: version },
      ]
  }
}

type Turn = Extract<Happening, { what: 'turn' }>['turn']

/** Invitations lead to one seat only. */
const turned = (table: string, { seats, ...rest }: Turn) =>
  seats === undefined ? rest : { ...rest, seats: seats.map((one, i) => seatOf(one, `${table}${i}`)) }

const seatOf = ({ invite, ...rest }: NonNullable<Turn['seats']>[number], place: string): StoredSeat =>
  aSeat({ ...rest, invite: invite === '' ? '' : `${place}${invite}` })

const broughtAlong = ({ start, pack }: Extract<Happening, { what: 'new' }>) => ({
  ...(start === null ? {} : { start }),
  ...(pack === null ? {} : { pack: JSON.parse(pack) as unknown }),
})

/** All that a store can be asked, with every answer. */
export async function questions(store: Store): Promise<unknown> {
  const [first] = TABLES as [string]
  return {
    guests: await all(GUESTS.flatMap((guest) => TIMES.map((token) => store.guestByToken(`${guest}${token}`)))),
    tablesOf: await all(GUESTS.flatMap((guest) => [1, 9].map((most) => store.tablesOf(guest, most)))),
    publicTables: await all([1, 9].map((most) => store.publicTables(most))),
    due: await all([store.dueTables('', 9), store.dueTables(first, 1)]),
    ids: await all([store.allTables('', 2), store.allTables(first, 9)]),
    tables: await all([...TABLES, 'nobody'].map((id) => questionsAbout(store, id))),
  }
}

async function questionsAbout(store: Store, id: string): Promise<unknown> {
  const whispered = [null, ...SEATS].flatMap((to) => [
    store.chat(id, to, 99),
    store.chat(id, to, 2),
    store.chat(id, to, 2, 3),
  ])
  return {
    table: await store.table(id),
    invited: await all(SEATS.flatMap((i) => ['', 'x', 'y'].map((invite) => store.invited(`${id}${i}${invite}`)))),
    courses: await all([undefined, 0, 1, 2, 3, 5, 8, 99].map((at) => store.course(id, at))),
    rows: await all([store.rows(id, 0, 99), store.rows(id, 1, 3)]),
    pack: await store.packOf(id),
    repeated: await all(
      KEYS.flatMap((key) =>
        SEATS.flatMap((from) => [
          store.rowByKey(id, 0, from, key),
          store.rowByKey(id, 2, from, key),
          store.chatByKey(id, from, key),
        ]),
      ),
    ),
    chat: await all(whispered),
  }
}

const all = (answers: readonly Promise<unknown>[]): Promise<unknown[]> => Promise.all(answers)
