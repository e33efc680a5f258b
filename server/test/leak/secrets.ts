/** What is hidden at the tables of each game, by the ledgers: every kind must come up in some pair of logs. */

import type { Options, Position, Seat } from '@skerry/kernel'
import type { GameRecord, RecordRow } from '@skerry/session'

/** One thing for each of the two servers. */
export type Both<T> = readonly [T, T]

/** A choice or an outcome in which two logs differ. */
export interface Difference {
  readonly row: number
  /** Null: chance. */
  readonly seat: Seat | null
  /** The decision or the chance: `setup.hide`. */
  readonly at: string
  readonly texts: Both<string>
  /** It lies beyond the end of both logs: nobody can know it yet. */
  readonly isToCome: boolean
}

/** Where a pair of logs has got to. */
export interface Case {
  readonly record: GameRecord
  /** The position of the first log before each row. */
  readonly positions: readonly Position[]
  /** At its end. */
  readonly end: Position
}

export interface Secret {
  readonly id: string
  /** As the ledger has it, and who may know it. */
  readonly says: string
  /** Nobody can know it yet: only what comes after the logs differs. */
  readonly isToCome?: true
  readonly options?: Options
  /** Not with fewer seats. */
  readonly seats?: number
  /** Not in logs of more rows. */
  readonly most?: number
  /** Comes up so seldom that a log ends at the first chance. */
  readonly isRare?: true
  /** Worth ending a log here, since something of this kind is hidden now, or decided by the row that comes. */
  isNear(position: Position, coming: Coming): boolean
  isIn(difference: Difference, about: Case): boolean
}

/** What the next row would bring: the decision that is open, who has answered it, and the chance that follows. */
export interface Coming {
  readonly decision: string
  readonly answered: number
  readonly chances: readonly string[]
}

/** A game whose tables hide something. */
export interface Hiding {
  readonly game: string
  readonly secrets: readonly Secret[]
  /** Something is hidden that can be varied by other choices since. */
  hides(position: Position, coming: Coming): boolean
  /** Rows that can be varied; all others follow. Absent: any. */
  readonly varied?: (row: RecordRow) => boolean
}

// —— Marnon: the faces of tiles, from when they are laid until they are found ——

interface MarnonState {
  readonly options: { readonly blankTreasure: boolean }
  readonly round: number
  readonly tiles: readonly { readonly owner: Seat; readonly field: string }[]
  readonly players: readonly { readonly out: boolean; readonly found: readonly string[] }[]
  readonly treasureMoved: boolean
}
const marnonAt = ({ state }: Position) => state as MarnonState
const isHiding = (position: Position) => marnonAt(position).round === 0 && marnonAt(position).tiles.length > 0
const isSettled = (position: Position) => marnonAt(position).round > 0 && marnonAt(position).tiles.length > 0
const isFace = ({ at, isToCome }: Difference) => at === 'setup.hide' && !isToCome

/** `hide ring II4`: the field. */
const laidAt = ({ texts }: Difference): string => texts[0].split(' ')[2] as string
/** Where the tile of this choice lies by now. */
function fieldOf(difference: Difference, { record }: Case): string {
  const moves = record.rows.flatMap(({ choices }) => choices).filter((text) => text.startsWith('moveTreasure '))
  const moved = moves.map((text) => text.split(' ')).find(([, from]) => from === laidAt(difference))
  return moved?.[2] ?? laidAt(difference)
}
/** To whom the tile of this choice belongs. */
function ownerOf(difference: Difference, { positions, end }: Case) {
  const { tiles } = marnonAt(positions[difference.row + 1] ?? end)
  const owner = tiles.find(({ field }) => field === laidAt(difference))?.owner
  return owner === undefined ? undefined : marnonAt(end).players[owner]
}

