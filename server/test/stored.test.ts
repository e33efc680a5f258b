/** Games that earlier versions stored go on at a server: today, with other built-in packs, and when newer rules lead elsewhere. */

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { packOf } from '@skerry/kernel'
import { openGame, packOfHash } from '@skerry/registry'
import { buildHouse, NEWER, type OtherHouse } from '@skerry/registry/testing'
import { type GameRecord, goOn, parseRecord, recordToKeep } from '@skerry/session'
import { describe, expect, inject, test } from 'vitest'
import { DATABASE } from '../src/service.ts'
import type { Caller } from '../src/tables/types.ts'
import { guest, type Opened, opened, ROOT, temporary, until } from './service-kit.ts'

const STORED = join(ROOT, 'session/test/stored')

const isDeep = inject('width') === 'deep'
/** Those of the terminal are records with a little more. */
const RECORDS = globSync(isDeep ? '{terminal,record}/*.json' : 'record/*.json', { cwd: STORED })

/** Null: as it is today. */
const HOUSES: Readonly<Record<string, OtherHouse | null>> = {
  'as it is today': null,
  'with other built-in packs': { rules: 'same', packs: 'other' },
  ...(isDeep ? { 'under newer rules': { rules: 'newer', packs: 'same' } } : {}),
  'under newer rules that lead elsewhere, with other packs': { rules: 'elsewhere', packs: 'other, and none kept' },
}
const rootOf = (house: OtherHouse | null): string => (house === null ? ROOT : buildHouse(temporary(), house))
const isElsewhere = (house: OtherHouse | null): boolean => house?.rules === 'elsewhere'

/** Bots answer for whoever sits there, until there is a row more. */
async function goesOn({ tables }: Opened, caller: Caller, id: string): Promise<void> {
  const { version, isHeld } = await tables.state(caller, id)
  expect(isHeld).toBe(false)
  await tables.delegate(caller, id, version)
  await until(async () => (await tables.state(caller, id)).version > version)
  expect(await tables.state(caller, id)).toMatchObject({ isHeld: false })
}

describe.each(Object.entries(HOUSES))('%s', (_, house) => {
  test('the tables of a database, of every title', async () => {
    const data = temporary()
    writeFileSync(join(data, DATABASE), gunzipSync(readFileSync(join(STORED, 'skerry.sqlite.gz'))))
    const db = new DatabaseSync(join(data, DATABASE))
    const ids = db
      .prepare('SELECT id FROM tables')
      .all()
      .map(({ id }) => String(id))
    db.close()
    const service = await opened({ data, root: rootOf(house) })
    const { tables, store } = service
    expect(ids).toHaveLength(7)
    for (const id of ids) {
      const before = await store.table(id)
      for (const { orders } of before?.seats ?? []) expect(orders).toEqual({ left: [], isHeld: false })
      const seat = before?.seats.find(({ guest }) => guest !== null)
      const ada = {
        guest: { id: seat?.guest as string, name: 'Ada', tokenHash: '', since: 0 },
        language: 'en' as const,
      }
      await tables.sight(ada, id)
      await goesOn(service, ada, id)
      const { version = 0, pack } = before ?? {}
      const [next] = await store.rows(id, version, version + 1)
      if (isElsewhere(house)) expect(next).toMatchObject({ rules: NEWER, position: { pack } })
      expect((await store.table(id))?.pack).toBe(pack)
    }
  })

  test('records of every title can be brought', async () => {
    const service = await opened({ root: rootOf(house) })
    const ada = await guest(service, 'Ada')
    for (const file of RECORDS) {
      const record = await keptNow(file)
      const id = await broughtBy(service, ada, record, house)
      expect((await service.store.table(id))?.pack).toBe(record.pack)
    }
  })
})

/** A table made of it, which has gone on if it was not over. */
async function broughtBy(service: Opened, ada: Caller, record: GameRecord, house: OtherHouse | null): Promise<string> {
  const { tables, store } = service
  const seats = Array.from({ length: record.seats }, (_, seat) => (seat === 0 ? ('me' as const) : ('random' as const)))
  const made = await tables.bring(ada, { record, seats })
  const isTakenOver = house !== null && house.rules !== 'same'
  expect(made.version).toBe(record.rows.length + (isTakenOver ? 1 : 0))
  expect(made.hasOwnPack).toBe((house !== null && house.packs !== 'same') || !(await isBuiltIn(record)))
  const entries = await tables.history(ada, made.id, record.rows.length, made.version)
  expect(entries.map(({ newRules }) => newRules !== undefined)).toEqual(isTakenOver ? [true] : [])
  const [row] = await store.rows(made.id, record.rows.length, made.version)
  expect(row?.position !== undefined).toBe(isElsewhere(house))
  if (made.phase === 'over') return made.id
  await tables.start(ada, made.id)
  await until(async () => (await tables.state(ada, made.id)).asked?.seats.includes(0) ?? false)
  await goesOn(service, ada, made.id)
  return made.id
}

/** Whether a stored game was played with the pack that its title has today. */
async function isBuiltIn(record: GameRecord): Promise<boolean> {
  const { game, pack } = await openGame(ROOT, record.game)
  return packOf(game.load(pack)) === record.pack
}

/** A stored game as it is exported by now: with its pack and its newest position. */
async function keptNow(file: string): Promise<GameRecord> {
  const record = parseRecord(JSON.parse(readFileSync(join(STORED, file), 'utf8')))
  const { game, ...found } = await openGame(ROOT, record.game)
  const pack = packOfHash({ game, ...found }, record.pack)
  return recordToKeep(goOn(game, game.load(pack), record).session, pack)
}
