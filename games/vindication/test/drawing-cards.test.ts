import { count, picturesOf, touchedIn } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Language, seatLetter, wrapped } from '@skerry/contracts'
import { sizeOf } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { abilityParts, requirementParts } from '../board/abilities.ts'
import { drawings } from '../board/drawing.ts'
import { LEAST_LETTER, linesOf, nameOf, sizeFor } from '../board/labels.ts'
import {
  CARDS,
  DEALT,
  fanPoint,
  fanSize,
  heldPoint,
  heldSize,
  honorPoint,
  LAYOUTS,
  NAME_WIDTH,
  POWER,
  ZONE,
  zoneCube,
  zonePoint,
} from '../board/layout.ts'
import { GOAL } from '../board/Power.tsx'
import { fanIn, honorSpots } from '../board/scene.ts'
import { fitted } from '../board/sentences.ts'
import { nearestTo, tallyOf } from '../board/Tracks.tsx'
import { game, pack } from '../index.ts'
import { DECKS, ZONES } from '../queries.ts'
import type { CardId, HexId, State, Trigger, TriggerId, Vindication } from '../types.ts'
import { taskText } from '../words/effects.ts'
import { cards, content, fullTable, markupOf, picturedIn, someTable, viewOf } from './drawn.ts'

describe('honor and triggers', () => {
  it('VIN-HONOR-02 put discs on the track; those that would cover each other stand on each other; beyond 100 a number tells it', () => {
    const spots = honorSpots([34, 34, 61, 112, 35]).map(({ at }) => at)
    expect(spots.map(([x]) => x)).toEqual([34, 34, 61, 100, 35].map((honor) => honorPoint(honor)[0]))
    expect(spots[1]?.[1]).toBeLessThan(spots[0]?.[1] ?? 0)
    expect(spots[4]?.[1]).toBeLessThan(spots[1]?.[1] ?? 0)
    expect(spots[2]?.[1]).toBe(spots[0]?.[1])
    const [beyond, further] = honorSpots([104, 112])
    expect(further?.at[0]).toBe(beyond?.at[0])
    const view = structuredClone(viewOf(someTable(2, 'turn.actions').position, 0))
    const [first] = view.state.players
    if (first !== undefined) first.honor = 112
    expect(markupOf(view)).toMatch(/class="beyond [^>]*>112</)
  })

  it('VIN-SETUP-09 show the coins that are still there', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = { ...position.state, coins: [45, 75] }
    expect(count(markupOf({ ...viewOf(position, 0), state }), 'class="coin"')).toBe(2)
  })

  it('VIN-END-01 tell how far the nearest player or the table is from every trigger', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = structuredClone(position.state)
    const trigger = (id: string) => content.triggers[id as TriggerId] as Trigger
    state.players.forEach((player, seat) => {
      player.honor = [20, 41, 33][seat] as number
      player.isVindicated = seat === 2
      player.zones = { pot: 0, inf: 5, conv: [7, 0, 4][seat] as number }
    })
    expect(nearestTo(content, state, trigger('TRG01'))).toEqual({ seat: 1, have: 41, need: 75 })
    expect(nearestTo(content, state, trigger('TRG08'))).toEqual({ seat: 2, have: 4, need: 6 })
    expect(nearestTo(content, state, trigger('TRG11'))).toBe(null)
    expect(tallyOf(content, state, trigger('TRG11'))).toEqual([1, 2])
    state.tiles = Object.fromEntries(content.hexes.map(({ id }) => [id, 'INN'])) as State['tiles']
    state.controllers = { ['H01' as HexId]: 0 }
    expect(tallyOf(content, state, trigger('TRG07'))).toEqual([1, 10])
    state.faceUp = ['TRG01', 'TRG11'] as TriggerId[]
    const markup = markupOf({ ...viewOf(position, 0), state })
    expect(count(markup, 'class="trigger"')).toBe(2)
    expect(markup).toContain('>41/75<')
  })
})

