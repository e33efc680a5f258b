import type { Figure, Language, Progress, Standing } from '@skerry/contracts'
import type { Seat, Viewer } from '@skerry/kernel'
import {
  ATTRIBUTES,
  cardsIn,
  controlledBy,
  countFor,
  dueOf,
  finalSum,
  masterOf,
  masterySum,
  playerOf,
  TILE_PRICE,
  tableCount,
  tilesOf,
  ZONES,
} from '../../queries.ts'
import type { Content, Requirement, State, Trigger, TriggerId, TurnFrame } from '../../types.ts'
import { cardName, triggerName } from '../../words/names.ts'
import { iconOf, type VinIcon } from './icons.ts'
import {
  actionInProgress,
  type Board,
  frameOf,
  MAIN_ACTIONS,
  type MainAction,
  openActions,
  type Seen,
  stepsOf,
} from './reading.ts'
import { type PresenterWords, presenterWords } from './words.ts'

// —— the turn ——

type PhaseId = MainAction | 'turn'
const PHASE_ICONS: Readonly<Record<PhaseId, VinIcon>> = {
  move: 'move',
  activate: 'activate',
  visit: 'visit',
  turn: 'turn',
}

/**
 * The order of a turn is free: what is done stands before what is done now, what is still open behind it. While nothing is in progress
 * the player has the choice.
 */
export function progress(content: Content, view: Seen, language: Language): Progress {
  const words = presenterWords[language]
  const { state } = view
  const turn = frameOf(view, 'turn')
  const round = state.round === 0 ? words.setup : roundText(state, words)
  if (turn === undefined || state.round === 0 || view.result !== null) return { round, phases: [], now: -1, detail: '' }
  const open = openActions(turn)
  const now: PhaseId = actionInProgress(view) ?? 'turn'
  const done = MAIN_ACTIONS.filter((action) => action !== now && !open.includes(action))
  const ahead = MAIN_ACTIONS.filter((action) => action !== now && open.includes(action))
  const shown: readonly PhaseId[] = [...done, now, ...ahead]
  return {
    round,
    phases: shown.map((id) => ({
      id,
      icon: PHASE_ICONS[id],
      name: id === 'turn' && open.length === 0 ? words.phases.bonus : nameOfPhase(words, id, done),
    })),
    now: done.length,
    detail: detailOf(content, view, language),
  }
}
const nameOfPhase = (words: PresenterWords, id: PhaseId, done: readonly MainAction[]): string =>
  done.some((action) => action === id) ? words.done(words.phases[id]) : words.phases[id]
const roundText = ({ round, lastRound }: State, words: PresenterWords): string =>
  words.round(round, round === lastRound, lastRound !== null)

/** What goes on in the action, or what is still open. */
function detailOf(content: Content, view: Seen, language: Language): string {
  const words = presenterWords[language]
  const turn = frameOf(view, 'turn')
  const move = frameOf(view, 'move')
  const visit = frameOf(view, 'visit')
  if (turn === undefined) return ''
  if (move !== undefined) return words.detail.step(move.steps, stepsOf(content, view, turn.seat).all)
  if (frameOf(view, 'roll')?.isFight) return words.detail.fight
  if (visit !== undefined) return words.detail.visit(visit.region)
  const gain = frameOf(view, 'attributes')
  if (gain?.activated != null) return cardName(gain.activated, language)
  return openTexts(content, view, words).join(' · ')
}
/** `Move 3`, `Activate`, `Visit/Rest`, `1 tile` */
function openTexts(content: Content, view: Seen, words: PresenterWords): readonly string[] {
  const turn = frameOf(view, 'turn')
  if (turn === undefined) return []
  const actions = openActions(turn).map((action) =>
    action === 'move' ? words.open.move(stepsOf(content, view, turn.seat).all) : words.open[action],
  )
  return canBuyTile(view.state, turn) ? [...actions, words.open.tile] : actions
}
/** VIN-BONUS-PROF-01, -02 One a turn, for three of its attribute. */
const canBuyTile = (state: State, { seat, profsBought, moreProfs }: TurnFrame): boolean =>
  profsBought < 1 + moreProfs &&
  ATTRIBUTES.some((attr) => state.profs[attr] > 0 && playerOf(state, seat).spheres[attr] >= TILE_PRICE)

// —— the table ——

/** How much a seat lacks for a requirement. */
const lackOf = (board: Board, seat: Seat, { count, region, is, n }: Requirement): number => {
  const have = countFor(board, seat, count, region)
  return is === '=' ? Math.abs(n - have) : Math.max(0, n - have)
}
/** VIN-END-01 Who is nearest to an end trigger, and how far; only the table's part where no player counts. */
function nearest(board: Board, { player, table }: Trigger): { readonly seats: readonly Seat[]; readonly lack: number } {
  const shared = table.reduce(
    (all, requirement) => all + Math.max(0, dueOf(board.state, requirement) - tableCount(board, requirement)),
    0,
  )
  if (player.length === 0) return { seats: [], lack: shared }
  const lacks = board.state.players.map((_, seat) =>
    player.reduce((all, requirement) => all + lackOf(board, seat, requirement), shared),
  )
  const lack = Math.min(...lacks)
  return { seats: lacks.flatMap((n, seat) => (n === lack ? [seat] : [])), lack }
}

