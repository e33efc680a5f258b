/** The games of a server's database as records. The file is only read: a server may be at work with it. */

import { join } from 'node:path'
import { NotOurs, openSqlite, type Store } from '@skerry/server/store'
import { type GameRecord, gameRecord } from '@skerry/session'
import { messageOf } from './errors.ts'

const PAGE = 100

/** A game under a name that tells where it lies; or what is wrong with it, null for files that are no store at all. */
export type KeptGame = { readonly name: string } & ({ readonly record: GameRecord } | { readonly fault: string | null })

/** Every game that has begun, as it could be exported. */
export async function* gamesIn(file: string): AsyncGenerator<KeptGame> {
  let store: Store
  try {
    store = await openSqlite(file, 'read')
  } catch (error) {
    yield { name: file, fault: isOther(error) ? null : messageOf(error) }
    return
  }
  try {
    for (let after = ''; ; ) {
      const ids = await store.allTables(after, PAGE)
      for (const id of ids) {
        const game = await gameAt(store, id, join(file, id))
        if (game !== null) yield game
      }
      const last = ids.at(-1)
      if (last === undefined) return
      after = last
    }
  } finally {
    await store.close()
  }
}

/** SQLite's word for “this is no database”. */
const NOT_A_DATABASE = 26

function isOther(error: unknown): boolean {
  const { cause } = error as Error
  return cause instanceof NotOurs || (cause as { errcode?: unknown } | undefined)?.errcode === NOT_A_DATABASE
}

/** Null: nothing has been played there yet. */
async function gameAt(store: Store, id: string, name: string): Promise<KeptGame | null> {
  try {
    const course = await store.course(id, 0)
    if (course === null || course.table.version === 0) return null
    const { game, rules, pack, seats, options, version } = course.table
    const rows = await store.rows(id, 0, Number.MAX_SAFE_INTEGER)
    const missing = Array.from({ length: version }, (_, v) => v).find((v) => rows[v]?.v !== v)
    if (missing !== undefined) return { name, fault: `${name}: row ${missing} of ${version} is missing` }
    const record = gameRecord({
      game,
      rules,
      pack,
      seats: seats.length,
      options,
      start: course.start === null ? undefined : JSON.parse(course.start),
      ownPack: (await store.packOf(id)) ?? undefined,
      rows: rows.slice(0, version),
    })
    return { name, record }
  } catch (error) {
    return { name, fault: `${name}: ${messageOf(error)}` }
  }
}
