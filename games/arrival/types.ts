/** The vocabulary of The Arrival. */

import type { Choice, Counts, Event, Frame, GameTypes, RuleId, Seat, Slot, Split, Sum } from '@skerry/kernel'

// —— ids, checked by `load` ——

export type LocationId = string & { readonly is: 'location' }
export type ProvinceId = string & { readonly is: 'province' }
export type ColourId = string & { readonly is: 'colour' }
export type CardId = string & { readonly is: 'card' }
/** `cauldron-RHI`, `silver-moss`, `ogam`: copies of one tile are not told apart. */
export type TileId = string & { readonly is: 'tile' }

export type Species = 'sineach' | 'athach' | 'monghfinn'
/** What can be repelled. */
export type Threat = Species | 'castle'
/** Who or what holds a location; null: empty. */
export type Holder = Seat | Threat | null
/** A card's back says of what its front shows more: discs · swords and shields · Fame and tactic tiles. */
export type Back = 'discs' | 'arms' | 'glory'
export type Section = 'top' | 'middle' | 'bottom'
export type StackId = 1 | 2 | 3
export type Blocker = 1 | 2
/** What is kept in the chest and given back to the General Supply. */
export type Piece = 'discs' | 'swords' | 'shields'
export type TileKind =
  | 'cauldron'
  | 'silver'
  | 'wildGeese'
  | 'salmon'
  | 'liaFail'
  | 'emer'
  | 'highWalls'
  | 'stronghold'
  | 'ogam'
  | 'masterBuilder'
  | 'ruse'
  | 'migration'
  | 'bard'
/** Why a player may build somewhere. */
export type BuildBasis = 'own' | 'port' | 'extend' | 'outpost'
/** Why a player may repel somewhere. */
export type RepelBasis = 'connected' | 'port' | 'province' | 'distant'
export type Reward = 'fame' | 'corruption'
export type Ending = 'overrun' | 'repelled'

// —— content ——

/** A place on the map: ordinary, port or castle location (ARR-GEN-05). */
export interface Location {
  readonly id: LocationId
  /** Its place in `Content.locations` and `State.sites`. */
  readonly index: number
  /** Index of its province; −1: a castle location, which belongs to none. */
  readonly province: number
  readonly isPort: boolean
  readonly isCastle: boolean
  /** Indices of the locations one printed connection away (ARR-GEN-09), rising. */
  readonly links: readonly number[]
  /** What can be chosen here: search lists these again and again, so they are made once. */
  readonly build: Build
  readonly spread: Spread
  readonly repel: Readonly<Record<Reward, Repel>>
}
export interface Province {
  readonly id: ProvinceId
  readonly index: number
  readonly colour: ColourId
  /** The number printed in it (ARR-SCORE-05). */
  readonly fame: number
  /** Indices of its neighbour provinces, rising. */
  readonly neighbours: readonly number[]
  readonly locations: readonly number[]
  readonly shield: PlaceShield
}
/** A conditional Fame symbol: so much Fame for each own fortification of this level or higher (ARR-EARN-22). */
export interface FamePerFort {
  readonly fame: number
  readonly level: number
}
/** What one section of an earning card shows. */
export interface Yield {
  readonly discs: number
  readonly swords: number
  readonly shields: number
  readonly tiles: number
  readonly fomori: number
  readonly fame: number
  readonly famePerFort: readonly FamePerFort[]
}
export interface EarningCard {
  readonly id: CardId
  readonly back: Back
  readonly sections: Readonly<Record<Section, Yield>>
}
export interface TacticTile {
  readonly id: TileId
  readonly kind: TileKind
  /** Fame per counted location for Cauldron and Silver; 0 for the others, whose numbers the rules know. */
  readonly value: number
  /** Index of the Cauldron's province; −1: none. */
  readonly province: number
  /** The Silver's colour. */
  readonly colour: ColourId | null
}
export interface Content {
  /** The main island in the order of the pack, then the castle locations. */
  readonly locations: readonly Location[]
  readonly location: Readonly<Record<LocationId, Location>>
  readonly provinces: readonly Province[]
  readonly province: Readonly<Record<ProvinceId, Province>>
  readonly colours: readonly ColourId[]
  /** Indices: all ports; castle locations; the four main-island locations with a castle link (ARR-SETUP-06). */
  readonly ports: readonly number[]
  readonly castles: readonly number[]
  readonly landings: readonly number[]
  readonly cards: Readonly<Record<CardId, EarningCard>>
  readonly tiles: Readonly<Record<TileId, TacticTile>>
  /** All earning cards and all tactic tiles, counted. */
  readonly deck: Counts<CardId>
  readonly tileSet: Counts<TileId>
}

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
  /** Whoever passed first (ARR-PASS-08). */
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

// —— frames ——

