/** What whoever points at something is told: its name, what it does with one's own numbers, everything that lies there. */

import { explanationTests } from '@skerry/boards/kit'
import { type Language, seatMark } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { PICTOGRAMS } from '../board/pictograms.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { ledger } from '../ledger.ts'
import type { Player, State, Vindication } from '../types.ts'
import { talk } from '../words/talk.ts'
import { c, h, inTurn, table } from './positions.ts'
import { content, games, width } from './told.ts'

describe('explanations', () => {
  const tests = explanationTests<Vindication>({
    ...{ game, presenter, games, width, icons: Object.keys(PICTOGRAMS) },
    rules: new Set(Object.keys(ledger)),
    sample: 3,
    check: ({ here = [], seat }, { kind, facts }) => {
      const seats = here.flatMap((chip) => chip.seat ?? [])
      const said = here.map(({ text }) => text).join(' ')
      const lies = (what: unknown) => expect(said, `${kind}: ${said}`).toContain(String(what))
      if (kind === 'hex' && Number(facts.controller) >= 0) expect(seats).toContain(facts.controller)
      if (kind === 'triangle' && Number(facts.medallion) >= 0) expect(seats).toContain(facts.medallion)
      if (kind === 'sphere' || kind === 'zone') for (const n of facts.cubes as readonly number[]) if (n > 0) lies(n)
      if (kind === 'deck') lies(facts.size)
      if (kind === 'proficiency') lies(facts.supply)
      if (kind === 'mastery') for (const n of facts.counts as readonly number[]) lies(n)
      if (kind === 'player') for (const what of ['honor', 'pot', 'inf', 'conv']) lies(facts[what])
      if (['companion', 'trait', 'relic', 'monster'].includes(kind) && Number(facts.owner) >= 0) {
        expect(seat).toBe(facts.owner)
        if (Number(facts.cubes) > 0) lies(facts.cubes)
      }
    },
  })
  for (const { name, run } of tests) it(name, run, 120_000)
})

describe('lists', () => {
  it('have a heading for every kind of thing in both languages', () => {
    const met = new Set<string>()
    for (const rows of games.values())
      for (const { content: of, now } of rows) for (const { kind } of game.things(of, now, 0)) met.add(kind)
    expect([...met].toSorted()).toEqual(Object.keys(talk.en.kinds ?? {}).toSorted())
    expect(Object.keys(talk.de.kinds ?? {})).toEqual(Object.keys(talk.en.kinds ?? {}))
  })
})

describe('what is told', () => {
  const view = inTurn(
    table((state, [a]) => {
      const own = a as Player
      own.spheres.INS = 2
      own.zones = { pot: 0, inf: 5, conv: 2 }
      own.cards = [{ card: c('RED10'), cubes: 3 }]
      state.controllers = { [h('H10')]: 1 } as State['controllers']
    }),
  )
  const told = (thing: string, language: Language = 'en') => presenter.explanation(content, view, thing, language)

  it('says what a region costs whoever looks, whose it is, and who stands there', () => {
    const inn = told('H10')
    expect(inn).toMatchObject({ name: 'Inn', sort: 'region on hex 10', icon: 'INN' })
    expect(inn?.text[1]).toBe(`${seatMark(1)} controls it: a visit by anybody else brings ${seatMark(1)} 2 honor.`)
    expect(inn?.chips?.map(({ text }) => text)).toEqual([
      'you can pay 2 Inspiration',
      'you lack 2 Knowledge',
      'you lack 2 Strength',
    ])
    expect(inn?.here?.map(({ text }) => text)).toEqual([`cube of ${seatMark(1)}`, `${seatMark(0)} stands beside it`])
  })

  it('says what a card does in the words of its effects, and what lies on it', () => {
    const card = told('RED10')
    expect(card?.text.at(-1)).toMatch(/^When activated|augment/)
    expect(card?.here?.map(({ text }) => text)).toContain('3 cubes on it')
    expect(card?.chips?.map(({ text }) => text)).toContain('you have 5 Influence')
    expect(told('RED10', 'de')?.here?.map(({ text }) => text)).toContain('3 Blöcke darauf')
  })

  it('says what an attribute pays for and what it is made of', () => {
    expect(told('WIS')?.text.at(-1)).toBe('Converting 1 Inspiration and 1 Knowledge makes one.')
    expect(told('WIS', 'de')?.text.join(' ')).toContain('2 Weisheit → Eigenschaft (Altertümliches Grab)')
  })

  it('says nothing of what is not there', () => {
    for (const thing of ['coin 31', 'option 1', 'die MON', 'source open', 'E', 'nothing', 'tile nothing'])
      expect(told(thing), thing).toBeNull()
  })
})
