import { packWarningTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { packWarnings } from '../pack-warnings.ts'
import { changed, UNUSUAL } from './broken.ts'

describe('what is unusual about a pack', () => {
  const tests = packWarningTests({
    game,
    packWarnings,
    usual: { 'the built-in pack': pack, 'the pack of the ledger': ledgerPack },
    unusual: UNUSUAL,
    refused: [changed({ markers: pack.markers.slice(1) }), 'markers: wrongNumber'],
  })
  for (const { name, run } of tests) it(name, run)

  it('BAR-RULING-38 tells who cannot get where, for how many players and at which discovery level', () => {
    const withMap = (players: number) =>
      changed({
        maps: pack.maps.map((map) => ({
          ...map,
          regions: map.regions.map((one) => (one.id === 'DOH-G' ? { ...one, players } : one)),
          routes: map.routes.filter(([, to]) => to !== 'DOH-F'),
        })),
      })
    const outOfReach = (document: unknown) => packWarnings(document).filter(({ reason }) => reason === 'outOfReach')
    expect(outOfReach(withMap(0))).toEqual([])
    const [two, ...more] = outOfReach(withMap(3))
    expect([two?.params, more]).toEqual([{ players: 2, level: 4, cutOff: ['DOH-F'] }, []])
  })
})