describe('cards and boards', () => {
  it('keep up to 25 cards of a player inside their block, beside each other', () => {
    for (const layout of Object.values(LAYOUTS))
      for (const many of [1, 2, 4, 5, 6, 7, 9, 12, 14, 16, 20, 25]) {
        const { width, height } = heldSize(many)
        const spots = Array.from({ length: many }, (_, i) => heldPoint(layout, i, many))
        const [left, top] = layout.cards
        expect(width).toBeGreaterThan(100)
        spots.forEach(([x, y], i) => {
          expect(x - width / 2 >= left && x + width / 2 <= left + CARDS.width, `${many}`).toBe(true)
          expect(y - height / 2 >= top && y + height / 2 <= top + CARDS.height, `${many}`).toBe(true)
          for (const [a, b] of spots.slice(i + 1))
            expect(Math.abs(a - x) >= width || Math.abs(b - y) >= height).toBe(true)
        })
      }
  })

  it('lay what is looked at in rows inside the same block, however many cards they are', () => {
    for (const layout of Object.values(LAYOUTS))
      for (let many = 1; many <= 18; many++) {
        const { width, height } = fanSize(many)
        const [left, top] = layout.cards
        for (let i = 0; i < many; i++) {
          const [x, y] = fanPoint(layout, i, many)
          expect(x - width / 2 >= left && x + width / 2 <= left + CARDS.width, `${many}`).toBe(true)
          expect(y - height / 2 >= top && y + height / 2 <= top + CARDS.height, `${many}`).toBe(true)
        }
      }
  })

  it('INV-01 keep all 21 cubes of a player in any one zone', () => {
    for (const layout of Object.values(LAYOUTS))
      for (const zone of ZONES) {
        const [zx, zy] = zonePoint(layout, zone)
        const spots = Array.from({ length: 21 }, (_, i) => zoneCube(layout, zone, i))
        expect(new Set(spots.map(String)).size).toBe(21)
        for (const [x, y] of spots) {
          expect(Math.abs(x - zx)).toBeLessThan(ZONE.width / 2 - 8)
          expect(Math.abs(y - zy)).toBeLessThan(ZONE.height / 2 - 8)
        }
        expect(zy + ZONE.height / 2).toBeLessThanOrEqual(layout.power[1] + POWER.height)
      }
  })

  it('tell every own card and those on top of the open piles once, and how many lie in the decks', () => {
    const { position, seat } = someTable(4, 'turn.actions', ({ state }) => state.round > 6)
    const { state } = position
    const markup = markupOf(viewOf(position, seat))
    const shown = [
      ...DECKS.flatMap((deck) => state.decks[deck].open.slice(-1)),
      ...(state.players[seat]?.cards.map(({ card }) => card) ?? []),
    ]
    for (const card of shown) expect(count(markup, `data-thing="${card}"`), card).toBe(1)
    for (const deck of DECKS)
      expect(markup).toMatch(new RegExp(`class="deck-size"[^>]*>${sizeOf(state.decks[deck].pile)}<`))
    for (let i = 0; i < 4; i++) expect(markup.includes(`data-thing="${seatLetter(i)}"`)).toBe(true)
  })

  it('VIN-QUEST-04 show the own quest with its goals, and of others only that there is one', () => {
    const { position } = someTable(3, 'turn.actions')
    const own = markupOf(viewOf(position, 0))
    expect(count(own, 'class="quest"')).toBe(1)
    expect(touchedIn(own).has(position.state.players[0]?.quests[0]?.is ?? '')).toBe(true)
    for (const player of position.state.players.slice(1)) expect(own).not.toContain(player.quests[0]?.is ?? 'nothing')
    expect(count(own, 'class="quest-back"')).toBe(0)
    const spectator = markupOf(viewOf(position, 'spectator'))
    expect([count(spectator, 'class="quest"'), count(spectator, 'class="quest-back"')]).toEqual([0, 1])
    const choosing = someTable(3, 'setup.keepQuest')
    expect(count(markupOf(viewOf(choosing.position, choosing.seat)), 'class="quest"')).toBe(2)
  })

  it('VIN-SETUP-23 lay the quests dealt in the order of the answers, with every goal in words', () => {
    const { position, seat } = someTable(3, 'setup.keepQuest')
    const view = viewOf(position, seat)
    const choices = game.choices(content, position, seat)
    const [first = '', second = ''] =
      choices.kind === 'list' ? choices.list.map((choice) => String((choice as { quest?: string }).quest)) : []
    const places = drawings.wide.places(content, pack, view)
    expect(places[first]?.[1]).toBeLessThan(places[second]?.[1] ?? 0)
    for (const language of ['en', 'de'] as const)
      for (const { id, goals } of Object.values(content.quests))
        for (const goal of goals) {
          const lines = wrapped(taskText(goal.if, language), GOAL.letters)
          expect(lines.length, id).toBeLessThanOrEqual(GOAL.lines)
          expect(Math.max(...lines.map(({ length }) => length)) * GOAL.size * 0.47, id).toBeLessThan(
            DEALT.width / 2 - 20,
          )
        }
  })

  it('VIN-VISIT-12 fan out the open pile and the cards seen; for the others these have only backs', () => {
    const { position, seat } = someTable(3, 'draw.pick')
    const view = viewOf(position, seat)
    const fan = fanIn(view)
    const { open } = view.state.decks[fan?.deck ?? 'red']
    expect(fan?.cards.length).toBeGreaterThan(open.length)
    const touched = touchedIn(markupOf(view))
    for (const card of fan?.cards ?? []) expect(card !== null && touched.has(card)).toBe(true)
    const other = viewOf(position, (seat + 1) % 3)
    const hidden = (fanIn(other)?.cards ?? []).filter((card) => card === null).length
    expect(hidden).toBe((fan?.cards.length ?? 0) - open.length)
    expect(count(markupOf(other), 'class="card-back ')).toBe(hidden)
  })

  it('turn the character when it is vindicated', () => {
    const { position } = someTable(3, 'turn.actions')
    const state = structuredClone(position.state)
    for (const player of state.players) player.isVindicated = false
    const before = markupOf({ ...viewOf(position, 0), state })
    expect([count(before, 'class="character"'), count(before, 'class="character vindicated"')]).toEqual([1, 0])
    for (const player of state.players) player.isVindicated = true
    const after = markupOf({ ...viewOf(position, 0), state })
    expect([count(after, 'class="character"'), count(after, 'class="character vindicated"')]).toEqual([0, 1])
  })
})

