import { describe, expect, it } from 'vitest'
import type { Option } from '../src/link/types.ts'
import {
  groupsOf,
  isFound,
  loudOf,
  NOTHING_CHOSEN,
  offerOf,
  pickedThings,
  readyOption,
  selectCard,
  shownOf,
  touch,
} from '../src/table/decision/choosing.ts'
import { agreeing } from '../src/table/stage/light.ts'

const option = (notation: string, ...things: string[]): Option => ({
  notation,
  choice: { do: notation.split(' ')[0] as string },
  things,
})
const ATTACKS = [
  option('attack C3 II3', 'C3', 'II3'),
  option('attack C3 II4', 'C3', 'II4'),
  option('attack VI3 VI4', 'VI3', 'VI4'),
  option('attack I1 II4 land', 'I1', 'II4'),
  option('attack I1 II4 boat', 'I1', 'II4'),
  option('rest'),
]
const picking = (...picked: string[]) => ({ picked, card: null })

describe('choosing by touch', () => {
  it('narrows the list thing by thing until one choice is meant', () => {
    const first = touch(ATTACKS, NOTHING_CHOSEN, 'C3')
    expect(first).toEqual({ kind: 'narrowed', choosing: picking('C3') })
    expect(readyOption(ATTACKS, picking('C3'))).toBeNull()
    const second = touch(ATTACKS, picking('C3'), 'II3')
    expect(second).toEqual({ kind: 'narrowed', choosing: picking('C3', 'II3') })
    expect(readyOption(ATTACKS, picking('C3', 'II3'))?.notation).toBe('attack C3 II3')
  })

  it('confirms by the same touch again, and only then', () => {
    expect(touch(ATTACKS, picking('C3', 'II3'), 'II3')).toMatchObject({ kind: 'confirmed' })
    expect(touch(ATTACKS, picking('C3', 'II3'), 'C3')).toEqual({ kind: 'narrowed', choosing: picking('II3') })
    // One touch is enough to know what is meant, but the other thing has not been touched yet.
    expect(readyOption(ATTACKS, picking('VI3'))?.notation).toBe('attack VI3 VI4')
    expect(touch(ATTACKS, picking('VI3'), 'VI4')).toMatchObject({ kind: 'narrowed' })
  })

  it('lets go of a thing touched twice while the choice is open', () => {
    expect(touch(ATTACKS, picking('C3'), 'C3')).toEqual({ kind: 'narrowed', choosing: picking() })
  })

  it('begins anew with a thing that does not go with the others', () => {
    expect(touch(ATTACKS, picking('C3'), 'VI4')).toEqual({ kind: 'narrowed', choosing: picking('VI4') })
  })

  it('asks why where no choice names the thing', () => {
    expect(touch(ATTACKS, picking('C3'), 'V5')).toEqual({ kind: 'why' })
  })

  it('never takes a doubtful choice', () => {
    expect(readyOption(ATTACKS, picking('I1', 'II4'))).toBeNull()
    expect(touch(ATTACKS, picking('I1', 'II4'), 'II4')).toMatchObject({ kind: 'narrowed' })
    expect(touch(ATTACKS, { picked: [], card: 'rest' }, 'II4')).toEqual({ kind: 'narrowed', choosing: picking('II4') })
  })
})

describe('choosing by card', () => {
  it('selects at first, confirms at second', () => {
    const first = selectCard(ATTACKS, picking('I1', 'II4'), 'attack I1 II4 boat')
    expect(first).toEqual({ kind: 'narrowed', choosing: { picked: ['I1', 'II4'], card: 'attack I1 II4 boat' } })
    if (first.kind !== 'narrowed') return
    expect(selectCard(ATTACKS, first.choosing, 'attack I1 II4 boat')).toMatchObject({ kind: 'confirmed' })
    expect(selectCard(ATTACKS, first.choosing, 'rest')).toMatchObject({ kind: 'narrowed' })
    expect([...pickedThings(ATTACKS, first.choosing)]).toEqual(['I1', 'II4'])
  })

  it('knows no card that is not offered', () => {
    expect(selectCard(ATTACKS, NOTHING_CHOSEN, 'fly')).toEqual({ kind: 'why' })
  })
})

describe('what is offered', () => {
  const many = Array.from({ length: 17 }, (_, i) => option(`go ${i}`, `F${i}`))

  const shown = (...asked: Parameters<typeof shownOf>) => shownOf(...asked).map(({ notation }) => notation)

  it('shows up to five choices with a place as buttons; of more only what has no place, the rest is touched on the board', () => {
    expect(offerOf(many.slice(0, 5))).toEqual({ shown: many.slice(0, 5), isCut: false })
    expect(offerOf([...many, option('rest')])).toEqual({ shown: [option('rest')], isCut: true })
  })

  it('shows what names no place, last, and leaves to the list what is too much of it', () => {
    const placeless = Array.from({ length: 20 }, (_, i) => option(`go ${i}`))
    expect(offerOf([...placeless.slice(0, 8), ...many.slice(0, 2)])).toEqual({
      shown: [...many.slice(0, 2), ...placeless.slice(0, 8)],
      isCut: false,
    })
    const offer = offerOf(placeless)
    expect(offer.shown).toHaveLength(12)
    expect(offer.isCut).toBe(true)
  })

  it('shows quiet choices only in the list, until they are meant', () => {
    const isQuiet = ({ notation }: Option) => notation.startsWith('back')
    const options = [option('go 1', 'F1'), option('back F1', 'F1'), option('back F2', 'F2'), option('rest')]
    const loud = loudOf(options, isQuiet, false)
    expect(shown(options, loud, NOTHING_CHOSEN)).toEqual(['go 1', 'rest'])
    expect(shown(agreeing(options, ['F1']), loud, picking('F1'))).toEqual(['go 1', 'back F1'])
    expect(shown(options, loud, { picked: [], card: 'back F2' })).toEqual(['go 1', 'back F2', 'rest'])
  })

  it('lets quiet choices speak where nothing else answers', () => {
    const backs = [option('back F1', 'F1'), option('back F2', 'F2')]
    expect(loudOf(backs, () => true, false)).toBe(backs)
    expect(loudOf(backs, () => true, true)).toEqual([])
    expect(shown(backs, [], NOTHING_CHOSEN)).toEqual([])
  })

  it('groups a list by the first thing only where that tells something', () => {
    expect(groupsOf(ATTACKS).map(({ thing, options }) => [thing, options.length])).toEqual([
      ['C3', 2],
      ['VI3', 1],
      ['I1', 2],
      [null, 1],
    ])
    expect(groupsOf(many)).toEqual([{ thing: null, options: many }])
    expect(groupsOf([])).toEqual([])
  })

  it('finds places however they are written', () => {
    expect(isFound('Attack II/3 from C3', 'ii3')).toBe(true)
    expect(isFound('Attack II/3 from C3', 'c3 attack')).toBe(true)
    expect(isFound('Attack II/3 from C3', 'c4')).toBe(false)
    expect(isFound('anything', '  ')).toBe(true)
  })
})
