import { faultsOf as faults } from '@skerry/kernel/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { changed, MISSHAPEN, REFUSED, withFields, without } from './broken.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

describe('the pack of Marnon', () => {
  it.each([
    ['the built-in pack', pack],
    ['the pack of the ledger', ledgerPack],
  ])('%s loads', (_, document) => expect(faultsOf(document)).toEqual([]))

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

  it('becomes content that nobody can change, and stays as it was', () => {
    const before = structuredClone(pack)
    const { fields, field: all, inOrder } = load(pack)
    for (const part of [fields, all, ...Object.values(all).flatMap((one) => [one, one.ways, ...one.ways])])
      expect(Object.isFrozen(part)).toBe(true)
    for (const attack of inOrder.flatMap(({ attacks }) => attacks)) expect(Object.isFrozen(attack)).toBe(true)
    expect(pack).toEqual(before)
    expect(Object.isFrozen(pack.fields[0]?.land)).toBe(false)
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

describe('a pack of the wrong shape ends at once', () => {
  it.each(MISSHAPEN)('%s', (_, broken, fault) => expect(faultsOf(broken)).toEqual([fault]))
})

describe('a pack is refused for', () => {
  for (const [title, packs] of Object.entries(REFUSED))
    it.each(packs)(title, (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

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

// —— provenance ——

type Thing = Readonly<Record<string, unknown>>
const LISTS = ['regions', 'waters', 'fields', 'components', 'colours', 'facts'] as const

/** The single data of a thing: an entry of a list or of an object, a point, an outline, or a plain value. */
function dataOf(thing: Thing): string[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    if (key === 'source' || key === 'from') return []
    if (Array.isArray(value)) {
      if (value.length === 0 || typeof value[0] === 'number') return [key]
      return value.map((entry) => (typeof entry === 'string' ? `${key}.${entry}` : key))
    }
    return typeof value === 'object' && value !== null ? Object.keys(value).map((part) => `${key}.${part}`) : [key]
  })
}

function originOf({ source }: Thing, datum: string): unknown {
  if (typeof source === 'string') return source
  const parts = source as Readonly<Record<string, string>>
  return parts[datum] ?? parts[datum.split('.')[0] as string] ?? parts.rest
}

function sharesOf(things: readonly Thing[]) {
  const shares: Record<string, number> = { rulebook: 0, published: 0, designed: 0 }
  for (const thing of things)
    for (const datum of dataOf(thing)) {
      const origin = originOf(thing, datum) as string
      shares[origin] = (shares[origin] ?? 0) + 1
    }
  return shares
}

describe.each([
  ['the built-in pack', pack],
  ['the pack of the ledger', ledgerPack],
])('where the data of %s come from', (_, document) => {
  const all: readonly Thing[] = [...LISTS.flatMap((key): Thing[] => document[key]), document.tunnel, document.geometry]
  const origin = (id: string, datum: string) => {
    const thing = document.fields.find((one) => one.id === id)
    return thing === undefined ? undefined : originOf(thing, datum)
  }

  it('every datum says it, and nothing else', () => {
    for (const thing of all)
      for (const datum of dataOf(thing)) expect(['rulebook', 'published', 'designed']).toContain(originOf(thing, datum))
  })

  it.each([
    ['regions', { rulebook: 18, published: 8, designed: 22 }],
    ['waters', { rulebook: 5, published: 0, designed: 1 }],
    ['fields', { rulebook: 146, published: 0, designed: 572 }],
    ['components', { rulebook: 51, published: 1, designed: 34 }],
    ['colours', { rulebook: 0, published: 12, designed: 6 }],
    ['facts', { rulebook: 27, published: 12, designed: 2 }],
  ] as const)('has the shares of its %s counted', (key, shares) => expect(sharesOf(document[key])).toEqual(shares))

  it('has the shares of the drawing and of the whole counted', () => {
    expect(sharesOf([document.geometry])).toEqual({ rulebook: 0, published: 0, designed: 137 })
    expect(sharesOf(all.filter((thing) => !('says' in thing)))).toEqual({ rulebook: 221, published: 21, designed: 773 }) // facts say again what the map shows
  })

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

  it('lists the facts F1 to F11 that the map keeps', () => {
    expect(document.facts.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, k) => `F${k + 1}`))
  })
})
