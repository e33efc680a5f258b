import { checkTold, type Doc, openPack, PACK_REASONS, PackFaults, type PlayTexts } from '@skerry/contracts'
import { freeze, type Params } from '@skerry/kernel'
import { type Tiny, tinyGame, x } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { type FaultWords, faultTests, type Packed, packFaults, packTests } from '../src/index.ts'
import { failuresOf } from './failures.ts'

const plain = tinyGame({ main: { go: x.auto('T-1', (t) => t.end({ rule: 'T-1', reason: 'done', winners: [] })) } })

/** The isles of a pack; each has a height above the sea. */
function load(pack: unknown): Tiny['content'] {
  const isles = openPack(pack, 'isle-1').things('isles', (isle) => ({
    id: isle.text('id'),
    high: isle.natural('high'),
  }))
  const faults = new PackFaults()
  for (const { id, high } of isles) faults.need(high > 0, `isles.${id}`, 'drowned', { high })
  checkTold(faults, pack as Doc, { lists: { isles: '', facts: 'says' }, single: {} })
  faults.close()
  return freeze({ isles }) as unknown as Tiny['content']
}
const game = { ...plain, load }
const isle = { id: 'L', high: 3, source: { high: 'designed', rest: 'rulebook' } }
const facts = [{ id: 'F1', says: { en: 'High.', de: 'Hoch.' }, source: 'rulebook' }]
const pack = { format: 'isle-1', isles: [isle], facts }
const flat = { ...pack, isles: [{ ...isle, high: 0 }] }

const healthy: Packed<Tiny> = {
  game,
  packs: { 'the pack': pack },
  misshapen: [['a list', [], '(top): notAnObject']],
  refused: { 'T-1 %s': [['a flat isle', flat, 'isles.L: drowned']] },
  shares: {
    isles: { rulebook: 1, published: 0, designed: 1 },
    facts: { rulebook: 3, published: 0, designed: 0 },
  },
  facts: 1,
}

describe('the tests of packs', () => {
  it('pass for good and broken packs as they should be', () => {
    expect(failuresOf(packTests(healthy))).toEqual([])
    expect(packTests(healthy).map(({ name }) => name)).toEqual([
      'the pack loads',
      'the pack becomes content that nobody can change, and stays as it was',
      'every datum of the pack says where it comes from',
      'the pack has the shares of all its parts counted',
      'the pack keeps the facts F1 to F1',
      'of the wrong shape it ends at once: a list',
      'it is refused for T-1 a flat isle',
    ])
  })

  const rise = (given: unknown) => {
    for (const one of (given as { isles: { high: number }[] }).isles) one.high += 1
    return 'risen'
  }
  const loose = (make: (pack: unknown) => unknown) => ({ game: { ...game, load: make as typeof load } })
  it.each<[what: string, change: Partial<Packed<Tiny>>, says: string]>([
    ['a good pack that is refused', { packs: { flat } }, 'loads: ["isles.L: drowned"] instead of []'],
    ['content that can be changed', loose(() => ({ isles: [] })), 'frozen: can be changed: content, content.isles'],
    ['content with a loose end', loose(() => Object.freeze({ isles: [] })), 'frozen: can be changed: content.isles'],
    [
      'a pack that is changed',
      {
        ...loose(rise),
        packs: { copy: structuredClone(pack) },
        refused: {},
        misshapen: [],
      },
      'untouched: the pack was changed',
    ],
    [
      'a pack that is frozen',
      { ...loose((given) => freeze(given)), packs: { copy: structuredClone(pack) }, refused: {}, misshapen: [] },
      'untouched: was frozen: pack, pack.isles, pack.isles.0',
    ],
    ['a datum from nowhere', { packs: { bare: { ...pack, isles: [{ id: 'L', high: 3 }] } } }, 'origin: isles: L id'],
    [
      'a share that is wrong',
      { shares: { ...healthy.shares, facts: { rulebook: 2, published: 1, designed: 0 } } },
      'shares: ',
    ],
    ['a part nobody counted', { packs: { more: { ...pack, sea: { depth: 4, source: 'designed' } } } }, 'shares: '],
    ['a fact too few', { facts: 2 }, 'facts: ["F1"] instead of ["F1","F2"]'],
    ['another fault of shape', { misshapen: [['flat', flat, 'isles: notAList']] }, 'misshapen: ["isles.L: drowned"]'],
    [
      'a pack that is not refused',
      { refused: { '%s': [['good', pack, 'isles.L: drowned']] } },
      'is not among: nothing',
    ],
  ])('notice %s', (_, change, says) => {
    expect(failuresOf(packTests({ ...healthy, ...change })).join('\n')).toContain(says)
  })

  it('read faults with their params', () => {
    expect(packFaults(game, flat)).toEqual([{ path: 'isles.L', reason: 'drowned', params: { high: 0 } }])
    expect(packFaults(game, pack)).toEqual([])
  })
})

