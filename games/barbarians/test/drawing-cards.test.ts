import { count, NO_LIGHT } from '@skerry/boards/kit'
import type { Point } from '@skerry/contracts'
import { describe, expect, it } from 'vitest'
import { fitted, partsOf, setIn } from '../board/effects.ts'
import { CARD, displaySlot, TIMELINE, TRACK, timelineSlot, trackSpaceX } from '../board/layout.ts'
import { cardsBefore, type Shape, shapesIn } from '../board/scene.ts'
import { TRACKS } from '../queries.ts'
import type { Player, SpaceId } from '../types.ts'
import { chart, content, markupOf, someTable, viewOf, volcano } from './drawn.ts'

describe('cards', () => {
  it('tell every card of display and viewer once, and how many lie in the decks', () => {
    const { position, seat } = someTable(4, 'take.choose')
    const { state } = position
    const markup = markupOf(viewOf(position, seat))
    const cards = [
      ...state.display.filter((card) => card !== null),
      ...cardsBefore(state.players[seat] as Player).map(({ card }) => card),
    ]
    for (const card of cards) expect(count(markup, `data-thing="${card}"`), card).toBe(1)
    expect(count(markup, 'class="deck"')).toBe(3)
    // What the others have lies at the side of the page.
    for (const { card } of state.players.flatMap((player, i) => (i === seat ? [] : cardsBefore(player))))
      expect(count(markup, `data-thing="${card}"`), card).toBe(0)
  })

  it('show turned gods and warlords askew and dim', () => {
    const { position } = someTable(3, 'turn.before')
    const own = position.state.players[0]
    if (own === undefined) throw new Error('nobody there')
    own.gods = [{ card: 'GD01' as never, isUpright: false }]
    own.warlords = [{ card: 'W01' as never, isUpright: true }]
    const before = count(markupOf(viewOf(position, 0)), 'class="card god turned')
    own.gods = [{ card: 'GD01' as never, isUpright: true }]
    expect(before - count(markupOf(viewOf(position, 0)), 'class="card god turned')).toBe(1)
  })

  it('turn timeline cards of past eras down and mark the one of this era', () => {
    const { position } = someTable(3, 'turn.before', ({ state }) => state.era === 3)
    const markup = markupOf(viewOf(position, 0), NO_LIGHT, 'de')
    expect(count(markup, 'class="now-line"')).toBe(1)
    expect(count(markup, 'class="card-back"')).toBe(2)
    expect(count(markup, 'class="slot-name"')).toBe(4)
  })

  it('let rows of a feast be touched only while it is on', () => {
    const feast = someTable(3, 'closing.feastRow')
    expect(markupOf(viewOf(feast.position, feast.seat)).includes('data-thing="row 3"')).toBe(true)
    expect(markupOf(viewOf(someTable(3, 'turn.before').position, 0)).includes('data-thing="row 3"')).toBe(false)
  })

  it('show a campaign: the battle faced, those before it with their outcome, and those to come', () => {
    const { position, seat } = someTable(4, 'campaign.battle', ({ stack }) =>
      stack.some((frame) => frame.rule === 'campaign' && frame.faced.length === 3),
    )
    const campaign = position.stack.find((frame) => frame.rule === 'campaign')
    if (campaign?.rule !== 'campaign') throw new Error('no campaign')
    const markup = markupOf(viewOf(position, seat))
    const arena = markup.slice(markup.indexOf('class="battles"'), markup.indexOf('class="part-own"'))
    expect(count(arena, 'class="card battle"')).toBe(1)
    expect(count(arena, /class="card battle (?:won|lost)"/)).toBe(2)
    expect(count(arena, 'class="card battle won"')).toBe(campaign.won.length)
    expect(count(arena, 'class="card-back"')).toBe(campaign.battles - 3)
    for (const card of campaign.faced) expect(markup.includes(`data-thing="${card}"`)).toBe(true)
  })
})

describe('effects', () => {
  it('are set inside their width, in lines of about equal length', () => {
    for (const space of volcano.rings.flat()) {
      const set = fitted(partsOf(space.effects), 90, 70, 36)
      expect(set.width, space.id).toBeLessThanOrEqual(90.5)
      expect(set.height, space.id).toBeLessThanOrEqual(70)
      expect(set.size, space.id).toBeGreaterThanOrEqual(24)
    }
  })

  it('tell costs before an arrow, choices by a slash, numbers before their pictogram', () => {
    const parts = (id: string) =>
      partsOf(volcano.space[id as SpaceId]?.effects ?? []).map((part) =>
        'name' in part ? part.n + part.name : part.is,
      )
    expect(parts('R3-s3b')).toEqual(['2stone', 'arrow', '3troops'])
    expect(parts('R1-s5')).toEqual(['god', 'slash', 'warlord'])
    expect(parts('R3-s2b')).toEqual(['2gold', 'arrow', 'campaign', 'twice'])
    expect(parts('P2')).toEqual(['5dp'])
    const set = setIn(partsOf(volcano.space['P4a' as SpaceId]?.effects ?? []), 30, 100)
    expect(new Set(set.parts.map(({ y }) => y)).size).toBe(2)
  })
})

describe('chips', () => {
  const chipsOf = (decision: string, text: string) => {
    const { position, seat } = someTable(4, decision)
    const view = viewOf(position, seat)
    const parts = ['display', 'tracks', 'timeline'] as const
    const shapes = parts.flatMap((part) => shapesIn(part, content, view, chart))
    const chips = new Map(shapes.map(({ thing }) => [thing, text]))
    return { view, state: position.state, shapes, markup: markupOf(view, { ...NO_LIGHT, chips }) }
  }
  const chipAt = (shapes: readonly Shape[], id: string): Point =>
    shapes.find(({ thing }) => thing === id)?.chip ?? [Number.NaN, 0]

  it('lie on no space of a track and on no cost of a card; those of the display fit beside each other', () => {
    const { state, shapes, markup } = chipsOf('take.choose', 'jetzt 12 DP')
    for (const track of TRACKS) expect(chipAt(shapes, track)[0]).toBeLessThan(trackSpaceX(1) - TRACK.space / 2)
    const cards = state.display.filter((card) => card !== null)
    expect(cards.length).toBeGreaterThan(1)
    for (const card of cards) {
      expect(chipAt(shapes, card)[1]).toBeGreaterThan(displaySlot(0)[1] + CARD.height)
      expect(shapes.find(({ thing }) => thing === card)?.chipRoom).toBeLessThan(CARD.width + CARD.gap)
    }
    const scale = Number(/scale\((0\.\d+)\)"><g class="chip/.exec(markup)?.[1])
    expect(scale * 2 * (11 + 'jetzt 12 DP'.length * 5.4)).toBeLessThanOrEqual(CARD.width + 1)
  })

  it('begin where the row of a feast ends', () => {
    const { state, shapes } = chipsOf('closing.feastRow', '+7 DP')
    const right = timelineSlot(state.era - 1)[0] + TIMELINE.width
    for (const row of [1, 2, 3]) {
      const shape = shapes.find(({ thing }) => thing === `row ${row}`)
      expect([shape?.chipFrom, shape?.chip[0]]).toEqual(['left', right - 4])
    }
  })
})
