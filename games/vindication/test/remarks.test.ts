import { describe, expect, it } from 'vitest'
import { game, pack } from '../index.ts'
import { remarks } from '../remarks.ts'
import { changed, UNUSUAL } from './broken.ts'

const remarksOn = (document: unknown) => remarks(document).map(({ path, reason }) => `${path}: ${reason}`)

describe('what is unusual about a pack', () => {
  it('nothing is remarked on the built-in pack', () => expect(remarks(pack)).toEqual([]))

  it.each(UNUSUAL)('%s is remarked, and nothing else; it can be played all the same', (_, document, expected) => {
    expect(remarksOn(document)).toEqual(expected)
    expect(() => game.load(document)).not.toThrow()
  })

  it('says nothing about a pack that cannot be played', () => {
    expect(() => remarks(changed({ hexes: pack.hexes.slice(1) }))).toThrow('pack: hexes: wrongNumber')
  })
})
