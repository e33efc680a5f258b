import type { ActionKind, Card } from '@skerry/contracts'
import type { Refusal } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import type { Option } from '../src/link/types.ts'
import { NOTHING_CHOSEN } from '../src/table/decision/choosing.ts'
import {
  commonKind,
  inRow,
  isPossible,
  type KindOffer,
  kindOffers,
  OTHER_KIND,
  onlyKind,
  touchWithin,
} from '../src/table/decision/kinds.ts'

const option = (notation: string, ...things: string[]): Option => ({
  notation,
  choice: { do: notation.split(' ')[0] as string },
  things,
})
const kind = (id: string, more: Partial<ActionKind> = {}): ActionKind => ({
  ...{ id, icon: id, name: id, verbs: [id] },
  ...more,
})
const REFUSAL: Refusal = { rule: 'X-PASS-01', reason: 'notNow', params: {} }
const BUILD = [option('build A', 'A'), option('build B', 'B')]
const REPEL = [option('repel B', 'B')]
const TILES = [option('bard'), option('ruse C', 'C')]
const KINDS = [kind('pass'), kind('tiles', { verbs: [], isFree: true }), kind('build'), kind('repel')]

const offers = (options: readonly Option[], kinds = KINDS): readonly KindOffer[] =>
  kindOffers({
    kinds,
    options,
    quantity: null,
    actions: [{ do: 'pass', rule: 'X', count: 0, refusal: REFUSAL }],
    cardOf: ({ notation }): Card => ({ title: notation, ...(/^(bard|ruse)/.test(notation) ? { kind: 'tiles' } : {}) }),
  })
const ALL = [...BUILD, ...REPEL, ...TILES]
const idOf = (offer: KindOffer | undefined) => offer?.kind.id

describe('choices by kind', () => {
  it('sorts options by the kind their card names, else by verb; what is free comes last', () => {
    const found = offers(ALL).map(({ kind: { id }, options }) => [id, options.length])
    expect(found).toEqual([
      ['pass', 0],
      ['build', 2],
      ['repel', 1],
      ['tiles', 2],
    ])
  })

  it('says what stands in the way of a kind that has no option', () => {
    const [pass] = offers(ALL)
    expect(isPossible(pass as KindOffer)).toBe(false)
    expect(pass?.refusal).toBe(REFUSAL)
  })

  it('has none where the question has only one kind', () => {
    expect(offers(BUILD, [kind('build')])).toEqual([])
    expect(offers(BUILD, [])).toEqual([])
  })

  it('loses no option of which no kind knows', () => {
    const strange = option('dance')
    const last = offers([...ALL, strange]).at(-1)
    expect(idOf(last)).toBe(OTHER_KIND)
    expect(last?.options).toEqual([strange])
  })

  it('knows the kind that is answered with a quantity', () => {
    const quantity = kindOffers({
      kinds: KINDS,
      options: [],
      quantity: 'build',
      actions: [],
      cardOf: () => ({ title: '' }),
    })
    expect(quantity.filter(isPossible).map(idOf)).toEqual(['build'])
  })

  it('means the only kind that answers, not what is free beside it', () => {
    expect(idOf(onlyKind(offers([...BUILD, ...TILES])))).toBe('build')
    expect(onlyKind(offers(ALL))).toBeUndefined()
    expect(onlyKind(offers(TILES))).toBeUndefined()
  })

  it('shows seven at most; of more, what is not possible gives way first, and of that what is free', () => {
    const many = [...KINDS, ...['a', 'b', 'c', 'd'].map((id) => kind(id, { isFree: id > 'b' }))]
    const { row, more } = inRow(offers([...ALL, option('d'), option('a')], many), 7)
    expect(more.map(idOf)).toEqual(['b', 'c'])
    expect(row.map(idOf)).toEqual(['pass', 'build', 'repel', 'a', 'tiles', 'd'])
    expect(inRow(offers(ALL), 7).more).toEqual([])
  })
})

describe('touching a place', () => {
  const all = offers(ALL)
  const build = all.find((offer) => idOf(offer) === 'build')
  const nothing = { kind: undefined, options: ALL }

  it('picks the kind that alone allows it', () => {
    expect(touchWithin(all, ALL, nothing, NOTHING_CHOSEN, 'A')).toEqual({
      touched: { kind: 'narrowed', choosing: { picked: ['A'], card: null } },
      kind: 'build',
    })
  })

  it('leaves the kind open where several allow it', () => {
    expect(touchWithin(all, ALL, nothing, NOTHING_CHOSEN, 'B').kind).toBeNull()
    expect(commonKind(all, [...BUILD, ...REPEL])).toBeUndefined()
  })

  it('stays with the kind that is looked at', () => {
    const scope = { kind: build, options: BUILD }
    expect(touchWithin(all, ALL, scope, NOTHING_CHOSEN, 'B').kind).toBe('build')
  })

  it('leaves that kind for a place that only another allows', () => {
    const scope = { kind: build, options: BUILD }
    expect(touchWithin(all, ALL, scope, { picked: ['A'], card: null }, 'C')).toEqual({
      touched: { kind: 'narrowed', choosing: { picked: ['C'], card: null } },
      kind: 'tiles',
    })
    expect(touchWithin(all, ALL, scope, NOTHING_CHOSEN, 'Z').touched.kind).toBe('why')
  })
})
