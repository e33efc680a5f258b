/** A database that an earlier version wrote: every running table opens and goes on. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { DATABASE } from '../src/service.ts'
import type { StoredGuest } from '../src/store/types.ts'
import { opened, ROOT, temporary, until } from './service-kit.ts'

test('tables of every title open and go on', async () => {
  const data = temporary()
  writeFileSync(join(data, DATABASE), gunzipSync(readFileSync(join(ROOT, 'session/test/stored/skerry.sqlite.gz'))))
  const db = new DatabaseSync(join(data, DATABASE))
  const ids = db
    .prepare('SELECT id FROM tables')
    .all()
    .map(({ id }) => String(id))
  db.close()
  const { tables, store } = await opened({ data })
  expect(ids).toHaveLength(7)
  for (const id of ids) {
    const seats = (await store.table(id))?.seats ?? []
    for (const { orders } of seats) expect(orders).toEqual({ left: [], isHeld: false })
    const seat = seats.find(({ guest }) => guest !== null)
    const guest: StoredGuest = { id: seat?.guest as string, name: 'Ada', tokenHash: '', since: 0 }
    const ada = { guest, language: 'en' as const }
    await tables.sight(ada, id)
    const { version } = await tables.state(ada, id)
    await tables.delegate(ada, id, version)
    await until(async () => (await tables.state(ada, id)).version > version)
    expect(await tables.state(ada, id)).toMatchObject({ isHeld: false })
  }
})
