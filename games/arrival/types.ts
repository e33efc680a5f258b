/** The vocabulary of The Arrival. */

import type { Counts, Event, GameTypes, Seat, Slot, Split, Sum } from '@skerry/kernel'
import type { RuleId } from './ledger.ts'
import type {
  Back,
  Blocker,
  BuildBasis,
  CardId,
  Content,
  Ending,
  Holder,
  LocationId,
  Piece,
  ProvinceId,
  RepelBasis,
  Section,
  Species,
  StackId,
  Threat,
  TileId,
} from './types/content.ts'
import type {
  ActionsFrame,
  BlockingFrame,
  DrawFrame,
  ExploitFrame,
  GameFrame,
  MastersFrame,
  OgamFrame,
  RefillFrame,
  ReshuffleFrame,
  ScoringFrame,
  SetupFrame,
  SpreadFrame,
  SwapFrame,
  TopsFrame,
  TurnFrame,
  TurnUpFrame,
} from './types/frames.ts'

export * from './types/choices.ts'
export * from './types/content.ts'
export * from './types/frames.ts'

// —— state ——

export interface ArrivalOptions {
  readonly startDiscsLeft: 2 | 0
  readonly blockersInTurnOrder: boolean
  readonly corruptionByReceived: boolean
  readonly ogamBeforeFourthCard: boolean
  readonly singleAction: 'firstTurn' | 'roundOne'
  readonly tilesAfterPass: boolean
  readonly spreadToEmptyCastle: boolean
  readonly migrationAnyLevel: boolean
}
/** One location's state (ARR-GEN-06). */
export interface Site {
  holder: Holder
  /** Discs: 1 Ait, 2 Broch, 3 Caer; 0 if nobody has built here. */
  level: number
}
/** A player's tribe: its two tracks and its Tribe Supply. */
export interface Tribe {
  fame: number
  corruption: number
  discs: number
  swords: number
  shields: number
  /** Face-down Fomori: how many, never which (ARR-GEN-14). */
  fomori: number
  /** Held tactic tiles in the order they were taken, for all to see (ARR-RULING-90). */
  tiles: TileId[]
  /** Castle trophies: not yet used, and turned face-down. */
  trophies: number
  usedTrophies: number
  /** Active Hours of the master-builder, and the discs collected on them. */
  masters: number
  collected: number
  hasPassed: boolean
  /** Where the blockers stand: blocker 1, blocker 2. */
  blockers: Section[]
  /** The earning cards in drawing order. A card is face-up if everybody knows it. */
  cards: Slot<CardId>[]
}
export interface Stack {
  size: number
  /** Its back is public. Null: not yet looked at, or no card left. */
  top: Slot<CardId> | null
}
/** What the final scoring found. */
export interface Final {
  readonly ending: Ending
  /** Locations held by Fomori and standing castles, and by all tribes together (ARR-SCORE-01). */
  readonly fomori: number
  readonly tribes: number
  /** Each seat's place, 1 first; equal in both values = same place (ARR-RULING-125). */
  readonly places: readonly number[]
}
export interface State {
  readonly options: ArrivalOptions
  round: number
  /** The round counter lies on C (ARR-END-02). */
  isLastRound: boolean
  /** −1 until drawn. */
  startPlayer: Seat
  /** The player who passed first (ARR-PASS-08). */
  nextStartPlayer: Seat | null
  /** In the order of `Content.locations`. */
  sites: Site[]
  /** Shields by province, in the order of `Content.provinces`. */
  shields: number[]
  tribes: Tribe[]
  /** General Supply: swords and shields for all, discs by seat. */
  supply: { swords: number; shields: number; discs: number[] }
  /** All face-down Fomori, in the General Supply and the Tribe Supplies together: nobody has looked at any of them. */
  fomori: Counts<Species>
  /** The open Fomori discard. */
  repelled: Counts<Species>
  stacks: Record<StackId, Stack>
  /** Cards whose front is not fixed: those of the stacks and those of undetermined slots. */
  bag: Counts<CardId>
  discard: Counts<CardId>
  /** The open display in the order of opening, the face-down tiles, and the used ones. */
  display: TileId[]
  tiles: Counts<TileId>
  usedTiles: Counts<TileId>
  final: Final | null
}

