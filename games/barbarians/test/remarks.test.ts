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
    const document = changed({
      maps: pack.maps.map((map) => ({ ...map, routes: map.routes.filter(([, to]) => to !== 'DOH-F') })),
    })
    expect(remarks(document)).toEqual([])
    const late = changed({
      maps: pack.maps.map((map) => ({ ...map, routes: map.routes.filter(([, to]) => to !== 'BOE-F') })),
      gods: pack.gods,
    })
    expect(remarks(late)).toEqual([])
    const without = changed({
      maps: pack.maps.map((map) => ({
        ...map,
        regions: map.regions.map((one) => (one.id === 'DOH-G' ? { ...one, players: 3 } : one)),
        routes: map.routes.filter(([, to]) => to !== 'DOH-F'),
      })),
    })
    const found = remarks(without).filter(({ reason }) => reason === 'outOfReach')
    expect(found.map(({ params }) => params)).toEqual([{ players: 2, level: 4, cutOff: ['DOH-F'] }])
  })
})
