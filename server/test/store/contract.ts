/** What every store has to do, whatever stands behind it. */

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Change, OutOfStep, type Store, type StoredTable } from '../../src/store/types.ts'
import { runs } from '../runs.ts'
import { groupsOfChanges, questions, realised } from './changes.ts'
import { ModelStore } from './model.ts'
import { aGuest, aMessage, aRow, aSeat, aTable, move, ODD_TEXTS } from './things.ts'

/** A store of a test's own. */
export interface Opened {
  readonly store: Store
  /** Closes it and opens what it has kept. */
  readonly reopen: () => Promise<Store>
  /** Nothing of it is left. */
  readonly close: () => Promise<void>
}

export function storeTests(name: string, open: () => Promise<Opened>): void {
  describe(`${name}: the contract of a store`, () => {
    let opened: Opened
    let store: Store
    beforeEach(async () => {
      opened = await open()
      store = opened.store
    })
    afterEach(() => opened.close())

    const keep = (...changes: Change[]) => store.commit(changes)
    const made = async (...tables: StoredTable[]) => {
      await keep(...tables.map((table): Change => ({ kind: 'newTable', table })))
    }

    it('finds a guest by the hash of the token, under the newest name', async () => {
      await keep({ kind: 'guest', guest: aGuest('a') }, { kind: 'guest', guest: aGuest('b') })
      await keep({ kind: 'guest', guest: aGuest('a', { name: 'Renamed' }) })
      expect(await store.guestByToken('token of a')).toEqual(aGuest('a', { name: 'Renamed' }))
      expect(await store.guestByToken('token of b')).toEqual(aGuest('b'))
      expect(await store.guestByToken('a')).toBeNull()
      await keep({ kind: 'guest', guest: aGuest('a', { tokenHash: 'new' }) })
      expect(await store.guestByToken('token of a')).toBeNull()
      expect(await store.guestByToken('new')).toEqual(aGuest('a', { tokenHash: 'new' }))
    })

    it('keeps a table with all it has', async () => {
      const table = aTable('t', {
        hasOwnPack: true,
        options: { length: 'long', rounds: 4, isOpen: true },
        asked: { seats: [0, 1], decision: 'fight.goOn' },
        winners: [1],
        endedBy: 'resigned',
        rematch: 'u',
        held: 'why',
        isDue: true,
        witnessedFrom: 7,
      })
      const pack = { cards: [{ id: 'a', n: 0.1 }], none: null }
      await keep({ kind: 'newTable', table, start: '{"state":1}', pack })
      expect(await store.table('t')).toEqual(table)
      expect(await store.packOf('t')).toEqual(pack)
      expect(await store.course('t')).toEqual({ table, snapshot: null, start: '{"state":1}', rows: [] })
      expect(await store.table('u')).toBeNull()
      expect(await store.course('u')).toBeNull()
      expect(await store.packOf('u')).toBeNull()
    })

    it('keeps a table without start and pack', async () => {
      await made(aTable('t'))
      expect(await store.packOf('t')).toBeNull()
      expect((await store.course('t'))?.start).toBeNull()
    })

    it('refuses a table that is there already', async () => {
      await made(aTable('t'))
      await expect(made(aTable('u'), aTable('t', { host: 'other' }))).rejects.toBeInstanceOf(OutOfStep)
      expect(await store.table('t')).toEqual(aTable('t'))
      expect(await store.table('u')).toBeNull()
    })

    it('takes every change of a table', async () => {
      await made(aTable('t'))
      const others: Partial<StoredTable>[] = [
        { seats: [aSeat({ by: 'person', guest: 'g', name: 'G', invite: 'new' }), aSeat()] },
        { phase: 'open', visibility: 'public' },
        { rules: '2.0.0', options: { a: 1 }, pack: 'fedc' },
        { isDue: true },
        { isDue: false, asked: { seats: [], decision: 'x.y' } },
        { host: 'g', begun: 5, played: 6, rematch: 'r', held: 'h', secret: 's', witnessedFrom: 2 },
        { version: 3, winners: [0, 1], endedBy: 'rules', phase: 'over' },
      ]
      let table = aTable('t')
      for (const other of others) {
        const was = table.version
        table = { ...table, ...other }
        await keep({ kind: 'table', table, was })
        expect(await store.table('t')).toEqual(table)
      }
    })

    it('refuses a table that is not at the version it was', async () => {
      await made(aTable('t'), aTable('u'))
      await keep(...move(aTable('t')))
      const now = await store.table('t')
      for (const was of [0, 2]) {
        const stale: Change = { kind: 'table', table: aTable('t', { version: 9 }), was }
        await expect(keep(...move(aTable('u')), stale)).rejects.toBeInstanceOf(OutOfStep)
        expect(await store.table('t')).toEqual(now)
        expect(await store.table('u')).toEqual(aTable('u'))
        expect(await store.rows('u', 0, 9)).toEqual([])
      }
    })

    it('refuses what belongs to no table', async () => {
      const lost: Change[] = [
        { kind: 'table', table: aTable('t'), was: 0 },
        { kind: 'row', table: 't', row: aRow(0) },
        { kind: 'snapshot', table: 't', v: 0, text: '{}' },
        { kind: 'chat', table: 't', message: aMessage(1) },
      ]
      for (const change of lost) {
        await expect(keep({ kind: 'newTable', table: aTable('u') }, change)).rejects.toThrow('no such table')
        expect(await store.allTables('', 9)).toEqual([])
      }
    })

    it('keeps rows with all they have', async () => {
      await made(aTable('t'), aTable('u'))
      const position = { pack: 'p', seats: 2, state: { men: [1, null] }, stack: [], result: null }
      const rows = [
        aRow(0, { seat: null, choices: [], outcomes: ['5/2', '3'] }),
        aRow(1, { choices: ['attack II2 II6 land', 'goOn'] }),
        aRow(2, { undo: true, choices: [] }),
        aRow(3, { resigned: true, choices: [] }),
        aRow(4, { seat: null, choices: [], rules: '2.0.0', position }),
      ]
      await keep(...rows.map((row): Change => ({ kind: 'row', table: 't', row })))
      await keep({ kind: 'row', table: 'u', row: aRow(0) })
      expect(await store.rows('t', 0, 5)).toEqual(rows)
      expect(await store.rows('t', 1, 3)).toEqual(rows.slice(1, 3))
      expect(await store.rows('t', 4, 99)).toEqual(rows.slice(4))
      expect(await store.rows('t', 3, 3)).toEqual([])
      expect(await store.rows('nobody', 0, 9)).toEqual([])
    })

    it('refuses a row that is there already', async () => {
      await made(aTable('t'), aTable('u'))
      await keep({ kind: 'row', table: 't', row: aRow(0) })
      const again: Change[] = [
        { kind: 'row', table: 'u', row: aRow(0) },
        { kind: 'row', table: 't', row: aRow(1) },
        { kind: 'row', table: 't', row: aRow(0, { key: 'other' }) },
      ]
      await expect(keep(...again)).rejects.toBeInstanceOf(OutOfStep)
      expect(await store.rows('t', 0, 9)).toEqual([aRow(0)])
      expect(await store.rows('u', 0, 9)).toEqual([])
      await keep({ kind: 'row', table: 't', row: aRow(1) })
      expect(await store.rows('t', 0, 9)).toEqual([aRow(0), aRow(1)])
    })

    it('opens a game at any version with no more than it needs', async () => {
      const table = aTable('t', { version: 900 })
      await keep({ kind: 'newTable', table, start: '"start"' })
      const rows = Array.from({ length: 900 }, (_, v) => aRow(v))
      await keep(...rows.map((row): Change => ({ kind: 'row', table: 't', row })))
      for (let v = 32; v <= 900; v += 32) await keep({ kind: 'snapshot', table: 't', v, text: `{"v":${v}}` })
      for (const at of [0, 9, 31, 32, 33, 450, 896, 899, 900]) {
        const v = at - (at % 32)
        const snapshot = v === 0 ? null : { v, text: `{"v":${v}}` }
        expect(await store.course('t', at)).toEqual({ table, snapshot, start: '"start"', rows: rows.slice(v, at) })
      }
      const newest = await store.course('t')
      expect(newest?.snapshot?.v).toBe(896)
      expect(newest?.rows).toEqual(rows.slice(896))
    })

    it('puts a snapshot in the place of an older one of the same version', async () => {
      await made(aTable('t'))
      await keep({ kind: 'snapshot', table: 't', v: 0, text: '1' }, { kind: 'snapshot', table: 't', v: 0, text: '2' })
      await keep({ kind: 'snapshot', table: 't', v: 0, text: '3' })
      expect((await store.course('t'))?.snapshot).toEqual({ v: 0, text: '3' })
    })

    it('finds the row of a repeated command', async () => {
      await made(aTable('t'), aTable('u'))
      const keys = ['a', 'b', 'a', 'a', 'c'].map((key, v) => aRow(v, { key, seat: v === 2 ? 1 : 0 }))
      await keep(...keys.map((row): Change => ({ kind: 'row', table: 't', row })))
      expect((await store.rowByKey('t', 0, 0, 'a'))?.v).toBe(0)
      expect((await store.rowByKey('t', 1, 0, 'a'))?.v).toBe(3)
      expect((await store.rowByKey('t', 0, 1, 'a'))?.v).toBe(2)
      expect(await store.rowByKey('t', 4, 0, 'c')).toEqual(keys[4])
      expect(await store.rowByKey('t', 4, 0, 'a')).toBeNull()
      expect(await store.rowByKey('t', 0, 1, 'b')).toBeNull()
      expect(await store.rowByKey('u', 0, 0, 'a')).toBeNull()
    })

    it('lists the tables of a guest, the last played first', async () => {
      const sits = (id: string, played: number, ...guests: (string | null)[]) =>
        aTable(id, { played, seats: guests.map((guest, i) => aSeat({ guest, invite: `${id}/${i}` })) })
      const tables = [sits('a', 1, 'g', 'h'), sits('b', 3, null, 'g'), sits('c', 2, 'g', 'g'), sits('d', 4, 'h')]
      await made(...tables)
      const ids = async (guest: string, most = 9) => (await store.tablesOf(guest, most)).map(({ id }) => id)
      expect(await ids('g')).toEqual(['b', 'c', 'a'])
      expect(await ids('g', 2)).toEqual(['b', 'c'])
      expect(await ids('h')).toEqual(['d', 'a'])
      expect(await ids('nobody')).toEqual([])
      expect(await store.tablesOf('g', 1)).toEqual([tables[1]])
      const left = { ...sits('b', 5, 'h', null), version: 0 }
      await keep({ kind: 'table', table: left, was: 0 }, ...move(tables[0] as StoredTable))
      expect(await ids('g')).toEqual(['a', 'c'])
      expect(await ids('h')).toEqual(['a', 'b', 'd'])
    })

    it('lists public tables that are not over, the newest first', async () => {
      const at = (id: string, begun: number, more: Partial<StoredTable> = {}) =>
        aTable(id, { begun, visibility: 'public', ...more })
      const over = at('over', 9, { phase: 'over' })
      await made(at('a', 1), at('b', 3, { phase: 'open' }), at('c', 2), over, at('d', 9, { visibility: 'unlisted' }))
      const ids = async (most = 9) => (await store.publicTables(most)).map(({ id }) => id)
      expect(await ids()).toEqual(['b', 'c', 'a'])
      expect(await ids(1)).toEqual(['b'])
      expect(await store.publicTables(1)).toEqual([at('b', 3, { phase: 'open' })])
      await made(at('e', 0, { game: 'rare' }))
      expect((await store.publicTables(1, 'rare')).map(({ id }) => id)).toEqual(['e'])
      expect(await store.publicTables(1, 'unheard-of')).toEqual([])
      await keep({ kind: 'table', table: at('e', 0, { game: 'rare', phase: 'over' }), was: 0 })
      await keep({ kind: 'table', table: at('b', 3, { phase: 'over' }), was: 0 })
      await keep({ kind: 'table', table: at('a', 8), was: 0 })
      await keep({ kind: 'table', table: at('c', 2, { visibility: 'private' }), was: 0 })
      await keep({ kind: 'table', table: at('d', 9), was: 0 })
      expect(await ids()).toEqual(['d', 'a'])
    })

    it('knows where an invitation leads', async () => {
      const table = aTable('t', { seats: [aSeat({ invite: 'x' }), aSeat({ invite: '' }), aSeat({ invite: 'z' })] })
      await made(table, aTable('u', { seats: [aSeat({ invite: '' })] }))
      expect(await store.invited('x')).toEqual({ table, seat: 0 })
      expect(await store.invited('z')).toEqual({ table, seat: 2 })
      expect(await store.invited('')).toBeNull()
      expect(await store.invited('X')).toBeNull()
      const swapped = { ...table, seats: [aSeat({ invite: 'z' }), aSeat({ invite: 'x' })] }
      await keep({ kind: 'table', table: swapped, was: 0 })
      expect(await store.invited('x')).toEqual({ table: swapped, seat: 1 })
      expect(await store.invited('z')).toEqual({ table: swapped, seat: 0 })
    })

    it('lists tables, and those where something is due, page by page', async () => {
      const ids = ['a', 'b', 'c', 'd', 'e']
      await made(...ids.map((id) => aTable(id, { isDue: id !== 'b' })).reverse())
      expect(await store.allTables('', 9)).toEqual(ids)
      expect(await store.allTables('', 2)).toEqual(['a', 'b'])
      expect(await store.allTables('b', 2)).toEqual(['c', 'd'])
      expect(await store.dueTables('', 2)).toEqual(['a', 'c'])
      expect(await store.dueTables('c', 9)).toEqual(['d', 'e'])
      await keep(
        { kind: 'table', table: aTable('a'), was: 0 },
        { kind: 'table', table: aTable('b', { isDue: true }), was: 0 },
      )
      expect(await store.dueTables('', 9)).toEqual(['b', 'c', 'd', 'e'])
      expect(await store.dueTables('e', 9)).toEqual([])
    })

    it('tells messages to those they were meant for', async () => {
      await made(aTable('t'), aTable('u'))
      const said = [
        aMessage(1),
        aMessage(2, { from: 1, to: [2] }),
        aMessage(3, { from: 0, to: [1, 2] }),
        aMessage(4, { from: 2 }),
        aMessage(5, { from: 2, to: [] }),
        aMessage(6, { from: 0, to: [0, 1, 1] }),
      ]
      await keep(...said.map((message): Change => ({ kind: 'chat', table: 't', message })))
      const told = async (...about: [seat: number | null, most?: number, before?: number]) => {
        const [seat, most = 99, before] = about
        return (await store.chat('t', seat, most, before)).map(({ at }) => at)
      }
      expect(await told(null)).toEqual([1, 4])
      expect(await told(0)).toEqual([1, 3, 4, 6])
      expect(await told(1)).toEqual([1, 2, 3, 4, 6])
      expect(await told(2)).toEqual([1, 2, 3, 4, 5])
      expect(await told(3)).toEqual([1, 4])
      expect(await told(1, 2)).toEqual([4, 6])
      expect(await told(1, 2, 4)).toEqual([2, 3])
      expect(await told(null, 9, 1)).toEqual([])
      expect(await store.chat('u', 0, 9)).toEqual([])
      // The key is between the sender and the store.
      const { key: _, ...first } = aMessage(1)
      expect(await store.chat('t', null, 1, 2)).toEqual([first])
    })

    it('tells messages of the same moment in the order they were said', async () => {
      await made(aTable('t'))
      const said = ['a', 'b', 'c'].map((id, n) => aMessage(7, { id, to: n === 1 ? [1] : null }))
      await keep(...said.map((message): Change => ({ kind: 'chat', table: 't', message })))
      expect((await store.chat('t', 1, 9)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    })

    it('finds a repeated message', async () => {
      await made(aTable('t'), aTable('u'))
      const { key, ...message } = aMessage(1)
      const again: Change = { kind: 'chat', table: 't', message: { ...aMessage(2), key } }
      await keep({ kind: 'chat', table: 't', message: { ...message, key } }, again)
      expect(await store.chatByKey('t', 0, key)).toEqual(message)
      expect(await store.chatByKey('t', 1, key)).toBeNull()
      expect(await store.chatByKey('t', 0, 'other')).toBeNull()
      expect(await store.chatByKey('u', 0, key)).toBeNull()
    })

    it('keeps every text exactly', async () => {
      for (const [n, text] of ODD_TEXTS.entries()) {
        const id = `t${n}`
        const table = aTable(id, { options: { [text]: text }, held: text, seats: [aSeat({ name: text, invite: id })] })
        const guest = aGuest(id, { name: text })
        const row = aRow(0, { choices: [text], key: text })
        const message = aMessage(1, { text, key: text })
        const { key: _, ...told } = message
        await keep({ kind: 'guest', guest }, { kind: 'newTable', table, pack: { [text]: [text] } })
        await keep({ kind: 'row', table: id, row }, { kind: 'chat', table: id, message })
        await keep({ kind: 'snapshot', table: id, v: 1, text: JSON.stringify(text) })
        expect(await store.table(id)).toEqual(table)
        expect(await store.guestByToken(guest.tokenHash)).toEqual(guest)
        expect(await store.packOf(id)).toEqual({ [text]: [text] })
        expect(await store.rows(id, 0, 1)).toEqual([row])
        expect((await store.course(id))?.snapshot?.text).toBe(JSON.stringify(text))
        expect(await store.chat(id, 0, 9)).toEqual([told])
        for (const key of ODD_TEXTS) {
          expect(await store.rowByKey(id, 0, 0, key)).toEqual(key === text ? row : null)
          expect(await store.chatByKey(id, 0, key)).toEqual(key === text ? told : null)
        }
      }
    })

    it('keeps nothing of a group with a fault in its middle, and goes on', async () => {
      await made(aTable('t'))
      const endless: Record<string, unknown> = {}
      endless.self = endless
      const faulty: Change = { kind: 'newTable', table: aTable('u'), pack: endless }
      const group = [...move(aTable('t')), faulty, { kind: 'guest', guest: aGuest('g') }] as const
      await expect(store.commit(group)).rejects.toThrow()
      expect(await store.table('t')).toEqual(aTable('t'))
      expect(await store.table('u')).toBeNull()
      expect(await store.rows('t', 0, 9)).toEqual([])
      expect(await store.guestByToken('token of g')).toBeNull()
      await keep(...move(aTable('t')))
      expect((await store.table('t'))?.version).toBe(1)
    })

    it('keeps nothing of a table that was to be written twice from the same version', async () => {
      const table = aTable('t')
      const changed = { ...table, host: 'other', isDue: true, seats: [aSeat({ guest: 'g', invite: 'i' })] }
      await made(table)
      const twice: Change[] = [
        { kind: 'table', table: { ...changed, version: 1 }, was: 0 },
        { kind: 'table', table: { ...changed, version: 1 }, was: 0 },
      ]
      await expect(keep(...twice)).rejects.toBeInstanceOf(OutOfStep)
      expect(await store.table('t')).toEqual(table)
      // What was taken back is written when it comes again.
      await keep({ kind: 'table', table: changed, was: 0 })
      expect(await store.table('t')).toEqual(changed)
      expect(await store.tablesOf('g', 9)).toEqual([changed])
      expect(await store.dueTables('', 9)).toEqual(['t'])
    })

    it('takes several moves of one table in one group', async () => {
      const table = aTable('t')
      await keep({ kind: 'newTable', table }, ...move(table), ...move({ ...table, version: 1 }))
      expect((await store.table('t'))?.version).toBe(2)
      expect((await store.course('t'))?.rows).toEqual([aRow(0), aRow(1)])
    })

    it('has nothing to do for an empty group', async () => {
      await expect(store.commit([])).resolves.toBeUndefined()
      expect(await store.allTables('', 9)).toEqual([])
    })

    it('says that it works, and keeps everything when closed', async () => {
      await made(aTable('t'))
      await expect(store.check()).resolves.toBeUndefined()
      store = await opened.reopen()
      await expect(store.check()).resolves.toBeUndefined()
      expect(await store.table('t')).toEqual(aTable('t'))
    })

    it('refuses everything once it is closed', async () => {
      await made(aTable('t'))
      await store.close()
      await expect(store.close()).resolves.toBeUndefined()
      await expect(keep(...move(aTable('t')))).rejects.toThrow('The store is closed')
      await expect(store.table('t')).rejects.toThrow('The store is closed')
      await expect(store.course('t')).rejects.toThrow('The store is closed')
      await expect(store.publicTables(1)).rejects.toThrow('The store is closed')
      await expect(store.check()).rejects.toThrow('The store is closed')
      store = await opened.reopen()
      expect(await store.table('t')).toEqual(aTable('t'))
    })
  })

  it(`${name}: answers like plain data in memory, whatever was written`, { timeout: 240_000 }, async () => {
    const outcomes = { kept: 0, outOfStep: 0 }
    const property = fc.asyncProperty(groupsOfChanges, async (groups) => {
      const { store: first, reopen, close } = await open()
      try {
        let store = first
        const model = new ModelStore()
        for (const group of groups) {
          const changes = realised(group, model)
          const outcome = await outcomeOf(store, changes)
          expect(outcome).toBe(await outcomeOf(model, changes))
          outcomes[outcome] += 1
          expect(await questions(store)).toEqual(await questions(model))
        }
        store = await reopen()
        expect(await questions(store)).toEqual(await questions(model))
      } finally {
        await close()
      }
    })
    const { numRuns, seed } = runs(12, 60)
    await fc.assert(property, { numRuns, seed })
    expect(outcomes.kept).toBeGreaterThan(3.3 * numRuns)
    expect(outcomes.outOfStep).toBeGreaterThan(0.6 * numRuns)
  })
}

async function outcomeOf(store: Store, changes: readonly Change[]): Promise<'kept' | 'outOfStep'> {
  try {
    await store.commit(changes)
    return 'kept'
  } catch (error) {
    if (error instanceof OutOfStep) return 'outOfStep'
    throw error
  }
}
