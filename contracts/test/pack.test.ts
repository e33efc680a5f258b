import type { Params } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import {
  checkKnown,
  checkSources,
  checkTold,
  type Doc,
  dataOf,
  idsOf,
  openPack,
  originOf,
  PACK_REASONS,
  PackError,
  type PackFault,
  PackFaults,
  PackPart,
  packKeys,
  packShares,
  packThings,
  sharesOf,
  type ToBeTold,
  textAt,
} from '../src/index.ts'

/** What `read` is refused for, as `path: reason`; empty: nothing. */
function refused(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    return (error as PackError).faults.map(({ path, reason }) => `${path}: ${reason}`)
  }
}
const found = (check: (faults: PackFaults) => void): string[] =>
  refused(() => {
    const faults = new PackFaults()
    check(faults)
    faults.close()
  })

describe('a part of a pack', () => {
  const whole = new PackPart(
    {
      name: 'Lee',
      size: 3,
      isPort: false,
      at: [1.5, -2],
      frame: [0, -1, 20, 10],
      roads: ['A', 'B'],
      harbour: { depth: 4 },
      piers: [{ id: 'p' }, { id: 'q' }],
      odd: [1, ''],
    },
    'isles.0',
  )

  it('reads what is there', () => {
    expect([whole.text('name'), whole.natural('size'), whole.yesOrNo('isPort')]).toEqual(['Lee', 3, false])
    expect([whole.point('at'), whole.box('frame'), whole.texts('roads')]).toEqual([
      [1.5, -2],
      [0, -1, 20, 10],
      ['A', 'B'],
    ])
    expect(whole.object('harbour').natural('depth')).toBe(4)
    expect(whole.things('piers', (pier) => pier.text('id'))).toEqual(['p', 'q'])
    expect([whole.optional('name', textAt), whole.optional('motto', textAt)]).toEqual(['Lee', undefined])
  })

  it.each<[what: string, read: (part: PackPart) => unknown, fault: string]>([
    ['a text that is a number', (part) => part.text('size'), 'isles.0.size: notAText'],
    ['a text that is not there', (part) => part.text('motto'), 'isles.0.motto: notAText'],
    ['an empty text in a list', (part) => part.list('odd', textAt), 'isles.0.odd.0: notAText'],
    ['a number that is a text', (part) => part.natural('name'), 'isles.0.name: notANumber'],
    ['a number that is a list', (part) => part.natural('at'), 'isles.0.at: notANumber'],
    ['a truth that is a number', (part) => part.yesOrNo('size'), 'isles.0.size: notYesOrNo'],
    ['a point with four numbers', (part) => part.point('frame'), 'isles.0.frame: notAPoint'],
    ['a point of texts', (part) => part.point('roads'), 'isles.0.roads.0: notANumber'],
    ['a box with two numbers', (part) => part.box('at'), 'isles.0.at: notABox'],
    ['a list that is a text', (part) => part.texts('name'), 'isles.0.name: notAList'],
    ['an object that is a list', (part) => part.object('piers'), 'isles.0.piers: notAnObject'],
    ['things that are texts', (part) => part.things('roads', (road) => road), 'isles.0.roads.0: notAnObject'],
    ['what may be left out, but is wrong', (part) => part.optional('size', textAt), 'isles.0.size: notAText'],
  ])('refuses %s', (_, read, fault) => expect(refused(() => read(whole))).toEqual([fault]))

  it('counts in whole numbers from 0', () => {
    const part = new PackPart({ half: 0.5, less: -1, much: 2 ** 60, none: 0, endless: Infinity }, 'x')
    for (const key of ['half', 'less', 'much', 'endless'])
      expect(refused(() => part.natural(key))).toEqual([`x.${key}: notANumber`])
    expect(part.natural('none')).toBe(0)
  })

  it('counts below 0 where something can be lost', () => {
    const part = new PackPart({ half: 0.5, less: -1, much: 2 ** 60 }, 'x')
    for (const key of ['half', 'much']) expect(refused(() => part.integer(key))).toEqual([`x.${key}: notANumber`])
    expect(part.integer('less')).toBe(-1)
  })

  it('is the whole pack, of the right format', () => {
    expect(openPack({ format: 'isle-1', name: 'Lee' }, 'isle-1').text('name')).toBe('Lee')
    expect(refused(() => openPack({ format: 'isle-1' }, 'isle-1').text('name'))).toEqual(['name: notAText'])
    expect(refused(() => openPack({ format: 'isle-2' }, 'isle-1'))).toEqual(['format: unknownFormat'])
    for (const nothing of [null, [], 'isle-1', undefined])
      expect(refused(() => openPack(nothing, 'isle-1'))).toEqual([': notAnObject'])
  })
})

