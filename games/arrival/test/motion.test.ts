/** Whatever moves on the board ends in the picture that follows: nothing jumps when an event has been shown. */

import { motionTests, playedEvents } from '@skerry/boards/kit'
import { ARRANGEMENTS, type Point } from '@skerry/contracts'
import { anyChoice, type Choice, type Play, type Random, type Seat } from '@skerry/kernel'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, inject, it } from 'vitest'
import { drawings } from '../board/drawing.ts'
import { type Island, islandOf } from '../board/island.ts'
import { cardMiddle } from '../board/layout.ts'
import { planOf } from '../board/plan.ts'
import { presenter } from '../board/presenter.ts'
import { blockerPlace } from '../board/Rows.tsx'
import { displayedTiles, heldTiles, type Seen } from '../board/scene.ts'
import type { Act, Moving, Plan } from '../board/stage.ts'
import { game, pack } from '../index.ts'
import { locationOf, SECTIONS, STACKS as STACK_IDS } from '../queries.ts'
import type { Arrival, Back, LocationId, Section, State } from '../types.ts'

const content = game.load(pack)

function somebodysChoice(play: Play<Arrival>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  const useful = choices.kind === 'list' ? choices.list.filter(({ do: verb }) => USEFUL.includes(verb)) : []
  const isUseful = useful.length > 0 && random(2) === 0
  return isUseful ? (useful[random(useful.length)] as Choice) : (anyChoice(play, seat, random) as Choice)
}
/** Who plays at random seldom comes to these. */
const USEFUL = ['reopen', 'shield', 'repel', 'use', 'ruse', 'migration', 'with', 'trophy']

// —— the picture at the end of a moment ——

const VIEWER = 0

const near = ([x, y]: Point, [a, b]: Point): boolean => Math.hypot(x - a, y - b) < 0.01

type Arriving = Extract<Act, { do: 'drop' | 'land' | 'slide' }>
const isArriving = (act: Act): act is Arriving => act.do === 'drop' || act.do === 'land' || act.do === 'slide'
const endsAt = (act: Arriving): Point => (act.do === 'slide' ? act.to : act.at)

/** What arrives is there: the state under the acts, with every act on its last frame. */
function endOf(island: Island, view: Seen, { state, acts }: Plan): State {
  return acts.filter(isArriving).reduce((end, act) => arrived(island, view, end, act.what, endsAt(act)), state)
}

function arrived(island: Island, view: Seen, state: State, what: Moving, at: Point): State {
  switch (what.is) {
    case 'stand': {
      const there = island.sites.filter((other) => near(other.at, at))
      expect(there).toHaveLength(1)
      const { index } = locationOf(content, there[0]?.id as LocationId)
      const { holder, level } = what
      return { ...state, sites: state.sites.map((old, i) => (i === index ? { holder, level } : old)) }
    }
    case 'shield': {
      const distance = ([x, y]: Point) => Math.hypot(x - at[0], y - at[1])
      const nearest = island.provinces.toSorted((a, b) => distance(a.plate) - distance(b.plate))[0]?.id
      const index = content.provinces.findIndex(({ id }) => id === nearest)
      return { ...state, shields: state.shields.map((n, i) => (i === index ? n + 1 : n)) }
    }
    case 'blocker': {
      const section = SECTIONS.find((one) => near(blockerPlace(island.layout.cards, one), at)) as Section
      return withTribe(state, what.seat, (tribe) => ({ blockers: [...tribe.blockers, section] }))
    }
    case 'back':
      return cardArrived(island, state, what.back, at)
    case 'tile': {
      const display = [...state.display, what.tile]
      if (
        displayedTiles({ ...state, display }, island.layout).some((one) => one.tile === what.tile && near(one.at, at))
      )
        return { ...state, display }
      const holder = state.tribes.findIndex((_, seat) => {
        const next = withTribe(state, seat, ({ tiles }) => ({ tiles: [...tiles, what.tile] }))
        return near(heldTiles({ ...view, state: next }, seat, island.layout).at(-1)?.at ?? [0, 0], at)
      })
      // A master-builder goes into the chest, where it is counted.
      return holder < 0 ? state : withTribe(state, holder, ({ tiles }) => ({ tiles: [...tiles, what.tile] }))
    }
  }
}

/** A card on a stack, or at the end of a row. */
function cardArrived({ layout }: Island, state: State, back: Back, at: Point): State {
  const stack = STACK_IDS.find((id) => near(layout.stacks[id], at))
  if (stack !== undefined)
    return { ...state, stacks: { ...state.stacks, [stack]: { ...state.stacks[stack], top: { back, knownTo: [] } } } }
  const seat = VIEWER
  expect(near(cardMiddle(layout.cards, (state.tribes[seat] as State['tribes'][number]).cards.length), at)).toBe(true)
  return withTribe(state, seat, ({ cards }) => ({ cards: [...cards, { back, knownTo: [] }] }))
}

const withTribe = (
  state: State,
  seat: Seat,
  change: (tribe: State['tribes'][number]) => Partial<State['tribes'][number]>,
): State => ({
  ...state,
  tribes: state.tribes.map((tribe, i) => (i === seat ? { ...tribe, ...change(tribe) } : tribe)),
})

/** As it is seen: blockers have no order, and what a face-down card cannot be is not drawn. */
const seenIn = (state: State) => ({
  ...state,
  tribes: state.tribes.map((tribe) => ({
    ...tribe,
    blockers: tribe.blockers.toSorted(),
    cards: tribe.cards.map(({ is, back, knownTo }) => (knownTo === 'all' ? { is, back } : { back })),
  })),
})

describe.each(ARRANGEMENTS)('motion, %s', (arrangement) => {
  const island = islandOf(pack, arrangement)
  const tests = motionTests<Arrival, Plan>({
    ...{ game, content, pack, presenter },
    drawing: drawings[arrangement],
    render: (node: ReactNode) => renderToStaticMarkup(createElement('svg', null, node)),
    cases: [2, 3, 4].map((seats) => ({ seats, names: [`motion ${seats} 1`, `motion ${seats} 2`] })),
    choose: somebodysChoice,
    viewer: VIEWER,
    planOf: (view, event) => planOf(content, island, view, event, 'en'),
    endOf: (plan, view) => seenIn(endOf(island, view, plan)),
    seenIn: ({ state }) => seenIn(state),
    kinds: [
      'drop',
      'flash',
      'flip',
      'float',
      'land',
      'leave',
      'shatter',
      'sink',
      'slide',
      'strike',
      'tally',
    ] satisfies Act['do'][],
    least: 28,
    // Supplies and lines that change at once, and what sometimes brings nothing.
    pauses: [
      ...(['fomoriShuffled', 'stacksSplit', 'kept', 'roundEnded', 'ranked'] as const),
      ...(['fameEarned', 'piecesEarned', 'fomoriDrawn', 'fameGained', 'corruptionLowered'] as const),
    ],
    sample: 12,
    width: inject('width'),
    seed: inject('seed'),
  })
  for (const { name, run } of tests) it(name, run, 120_000)

  it('turns over cards that are known afterwards', () => {
    const played = { game, content, seats: 2, seed: 'motion 2 1', choose: somebodysChoice }
    for (const { event, view, after } of playedEvents<Arrival>(played, 0, presenter.after)) {
      const { turning } = planOf(content, island, view, event, 'en')
      if (turning !== null) expect(after.state.tribes[VIEWER]?.cards[turning]?.is).toBeDefined()
    }
  })
})
