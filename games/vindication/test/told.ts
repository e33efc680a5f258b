/** Games for the tests of the presenter: whole ones by the number of players, and positions that games seldom reach. */

import { playedRows, type ToldRow } from '@skerry/boards/kit'
import {
  type Choice,
  draw,
  type Options,
  type Outcome,
  type Outcomes,
  type Play,
  type Random,
  randomFrom,
  type Seat,
} from '@skerry/kernel'
import { seedsOf, someOf } from '@skerry/kit'
import type { GameSession } from '@skerry/session'
import { inject } from 'vitest'
import { game, pack } from '../index.ts'
import type { Card, CardId, Content, RegionId, TriangleId, TurnFrame, Vindication, VinEvent } from '../types.ts'
import { anybodysChoice } from './playing.ts'

export const width = inject('width')
const SEATS: readonly number[] = [2, 3, 4, 5]
const SEEDS = seedsOf('telling', width, inject('seed'))

/** The built-in pack, and one in which start companions have what modules bring and what games seldom reach. */
const SELDOM: Readonly<Record<string, string>> = {
  RED01: 'ACT[1 COMMON]: steal(2)',
  RED02: 'ACT: evict(ATTR)',
  RED03: 'PASSIVE: safe(EXH)',
  RED05: 'ACT: down(OPP,1) + lose(ALL_OPP,1)',
  RED07: 'ACT: evict(REGION)',
  RED08: 'ACT: tele(SHORE)',
  YEL01: 'ACT: convert(COMMON>HEROIC,2)',
  YEL02: 'ACT: peek(ANY,3)',
  YEL03: 'ACT: card(ANYCOMP,EITHER)',
  YEL04: 'ACT: setdie(ATT) + attr(COU,2)',
  YEL05: 'PASSIVE: reroll(MON)',
  BLU01: 'ACT: charge(2) + attr(VIS,2)',
  BLU02: 'ACT: scout(2)',
  BLU03: 'ACT: again(VISIT) + speed(1)',
  BLU04: 'ACT: attr(COU,2)',
  BLU05: 'PASSIVE: safe(DEATH)',
}
export const content = game.load(pack)
const seldom = game.load({
  ...pack,
  companions: pack.companions.map((card) => ({ ...card, ability: SELDOM[card.id] ?? card.ability })),
  relics: pack.relics.map((card) => ({ ...card, charge: 3 })),
})

type P = GameSession<Vindication>['position']
interface Table {
  readonly content: Content
  readonly seats: number
  readonly seed: string
  readonly options?: Options
}
const rowsOf = ({ content: with_, seats, seed, options = {} }: Table) =>
  playedRows<Vindication>({ game, content: with_, seats, seed, options, choose: anybodysChoice })

/** A game with either pack, quickly only for the fewest and the most players; every value of the options has its turn. */
function* gamesOf(seats: number, seed: string): Generator<ToldRow<Vindication>> {
  const tables: readonly Table[] = [
    { content: seldom, seats, seed: `${seed} ${seats} b` },
    { content, seats, seed: `${seed} ${seats} a`, options: { openPileGrows: seats % 2 === 0, retakeHonor: seats < 4 } },
  ]
  for (const table of someOf(tables, seats === 2 || seats === 5 ? 2 : 1, width))
    for (const { before, events, match } of rowsOf(table))
      yield { content: table.content, before, events, now: match.position }
}
// —— games ——

