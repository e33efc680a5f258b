import { count, touchedIn } from '@skerry/boards/kit'
import { seatLetter, wrapped } from '@skerry/contracts'
import { sizeOf } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import { abilityParts, requirementParts } from '../board/abilities.ts'
import { GOAL } from '../board/Boards.tsx'
import { drawing } from '../board/drawing.ts'
import { linesOf, nameOf, sizeFor } from '../board/labels.ts'
import {
  BOX,
  boardPlan,
  CARD,
  DEALT,
  heldPoint,
  heldSize,
  honorPoint,
  NAME_WIDTH,
  PANES,
  zoneCube,
  zonePoint,
  zoneSize,
} from '../board/layout.ts'
import { fanIn } from '../board/scene.ts'
import { fitted } from '../board/sentences.ts'
import { honorSpots, nearestTo, tallyOf } from '../board/Tracks.tsx'
import { game, pack } from '../index.ts'
import { DECKS, ZONES } from '../queries.ts'
import type { CardId, HexId, State, Trigger, TriggerId } from '../types.ts'
import { taskText } from '../words/effects.ts'
import { cards, content, markupOf, someTable, viewOf } from './drawn.ts'

describe('honor and triggers', () => {
  it('VIN-HONOR-02 put discs on the track row by row; discs of one space stand on each other; beyond 100 a number tells it', () => {
    const spots = honorSpots([34, 34, 61, 112, 0])
    expect(spots.map(({ x }) => x)).toEqual([34, 34, 61, 100, 0].map((honor) => honorPoint(honor)[0]))
    expect(spots[1]?.y).toBeLessThan(spots[0]?.y ?? 0)
    const [beyond, further] = honorSpots([104, 112])
    expect(further?.x).toBe(beyond?.x)
    expect(further?.y).toBeLessThan(beyond?.y ?? 0)
    const rows = [0, 25, 50, 75, 100].map((honor) => honorPoint(honor)[1])
    expect(new Set(rows).size).toBe(4)
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
    expect(tallyOf(content, state, trigger('TRG11'))).toBe('1/2')
    state.tiles = Object.fromEntries(content.hexes.map(({ id }) => [id, 'INN'])) as State['tiles']
    state.controllers = { ['H01' as HexId]: 0 }
    expect(tallyOf(content, state, trigger('TRG07'))).toBe('1/10')
    state.faceUp = ['TRG01', 'TRG11'] as TriggerId[]
    const markup = markupOf({ ...viewOf(position, 0), state })
    expect(count(markup, 'class="trigger"')).toBe(2)
    expect(markup).toContain('>41/75<')
  })
})

