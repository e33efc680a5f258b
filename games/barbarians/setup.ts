/** From content, seats and options to the first position. */

import { type OptionSpec, type Options, type Pile, pileOf } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import { ARC_START, DISPLAY, KINDS, SOLO_DISPLAY, TRACKS, TURNING_RINGS } from './queries.ts'
import type {
  BarbariansOptions,
  Card,
  CardId,
  CardSet,
  Content,
  Decks,
  GameFrame,
  Kind,
  MapId,
  Player,
  State,
  Track,
  VolcanoId,
} from './types.ts'

const SOLO = [1]
export const options: readonly OptionSpec<RuleId>[] = [
  { key: 'tribePowers', rule: 'BAR-TRIBE-01', values: [false, true], default: false },
  {
    key: 'tribes',
    rule: 'BAR-RULING-75',
    values: ['chosen', 'random'],
    default: 'chosen',
    needs: { tribePowers: true },
  },
  { key: 'deckTroops', rule: 'BAR-RULING-11', values: ['text', 'pictured'], default: 'text' },
  // BAR-RULING-108 Easy, normal, hard, extreme, a number of one's own, or one's record.
  {
    key: 'soloTarget',
    rule: 'BAR-SOLO-08',
    values: [80, 100, 130, 150],
    default: 100,
    range: { least: 0, most: 300 },
    isScore: true,
    seats: SOLO,
  },
  { key: 'fateDraw', rule: 'BAR-RULING-98', values: ['reshuffled', 'eachOnce'], default: 'reshuffled', seats: SOLO },
  { key: 'dummyBlocks', rule: 'BAR-RULING-99', values: ['first', 'both'], default: 'first', seats: SOLO },
  { key: 'soloEndAt100', rule: 'BAR-RULING-107', values: [true, false], default: true, seats: SOLO },
]

/** Which cards are in play: those of the base game. Expansions add their sets by options of their own. */
const SETS: readonly CardSet[] = ['base']
export const isInPlay = ({ set }: { readonly set: CardSet }): boolean => SETS.includes(set)
const BASE_MAP = 'base' as MapId
const BASE_VOLCANO = 'base' as VolcanoId

/** A level on every track. */
const noKnowledge = (): Record<Track, number> =>
  Object.fromEntries(TRACKS.map((track) => [track, 0])) as Record<Track, number>

/** BAR-SETUP-08 Resources on 3, troops on 2, no points. */
const player = (): Player => ({
  tribe: null,
  dp: 0,
  honour: 0,
  furthest: 0,
  resources: { food: 3, wood: 3, iron: 3, stone: 3, gold: 3 },
  troops: { archer: 2, berserker: 2, raider: 2 },
  knowledge: noKnowledge(),
  gods: [],
  warlords: [],
  buildings: [],
  aside: null,
  banners: [],
  heroes: [null, null, null, null],
  hasFourth: false,
  hasFourthNext: false,
  hasTwice: false,
})

/** BAR-SETUP-06 One deck per kind; BAR-SOLO-03 with one player a common one. */
function decksFor({ cards }: Content, seats: number): Decks {
  const inPlay = (Object.values(cards) as Card[]).filter((card) => card.kind !== 'building' || isInPlay(card))
  const pile = (kinds: readonly Kind[]): Pile<CardId> =>
    pileOf<CardId>(Object.fromEntries(inPlay.flatMap(({ id, kind }) => (kinds.includes(kind) ? [[id, 1]] : []))))
  if (seats === 1) return { common: pile(KINDS) }
  return { god: pile(['god']), warlord: pile(['warlord']), building: pile(['building']) }
}

export function setup(content: Content, seats: number, chosen: Options): { state: State; first: GameFrame } {
  const isSolo = seats === 1 // BAR-GEN-01, BAR-SOLO-01; BAR-RULING-96 with every option
  const map = content.maps[BASE_MAP]
  const state: State = {
    options: chosen as unknown as BarbariansOptions,
    map: BASE_MAP,
    volcano: BASE_VOLCANO,
    era: 0,
    round: 0,
    players: Array.from({ length: seats }, player),
    order: [],
    turns: TURNING_RINGS.map(() => 0),
    arc: ARC_START,
    dummies: [],
    markers: {},
    removedMarkers: [],
    tiles: map?.islands.map(({ id }) => id) ?? [], // BAR-SETUP-02, BAR-RULING-49 the start island included
    decks: decksFor(content, seats),
    removedCards: {},
    removedCounts: { god: 0, warlord: 0, building: 0 },
    display: Array.from({ length: isSolo ? SOLO_DISPLAY : DISPLAY.length }, () => null),
    timeline: [],
    finishers: {},
    rival: isSolo ? { honour: 0, knowledge: noKnowledge(), banners: [] } : null,
    fates: isSolo ? Object.fromEntries(Object.keys(content.fates).map((id) => [id, 1])) : {},
    fate: null,
    isEndCalled: false,
    final: null,
  }
  return { state, first: { rule: 'game', at: 'prepare' } }
}