/** Step by step from a position, at most so far. */
function* onFrom(of: Content, position: P, seed: string, most: number): Generator<ToldRow<Vindication>> {
  const random = randomFrom(seed)
  let now = position
  for (let i = 0; i < most; i++) {
    const pending = game.pending(of, now)
    if (pending.kind === 'over') return
    const seat = pending.kind === 'asked' ? (pending.seats[0] as Seat) : -1
    const actor =
      pending.kind === 'asked'
        ? { seat, choice: rarely(game.play(of, game.clone(now)), seat, random) }
        : { outcome: grimly(pending.outcomes, random) }
    const before = now
    const applied = game.apply(of, now, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    now = applied.position
    yield { before, events: applied.events as readonly VinEvent[], now, content: of }
  }
}

/** Somebody who waives a Move, names a die or saves a champion whenever it is possible, more or less. */
function rarely(play: Play<Vindication>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  const rare = choices.kind === 'list' ? choices.list.filter(({ do: verb }) => RARE.includes(verb)) : []
  return rare.length > 0 && random(2) === 0 ? (rare[random(rare.length)] as Choice) : anybodysChoice(play, seat, random)
}
const RARE: readonly string[] = ['waive', 'setDie', 'save', 'letDie', 'evict', 'use']
/** Champions die and tire more often than the die would have it. */
function grimly(outcomes: Outcomes, random: Random): Outcome {
  const grim = outcomes.list.filter((outcome) => Array.isArray(outcome) && outcome[0] !== 'MISS')
  return grim.length > 0 && random(2) === 0 ? (grim[random(grim.length)] as Outcome) : draw(outcomes, random)
}

/** A turn that begins after some rounds. */
export function begun(of: Content, seats: number, seed: string): P {
  for (const { match } of rowsOf({ content: of, seats, seed })) {
    const turn = match.position.stack.at(-1) as { rule: string; move?: string; activated?: readonly string[] }
    if (match.position.state.round >= 3 && turn.rule === 'turn' && turn.move === 'open' && turn.activated?.length === 0)
      return match.position
  }
  throw new Error('no third round')
}
/** Heroes among nothing but Gaping Maws and Command Posts: what random players seldom come to. */
const WILD = ['BLU07', 'TRA10', 'REL15', 'RED14', 'REL09', 'YEL04', 'RED01'] as CardId[]
function stretched(of: Content, start: P, n: number): P {
  const position = game.clone(start)
  const { state } = position
  of.hexes.forEach(({ id }, i) => {
    state.tiles[id] = (['GAPING_MAW', 'GAPING_MAW', 'COMMAND_POST', 'ARCANE_TOWER'] as RegionId[])[i % 4] as RegionId
  })
  state.bag = {}
  const cheap = { do: 'discount', regions: ['GAPING_MAW' as RegionId], attrs: ['COU' as const], n: 1 } as const
  Object.assign(position.stack.at(-1) as TurnFrame, { hasSetDie: n === 0, discounts: n === 0 ? [] : [cheap] })
  state.players.forEach((player, seat) => {
    player.honor = 24 + seat
    player.zones = { pot: 0, inf: n === 0 ? 6 : 0, conv: (seat + n) % 3 }
    player.spheres = { INS: 1, KNO: 2, STR: 3, WIS: 0, VIS: 2, COU: 4 }
    const wild = WILD[(seat + n) % WILD.length] as CardId
    const { deck, kind } = of.cards[wild] as Card
    const { pile } = state.decks[deck]
    if (pile.bag[wild] === undefined) return // somebody has it already
    delete pile.bag[wild]
    player.cards.push({ card: wild, cubes: kind === 'relic' ? 2 : 0 })
  })
  return position
}
/** VIN-RULING-18 On a shore triangle at speed 2, with others on the three nearest. */
function hemmedIn(start: P): P {
  const position = game.clone(start)
  const { players, active } = position.state
  const others = ['T02', 'T04', 'T05'] as TriangleId[]
  players.forEach((player, seat) => {
    player.at = seat === active ? ('S01' as TriangleId) : (others.pop() as TriangleId)
    player.speed = 2
    player.cards = []
  })
  return position
}
function* stretchedRows(seed: string): Generator<ToldRow<Vindication>> {
  for (const of of [content, seldom]) {
    const starts = new Map(SEATS.map((seats) => [seats, begun(of, seats, `${seed} ${seats}`)]))
    const cases = SEATS.flatMap((seats) => [0, 1, 2, 3].map((n) => ({ seats, n })))
    for (const { seats, n } of someOf(cases, 9, width)) {
      yield* onFrom(of, stretched(of, starts.get(seats) as P, n), `${seed} ${seats} ${n}`, 80)
      yield* onFrom(of, hemmedIn(starts.get(4) as P), `${seed} hemmed ${seats} ${n}`, 12)
    }
  }
}

/** Whole games by the number of players, and positions that games seldom reach: played once for all that is checked. */
export const games = new Map([
  ...SEATS.map((seats) => [`with ${seats} players`, SEEDS.flatMap((seed) => [...gamesOf(seats, seed)])] as const),
  ['in positions that games seldom reach', SEEDS.flatMap((seed) => [...stretchedRows(seed)])],
])
