import { faultsOf as faults } from '@skerry/kernel/kit'
import { describe, expect, it } from 'vitest'
import ledgerPack from '../examples/ledger-pack.json' with { type: 'json' }
import { game, pack } from '../index.ts'
import { changed, MISSHAPEN, REFUSED, type Things } from './broken.ts'

const { load } = game
const faultsOf = (document: unknown) => faults(game, document)

describe('the pack of The Arrival', () => {
  it.each([
    ['the built-in pack', pack],
    ['the pack of the ledger', ledgerPack],
  ])('%s loads', (_, document) => expect(faultsOf(document)).toEqual([]))

  it('becomes content that nobody can change, and stays as it was', () => {
    const before = structuredClone(pack)
    const content = load(pack)
    const parts = [
      ...Object.values(content),
      ...content.locations.flatMap((one) => [one, one.links, one.build, one.spread, one.repel.fame]),
      ...content.provinces.flatMap((one) => [one, one.neighbours, one.locations, one.shield]),
      ...Object.values(content.cards).flatMap((one) => [one, one.sections.top, one.sections.top.famePerFort]),
      ...Object.values(content.tiles),
    ]
    for (const part of parts) expect(Object.isFrozen(part)).toBe(true)
    expect(pack).toEqual(before)
    expect(Object.isFrozen(pack.cards[0]?.top)).toBe(false)
  })

  it('keeps its locations in order, castle locations last, whatever else is turned round', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    const document = changed({
      connections: turned(pack.connections.map(turned)),
      provinces: pack.provinces.map((one) => ({ ...one, neighbours: turned(one.neighbours) })),
      components: turned(pack.components),
    })
    const content = load(document)
    expect(content).toEqual(load(pack))
    expect(content.locations.map(({ id }) => id)).toEqual([...pack.locations, ...pack.castles].map(({ id }) => id))
  })

  it('ARR-BUILD-01, ARR-SPREAD-01, ARR-REPEL-08, ARR-SHIELD-01 has the choices of every place ready', () => {
    const { locations, provinces } = load(pack)
    for (const { id, build, spread, repel } of locations) {
      expect([build, spread]).toEqual(['build', 'spread'].map((verb) => ({ do: verb, location: id })))
      for (const reward of ['fame', 'corruption'] as const)
        expect(repel[reward]).toEqual({ do: 'repel', location: id, reward })
    }
    for (const { id, shield } of provinces) expect(shield).toEqual({ do: 'shield', province: id })
  })

  it('ARR-EARN-02 allows a section that shows nothing', () => {
    const document = changed({ cards: pack.cards.map((one) => (one.id === 'W18' ? { ...one, bottom: {} } : one)) })
    const { cards } = load(document)
    const none = { discs: 0, swords: 0, shields: 0, tiles: 0, fomori: 0, fame: 0, famePerFort: [] }
    expect(Object.values(cards).find(({ id }) => id === 'W18')?.sections.bottom).toEqual(none)
  })
})

describe('a pack of the wrong shape ends at once', () => {
  it.each(MISSHAPEN)('%s', (_, broken, fault) => expect(faultsOf(broken)).toEqual([fault]))
})

describe('a pack is refused for', () => {
  for (const [title, packs] of Object.entries(REFUSED))
    it.each(packs)(title, (_, broken, fault) => expect(faultsOf(broken)).toContain(fault))

  it.each(['colours', 'provinces', 'locations', 'castles', 'cards', 'tiles', 'tribes', 'components'] as const)(
    'any single entry taken out of its %s',
    (key: Things) => {
      for (const one of pack[key])
        expect(faultsOf(changed({ [key]: (pack[key] as object[]).filter((other) => other !== one) }))).not.toEqual([])
    },
  )

  it('ARR-INV-32 any single neighbour taken out of a list', () => {
    for (const { id, neighbours } of pack.provinces)
      for (const gone of neighbours) {
        const edited = pack.provinces.map((one) =>
          one.id === id ? { ...one, neighbours: neighbours.filter((to) => to !== gone) } : one,
        )
        const k = pack.provinces.find((one) => one.id === gone)?.neighbours.indexOf(id)
        expect(faultsOf(changed({ provinces: edited }))).toEqual([
          `provinces.${gone}.neighbours.${k}: neighbourNotTwoWay`,
        ])
      }
  })

  it('any single part taken out of anything', () => {
    for (const key of [
      'colours',
      'provinces',
      'locations',
      'castles',
      'cards',
      'tiles',
      'tribes',
      'components',
      'facts',
    ] as const)
      for (const one of pack[key] as Readonly<Record<string, unknown>>[])
        for (const part of Object.keys(one)) {
          const edited = (pack[key] as object[]).map((other) => (other === one ? { ...one, [part]: undefined } : other))
          expect(faultsOf(changed({ [key]: edited })), `${key} ${one.id} ${part}`).not.toEqual([])
        }
  })

  it('everything that is wrong with it, at once', () => {
    const broken = {
      ...pack,
      provinces: pack.provinces.map((one) =>
        one.id === 'IVE' ? { ...one, neighbours: ['MAC'], colour: 'gorse' } : one,
      ),
      tiles: pack.tiles.map((one) => (one.id === 'bard' ? { ...one, count: 3 } : one)),
      connections: [...pack.connections, ['MAG1', 'MAG1']],
      facts: pack.facts.map((one) => (one.id === 'F2' ? { ...one, says: { en: 'Ten provinces.' } } : one)),
    }
    expect(faultsOf(broken)).toEqual([
      'provinces.MAN.neighbours.1: neighbourNotTwoWay',
      'provinces.IVE.colour: noSuchColour',
      'connections.94: connectedToItself',
      'tiles.bard.count: wrongCount',
      'facts.F2.says.de: textMissing',
    ])
    expect(() => load(broken)).toThrow('pack: provinces.MAN.neighbours.1: neighbourNotTwoWay')
  })
})

