/** The games of a server's database as records. */

import { join } from 'node:path'
import { type GameRecord, RECORD_FORMAT } from '@skerry/kernel'
import { openSqlite, type Store } from '@skerry/server/store'

const PAGE = 100

/** Every game that has begun, as it could be exported, under a name that tells where it lies. */
export async function* recordsOf(file: string): AsyncGenerator<{ readonly name: string; readonly record: GameRecord }> {
  const store = await openSqlite(file)
  try {
    for (let after = ''; ; ) {
      const ids = await store.allTables(after, PAGE)
      for (const id of ids) {
        const record = await recordOf(store, id)
        if (record !== null) yield { name: join(file, id), record }
      }
      const last = ids.at(-1)
      if (last === undefined) return
      after = last
    }
  } finally {
    await store.close()
  }
}

async function recordOf(store: Store, id: string): Promise<GameRecord | null> {
  const course = await store.course(id, 0)
  if (course === null || course.table.version === 0) return null
  const { game, rules, pack, seats, options, version } = course.table
  const ownPack = await store.packOf(id)
  return {
    format: RECORD_FORMAT,
    game,
    rules,
    pack,
    seats: seats.length,
    options,
    ...(course.start === null ? {} : { start: JSON.parse(course.start) }),
    ...(ownPack === null ? {} : { ownPack }),
    rows: (await store.rows(id, 0, version)).map(({ v: _v, key: _key, at: _at, ...row }) => row),
  }
}