describe('ids', () => {
  it('are exactly the known ones, each once', () => {
    const check = (...ids: string[]) => found((faults) => checkKnown(faults, 'isles', ids, ['A', 'B']))
    expect(check('B', 'A')).toEqual([])
    expect(check('A', 'C', 'A')).toEqual(['isles: missing', 'isles.C: unknownId', 'isles.A: sameIdTwice'])
    expect(idsOf([{ id: 'A' }, { id: 'B' }])).toEqual(['A', 'B'])
  })
})

describe('what has to be told', () => {
  const told: ToBeTold = { lists: { isles: 'name', ferries: '' }, single: { sea: '' }, texts: ['name', 'hint'] }
  const name = { en: 'Lee', de: 'Lee' }
  const check = (isle: object, sea: object = { source: 'rulebook' }, ferry: object = { source: 'designed' }) =>
    found((faults) => checkTold(faults, { isles: [{ id: 'L', name, ...isle }], ferries: [ferry], sea }, told))

  it('is good where all is said', () => {
    expect(check({ source: 'designed' })).toEqual([])
    expect(
      check({
        links: ['A'],
        source: { 'name.en': 'published', 'links.A': 'rulebook', rest: 'designed' },
        from: 'a page',
      }),
    ).toEqual([])
  })

  it.each<[what: string, things: Parameters<typeof check>, faults: string[]]>([
    [
      'no name',
      [{ name: undefined, source: 'designed' }],
      ['isles.L.name.en: textMissing', 'isles.L.name.de: textMissing'],
    ],
    ['a name in one language', [{ name: { en: 'Lee' }, source: 'designed' }], ['isles.L.name.de: textMissing']],
    ['half a hint', [{ hint: { en: 'North.', de: ' ' }, source: 'designed' }], ['isles.L.hint.de: textMissing']],
    ['no source', [{}], ['isles.L.source: noSource']],
    ['a source of no kind', [{ source: 'hearsay' }], ['isles.L.source: unknownSource']],
    ['sources without a rest', [{ source: { name: 'designed' } }], ['isles.L.source: noSource']],
    ['a source of nothing', [{ source: { motto: 'designed', rest: 'rulebook' } }], ['isles.L.source: sourceOfNothing']],
    [
      'a source of a missing entry',
      [{ links: ['A'], source: { 'links.B': 'designed', rest: 'rulebook' } }],
      ['isles.L.source: sourceOfNothing'],
    ],
    ['published nowhere', [{ source: { name: 'published', rest: 'rulebook' } }], ['isles.L.from: publishedNowhere']],
    ['a single thing without source', [{ source: 'designed' }, {}], ['sea.source: noSource']],
    ['a thing without id or source', [{ source: 'designed' }, undefined, {}], ['ferries.0.source: noSource']],
  ])('is missed: %s', (_, things, faults) => expect(check(...things)).toEqual(faults))

  it('may be said for a whole list of small entries', () => {
    const sources = (given: Doc) => found((faults) => checkSources(faults, given, ['links', 'roads']))
    expect(sources({ links: 'designed', roads: 'rulebook' })).toEqual([])
    expect(sources({ links: 'hearsay' })).toEqual(['sources.links: noSource', 'sources.roads: noSource'])
    expect(sources({ links: 'published', roads: 'rulebook' })).toEqual(['sources.from: publishedNowhere'])
    expect(sources({ links: 'published', roads: 'rulebook', from: 'a page' })).toEqual([])
  })
})

