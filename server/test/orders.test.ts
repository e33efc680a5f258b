/** Standing orders at tables of a server: they answer for their seat, outlive a restart, and are nobody else's business. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { DATABASE } from '../src/service.ts'
import { openSqlite } from '../src/store/sqlite.ts'
import type { Caller } from '../src/tables/types.ts'
import {
  begun,
  guest,
  houseWith,
  newKey,
  type Opened,
  opened,
  problemOf,
  ROOT,
  recorder,
  STRANGER,
  temporary,
  until,
} from './service-kit.ts'

/** Tic-tac-toe with two orders: a cell that is taken as soon as it is free, and the last one. */
const house = () =>
  houseWith('tic-tac-toe', {
    'index.ts': [
      [
        'export { pack }',
        `import { oneOf } from '@skerry/kernel'
        const mark = (cell: number) => ({ do: 'mark', cell })
        export const orders = [
          {
            rule: 'TTT-TURN-01', do: 'takeCell', args: { cell: oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9) }, decisions: ['game.mark'],
            answer: (t: { seat: number }, _: object, { cell }: { cell: number }) => mark(cell),
          },
          { rule: 'TTT-TURN-01', do: 'takeLast', args: {}, decisions: ['game.mark'], answer: () => mark(9) },
        ]
        export { pack }`,
      ],
    ],
    'words/en.ts': [
      ['prompts:', `orders: { takeCell: ({ cell }: { cell: number }) => ['take cell', cell].join(' ') },\n  prompts:`],
    ],
  })

let root: string
let data: string
let service: Opened
let ada: Caller
let bo: Caller
let cy: Caller
let id: string

beforeEach(async () => {
  root = house()
  data = temporary()
  service = await opened({ root, data })
  ada = await guest(service, 'Ada')
  bo = await guest(service, 'Bo')
  cy = await guest(service, 'Cy')
  id = (await begun(service, 'tic-tac-toe', [ada, bo])).id
})

const version = async () => (await service.tables.state(ada, id)).version
const mark = async (who: Caller, cell: number) =>
  service.tables.choose(who, id, { v: await version(), key: newKey(), choices: [`mark ${cell}`] })
const notations = (listed: readonly { notation: string }[]) => listed.map(({ notation }) => notation)
const ordersOf = async (who: Caller) => notations((await service.tables.orders(who, id)).left)
/** Everything that happens by itself has happened. */
const at = (v: number) => until(async () => (await version()) >= v)

describe('an order', () => {
  test('answers at once, and again and again, until it is withdrawn', async () => {
    const { tables } = service
    await tables.leaveOrder(ada, id, 'takeCell 5')
    await at(1)
    await mark(bo, 1)
    expect(await tables.state(ada, id)).toMatchObject({ version: 2, asked: { seats: [0] } })
    await tables.leaveOrder(ada, id, 'takeLast')
    await at(3)
    expect(await ordersOf(ada)).toEqual(['takeCell 5', 'takeLast'])
    await tables.leaveOrder(ada, id, 'takeCell 2')
    expect(await ordersOf(ada)).toEqual(['takeLast', 'takeCell 2'])
    expect(notations((await tables.withdrawOrder(ada, id, 'takeCell 2')).left)).toEqual(['takeLast'])
    await mark(bo, 3)
    expect(await version()).toBe(4)
    expect((await tables.history(ada, id, 0, 9)).map(({ order }) => order)).toEqual([
      'takeCell 5',
      undefined,
      'takeLast',
      undefined,
    ])
  })

  test('lists what the game offers, in words', async () => {
    const { possible, left } = await service.tables.orders(ada, id)
    expect(left).toEqual([])
    expect(possible).toHaveLength(10)
    expect(possible[3]).toEqual({ notation: 'takeCell 4', rule: 'TTT-TURN-01', text: 'take cell 4' })
  })

  test('rests after an undo until its person has chosen again', async () => {
    const { tables } = service
    await tables.leaveOrder(ada, id, 'takeCell 5')
    await at(1)
    await tables.undo(ada, id, { v: 1, key: newKey() })
    expect(await ordersOf(ada)).toEqual(['takeCell 5'])
    await mark(ada, 1)
    expect(await version()).toBe(3)
    await mark(bo, 2)
    await at(5)
    expect((await tables.history(ada, id, 0, 9)).map(({ order }) => order)).toEqual([
      'takeCell 5',
      undefined,
      undefined,
      undefined,
      'takeCell 5',
    ])
  })

  test('goes when its person gives up: a bot has none', async () => {
    await service.tables.leaveOrder(bo, id, 'takeCell 5')
    await service.tables.resign(bo, id, { v: 0, key: newKey() })
    expect((await service.store.table(id))?.seats[1]?.orders).toEqual({ left: [], isHeld: false })
    expect(await problemOf(service.tables.orders(bo, id))).toBe('notSeated')
  })
})