const marnon: Hiding = {
  game: 'marnon',
  hides: (position) => marnonAt(position).tiles.length > 0,
  varied: ({ choices }) => choices.some((text) => text.startsWith('hide ')),
  secrets: [
    {
      id: 'notYetLaid',
      says: 'which of a hider’s tiles is not laid yet: its hider, until the last lap',
      isNear: isHiding,
      isIn: (difference, { end }) => isFace(difference) && isHiding(end),
    },
    {
      id: 'face',
      says: 'the face of a treasure tile: its hider, until its owner finds it',
      isNear: isSettled,
      isIn: (difference, { end }) => isFace(difference) && isSettled(end),
    },
    {
      id: 'blank',
      says: 'with the variant, which tile is the blank: its hider, until it is found',
      options: { blankTreasure: true },
      isNear: isSettled,
      isIn: (difference) => isFace(difference) && difference.texts.some((text) => text.startsWith('hide blank ')),
    },
    {
      id: 'moved',
      says: 'the face of a tile moved by aid 3: its hider, as before the move',
      isNear: (position) => isSettled(position) && marnonAt(position).treasureMoved,
      isIn: (difference, about) => isFace(difference) && fieldOf(difference, about) !== laidAt(difference),
    },
    {
      id: 'rest',
      says: 'the faces that are left when some of an owner’s tiles are found: their hider',
      isNear: (position) => isSettled(position) && marnonAt(position).players.some(({ found }) => found.length === 1),
      isIn: (difference, about) => isFace(difference) && (ownerOf(difference, about)?.found.length ?? 0) > 0,
    },
    {
      id: 'out',
      says: 'the faces of an eliminated player’s tiles: their hider, for ever',
      seats: 4,
      isNear: (position) => isSettled(position) && marnonAt(position).players.some(({ out }) => out),
      isIn: (difference, about) => isFace(difference) && ownerOf(difference, about)?.out === true,
    },
    {
      id: 'dice',
      says: 'what dice will show: nobody, until they are rolled',
      isToCome: true,
      isNear: (_, { chances }) => chances.length > 0,
      isIn: ({ seat, isToCome }) => seat === null && isToCome,
    },
  ],
}

// —— The Arrival: sealed blockers, cards fixed by a reshuffle, and everything that lies face-down ——

interface ArrivalState {
  readonly tribes: readonly { readonly cards: readonly { readonly is?: string; readonly knownTo: unknown }[] }[]
}
const hasFixedCard = ({ state }: Position) =>
  (state as ArrivalState).tribes.some(({ cards }) =>
    cards.some(({ is, knownTo }) => is !== undefined && knownTo !== 'all'),
  )

/** Sealed: committed, and shown when the last one is. */
const sealed = (id: string, says: string, decision: string): Secret => ({
  id,
  says,
  options: { blockersInTurnOrder: false },
  isNear: (_, coming) => coming.decision === decision && coming.answered > 0,
  isIn: ({ at, isToCome }) => at === decision && !isToCome,
})
/** Not determined before it is shown: nothing may tell what it will be. */
const undetermined = (id: string, says: string, chance: string): Secret => ({
  id,
  says,
  isToCome: true,
  isNear: (_, { chances }) => chances.includes(chance),
  isIn: ({ at, isToCome }) => at === chance && isToCome,
})

const arrival: Hiding = {
  game: 'arrival',
  hides: (position, { answered }) => answered > 0 || hasFixedCard(position),
  secrets: [
    sealed('firstBlocker', 'a first blocker: its owner, until all are set', 'blocking.first'),
    sealed('secondBlocker', 'a second blocker: its owner, until all are set', 'blocking.second'),
    {
      id: 'lying',
      says: 'the front of a face-down card that a reshuffle has fixed: nobody, until it is turned up',
      isNear: hasFixedCard,
      isIn: ({ at, isToCome }) => at === 'reshuffle.fix' && !isToCome,
    },
    undetermined('front', 'the front of a face-down card: nobody, until it is turned up', 'turnUp.front'),
    undetermined('stacks', 'the order of the stacks: nobody, until a top card is seen', 'tops.back'),
    undetermined('species', 'a Fomori in a Tribe Supply: nobody, until it is placed', 'spread.flip'),
    { ...undetermined('supply', 'a Fomori in the General Supply: nobody, until it lands', 'setup.landing'), most: 0 },
    undetermined('tiles', 'the order of the face-down tiles: nobody, until they are on display', 'refill.open'),
  ],
}