export interface GameFrame extends Frame {
  readonly rule: 'game'
  at: 'prepare' | 'round' | 'roundEnd' | 'nextRound'
}
export interface SetupFrame extends Frame {
  readonly rule: 'setup'
  at: 'display' | 'landing' | 'stacks' | 'startPlayer' | 'port'
  /** Landings filled, then ports taken. */
  done: number
}
/** A.1 */
export interface DrawFrame extends Frame {
  readonly rule: 'draw'
  at: 'take'
  /** Cards drawn in this phase, by all seats together. */
  drawn: number
}
export interface ReshuffleFrame extends Frame {
  readonly rule: 'reshuffle'
  at: 'lying' | 'fix' | 'split'
}
/** Looks at the backs of stacks' top cards. */
export interface TopsFrame extends Frame {
  readonly rule: 'tops'
  at: 'look' | 'back'
}
/** A.2 */
export interface BlockingFrame extends Frame {
  readonly rule: 'blocking'
  at: 'cardsOneAndTwo' | 'first' | 'firstInTurn' | 'cardThree' | 'second' | 'secondInTurn' | 'cardFour'
  /** In turn order: how many seats have set the blocker in question. */
  set: number
}
export interface TurnUpFrame extends Frame {
  readonly rule: 'turnUp'
  at: 'look' | 'fixed' | 'front'
  /** So many cards of each row shall lie face-up. */
  readonly upTo: number
}
export interface OgamFrame extends Frame {
  readonly rule: 'ogam'
  at: 'next' | 'window'
  /** How many seats have had their say. */
  done: number
}
/** A.3 */
export interface ExploitFrame extends Frame {
  readonly rule: 'exploit'
  at: 'fame' | 'discs' | 'swords' | 'shields' | 'mixFomori' | 'fomori' | 'topUp' | 'nextTaker' | 'take' | 'discard'
  /** Step d: how many seats have been served, and how many tiles the one being served still takes. */
  served: number
  due: number
}
/** Fills the tile display to six. */
export interface RefillFrame extends Frame {
  readonly rule: 'refill'
  at: 'look' | 'open'
  /** The rule that fills it: the setup, a display left short, or a player who has taken tiles. */
  readonly because: RuleId
}
/** The Action Phase. */
export interface ActionsFrame extends Frame {
  readonly rule: 'actions'
  at: 'next'
  /** Seats gone past since the phase began, turn or no turn. */
  gone: number
}
export interface TurnFrame extends Frame {
  readonly rule: 'turn'
  at: 'act' | 'keep' | 'after'
  readonly seat: Seat
  /** Actions left. */
  actions: number
}
/** A spread: which Fomori is turned up. */
export interface SpreadFrame extends Frame {
  readonly rule: 'spread'
  at: 'flip'
  readonly seat: Seat
  readonly location: LocationId
}
/** A ruse or a migration whose first location is chosen. */
export interface SwapFrame extends Frame {
  readonly rule: 'swap'
  at: 'second'
  readonly seat: Seat
  readonly tile: 'ruse' | 'migration'
  readonly first: LocationId
}
/** Hours of the master-builder at the end of the round. */
export interface MastersFrame extends Frame {
  readonly rule: 'masters'
  at: 'next' | 'build'
  /** How many seats have been looked at. */
  done: number
}
export interface ScoringFrame extends Frame {
  readonly rule: 'scoring'
  at: 'count' | 'overrun' | 'repelled' | 'rank'
}

// —— choices; what is kept is an allotment: keep ——

/** The first Ait (ARR-SETUP-10). */
export interface Settle extends Choice {
  readonly do: 'settle'
  readonly location: LocationId
}
export interface Draw extends Choice {
  readonly do: 'draw'
  readonly stack: StackId
}
export interface Block extends Choice {
  readonly do: 'block'
  readonly section: Section
}
/** Ogam's wisdom: the blocker of this section moves to the open one. */
export interface Reopen extends Choice {
  readonly do: 'reopen'
  readonly section: Section
}
export interface TakeTile extends Choice {
  readonly do: 'take'
  readonly tile: TileId
}
export interface Build extends Choice {
  readonly do: 'build'
  readonly location: LocationId
}
export interface PlaceShield extends Choice {
  readonly do: 'shield'
  readonly province: ProvinceId
}
export interface Spread extends Choice {
  readonly do: 'spread'
  readonly location: LocationId
}
export interface Repel extends Choice {
  readonly do: 'repel'
  readonly location: LocationId
  readonly reward: Reward
}
/** A tile that needs nothing more: scoring tiles and the bard. */
export interface UseTile extends Choice {
  readonly do: 'use'
  readonly tile: TileId
}
/** Cú Chulainn's ruse, Big migration: the first of the two locations. */
export interface Exchange extends Choice {
  readonly do: 'ruse' | 'migration'
  readonly location: LocationId
}
/** The second one. */
export interface ExchangeWith extends Choice {
  readonly do: 'with'
  readonly location: LocationId
}
export interface UseTrophy extends Choice {
  readonly do: 'trophy'
  readonly fomori: 1 | 2 | 3
}

// —— events ——

export type ArrivalEvent = Event &
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