/** How far the island is known, how near each end is, and who comes next to a coin. */
export function standing(content: Content, { state, result }: Seen, language: Language): Standing | null {
  if (state.round === 0 || result !== null) return null
  const words = presenterWords[language]
  const discovered = Object.keys(state.tiles).length
  return {
    sides: [
      { id: 'discovered', icon: 'island', name: words.discovered, value: discovered },
      { id: 'open', icon: 'discover', name: words.undiscovered, value: content.hexes.length - discovered },
    ],
    endings:
      state.lastRound === null
        ? [
            ...state.faceUp.map((id) => triggerEnding({ content, state }, id, language)),
            ...state.coins.slice(0, 1).map((coin) => coinEnding(state, coin, words)),
          ]
        : [lastEnding({ content, state }, language)],
  }
}
type Ending = Standing['endings'][number]
function triggerEnding(board: Board, id: TriggerId, language: Language): Ending {
  const words = presenterWords[language]
  const trigger = board.content.triggers[id] as Trigger
  const { seats, lack } = nearest(board, trigger)
  return {
    id,
    icon: 'trigger',
    name: words.trigger(triggerName(id, language)),
    isNow: false,
    leaders: seats,
    value: lack,
  }
}
/** VIN-END-03 The end is certain: nothing else counts any more than why, and by whom. */
function lastEnding(board: Board, language: Language): Ending {
  const { round, lastRound, endedBy, players } = board.state
  const triggers = endedBy ?? []
  const met = triggers.map((id) => nearest(board, board.content.triggers[id] as Trigger))
  return {
    id: 'last',
    icon: 'round',
    name: presenterWords[language].lastRound(
      round === lastRound,
      triggers.map((id) => triggerName(id, language)),
    ),
    isNow: true,
    leaders: players.flatMap((_, seat) =>
      met.some(({ seats, lack }) => lack === 0 && seats.includes(seat)) ? [seat] : [],
    ),
  }
}
/** VIN-END-02 */
function coinEnding({ players }: State, coin: number, words: PresenterWords): Ending {
  const lacks = players.map(({ honor }) => coin - honor)
  const lack = Math.min(...lacks)
  return {
    id: `coin ${coin}`,
    icon: 'coin',
    name: words.coin(coin),
    isNow: false,
    leaders: lacks.flatMap((n, seat) => (n === lack ? [seat] : [])),
    value: lack,
  }
}

// —— seats ——

/** Honor so far and what final scoring would add now, as far as the viewer knows; after it, honor. */
const totalOf = (board: Board, seat: Seat, viewer: Viewer): number => {
  const { honor } = playerOf(board.state, seat)
  return board.state.final === null ? honor + finalSum(board, seat, viewer).total : honor
}
const placeOf = (board: Board, seat: Seat, viewer: Viewer): number => {
  const own = totalOf(board, seat, viewer)
  return 1 + board.state.players.filter((_, other) => totalOf(board, other, viewer) > own).length
}

const row = (counts: readonly number[]): string => counts.join('·')

export function figures(content: Content, view: Seen, seat: Seat, language: Language): readonly Figure[] {
  const words = presenterWords[language]
  const { state } = view
  const board = { content, state }
  const player = playerOf(state, seat)
  const isOver = state.final !== null
  return [
    {
      id: 'score',
      icon: 'scoring',
      name: isOver ? words.finalScore : words.score(placeOf(board, seat, view.seat)),
      value: totalOf(board, seat, view.seat),
      sum: `score ${seat}`,
      isMain: true,
    },
    ...(isOver ? [] : [{ id: 'honor', icon: 'honor', name: words.honor, value: player.honor }]),
    { id: 'cards', icon: 'card', name: words.cards, value: player.cards.length },
    { id: 'regions', icon: 'control', name: words.regions, value: controlledBy(state, seat).length },
    { id: 'zones', icon: 'inf', name: words.zones, value: row(ZONES.map((zone) => player.zones[zone])) },
    {
      id: 'spheres',
      icon: 'attribute',
      name: words.spheres,
      value: row(ATTRIBUTES.map((attr) => player.spheres[attr])),
    },
    { id: 'cardsByKind', icon: 'card', name: words.cardsByKind, value: cardCounts(board, seat) },
    ...(tilesOf(player) === 0 ? [] : [{ id: 'tiles', icon: 'proficiency', name: words.tiles, value: tilesOf(player) }]),
    ...(player.coins.length === 0
      ? []
      : [{ id: 'coins', icon: 'coin', name: words.coins, value: player.coins.length }]),
    { id: 'speed', icon: 'speed', name: words.speed, value: player.speed },
    signsOf(board, seat, words),
  ]
}
const cardCounts = (board: Board, seat: Seat): string =>
  row([
    countFor(board, seat, 'companions'),
    ...(['trait', 'relic', 'monster'] as const).map((deck) => cardsIn(board, seat, deck)),
  ])

/** Vindication, and the masteries as they stand. */
const signsOf = (board: Board, seat: Seat, words: PresenterWords): Figure => {
  const { isVindicated } = playerOf(board.state, seat)
  return {
    id: 'signs',
    name: words.vindicated,
    value: isVindicated ? 1 : 0,
    signs: [
      { icon: 'vindicated', name: isVindicated ? words.vindicated : words.wretched, isGot: isVindicated },
      ...ATTRIBUTES.map((attr) => {
        const isGot = masterOf(board, attr) === seat
        return { icon: iconOf(attr), name: words.mastery(attr, masterySum(board, seat, attr).total, isGot), isGot }
      }),
    ],
  }
}
