/**
 * Every pack that was ever built in is kept, the present one among them: games that were played with it must find it, whatever
 * becomes of `data/pack.json`. Since the present pack is kept before it is changed, nobody can forget the former one.
 */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '@skerry/kernel'
import type { GameRecord } from '@skerry/session'
import { describe, expect, test } from 'vitest'
import { gameIds, openGame, packOfHash, releasedIn, releasedPack, releasedPacks } from '../src/index.ts'

const ROOT = join(import.meta.dirname, '..', '..')

describe.each(gameIds(ROOT))('%s', (id) => {
  test('its built-in pack is kept', async () => {
    const opened = await openGame(ROOT, id)
    const advice = `The pack of ${id} is not kept yet. If it goes out as it is now: npm run -s skerry -- content release ${id}`
    expect(releasedPacks(opened), advice).toContain(hashOf(opened.pack))
  })

  test('what is kept has its true name, and its rules can still read it', async () => {
    const opened = await openGame(ROOT, id)
    for (const hash of releasedPacks(opened)) {
      const pack = releasedPack(opened, hash)
      expect(hashOf(pack)).toBe(hash)
      expect(() => opened.game.load(pack)).not.toThrow()
    }
  })

  test('it is found by its hash; anything else is not, wherever it leads', async () => {
    const opened = await openGame(ROOT, id)
    for (const hash of releasedPacks(opened)) expect(hashOf(packOfHash(opened, hash))).toBe(hash)
    expect(existsSync(join(releasedIn(opened.folder), '../pack.json'))).toBe(true)
    for (const name of ['', '0000000000000000', '../pack', '../../package'])
      expect(packOfHash(opened, name)).toBeUndefined()
  })
})

describe('records that the project holds', () => {
  const records = ['session/test/stored/*/*.json', 'server/test/records/*.json', 'cli/test/records/*.json']
    .flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .map((file) => [file, JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as GameRecord] as const)

  test('there are some of every game', () => {
    expect(new Set(records.map(([, { game }]) => game))).toEqual(new Set(gameIds(ROOT)))
  })

  test.each(records)('%s finds its pack', async (_, { game, pack, ownPack }) => {
    const opened = await openGame(ROOT, game)
    const found = ownPack === undefined ? releasedPacks(opened) : [hashOf(ownPack)]
    expect(found).toContain(pack)
  })
})