// —— provenance ——

type Thing = Readonly<Record<string, unknown>>
const LISTS = [
  'colours',
  'provinces',
  'locations',
  'castles',
  'cards',
  'tiles',
  'tribes',
  'components',
  'facts',
] as const

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
  const links: Thing = { connections: document.connections, source: document.sources.connections }
  const all: readonly Thing[] = [...LISTS.flatMap((key): Thing[] => document[key]), document.drawing, links]

  it('every datum says it, and nothing else', () => {
    for (const thing of all)
      for (const datum of dataOf(thing)) expect(['rulebook', 'published', 'designed']).toContain(originOf(thing, datum))
  })

  it.each([
    ['colours', { rulebook: 0, published: 0, designed: 12 }],
    ['provinces', { rulebook: 2, published: 0, designed: 86 }],
    ['locations', { rulebook: 0, published: 0, designed: 240 }],
    ['castles', { rulebook: 4, published: 0, designed: 4 }],
    ['cards', { rulebook: 0, published: 0, designed: 527 }],
    ['tiles', { rulebook: 89, published: 0, designed: 14 }],
    ['tribes', { rulebook: 12, published: 0, designed: 0 }],
    ['components', { rulebook: 30, published: 0, designed: 30 }],
    ['facts', { rulebook: 6, published: 27, designed: 0 }],
  ] as const)('has the shares of its %s counted', (key, shares) => expect(sharesOf(document[key])).toEqual(shares))

  it('has the shares of the drawing, the connections and the whole counted', () => {
    expect(sharesOf([document.drawing])).toEqual({ rulebook: 0, published: 0, designed: 65 })
    expect(sharesOf([links])).toEqual({ rulebook: 0, published: 0, designed: 94 })
    // facts say again what map and box show
    expect(sharesOf(all.filter((thing) => !('says' in thing)))).toEqual({ rulebook: 137, published: 0, designed: 1072 })
  })

  it('the rulebook gives name and value of Magnata, and of no other province', () => {
    const known = document.provinces.flatMap((province) =>
      dataOf(province).flatMap((datum) =>
        originOf(province, datum) === 'rulebook' ? [`${province.name} ${datum}`] : [],
      ),
    )
    expect(known).toEqual(['Magnata name', 'Magnata fame'])
  })

  it('ARR-TILE-CAULDRON-02, ARR-TILE-SILVER-02 only the values of Cauldron and Silver are designed', () => {
    const designed = document.tiles.flatMap((tile) =>
      dataOf(tile).filter((datum) => originOf(tile, datum) === 'designed'),
    )
    expect(designed).toEqual(Array(14).fill('value'))
  })

  it('lists the facts F1 to F11 that the pack keeps', () => {
    expect(document.facts.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, k) => `F${k + 1}`))
  })
})

describe('ARR-SUPPLY-01, -02 the box', () => {
  const count = (...ids: string[]) =>
    pack.components.filter(({ id }) => ids.includes(id)).reduce((all, one) => all + one.count, 0)

  it('has 50 Fomori, 20 swords, 12 shields, 30 tactic tiles and 54 earning cards', () => {
    expect(count('sineach', 'athach', 'monghfinn')).toBe(50)
    expect([count('sword'), count('shield'), count('castle')]).toEqual([20, 12, pack.castles.length])
    expect(count('tacticTile')).toBe(pack.tiles.reduce((all, one) => all + one.count, 0))
    expect(count('earningCard')).toBe(pack.cards.length)
    expect([count('tacticTile'), count('earningCard')]).toEqual([30, 54])
  })

  it('has 17 discs, two blockers and a card for each of four tribes', () => {
    expect(count('disc')).toBe(17 * pack.tribes.length)
    expect(count('blocker')).toBe(2 * pack.tribes.length)
    expect(count('tribeCard')).toBe(pack.tribes.length)
  })
})
