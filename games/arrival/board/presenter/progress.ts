/** Where the game stands, and what matters about each seat. */

import { capital, phasesAt } from '@skerry/boards'
import type { BoardPart, Figure, Language, Progress, Standing } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import {
  bardEffect,
  ELEMENTS_PER_POINT,
  elementsOf,
  fortCount,
  isFameTied,
  isPurest,
  limitOf,
  MASTER_CAPACITY,
  PIECES,
  roundsOf,
  tileFame,
  tileOf,
  tribeOf,
} from '../../queries.ts'
import type { Arrival, Content, State, TileId } from '../../types.ts'
import { type ArrivalIcon, PIECE_ICONS } from './icons.ts'
import { type Board, countNow, endingNow, frameOf, isLastRound, type Seen, standingOf } from './reading.ts'
import { type PhaseId, presenterWords } from './words.ts'

const PHASES: Readonly<Record<PhaseId, ArrivalIcon>> = {
  draw: 'draw',
  block: 'block',
  exploit: 'exploit',
  actions: 'actions',
  roundEnd: 'roundEnd',
}

export function progress(_content: Content, view: Seen, language: Language): Progress {
  const words = presenterWords[language]
  const { state } = view
  const phase = phaseOf(view)
  return {
    round: phase === null && view.result === null ? words.setup : words.round(state.round, roundsOf(state)),
    ...phasesAt(PHASES, words.phases, phase),
    detail: phase === null ? '' : detailOf(view, language),
  }
}

const PHASE_OF_RULE: Readonly<Partial<Record<string, PhaseId>>> = {
  draw: 'draw',
  blocking: 'block',
  ogam: 'block',
  exploit: 'exploit',
  actions: 'actions',
  turn: 'actions',
  masters: 'roundEnd',
  scoring: 'roundEnd',
}
/** Null: the game is being set up, or it is over. What comes later in the round waits below what goes on. */
export function phaseOf({ stack }: Seen): PhaseId | null {
  const current = stack.findLast(({ rule }) => PHASE_OF_RULE[rule] !== undefined)
  return current === undefined ? null : (PHASE_OF_RULE[current.rule] ?? null)
}

/** What goes on in the phase, and how the ending stands: it is the table's own number, nobody's. */
function detailOf(view: Seen, language: Language): string {
  const words = presenterWords[language]
  const { state } = view
  const turn = frameOf(view, 'turn')
  const { fomori, tribes } = countNow(state)
  return [
    ...(turn === undefined || turn.at === 'keep' ? [] : [words.actionsLeft(turn.actions)]),
    ...(isLastRound(state) ? [words.lastRound] : []),
    words.count(fomori, tribes),
  ].join(' · ')
}

// —— the table ——

/** ARR-SCORE-01 Who holds the island, and who would win by Corruption and by Fame. */
export function standing(content: Content, { state }: Seen, language: Language): Standing | null {
  if (state.startPlayer < 0) return null
  const words = presenterWords[language]
  const { fomori, tribes } = countNow(state)
  const isOver = state.final !== null
  const side = (id: 'fomori' | 'tribes', icon: ArrivalIcon, value: number): Figure => ({
    id,
    icon,
    name: words.sides[id],
    value,
    ...(isOver ? {} : { sum: `locations ${id}` }),
  })
  const endings = (['overrun', 'repelled'] as const).filter((ending) => !isOver || ending === endingNow(state))
  return {
    sides: [side('fomori', 'fomori', fomori), side('tribes', 'ait', tribes)],
    endings: endings.map((ending) => {
      const all = state.tribes.map((_, seat) => standingOf({ content, state }, seat, ending))
      const leaders = [...all.keys()].filter((seat) => all[seat]?.place === 1)
      const isNow = ending === endingNow(state)
      const value = all[leaders[0] ?? 0]?.value ?? 0
      return {
        id: ending,
        icon: ending,
        name: words.endingLine(ending, isOver ? 'over' : isNow ? 'now' : 'else'),
        isNow,
        leaders,
        value,
      }
    }),
  }
}

// —— seats ——