// —— events ——

export type ArrivalEvent = Event<RuleId> &
  (
    | { type: 'tilesShuffled'; n: number }
    | { type: 'tileOpened'; tile: TileId }
    | { type: 'fomoriLanded'; location: LocationId; species: Species }
    | { type: 'startPlayerDrawn'; seat: Seat }
    | { type: 'stacksSplit'; sizes: readonly number[] }
    | { type: 'topShown'; stack: StackId; back: Back }
    | { type: 'portSettled'; seat: Seat; location: LocationId }
    | { type: 'roundBegan'; round: number; seat: Seat }
    | { type: 'cardDrawn'; seat: Seat; stack: StackId; back: Back }
    /** `at`: 1 … 4. */
    | { type: 'cardTurnedUp'; seat: Seat; at: number; card: CardId }
    | { type: 'blockerSet'; seat: Seat; blocker: Blocker; section: Section }
    | { type: 'blockerMoved'; seat: Seat; from: Section; section: Section }
    /** Step a: what the cards brought. */
    | { type: 'fameEarned'; seat: Seat; n: number; sum: Sum }
    /** `claim`: what the cards show; the rest is void. */
    | { type: 'piecesEarned'; seat: Seat; piece: Piece; n: number; claim: number }
    | { type: 'fomoriShuffled'; n: number }
    | { type: 'fomoriDrawn'; seat: Seat; n: number; claim: number; corruption: number }
    | { type: 'limitReached'; seat: Seat; corruption: number; limit: number }
    | { type: 'tileTaken'; seat: Seat; tile: TileId }
    | { type: 'cardsDiscarded'; cards: readonly CardId[] }
    | { type: 'turnBegan'; seat: Seat; actions: number }
    | { type: 'famePaid'; seat: Seat; n: number }
    /** `isRescued`: with a disc collected by the master-builder. */
    | { type: 'built'; seat: Seat; location: LocationId; basis: BuildBasis; level: number; isRescued: boolean }
    | { type: 'shieldPlaced'; seat: Seat; province: ProvinceId; shields: number }
    /** `owner` lost `discs`, of which `collected` lie on the master-builder's tile; `shields` were smashed. */
    | {
        type: 'fomoriSpread'
        seat: Seat
        location: LocationId
        species: Species
        cost: number
        shields: number
        owner: Seat | null
        discs: number
        collected: number
      }
    | { type: 'repelled'; seat: Seat; location: LocationId; threat: Threat; basis: RepelBasis; swords: number }
    | { type: 'fameGained'; seat: Seat; n: number }
    | { type: 'corruptionLowered'; seat: Seat; n: number }
    /** `sum` explains Fame by counting. */
    | { type: 'tileUsed'; seat: Seat; tile: TileId; sum: Sum | null }
    | { type: 'swapped'; seat: Seat; tile: 'ruse' | 'migration'; a: LocationId; b: LocationId }
    | { type: 'trophyUsed'; seat: Seat; fomori: number }
    /** `fomori`: unusable ones given back. */
    | { type: 'passed'; seat: Seat; isFirst: boolean; fomori: number }
    | { type: 'kept'; seat: Seat; kept: Split; returned: Split }
    | { type: 'masterDiscarded'; seat: Seat; tiles: number; discs: number }
    | { type: 'roundEnded'; round: number }
    | { type: 'locationsCounted'; fomori: number; tribes: number; ending: Ending }
    /** The final value, Fame if `repelled`, Corruption if `overrun`: the track and what the scoring adds or takes. */
    | { type: 'finalScored'; seat: Seat; ending: Ending; sum: Sum }
    | { type: 'ranked'; places: readonly number[] }
  )

export interface Arrival extends GameTypes {
  rule: RuleId
  content: Content
  state: State
  frame:
    | GameFrame
    | SetupFrame
    | DrawFrame
    | ReshuffleFrame
    | TopsFrame
    | BlockingFrame
    | TurnUpFrame
    | OgamFrame
    | ExploitFrame
    | RefillFrame
    | ActionsFrame
    | TurnFrame
    | SpreadFrame
    | SwapFrame
    | MastersFrame
    | ScoringFrame
  event: ArrivalEvent
  seen: State
}
