/** Tables and files bring packs that somebody else has written. Their grounds are drawn as markup: no text of theirs may get there. */

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ARRANGEMENTS } from '@skerry/contracts'
import { gameIds, openGame } from '@skerry/registry'
import { describe, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const EVIL = '"><script>evil()</script>'

type Loose = Record<string, unknown>
interface Leaf {
  readonly path: string
  readonly holder: Loose
  readonly key: string
}

/** One leaf for each place in a pack; the entries of a list are one place. */
function leavesOf(node: unknown, path = '', found = new Map<string, Leaf>()): Map<string, Leaf> {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, value] of Object.entries(node)) {
    const place = `${path}.${Array.isArray(node) || /\d/.test(key) ? '*' : key}`
    if (typeof value === 'object') leavesOf(value, place, found)
    else if (!found.has(place)) found.set(place, { path: place, holder: node as Loose, key })
  }
  return found
}

describe.each(gameIds(ROOT).filter((id) => existsSync(join(ROOT, 'games', id, 'board', 'ground.ts'))))('%s', (id) => {
  test('draws no text of a pack that its rules accept', async () => {
    const { game, pack } = await openGame(ROOT, id)
    const { ground } = await import(`../../games/${id}/board/ground.ts`)
    const copy = JSON.parse(JSON.stringify(pack))
    const accepted: string[] = []
    for (const { path, holder, key } of leavesOf(copy).values()) {
      const before = holder[key]
      holder[key] = EVIL
      if (isAccepted(() => game.load(copy))) accepted.push(path)
      else holder[key] = before
    }
    expect(accepted.length).toBeGreaterThan(3)
    for (const arrangement of ARRANGEMENTS) expect(ground(copy, arrangement)).not.toContain('<script>')
  })
})

function isAccepted(load: () => unknown): boolean {
  try {
    load()
    return true
  } catch {
    return false
  }
}