/** ARR-GEN-02, ARR-RULING-83, -90, -122 All of it is public; which tiles they are is told by the tribe's explanation. */
export function figures(content: Content, { state }: Seen, seat: Seat, language: Language): readonly Figure[] {
  const words = presenterWords[language]
  const tribe = tribeOf(state, seat)
  const { fame, corruption, fomori, collected, tiles, trophies } = tribe
  const some = (id: string, icon: ArrivalIcon, name: string, n: number): Figure[] =>
    n === 0 ? [] : [{ id, icon, name, value: n }]
  return [
    signsOf(state, seat, language),
    ...standings({ content, state }, seat, language),
    { id: 'fame', icon: 'fame', name: words.fame, value: fame },
    {
      id: 'corruption',
      icon: 'corruption',
      name: words.corruption,
      value: `${corruption}/${limitOf(state)}`,
    },
    { id: 'forts', icon: 'ait', name: words.forts, value: fortCount(state, seat) },
    ...PIECES.map((piece) => ({ id: piece, icon: PIECE_ICONS[piece], name: words.pieces[piece], value: tribe[piece] })),
    { id: 'fomori', icon: 'fomori', name: words.fomoriHeld, value: fomori },
    { id: 'tiles', icon: 'tile', name: words.tilesHeld, value: tiles.length },
    ...some('trophies', 'trophy', words.trophies, trophies),
    ...some('saved', 'masterBuilder', words.saved, collected),
  ]
}

/** ARR-PASS-08 Whoever passes first takes the Starting Player's card at once. */
function signsOf(state: State, seat: Seat, language: Language): Figure {
  const words = presenterWords[language]
  const { hasPassed } = tribeOf(state, seat)
  const isFirst = (state.nextStartPlayer ?? state.startPlayer) === seat
  return {
    id: 'signs',
    name: words.startPlayer,
    value: isFirst ? 1 : 0,
    signs: [
      { icon: 'startPlayer', name: words.startPlayer, isGot: isFirst },
      { icon: 'pass', name: words.passed, isGot: hasPassed },
    ],
  }
}

/** The seat's value and place in both endings, first in the one that would come now; at the end only the true one. */
function standings(board: Board, seat: Seat, language: Language): readonly Figure[] {
  const words = presenterWords[language]
  const now = endingNow(board.state)
  const isOver = board.state.final !== null
  const endings = (['overrun', 'repelled'] as const).filter((ending) => !isOver || ending === now)
  return endings.map((ending): Figure => {
    const { value, place } = standingOf(board, seat, ending)
    return {
      id: ending,
      icon: ending,
      name: words.standing(ending, value, words.place(place), ending === now),
      value,
      ...(ending === now ? { isMain: true } : {}),
      ...(isOver ? {} : { sum: `${ending} ${seat}` }),
    }
  })
}

// —— what the viewer has: the board shows the tiles ——

type Supply = ReturnType<BoardPart<Arrival>['supply']>

export function supply(_content: Content, { state }: Seen, seat: Seat, language: Language): Supply {
  const words = presenterWords[language]
  const tribe = tribeOf(state, seat)
  const elements = elementsOf(state, seat)
  return [
    ...PIECES.map((piece) => ({
      name: capital(words.pieces[piece]),
      icon: PIECE_ICONS[piece],
      value: words.left(tribe[piece], piece === 'discs' ? (state.supply.discs[seat] ?? 0) : state.supply[piece]),
    })),
    { name: capital(words.fomoriHeld), icon: 'fomori', value: String(tribe.fomori) },
    ...(tribe.trophies + tribe.usedTrophies === 0
      ? []
      : [{ name: words.trophies, icon: 'trophy', value: words.usedTrophies(tribe.trophies, tribe.usedTrophies) }]),
    ...(tribe.masters === 0
      ? []
      : [
          {
            name: words.tile('masterBuilder', null, null),
            icon: 'masterBuilder',
            value: words.savedOf(tribe.collected, tribe.masters * MASTER_CAPACITY),
          },
        ]),
    {
      name: capital(words.elements),
      icon: 'elements',
      value: words.elementsWorth(elements, Math.floor(elements / ELEMENTS_PER_POINT)),
    },
  ]
}

/** What a held tile would do now, in a few words. */
export function worthNow(board: Board, seat: Seat, tile: TileId, language: Language): string {
  const words = presenterWords[language]
  const { state, content } = board
  switch (tileOf(content, tile).kind) {
    case 'bard':
      return words.corruptionBy(-bardEffect(state, seat))
    case 'ogam':
      return words.whenBlocking
    case 'masterBuilder':
    case 'ruse':
    case 'migration':
      return words.wholeTurn
    case 'liaFail':
      return isFameTied(state) ? words.fameTied : words.fameBy(tileFame(board, seat, tile).total)
    case 'emer':
      return isPurest(state, seat) ? words.fameBy(tileFame(board, seat, tile).total) : words.notPurest
    default: {
      const { total } = tileFame(board, seat, tile)
      return total === 0 ? words.nothingNow : words.fameBy(total)
    }
  }
}
