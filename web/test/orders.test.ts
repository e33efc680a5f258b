import { orderText, parseOrder, possibleOrders } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { loadEquipment } from '../src/games/equipment.ts'
import type { Push } from '../src/link/types.ts'
import { commonWords, entriesOf } from '../src/table/orders/orders.ts'
import type { LocalTable } from '../src/worker/local-table.ts'
import { MemoryStore } from './memory-store.ts'
import {
  bot,
  content,
  lastSight,
  noviceChoice,
  openLocal,
  person,
  playOn,
  rules,
  savedTable,
  settled,
} from './tables.ts'

const alone = () => savedTable([person('Mira'), bot('Ole')], 'alone', 'c')
const ordered = (pushes: readonly Push[]) =>
  pushes.flatMap((push) => (push.kind === 'row' && push.told.order !== undefined ? [push.told] : []))

/** Plays until an order has just chosen for the viewer. */
async function untilOrdered(table: LocalTable, pushes: readonly Push[]): Promise<void> {
  const before = ordered(pushes).length
  for (let i = 0; i < 300 && ordered(pushes).length === before; i++) await playOn(table, pushes, 1)
  expect(ordered(pushes).length).toBeGreaterThan(before)
}

describe('standing orders at a table of this browser', () => {
  it('answer for the person, whose log says so, and for no bot', async () => {
    const { table, pushes } = openLocal(alone())
    table.tellWhole()
    await settled(table)
    expect(await table.leaveOrder('losses men-hero-sorcerer')).toEqual(['losses men-hero-sorcerer'])
    expect(await table.leaveOrder('fightOn 2')).toEqual(['losses men-hero-sorcerer', 'fightOn 2'])
    expect(await table.leaveOrder('fightOn won')).toEqual(['losses men-hero-sorcerer', 'fightOn won'])
    await untilOrdered(table, pushes)
    for (const { seat, order } of ordered(pushes)) {
      expect(seat).toBe(0)
      expect(table.ordersLeft()).toContain(order)
    }
    expect(await table.withdrawOrder('fightOn won')).toEqual(['losses men-hero-sorcerer'])
  })

  it('lie in the store with the table and are there after a reload; a table without any is stored as ever', async () => {
    const first = openLocal(alone())
    first.table.tellWhole()
    await settled(first.table)
    expect(first.store.tables.get('table')?.table).not.toHaveProperty('orders')
    await first.table.leaveOrder('fightOn won')
    await first.table.leaveOrder('losses hero-men-sorcerer')
    await playOn(first.table, first.pushes, 3)
    first.table.close()
    const saved = await first.store.load('table')
    const second = openLocal(JSON.parse(JSON.stringify(saved)), first.store)
    expect(second.table.ordersLeft()).toEqual(['fightOn won', 'losses hero-men-sorcerer'])
    second.table.tellWhole()
    await untilOrdered(second.table, second.pushes)
    const rows = first.store.tables.get('table')?.rows ?? []
    expect(rows.filter(({ order }) => order !== undefined).length).toBe(ordered(second.pushes).length)
    await second.table.withdrawOrder('fightOn won')
    await second.table.withdrawOrder('losses hero-men-sorcerer')
    expect(first.store.tables.get('table')?.table).not.toHaveProperty('orders')
  })

  it('left while a row is on its way to the store are stored after it', async () => {
    const { table, pushes, store } = openLocal(alone())
    table.tellWhole()
    await settled(table)
    const playing = table.choose([noviceChoice(lastSight(pushes).view)])
    const leaving = table.leaveOrder('fightOn won')
    expect(await playing).toBeNull()
    expect(await leaving).toEqual(['fightOn won'])
    await settled(table)
    expect(store.tables.get('table')?.table.orders?.[0]?.left).toEqual(['fightOn won'])
    expect(pushes.filter(({ kind }) => kind === 'fault')).toEqual([])
  })

  it('around one screen belong to whoever sits at it', async () => {
    const { table } = openLocal(savedTable([person('Mira'), person('Ole')], 'curtain'))
    table.sit(1)
    await table.leaveOrder('fightOn won')
    table.sit(0)
    expect(table.ordersLeft()).toEqual([])
    expect(await table.withdrawOrder('fightOn won')).toEqual([])
    table.sit('spectator')
    expect(table.ordersLeft()).toEqual([])
    table.sit(1)
    expect(table.ordersLeft()).toEqual(['fightOn won'])
  })

  it('that the game does not know are not left', async () => {
    const { table } = openLocal(alone())
    for (const order of ['fightOn', 'fightOn 9', 'attack I1 I2 land'])
      await expect(table.leaveOrder(order)).rejects.toThrow('noSuchOrder')
    expect(table.ordersLeft()).toEqual([])
  })

  it('of a table that another tab has played on are not stored over it', async () => {
    const store = new MemoryStore()
    const [one, other] = [openLocal(alone(), store), openLocal(alone(), store)]
    await playOn(one.table, one.pushes, 2)
    await other.table.leaveOrder('fightOn won')
    expect(other.pushes).toContainEqual({ kind: 'fault', fault: { what: 'elsewhere' } })
    expect(store.tables.get('table')?.table).not.toHaveProperty('orders')
  })
})

describe('the form of standing orders', () => {
  const possible = possibleOrders(rules.orders, content)

  it('has one entry per kind, and in it every order there is', () => {
    expect(possible.map(({ notation }) => notation)).toContain('fightOn 3')
    for (const { notation, order } of possible) expect(parseOrder(rules.orders, content, notation)).toEqual(order)
    const entries = entriesOf(possible, (notation) => notation)
    expect(entries.map(({ kind, values }) => [kind, values.length])).toEqual([
      ['losses', 6],
      ['fightOn', 6],
    ])
  })

  it.each(['en', 'de'] as const)('says a sentence around its field: %s', async (language) => {
    const { talk } = await loadEquipment('marnon')
    const textOf = (notation: string) => {
      return orderText(talk[language], parseOrder(rules.orders, content, notation))
    }
    for (const { before, after, values } of entriesOf(possible, textOf)) {
      expect(before).not.toBe('')
      for (const { notation, name, sentence } of values) {
        expect(sentence).toBe(textOf(notation))
        expect([before, name, after].filter((part) => part !== '').join(' ')).toBe(sentence)
      }
    }
  })

  it('finds what all sentences begin and end with, and leaves each a word of its own', () => {
    const common = (...sentences: string[]) => {
      const { before, after } = commonWords(sentences)
      return [before.join(' '), after.join(' ')]
    }
    expect(common('take row 1 at once', 'take row 2 at once')).toEqual(['take row', 'at once'])
    expect(common('a a', 'a a a')).toEqual(['a', ''])
    expect(common('yes', 'no')).toEqual(['', ''])
    expect(common('only this')).toEqual(['only this', ''])
  })
})