describe('abilities', () => {
  it('are set inside their cards, large enough to read', () => {
    expect(cards).toHaveLength(108)
    for (const card of cards) {
      const set = fitted(abilityParts(card), 127, 110, 38)
      expect(set.width, card.id).toBeLessThanOrEqual(128)
      expect(set.size, card.id).toBeGreaterThanOrEqual(18)
    }
  })

  it('tell what sets them off, costs before an arrow, conditions in brackets', () => {
    const parts = (id: string) =>
      abilityParts(content.cards[id as CardId] as (typeof cards)[number]).map((part) =>
        part.is === 'sign' ? part.n + part.name : part.is === 'text' ? part.text : part.is,
      )
    expect(parts('RED10')).toEqual(['activate', '1STR', 'arrow', 'augment'])
    expect(parts('RED08')).toEqual(['activate', '1honor', '(', '1control', ')'])
    expect(parts('RED07')).toEqual(['discover', 'arrow', '1honor'])
    expect(parts('REL14')).toEqual(['1charge', 'colon', 'augment'])
    expect(parts('TRA16')).toEqual(['always', 'control', '−1', 'conv'])
    expect(parts('MON02')).toEqual(['scoring', '1honor', 'slash', 'companion', '≤6'])
  })

  it('of all kinds of goals have a sign', () => {
    for (const { goals } of Object.values(content.quests))
      for (const goal of goals) expect(requirementParts(goal.if).length).toBeGreaterThan(0)
  })
})

describe('names', () => {
  it('fit on their tiles and cards in both languages', () => {
    for (const language of ['en', 'de'] as const) {
      for (const id of Object.keys(content.regions))
        expect(
          sizeFor(linesOf(nameOf(pack, id, language), 12), NAME_WIDTH, 24),
          `${language} ${id}`,
        ).toBeGreaterThanOrEqual(18)
    }
  })

  it('and whatever else is written are no smaller than 12 pixels where all of the wide board is seen', () => {
    for (const arrangement of ARRANGEMENTS)
      for (const language of ['en', 'de'] satisfies Language[])
        for (const seats of [2, 5]) {
          const { markupOf: draw } = picturesOf<Vindication>(picturedIn(arrangement))
          const sizes = [
            ...draw(fullTable(seats), undefined, language).matchAll(/class="([^"]*)"[^>]*font-size="([\d.]+)"/g),
          ]
          const small = sizes.filter(([, name, size]) => name !== 'vindication-n' && Number(size) < LEAST_LETTER)
          expect(sizes.length).toBeGreaterThan(20)
          expect(small.map(([text]) => text)).toEqual([])
        }
  })

  it('are broken where they are too long, into parts of about equal length', () => {
    expect(linesOf('Inn', 12)).toEqual(['Inn'])
    expect(linesOf('Hourglass of Still Sand', 13)).toEqual(['Hourglass of', 'Still Sand'])
    expect(linesOf('Kommandoposten', 12)).toEqual(['Kommandoposten'])
  })
})
