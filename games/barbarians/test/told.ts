/** Games for the tests of the presenter: whole ones by the number of players, and what games seldom reach. */

import { playedRows, type ToldRow } from '@skerry/boards/kit'
import {
  anyChoice,
  type Choice,
  draw,
  type Options,
  type Play,
  type Random,
  randomFrom,
  type Seat,
} from '@skerry/kernel'
import { seedsOf } from '@skerry/kit'
import type { GameSession } from '@skerry/session'
import { inject } from 'vitest'
import { game, pack } from '../index.ts'
import { FACTIONS } from '../queries.ts'
import type { Barbarians, BarEvent, CardId, Kind, MarkerId, RegionId, State } from '../types.ts'
export const content = game.load(pack)
const SEATS: readonly number[] = [1, 2, 3, 4]
export const width = inject('width')

type P = GameSession<Barbarians>['position']
/** Who plays at random seldom comes to these; more often than not they are preferred, the first of them first. */
const RARE: readonly ((choice: Choice) => boolean)[] = [
  ...['skip', 'all', 'bonus', 'onceMore', 'claim', 'campaign', 'attack', 'overkill', 'win', 'tribute'].map(
    (verb) => (choice: Choice) => choice.do === verb,
  ),
  ({ space }: Choice & { space?: string }) => ['R2-s3b', 'R1-s3', 'R3-s0b'].includes(space ?? ''), // fourth hero, knowledge, a building
  ({ track }: Choice & { track?: string }) => track === 'nefriar' || track === 'production',
  ...['sacrifice', 'draw', 'take', 'carryOut', 'place'].map((verb) => (choice: Choice) => choice.do === verb),
]
function somebodysChoice(play: Play<Barbarians>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  if (choices.kind !== 'list' || random(3) === 0) return anyChoice(play, seat, random) as Choice
  const isWanted = RARE.find((isRare) => choices.list.some(isRare) && random(4) > 0) ?? (() => true)
  const wanted = choices.list.filter(isWanted)
  return wanted[random(wanted.length)] as Choice
}
/** A whole game, row by row. */
export const rowsOf = (seats: number, seed: string, options: Options = {}) =>
  playedRows<Barbarians>({ game, content, seats, seed, options, choose: somebodysChoice })

/** Some games for each variant. */
function* gamesOf(seats: number, seed: string): Generator<ToldRow<Barbarians>> {
  for (const [i, options] of (VARIANTS[seats] ?? []).entries())
    for (const n of [0, 1])
      for (const { before, events, match } of rowsOf(seats, `${seed} ${seats} ${i} ${n}`, options))
        yield { content, before, events, now: match.position }
}

const TRIBES: Options = { tribePowers: true }
const VARIANTS: Readonly<Record<number, readonly Options[]>> = {
  1: [
    {},
    { tribePowers: true, fateDraw: 'eachOnce', dummyBlocks: 'both', soloEndAt100: false, soloTarget: 80 },
    TRIBES,
  ],
  2: [{}, TRIBES],
  3: [{ deckTroops: 'pictured' }, { tribePowers: true, tribes: 'random' }],
  4: [{}, TRIBES],
}

/** Step by step from a position. */
function* onFrom(position: P, seed: string): Generator<ToldRow<Barbarians>> {
  const random = randomFrom(seed)
  let now = position
  for (let pending = game.pending(content, now); pending.kind !== 'over'; pending = game.pending(content, now)) {
    const seat = pending.kind === 'asked' ? (pending.seats[0] as Seat) : -1
    const actor =
      pending.kind === 'asked'
        ? { seat, choice: somebodysChoice(game.play(content, game.clone(now)), seat, random) }
        : { outcome: draw(pending.outcomes, random) }
    const before = now
    const applied = game.apply(content, now, actor)
    if ('refused' in applied) throw new Error(JSON.stringify(applied.refused))
    now = applied.position
    yield { content, before, events: applied.events as readonly BarEvent[], now }
  }
}

export const cardsOf = (kind: Kind): CardId[] =>
  Object.values(content.cards).flatMap((card) => (card.kind === kind ? [card.id] : []))

/** Rich and learned players, no card left in the decks, and the Varg everywhere: what random players seldom come to. */
function stretched(seats: number): P {
  const begun = rowsOf(seats, `stretched ${seats}`)
  let position: P | null = null
  for (const { match } of begun)
    if (match.position.state.era === 2 && match.position.state.round === 1) {
      position = game.clone(match.position)
      break
    }
  if (position === null) throw new Error('no second era')
  const { state } = position
  state.decks = Object.fromEntries(
    Object.keys(state.decks).map((key) => [key, { top: [], bag: {}, bottom: [] }]),
  ) as State['decks']
  for (const region of Object.keys(state.markers) as RegionId[]) state.markers[region] = 'varg-2' as MarkerId
  state.display.fill(null)
  state.players.forEach((player, seat) => {
    player.dp = 90
    Object.assign(player.troops, { archer: 6, berserker: 6, raider: 6 })
    for (const track of FACTIONS) player.knowledge[track] = seat > 0 && track === 'varg' ? 0 : 4
    const [gods, warlords] = [cardsOf('god'), cardsOf('warlord')]
    player.gods = gods.slice(3 * seat, 3 * seat + 3).map((card) => ({ card, isUpright: true }))
    player.warlords = warlords.slice(2 * seat, 2 * seat + 2).map((card) => ({ card, isUpright: true }))
  })
  return position
}

/** Whole games by the number of players, and what follows where games seldom come to: played once for all that is checked. */
const SEEDS = seedsOf('telling', width, inject('seed'))
export const games = new Map([
  ...SEATS.map((seats) => [`with ${seats} players`, SEEDS.flatMap((seed) => [...gamesOf(seats, seed)])] as const),
  [
    'in positions that games seldom reach',
    SEATS.flatMap((seats) => SEEDS.flatMap((seed) => [...onFrom(stretched(seats), `stretched ${seed} ${seats}`)])),
  ],
])