describe('shares', () => {
  const isle = {
    id: 'L',
    name: { en: 'Lee', de: 'Lee' },
    at: [1, 2],
    links: ['A', 'B'],
    shore: [
      [1, 2],
      [3, 4],
    ],
    none: [],
    source: { name: 'published', 'links.B': 'rulebook', rest: 'designed' },
    from: 'a page',
  }
  const pack = {
    format: 'isle-1',
    isles: [isle],
    sea: { depth: 4, source: 'rulebook' },
    roads: [
      ['L', 'A'],
      ['L', 'B'],
    ],
    sources: { roads: 'designed' },
    facts: [{ id: 'F1', says: { en: 'Deep.', de: 'Tief.' }, source: 'rulebook' }],
  }

  it('count entries of lists and objects, and points as one', () => {
    expect(dataOf(isle)).toEqual(['id', 'name.en', 'name.de', 'at', 'links.A', 'links.B', 'shore', 'shore', 'none'])
    expect(dataOf(isle).map((datum) => originOf(isle, datum))).toEqual([
      'designed',
      'published',
      'published',
      'designed',
      'designed',
      'rulebook',
      'designed',
      'designed',
      'designed',
    ])
    expect(originOf({ id: 'L', source: 'hearsay' }, 'id')).toBeUndefined()
    expect(originOf({ id: 'L' }, 'id')).toBeUndefined()
  })

  it('are of parts, and of the whole without its facts', () => {
    expect(packKeys(pack)).toEqual(['isles', 'sea', 'roads', 'facts'])
    expect(sharesOf(packThings(pack, 'isles'))).toEqual({ rulebook: 1, published: 2, designed: 6 })
    expect(sharesOf(packThings(pack, 'roads'))).toEqual({ rulebook: 0, published: 0, designed: 2 })
    expect(packShares(pack)).toEqual({ rulebook: 2, published: 2, designed: 8 })
  })
})

describe('sentences about packs', () => {
  /** Every reason that is given above, with params as they are given. */
  const given: Readonly<Record<string, Params>> = {
    unknownFormat: { want: 'isle-1' },
    notAnObject: {},
    notAList: {},
    notAText: {},
    notANumber: {},
    notYesOrNo: {},
    notAPoint: {},
    notABox: {},
    missing: { id: 'B' },
    unknownId: { known: ['A', 'B'] },
    sameIdTwice: {},
    textMissing: {},
    noSource: {},
    unknownSource: { part: 'name' },
    sourceOfNothing: { part: 'motto' },
    publishedNowhere: {},
  }
  const said = (language: 'en' | 'de', reason: string) => PACK_REASONS[language][reason]?.(given[reason] ?? {}) ?? ''

  it('are there for every reason, in both languages, and differ', () => {
    for (const language of ['en', 'de'] as const)
      expect(Object.keys(PACK_REASONS[language]).sort()).toEqual(Object.keys(given).sort())
    const all = (['en', 'de'] as const).flatMap((language) =>
      Object.keys(given).map((reason) => said(language, reason)),
    )
    for (const text of all) expect(text).not.toMatch(/^$|undefined|\[object|[.\s]$/)
    expect(new Set(all).size).toBe(all.length)
  })

  it('name what they are about', () => {
    expect(said('en', 'unknownId')).toBe('nothing can have this id here; there are A, B')
    expect(said('de', 'missing')).toBe('B fehlt')
    expect(PACK_REASONS.en.unknownSource?.({ part: 'rest' })).toMatch(/^the origin of the whole, or of its "rest",/)
    expect(PACK_REASONS.de.unknownSource?.({ part: 'rest' })).toMatch(
      /^die Herkunft des Ganzen oder seines „rest“ muss/,
    )
  })

  it('get the params that the checks give', () => {
    const faultsOf = (check: (faults: PackFaults) => void): readonly PackFault[] => {
      const faults = new PackFaults()
      check(faults)
      try {
        faults.close()
      } catch (error) {
        if (error instanceof PackError) return error.faults
      }
      return []
    }
    const ids = faultsOf((faults) => checkKnown(faults, 'isles', ['C'], ['A', 'B']))
    expect(ids.map(({ params }) => params)).toEqual([{ id: 'A' }, { id: 'B' }, { known: ['A', 'B'] }])
    const doc = { isles: [{ id: 'L', source: { motto: 'hearsay', rest: 'rulebook' } }] }
    const sources = faultsOf((faults) => checkTold(faults, doc, { lists: { isles: '' }, single: {} }))
    expect(sources.map(({ params }) => params)).toEqual([{ part: 'motto' }, { part: 'motto' }])
  })
})
