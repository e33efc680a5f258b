import type { Options, View } from '@skerry/kernel'
import { questionsIn, sampleOf, textOfLines } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import { volcanoOf } from '../queries.ts'
import { terminal } from '../terminal/index.ts'
import type { State } from '../types.ts'

const content = game.load(pack)
const ODD = /undefined|null|NaN|\[object/

const questions = (seats: number, options: Options = {}) => questionsIn(game, content, seats, options)
const questionIn = ({ stack }: View<State>): string => {
  const top = stack.at(-1)
  return `${top?.rule}.${top?.at}`
}
const TRIBES = { tribePowers: true }

describe.each(['en', 'de'] as const)('the table of text in %s', (language) => {
  it.each([1, 2, 3, 4])('shows every space, region, card and player through a game of %i', (seats) => {
    const isTried = sampleOf(8, inject('width'))
    for (const { view } of questions(seats, seats % 2 === 0 ? TRIBES : {})) {
      if (!isTried([questionIn(view)])) continue
      const { state } = view
      const text = textOfLines(terminal.draw(content, pack, view, language, 120))
      const { rings } = volcanoOf({ content, state })
      for (const { id } of rings.slice(0, 3).flat()) expect(text).toContain(`${id}`)
      for (const card of state.display) if (card !== null) expect(text).toContain(card)
      for (const { dp, gods } of state.players) {
        expect(text).toContain(`DP ${dp}`)
        for (const { card } of gods) expect(text).toContain(card)
      }
      expect(text).not.toMatch(ODD)
      const short = terminal.brief?.(content, view, language) ?? []
      expect(textOfLines(short)).not.toMatch(ODD)
    }
  })

  it('shows where the hero may go, and no space twice', () => {
    let asked = 0
    for (const { view, choices } of questions(3)) {
      const places = choices.flatMap((choice) => (choice.do === 'place' ? [(choice as { space?: string }).space] : []))
      if (places.length === 0) continue
      asked += 1
      const text = textOfLines(terminal.draw(content, pack, view, language, 120))
      const marked = [...text.matchAll(/(\S+)\* /g)].map(([, id]) => id)
      expect(marked.toSorted()).toEqual(places.toSorted())
      expect(text.split('R1-s0')).toHaveLength(2)
    }
    expect(asked).toBeGreaterThan(50)
  })

  it('says what choices give and cost, and warns of some', () => {
    const notes = new Map<string, Set<string | null>>()
    let warnings = 0
    for (const seats of [1, 2, 4])
      for (const { view, choices } of questions(seats, TRIBES))
        for (const choice of choices) {
          const said = notes.get(choice.do) ?? new Set()
          const note = terminal.note(content, view, choice, language)
          expect(note ?? '').not.toMatch(ODD)
          notes.set(choice.do, said.add(note))
          if (terminal.warn(content, view, choice, language) !== null) warnings += 1
          expect(Number.isFinite(terminal.rank?.(content, view, choice) ?? 0)).toBe(true)
        }
    expect([...(notes.get('attack') ?? [])].join()).toMatch(language === 'en' ? /conquest \d+ %/ : /Eroberung \d+ %/)
    expect(notes.get('place')).toContain(language === 'en' ? 'fourth hero' : 'vierter Held')
    for (const verb of ['place', 'attack', 'take', 'pray', 'row']) expect(notes.get(verb)).not.toContain(null)
    expect(warnings).toBeGreaterThan(0)
  })

  it('has a legend and a summary sheet', () => {
    expect(textOfLines(terminal.legend?.(language, 100) ?? [])).toContain('F W I S G')
    expect(terminal.summary(language).length).toBeGreaterThan(25)
  })

  it('names what is in a slot', () => {
    const [first] = [...questions(2)]
    if (first === undefined) throw new Error('nobody was asked')
    expect(terminal.slot?.(content, first.view, 'gold', language)).toMatchObject({
      there: language === 'en' ? '3 of 6' : '3 von 6',
    })
    expect(terminal.slot?.(content, first.view, 'archer', language)?.kind).toBe(
      language === 'en' ? 'archer' : 'Bogenschütze',
    )
    expect(terminal.slot?.(content, first.view, 'nothing', language)).toBeNull()
  })
})
