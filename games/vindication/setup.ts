/** From content, seats and options to the first position. */

import { type Counts, type OptionSpec, type Options, pileOf } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import { ATTRIBUTES, DECKS, FIRST_SPEED, START_HONOR } from './queries.ts'
import type {
  Attr,
  CardId,
  CardSet,
  Content,
  Deck,
  GameFrame,
  Player,
  Region,
  State,
  Supply,
  VindicationOptions,
} from './types.ts'

/** VIN-MOD-01 Chosen before setup and fixed for the game. */
export const options: readonly OptionSpec<RuleId>[] = [
  { key: 'openPileGrows', rule: 'VIN-RULING-27', values: [true, false], default: true },
  { key: 'retakeHonor', rule: 'VIN-RULING-39', values: [true, false], default: true },
]

/** Which cards and tiles are in play: those of the base game. Modules add their sets by options of their own. */
const SETS: readonly CardSet[] = ['base']
const isInPlay = ({ set }: { readonly set: CardSet }): boolean => SETS.includes(set)

const forAll = (n: number): Record<Attr, number> =>
  Object.fromEntries(ATTRIBUTES.map((attr) => [attr, n])) as Record<Attr, number>

/** VIN-SETUP-13, -16, -20, -21, VIN-RULING-07 21 cubes: 8, 8 and 2 on the power board, one on each common sphere. */
const player = (): Player => ({
  journey: null,
  at: null,
  honor: START_HONOR,
  zones: { pot: 8, inf: 8, conv: 2 },
  spheres: { ...forAll(0), INS: 1, KNO: 1, STR: 1 },
  cards: [],
  profs: forAll(0),
  coins: [],
  speed: FIRST_SPEED,
  isVindicated: false,
  quests: [],
})

/** One of each that is in play. */
const oneEach = <I extends string, C extends { readonly id: I; readonly set: CardSet }>(
  cards: Readonly<Record<string, C>>,
): Counts<I> => Object.fromEntries(Object.values(cards).flatMap((c) => (isInPlay(c) ? [[c.id, 1]] : []))) as Counts<I>

function supplyFor({ cards, deckIds }: Content, deck: Deck): Supply {
  const inPlay = deckIds[deck].filter((id) => isInPlay(cards[id] as NonNullable<(typeof cards)[typeof id]>))
  return { pile: pileOf<CardId>(Object.fromEntries(inPlay.map((id) => [id, 1]))), open: [] }
}

export function setup(content: Content, seats: number, chosen: Options): { state: State; first: GameFrame } {
  const regions = (Object.values(content.regions) as Region[]).filter(isInPlay)
  const state: State = {
    options: chosen as unknown as VindicationOptions,
    round: 0,
    first: 0,
    active: 0,
    players: Array.from({ length: seats }, player),
    tiles: {},
    bag: Object.fromEntries(regions.map(({ id, count }) => [id, count])), // VIN-SETUP-06
    controllers: {},
    formerControllers: {},
    decks: Object.fromEntries(DECKS.map((deck) => [deck, supplyFor(content, deck)])) as State['decks'],
    removed: [],
    journeys: Object.fromEntries(Object.keys(content.journeys).map((id) => [id, 1])),
    quests: pileOf(oneEach(content.quests)),
    triggers: oneEach(content.triggers),
    faceUp: [],
    coins: content.coins.slice(), // VIN-SETUP-09
    profs: forAll(seats - 1), // VIN-SETUP-08
    lastRound: null,
    endedBy: null,
    final: null,
  }
  return { state, first: { rule: 'game', at: 'prepare' } }
}