describe('cards and boards', () => {
  it('show the viewer’s board first; the others fill their part of the table, however many there are', () => {
    const [left, top, wide, high] = PANES.find(({ id }) => id === 'others')?.box ?? BOX
    for (const seats of [2, 3, 4, 5])
      for (let seat = 0; seat < seats; seat++) {
        expect(boardPlan(seat, seat, seats).isOwn).toBe(true)
        const others = Array.from({ length: seats - 1 }, (_, n) => boardPlan((seat + n + 1) % seats, seat, seats))
        others.forEach(({ x, y, width, height, isOwn, isLarge }, i) => {
          expect([isOwn, isLarge]).toEqual([false, seats === 2])
          expect(x >= left && x + width <= left + wide && y >= top && y + height <= top + high).toBe(true)
          for (const { x: a, y: b } of others.slice(i + 1)) expect(a >= x + width || b >= y + height).toBe(true)
        })
        const filled = others.reduce((all, { width, height }) => all + width * height, 0)
        expect(filled / (wide * high), `${seats}`).toBeGreaterThan(seats === 4 ? 0.7 : 0.93)
      }
    expect(boardPlan(0, 'spectator', 3).isOwn).toBe(true)
  })

  it('keep up to twenty cards of a player on their board, beside each other', () => {
    for (const plan of [boardPlan(0, 0, 5), boardPlan(1, 0, 2), boardPlan(1, 0, 3), boardPlan(1, 0, 5)])
      for (const cards of [1, 5, 6, 7, 12, 14, 20]) {
        const { width, height } = heldSize(plan, cards)
        const spots = Array.from({ length: cards }, (_, i) => heldPoint(plan, i, cards))
        expect(width).toBeGreaterThan(20)
        spots.forEach(([x, y], i) => {
          expect(x - width / 2 >= plan.x && x + width / 2 <= plan.x + plan.width, `${cards}`).toBe(true)
          expect(y - height / 2 >= plan.y && y + height / 2 <= plan.y + plan.height, `${cards}`).toBe(true)
          for (const [a, b] of spots.slice(i + 1))
            expect(Math.abs(a - x) >= width || Math.abs(b - y) >= height).toBe(true)
        })
      }
  })

  it('INV-01 keep all 21 cubes of a player in any one zone', () => {
    const plan = boardPlan(0, 0, 3)
    const { width, height } = zoneSize(plan)
    for (const zone of ZONES) {
      const [zx, zy] = zonePoint(plan, zone)
      const spots = Array.from({ length: 21 }, (_, i) => zoneCube(plan, zone, i))
      expect(new Set(spots.map(String)).size).toBe(21)
      for (const [x, y] of spots) {
        expect(Math.abs(x - zx)).toBeLessThan(width / 2 - 10)
        expect(Math.abs(y - zy)).toBeLessThan(height / 2 - 10)
      }
    }
  })

  it('tell every card before players and on top of the open piles once, and how many lie in the decks', () => {
    const { position, seat } = someTable(4, 'turn.actions', ({ state }) => state.round > 6)
    const { state } = position
    const markup = markupOf(viewOf(position, seat))
    const shown = [
      ...DECKS.flatMap((deck) => state.decks[deck].open.slice(-1)),
      ...state.players.flatMap((player) => player.cards.map(({ card }) => card)),
    ]
    for (const card of shown) expect(count(markup, `data-thing="${card}"`), card).toBe(1)
    for (const deck of DECKS) expect(markup).toContain(`class="deck-size" y="37">${sizeOf(state.decks[deck].pile)}<`)
    for (let i = 0; i < 4; i++) expect(markup.includes(`data-thing="${seatLetter(i)}"`)).toBe(true)
  })

  it('VIN-QUEST-04 show the own quest with its goals, and of others only that there is one', () => {
    const { position } = someTable(3, 'turn.actions')
    const own = markupOf(viewOf(position, 0))
    expect(count(own, 'class="quest"')).toBe(1)
    expect(touchedIn(own).has(position.state.players[0]?.quests[0]?.is ?? '')).toBe(true)
    for (const player of position.state.players.slice(1)) expect(own).not.toContain(player.quests[0]?.is ?? 'nothing')
    expect(count(own, 'class="quest-back"')).toBe(2)
    const spectator = markupOf(viewOf(position, 'spectator'))
    expect([count(spectator, 'class="quest"'), count(spectator, 'class="quest-back"')]).toEqual([0, 3])
    const choosing = someTable(3, 'setup.keepQuest')
    expect(count(markupOf(viewOf(choosing.position, choosing.seat)), 'class="quest"')).toBe(2)
  })

  it('VIN-SETUP-23 lay the quests dealt in the order of the answers, with every goal in words', () => {
    const { position, seat } = someTable(3, 'setup.keepQuest')
    const view = viewOf(position, seat)
    const choices = game.choices(content, position, seat)
    const [first = '', second = ''] =
      choices.kind === 'list' ? choices.list.map((choice) => String((choice as { quest?: string }).quest)) : []
    const places = drawing.places(content, pack, view)
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

  it('VIN-FINAL-01 show everybody’s quest face up at the end', () => {
    const { position } = someTable(4, 'turn.actions')
    const state = structuredClone(position.state)
    const view = { ...viewOf(position, 0), state }
    const markup = markupOf(view)
    expect([count(markup, 'class="quest"'), count(markup, 'class="quest-back"')]).toEqual([4, 0])
    for (const { quests } of state.players) expect(touchedIn(markup).has(quests[0]?.is ?? '')).toBe(true)
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
    expect([count(before, 'class="character"'), count(before, 'class="character vindicated"')]).toEqual([3, 0])
    for (const player of state.players) player.isVindicated = true
    const after = markupOf({ ...viewOf(position, 0), state })
    expect([count(after, 'class="character"'), count(after, 'class="character vindicated"')]).toEqual([0, 3])
  })
})

describe('abilities', () => {
  it('are set inside their cards, large enough to read', () => {
    expect(cards).toHaveLength(108)
    for (const card of cards) {
      const set = fitted(abilityParts(card), CARD.width - 12, 110, 38)
      expect(set.width, card.id).toBeLessThanOrEqual(CARD.width - 11)
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
      for (const { id } of cards)
        expect(
          sizeFor(linesOf(nameOf(pack, id, language), 13), CARD.width - 10, 22),
          `${language} ${id}`,
        ).toBeGreaterThanOrEqual(14)
    }
  })

  it('are broken where they are too long, into parts of about equal length', () => {
    expect(linesOf('Inn', 12)).toEqual(['Inn'])
    expect(linesOf('Hourglass of Still Sand', 13)).toEqual(['Hourglass of', 'Still Sand'])
    expect(linesOf('Kommandoposten', 12)).toEqual(['Kommandoposten'])
  })
})