// —— Barbarians: the deck of a solo game, and decks that nobody has looked at ——

interface BarbariansState {
  readonly era: number
  readonly decks: { readonly common?: { readonly top: readonly unknown[] } }
}
const commonDeck = ({ state }: Position) => (state as BarbariansState).decks.common
const isAlone = (position: Position) =>
  (position.state as BarbariansState).era > 0 && commonDeck(position) !== undefined

const barbarians: Hiding = {
  game: 'barbarians',
  hides: ({ seats }) => seats === 1,
  secrets: [
    {
      id: 'removed',
      says: 'which cards left a solo game: nobody, for ever',
      isNear: isAlone,
      isIn: ({ at, isToCome }) => at === 'setup.remove' && !isToCome,
    },
    {
      id: 'passed',
      says: 'the cards that a search has passed over: nobody, until they are drawn',
      isNear: (position) => (commonDeck(position)?.top ?? []).length > 0,
      isIn: ({ at, isToCome }) => at === 'draw.reveal' && !isToCome,
    },
    undetermined('battles', 'the order of a terrain deck: nobody, until a battle is revealed', 'campaign.reveal'),
    undetermined('decks', 'the top card of a deck: nobody, until somebody takes it', 'draw.reveal'),
    undetermined('display', 'what the display will show: nobody, until the final event', 'refill.reveal'),
  ],
}

// —— Vindication: quests, and cards that somebody has looked at ——

interface VindicationState {
  readonly round: number
  readonly decks: Readonly<
    Record<string, { readonly pile: { readonly top: readonly { readonly knownTo: unknown }[] } }>
  >
}
const vindicationAt = ({ state }: Position) => state as VindicationState
/** A card of some deck that one seat has seen. */
const hasSeenCard = (position: Position) =>
  Object.values(vindicationAt(position).decks).some(({ pile }) =>
    pile.top.some(({ knownTo }) => Array.isArray(knownTo) && knownTo.length > 0),
  )

const vindication: Hiding = {
  game: 'vindication',
  hides: () => true,
  secrets: [
    {
      id: 'dealt',
      says: 'the two quests dealt to a seat: that seat, until it keeps one',
      isNear: (_, { decision }) => decision === 'setup.keepQuest',
      isIn: ({ at, isToCome }, { end }) => at === 'setup.quest' && !isToCome && vindicationAt(end).round === 0,
    },
    {
      id: 'kept',
      says: 'which quest a seat has kept: that seat, until the end',
      isNear: (position) => vindicationAt(position).round > 0,
      isIn: ({ at, isToCome }, { end }) =>
        (at === 'setup.keepQuest' || at === 'setup.quest') && !isToCome && vindicationAt(end).round > 0,
    },
    {
      id: 'drawn',
      says: 'the cards an empowered draw shows: whoever draws, until one is taken',
      isRare: true,
      isNear: (_, { decision }) => decision === 'draw.pick',
      isIn: ({ at, isToCome }) => at === 'draw.look' && !isToCome,
    },
    {
      id: 'peeked',
      says: 'cards looked at and their order: whoever looked, until they are drawn',
      isNear: hasSeenCard,
      isIn: ({ at, isToCome }) => (at === 'peek.look' || at === 'peek.order') && !isToCome,
    },
    undetermined('decks', 'the top card of a deck: nobody, until somebody takes it', 'draw.blind'),
    undetermined('bag', 'the next tile of the bag: nobody, until it is drawn', 'discover.draw'),
    undetermined('triggers', 'which trigger a coin will reveal: nobody, until the coin is taken', 'coins.reveal'),
    undetermined('throw', 'what dice will show: nobody, until they are rolled', 'roll.throw'),
  ],
}

export const HIDINGS: readonly Hiding[] = [marnon, arrival, barbarians, vindication]

export function hidingOf(game: string): Hiding {
  const hiding = HIDINGS.find((one) => one.game === game)
  if (hiding === undefined)
    throw new Error(`“${game}” hides nothing; there are ${HIDINGS.map((one) => one.game).join(', ')}`)
  return hiding
}
