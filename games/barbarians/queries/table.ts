/** Numbers of the rules, and who and what lies on the table. */

import type { Seat, Split, Table } from '@skerry/kernel'
import type {
  Barbarians,
  Card,
  CardId,
  Content,
  Dummy,
  Faction,
  Kind,
  Marker,
  MarkerId,
  Player,
  Resource,
  Ring,
  State,
  Terrain,
  Track,
  Tribe,
  Troop,
  TurningRing,
} from '../types.ts'

export type T = Pick<Table<Barbarians>, 'state' | 'content'>
// —— what the rules name, in the order in which the game lists it ——

export const RESOURCES = ['food', 'wood', 'iron', 'stone', 'gold'] as const satisfies readonly Resource[]
export const TROOPS = ['archer', 'berserker', 'raider'] as const satisfies readonly Troop[]
export const TERRAINS = ['glacier', 'forest', 'mountain', 'swamp'] as const satisfies readonly Terrain[]
export const FACTIONS = ['nefriar', 'shan', 'aspidian', 'varg'] as const satisfies readonly Faction[]
/** BAR-KNOW-02 Four tracks of barbarian knowledge, four of tactics. */
export const TRACKS: readonly Track[] = ['discovery', 'defence', 'economy', 'production', ...FACTIONS]
export const TRIBES = ['tiger', 'bear', 'horse', 'wolf'] as const satisfies readonly Tribe[]
/** The start region, which is no region (BAR-RULING-37). */
export const START = 'START'
export const KINDS: readonly Kind[] = ['god', 'warlord', 'building']
export const RINGS: readonly Ring[] = [1, 2, 3, 4]
export const TURNING_RINGS: readonly TurningRing[] = [1, 2, 3]
export const SECTORS = 6 // BAR-SETUP-01
export const DUMMY: Dummy = -1

export const ERAS = 6 // BAR-ERA-01
export const MOST_GOODS = 6 // BAR-GEN-03, -04
export const LAST_SPACE = 18 // BAR-RULING-03
export const LAST_LEVEL = 4 // BAR-KNOW-03
export const MOST_BANNERS = 8 // BAR-CAMPAIGN-06
export const BATTLES = 6 // BAR-CAMPAIGN-08
export const FIRST_CONQUEROR = 3 // BAR-CONQ-03
export const END_DP = 100 // BAR-GAMEEND-02
export const SKIPPED_DP = 2 // BAR-PLACE-05
export const DEMON_DP = 5 // BAR-DEMON-01
export const TACTICS_DP = 3 // BAR-KNOW-TAC-02
export const BUILDING_DP = 2 // BAR-SCORE-02 … -06
export const WARLORD_GOLD = 2 // BAR-INVOKE-04
/** BAR-GEN-05 At most so many cards of a kind. */
export const LIMITS: Readonly<Record<Kind, number>> = { god: 3, warlord: 3, building: 4 }
/** BAR-SETUP-06 What lies where in the display. */
export const DISPLAY: readonly Kind[] = [
  'building',
  'building',
  'building',
  'building',
  'god',
  'god',
  'warlord',
  'warlord',
]
/** BAR-SOLO-03 The common deck, and the length of its display. */
export const SOLO_DECK: Readonly<Record<Kind, number>> = { god: 10, warlord: 10, building: 14 }
export const SOLO_DISPLAY = 7
/** BAR-PLACE-10 The slot of P4, and where the arc lies at the start (BAR-RULING-17). */
export const FIXED_SLOT = 2
export const ARC_START = 4
export const ARC_LENGTH = 3
/** BAR-PLACE-10 P1, P2, P3 are sectors 0, 1, 2 of the periphery; this one is P4. */
export const FIXED_SECTOR = 3

export const playerOf = (state: State, seat: Seat): Player => state.players[seat] as Player
export const cardOf = (content: Content, id: CardId): Card => content.cards[id] as Card
export const markerOf = (content: Content, id: MarkerId): Marker => content.markers[id] as Marker
export const total = (n: Split): number => {
  let all = 0
  for (const key in n) all += n[key] as number
  return all
}
export const isSolo = ({ players }: State): boolean => players.length === 1
/** BAR-ACT-01 Honour order, without the dummy of a solo game. */
export const seatsInOrder = ({ order }: State): Seat[] => order.filter((seat) => seat !== DUMMY)
/** BAR-TRIBE-01 Tribes have powers only where they are played with. */
export const isTribe = (state: State, seat: Seat, tribe: Tribe): boolean => playerOf(state, seat).tribe === tribe
/** BAR-RULING-70 No era follows. */
export const isFinalEra = (state: State): boolean => state.isEndCalled || state.era >= ERAS

export const levelOf = (state: State, seat: Seat, track: Track): number => playerOf(state, seat).knowledge[track]
