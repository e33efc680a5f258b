import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { remarks } from '../remarks.ts'
import { changed, UNUSUAL } from './broken.ts'

const remarksOn = (document: unknown) => remarks(document).map(({ path, reason }) => `${path}: ${reason}`)

describe('what is unusual about a pack', () => {
  it.each([
    ['the built-in pack', pack],
    ['the pack of the ledger', ledgerPack],
  ])('nothing is remarked on %s', (_, document) => expect(remarks(document)).toEqual([]))

  it.each(UNUSUAL)('%s is remarked, and nothing else; it can be played all the same', (_, document, expected) => {
    expect(remarksOn(document)).toEqual(expected)
    expect(() => game.load(document)).not.toThrow()
  })

  it('says nothing about a pack that cannot be played', () => {
    expect(() => remarks(changed({ markers: pack.markers.slice(1) }))).toThrow('pack: markers: wrongNumber')
  })

  it('BAR-RULING-38 tells who cannot get where, for how many players and at which discovery level', () => {
    const withMap = (players: number) =>
      changed({
        maps: pack.maps.map((map) => ({
          ...map,
          regions: map.regions.map((one) => (one.id === 'DOH-G' ? { ...one, players } : one)),
          routes: map.routes.filter(([, to]) => to !== 'DOH-F'),
        })),
      })
    const outOfReach = (document: unknown) => remarks(document).filter(({ reason }) => reason === 'outOfReach')
    expect(outOfReach(withMap(0))).toEqual([])
    const [two, ...more] = outOfReach(withMap(3))
    expect([two?.params, more]).toEqual([{ players: 2, level: 4, cutOff: ['DOH-F'] }, []])
  })
})