test('orders outlive a restart, and one that was about to answer does so then', async () => {
  await service.tables.leaveOrder(bo, id, 'takeCell 5')
  service.tables.close() // nothing answers by itself any more, as when the server ends at this moment
  await mark(ada, 1)
  expect(await version()).toBe(1)
  await service.end()
  service = await opened({ root, data })
  expect(await ordersOf(bo)).toEqual(['takeCell 5'])
  await service.tables.resume()
  await at(2)
  expect((await service.tables.history(bo, id, 1, 2))[0]).toMatchObject({ seat: 1, order: 'takeCell 5' })
})

describe('whoever else looks', () => {
  test('can neither read nor leave nor withdraw them', async () => {
    const { tables } = service
    await tables.leaveOrder(bo, id, 'takeCell 5')
    expect(await ordersOf(ada)).toEqual([])
    await tables.withdrawOrder(ada, id, 'takeCell 5') // only her own, and she has none
    expect(await ordersOf(bo)).toEqual(['takeCell 5'])
    for (const [who, problem] of [
      [cy, 'notSeated'],
      [STRANGER, 'noGuest'],
    ] as const) {
      expect(await problemOf(tables.orders(who, id))).toBe(problem)
      expect(await problemOf(tables.leaveOrder(who, id, 'takeCell 5'))).toBe(problem)
      expect(await problemOf(tables.withdrawOrder(who, id, 'takeCell 5'))).toBe(problem)
    }
  })

  test('is told the very same as if the person had chosen, now, later and after the end', async () => {
    const { tables } = service
    const told = async (isOrdered: boolean) => {
      id = (await begun(service, 'tic-tac-toe', [ada, bo])).id
      const [hers, his, theirs] = [ada, bo, cy].map(recorder)
      for (const watcher of [hers, his, theirs]) await tables.watch(watcher as never, id)
      if (isOrdered) await tables.leaveOrder(bo, id, 'takeCell 5')
      await mark(ada, 1)
      if (!isOrdered) await mark(bo, 5)
      await at(2)
      const others = [
        hers?.of('row').map(({ k: _, ...frame }) => frame),
        theirs?.of('row').map(({ k: _, ...frame }) => frame),
        await tables.history(ada, id, 0, 9),
        await tables.history(cy, id, 0, 9),
      ]
      const own = [his?.of('row'), await tables.history(bo, id, 0, 9)]
      await tables.resign(ada, id, { v: 2, key: newKey() })
      const { rows } = (await tables.exported(cy, id)) as { rows: object[] }
      return { others: [...others, rows, await tables.history(ada, id, 0, 9)], own: JSON.stringify(own) }
    }
    const [ordered, chosen] = [await told(true), await told(false)]
    expect(ordered.others).toEqual(chosen.others)
    expect(JSON.stringify(ordered.others)).not.toContain('takeCell')
    expect(ordered.own).toContain('"order":"takeCell 5"')
    expect(chosen.own).not.toContain('order')
  })
})

test('what is no order of this game is not left, and nothing changes', async () => {
  const { tables } = service
  for (const order of ['takeCell 10', 'takeCell', 'takeLast 9', 'mark 5', ' takeLast', 'takeLast '.repeat(20)])
    expect(await problemOf(tables.leaveOrder(ada, id, order))).toBe('badRequest')
  expect(await ordersOf(ada)).toEqual([])
  expect(await version()).toBe(0)
})

test('a database from before there were orders is read as it is, served or only looked into', async () => {
  const file = join(temporary(), DATABASE)
  writeFileSync(file, gunzipSync(readFileSync(join(ROOT, 'session/test/stored/skerry.sqlite.gz'))))
  for (const use of ['read', 'write'] as const) {
    const store = await openSqlite(file, use)
    const ids = await store.allTables('', 99)
    expect(ids).toHaveLength(7)
    for (const table of ids) {
      const { seats } = (await store.table(table)) ?? { seats: [] }
      expect(seats.length).toBeGreaterThan(0)
      for (const { orders } of seats) expect(orders).toEqual({ left: [], isHeld: false })
    }
    await store.close()
  }
})

test('before the game and after it there are none', async () => {
  const { tables } = service
  const open = await tables.create(ada, { game: 'tic-tac-toe', seats: ['me', 'open'] })
  expect(await problemOf(tables.leaveOrder(ada, open.id, 'takeLast'))).toBe('notRunning')
  await tables.resign(bo, id, { v: 0, key: newKey() })
  expect(await problemOf(tables.leaveOrder(ada, id, 'takeLast'))).toBe('notRunning')
})