describe('the tests of what is said about packs', () => {
  const drowned = {
    en: ({ high }: Params) => `${high} is not above the sea`,
    de: ({ high }: Params) => `${high} liegt nicht über dem Meer`,
  }
  const wordsOf = (en: object, de: object) => ({
    en: { faults: { ...PACK_REASONS.en, ...en } } as unknown as PlayTexts,
    de: { faults: { ...PACK_REASONS.de, ...de } } as unknown as PlayTexts,
  })
  const words = wordsOf({ drowned: drowned.en }, { drowned: drowned.de })
  const code = ["faults.need(high > 0, path, 'drowned', { high })"]
  const said: FaultWords<Tiny> = { game, words, code, broken: [flat, []] }

  it('pass where every reason is shown and worded', () => {
    expect(failuresOf(faultTests(said))).toEqual([])
    const lonely = { path: 'isles', reason: 'lonely', params: { km: 1.5 } }
    const warned = wordsOf(
      { drowned: drowned.en, lonely: ({ km }: Params) => `${km} km from the next` },
      { drowned: drowned.de, lonely: ({ km }: Params) => `${String(km).replace('.', ',')} km bis zur nächsten` },
    )
    const warning = "warning('isles', 'lonely', { km })"
    expect(failuresOf(faultTests({ ...said, words: warned, code: [...code, warning], warnings: [lonely] }))).toEqual([])
    const chosen = "const reason = isDry ? 'lonely' : 'drowned'\nfaults.need(x, path, reason)"
    expect(failuresOf(faultTests({ ...said, words: warned, code: [chosen], warnings: [lonely] }))).toEqual([])
  })

  const worded = (en: (about: Params) => string, de: (about: Params) => string = drowned.de) => ({
    words: wordsOf({ drowned: en }, { drowned: de }),
  })
  it.each<[what: string, change: Partial<FaultWords<Tiny>>, says: string]>([
    ['code without reasons', { code: [] }, 'no reason was found'],
    ['a reason no pack shows', { broken: [[]] }, 'reasons: [] instead of ["drowned"]'],
    [
      'a reason that is not in the code',
      { code: ["new PackError(path, 'sunk')"] },
      'reasons: ["drowned"] instead of ["sunk"]',
    ],
    ['a reason without words', { words: wordsOf({ drowned: drowned.en }, {}) }, '(de): worded: '],
    [
      'words for nothing',
      { words: wordsOf({ drowned: drowned.en, sunk: drowned.en }, { drowned: drowned.de }) },
      '(en): worded: ',
    ],
    [
      'words without the common ones',
      { words: { ...words, de: { faults: { drowned: drowned.de } } as unknown as PlayTexts } },
      '(de): worded: ',
    ],
    ['a gap', worded(({ low }) => `0 is ${low}`), 'sentence: drowned: "0 is undefined"'],
    ['a full stop', worded(() => '0 is too low.'), 'sentence: drowned: "0 is too low."'],
    ['a sentence that does not say what it is about', worded(() => 'too low'), 'does not name 0'],
    ['one language for both', worded(drowned.en, drowned.en), 'said twice: 0 is not above the sea'],
  ])('notice %s', (_, change, says) => {
    expect(failuresOf(faultTests({ ...said, ...change })).join('\n')).toContain(says)
  })
})
