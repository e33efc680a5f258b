/** Tables stored before the second draft open and go on: today, with another built-in pack, and with newer rules. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNamed } from '@skerry/bots'
import { packOf, randomFrom, type View } from '@skerry/kernel'
import { describe, expect, test } from 'vitest'
import { packedFor, rulesFor } from '../src/games/packs.ts'
import type { Rules } from '../src/games/rules.ts'
import { checkSaved } from '../src/worker/kept-game.ts'
import { type BotRunner, LocalTable } from '../src/worker/local-table.ts'
import { parseSaved } from '../src/worker/read-saved.ts'
import type { SavedTable } from '../src/worker/saved.ts'
import { MemoryStore } from './memory-store.ts'
import { settled } from './tables.ts'

const STORED = join(import.meta.dirname, '../../session/test/stored')
const textOf = (kind: string, file: string): string => readFileSync(join(STORED, kind, file), 'utf8')
const filesOf = (kind: string): [string, string][] => readdirSync(join(STORED, kind)).map((file) => [kind, file])

/** Opens a table and lets bots play some rows; what the store holds then. */
async function goneOn(rules: Rules, saved: SavedTable): Promise<SavedTable> {
  const { game, guide } = rules
  const content = game.load(rules.pack)
  const store = new MemoryStore()
  const table = { ...saved.table, seats: saved.table.seats.map(({ name }) => ({ name, by: 'random' as const })) }
  store.tables.set('table', { ...saved, table })
  const most = saved.rows.length + 6
  const random: BotRunner = async (_level, view, seat, seed) => {
    if ((store.tables.get('table') as SavedTable).rows.length >= most) opened.close()
    const choose = botNamed('random', game, guide) as NonNullable<ReturnType<typeof botNamed>>
    return game.write(choose(content, view as View<object>, seat, randomFrom(seed)))
  }
  const faults: unknown[] = []
  const opened = new LocalTable('table', rules, { ...saved, table }, store, random, (push) => {
    if (push.kind === 'row') opened.seen(push.sight.version)
    if (push.kind === 'fault') faults.push(push.fault)
  })
  if (saved.ownPack === undefined) await store.keepPack('table', rules.pack)
  await opened.storeTakeover()
  opened.tellWhole()
  await settled(opened)
  expect(faults).toEqual([])
  return store.tables.get('table') as SavedTable
}

/** Goes on, with its pack and its newest position in the store. */
async function expectGoesOn(rules: Rules, saved: SavedTable): Promise<SavedTable> {
  const now = await goneOn(rules, saved)
  expect(now.rows.length > saved.rows.length).toBe(true)
  expect(now.rows.slice(0, saved.rows.length)).toEqual(saved.rows)
  expect(now.rules).toBe(rules.game.version)
  expect(packOf(rules.game.load(now.ownPack))).toBe(saved.pack)
  expect(now.snapshot?.v).toBe(now.rows.length)
  return now
}

const newer = (rules: Rules): Rules => ({ ...rules, game: { ...rules.game, version: 'newer', changes: [] } })

/** Rules that lead elsewhere: every position they come to says so. */
function elsewhere(rules: Rules): Rules {
  const apply: Rules['game']['apply'] = (...given) => {
    const applied = rules.game.apply(...given)
    return 'refused' in applied ? applied : { ...applied, position: { ...applied.position, isOther: true } as never }
  }
  return { ...rules, game: { ...newer(rules).game, apply } }
}

describe.each([...filesOf('local'), ...filesOf('terminal'), ...filesOf('record')])('%s/%s', (kind, file) => {
  const stored = textOf(kind, file)
  const saved = kind === 'local' ? (JSON.parse(stored) as SavedTable) : parseSaved(stored, 1_800_000_000_000)

  test('opens and goes on, and again from what is stored then', async () => {
    const rules = await rulesFor(saved)
    const now = await expectGoesOn(rules, saved)
    if (!now.table.isOver) await expectGoesOn(await rulesFor(now), now)
  })

  test('can be imported', async () => {
    const checked = checkSaved(await rulesFor(saved), parseSaved(stored, 1_800_000_000_000))
    expect(checked.ownPack).toBeDefined()
    expect(checked.snapshot?.v).toBe(checked.rows.length)
  })

  test('finds its pack when another is built in', async () => {
    const { pack, isBuiltIn: _, ...rules } = await rulesFor(saved)
    const other = { ...rules, pack: { ...(pack as object), name: 'other' } }
    const released = { [`../../../games/${saved.game}/data/released/${saved.pack}.json`]: async () => pack }
    const found = await packedFor(saved, other, released)
    expect(found.isBuiltIn).toBe(false)
    await expectGoesOn(found, saved)
  })

  test('is taken over by newer rules, also by such as lead elsewhere', async () => {
    const rules = await rulesFor(saved)
    await expectGoesOn(newer(rules), saved)
    const kept = checkSaved(rules, saved)
    const now = await expectGoesOn(elsewhere(rules), kept)
    expect(now.rows[kept.rows.length]).toMatchObject({ rules: 'newer' })
    const isTakenOverAlready = kept.rows.at(-1)?.position !== undefined
    expect(now.rows[kept.rows.length]?.position === undefined).toBe(isTakenOverAlready)
  })
})

test('a Move that older rules ended by themselves is ended when newer ones take the game over', async () => {
  const saved = JSON.parse(textOf('local', 'vindication-move.json')) as SavedTable
  const now = await goneOn(await rulesFor(saved), saved)
  const { rules, hash } = now.rows[saved.rows.length] ?? {}
  expect({ rules, hash }).toEqual({ rules: '2', hash: saved.rows.at(-1)?.hash })
})
