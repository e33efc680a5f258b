import { originOf } from '@skerry/contracts'
import { faultsOf as faults, packTests } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { changed, MISSHAPEN, REFUSED, withFields, without } from './broken.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

const PACKS = { 'the built-in pack': pack, 'the pack of the ledger': ledgerPack }
const SHARES = {
  regions: { rulebook: 18, published: 8, designed: 22 },
  waters: { rulebook: 4, published: 0, designed: 2 },
  tunnel: { rulebook: 1, published: 0, designed: 1 },
  fields: { rulebook: 146, published: 0, designed: 572 },
  geometry: { rulebook: 0, published: 0, designed: 137 },
  components: { rulebook: 51, published: 1, designed: 34 },
  colours: { rulebook: 0, published: 12, designed: 6 },
  facts: { rulebook: 27, published: 12, designed: 2 },
}

describe('the pack of Marnon', () => {
  const tests = packTests({ game, packs: PACKS, misshapen: MISSHAPEN, refused: REFUSED, shares: SHARES, facts: 11 })
  for (const test of tests) it(test.name, test.run)

  it('loads in any order, to the same content', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    const fields = pack.fields.map((one) => ({
      ...one,
      land: turned(one.land),
      bridge: turned(one.bridge),
      river: turned(one.river),
      waters: turned(one.waters),
    }))
    expect(load(changed({ fields: turned(fields), regions: turned(pack.regions) }))).toEqual(load(pack))
  })

  it('MAR-RULING-20 counts no region that a castle only touches across the river', () => {
    const bridges = pack.geometry.bridges.filter(({ a }) => a !== 'C8')
    const torn = withFields({ C8: { bridge: [], river: ['III1'] }, III1: { bridge: [], river: ['IV6', 'VI1', 'C8'] } })
    const content = load({ ...torn, geometry: { ...pack.geometry, bridges } })
    const { borders, acrossRiver, ways } = Object.values(content.field).find(({ id }) => id === 'C8') ?? {}
    expect(borders).toEqual(['IV', 'V', 'VI'])
    expect(acrossRiver).toEqual(['III1'])
    expect(ways?.map(({ to }) => to)).not.toContain('III1')
  })
})

describe('a pack is refused for', () => {
  it('any single entry taken out of any list', () => {
    for (const one of pack.fields)
      for (const key of ['land', 'bridge', 'tunnel', 'river', 'waters'] as const)
        for (const entry of one[key])
          expect(faultsOf(withFields({ [one.id]: { [key]: without(one[key], entry) } }))).not.toEqual([])
  })

  it('everything that is wrong with it, at once', () => {
    const broken = {
      ...withFields({ C1: { land: ['V1'], source: undefined }, V6: { terrain: 'plain' } }),
      tunnel: { ...pack.tunnel, name: { en: 'Great Tunnel' } },
    }
    expect(faultsOf(broken)).toEqual([
      'fields.V6.terrain: terrainOfRegion',
      'fields.VI4.land.4: linkNotTwoWay',
      'fields.C1: bordersOneRegion',
      'fields.C1.land: borderNotLinked',
      'fields.C1.source: noSource',
      'tunnel.name.de: textMissing',
    ])
    expect(() => load(broken)).toThrow('pack: fields.V6.terrain: terrainOfRegion (want "forest") and 5 more')
  })
})

describe.each(Object.entries(PACKS))('where the data of %s come from', (_, document) => {
  const origin = (id: string, datum: string) => {
    const thing = document.fields.find((one) => one.id === id)
    return thing === undefined ? undefined : originOf(thing, datum)
  }

  it('MAR-GEN-03, -04, -05 fields, regions and terrains are the rulebook’s', () => {
    for (const { id } of document.fields)
      expect(['id', 'region', 'terrain'].map((datum) => origin(id, datum))).toEqual(Array(3).fill('rulebook'))
    for (const region of document.regions)
      expect(['id', 'terrain', 'name.de', 'name.en', 'look.colour'].map((datum) => originOf(region, datum))).toEqual([
        'rulebook',
        'rulebook',
        'rulebook',
        'designed',
        'designed',
      ])
  })

  it('MAR-GEN-06, -08 six links are the rulebook’s (F1, F4, F5), from both ends; all others are designed', () => {
    const links = document.fields.flatMap((one) =>
      (['land', 'bridge', 'tunnel'] as const).flatMap((kind) =>
        one[kind].filter((to: string) => origin(one.id, `${kind}.${to}`) === 'rulebook').map((to) => `${one.id}–${to}`),
      ),
    )
    const from = ['II3–C3', 'II4–C3', 'III1–C3', 'III2–V6', 'V1–C1', 'V6–III2', 'VI1–C3']
    expect(links).toEqual([...from, 'C1–V1', 'C3–II3', 'C3–II4', 'C3–III1', 'C3–VI1'])
  })

  it('the drawing is designed, all of it', () => {
    expect(document.geometry.source).toBe('designed')
    for (const { id } of document.fields)
      expect(['centre', 'poly', 'hint.en', 'waters'].map((datum) => origin(id, datum))).toEqual(
        Array(4).fill('designed'),
      )
  })

  it('has a box of 528 tokens, 100 men of each colour among them', () => {
    const count = (id: string) => document.components.find((one) => one.id === id)?.count ?? 0
    const set = document.components.filter(({ per }) => per === 'set').reduce((all, one) => all + one.count, 0)
    expect(set).toBe(66)
    expect(count('set') * set + count('orc') + count('dragon') + count('peacemaker')).toBe(528)
    expect(count('man') + 5 * count('fiveMen')).toBe(100)
    expect(document.colours).toHaveLength(count('set'))
  })
})
