/** The question with what it is about, and where to look for the answer. */

import type { Language } from '@skerry/contracts'
import { sizeOf, type ThingId } from '@skerry/kernel'
import {
  ATTRIBUTES,
  canEndAt,
  cardsOf,
  championOf,
  chargeable,
  cubesAt,
  isAttr,
  knownQuests,
  openHexesAt,
  playerOf,
  recalls,
  scoutableHexes,
  triangleOf,
} from '../../queries.ts'
import type {
  CardId,
  Content,
  Deck,
  DiscoverFrame,
  DrawFrame,
  HexId,
  MoveFrame,
  PeekFrame,
  RollFrame,
  TriangleId,
  TurnFrame,
} from '../../types.ts'
import { faceName, isHex, isTriangle } from '../../words/names.ts'
import { type About, aboutOf, faceOf, nameOf, ownOf } from './about.ts'
import { openActions, type Seen, stepsOf, topFrame } from './reading.ts'

/** Null: the game's prompt says it all. */
export function question(content: Content, view: Seen, picked: readonly ThingId[], language: Language): string | null {
  const about = aboutOf(content, view, language)
  const { questions } = about.words
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      return frame.at === 'keepQuest' ? questions.keepQuest : null
    case 'discover':
      return frame.tiles[0] === undefined ? null : questions.lay(frame.tiles[0])
    case 'turn':
      return turnQuestion(about, frame, picked)
    case 'move':
      return frame.at === 'teleport'
        ? questions.teleport
        : (pickedQuestion(about, picked) ?? moveQuestion(about, frame))
    case 'downgrade':
      return questions.downgrade
    case 'visit':
      return frame.at === 'more'
        ? (pickedQuestion(about, picked) ?? questions.more(frame.region))
        : questions.option(frame.region)
    case 'draw':
      return drawQuestion(about, frame)
    case 'gain':
      return questions.charging(nameOf(about, frame.card), ownOf(about).zones.inf, faceOf(about, frame.card).charge)
    case 'peek':
      return frame.at === 'deck' ? questions.peek : questions.order(frame.placed + 1)
    case 'roll':
      return rollQuestion(about, frame)
    case 'exhaustion':
      return questions.exhaustion(frame.due)
    case 'attributes':
      return frame.activated === null
        ? questions.gain(frame.printed.length)
        : questions.gainBy(nameOf(about, frame.activated))
    case 'augment':
      return questions.augment(frame.left)
    case 'motivate':
      return questions.motivate(frame.n)
    case 'charge':
      return questions.charge
    case 'spend':
      return questions.spend
    case 'shift':
      return questions.shift
    case 'harm':
      return frame.at === 'cube' ? questions.cube : questions.opponent
    default:
      return null
  }
}

// —— the turn ——

/** What is still open in it; with something touched, what could be done with that. */
function turnQuestion(about: About, turn: TurnFrame, picked: readonly ThingId[]): string {
  const { questions } = about.words
  const open = openActions(turn)
  const touched = pickedQuestion(about, picked)
  if (touched !== null) return touched
  if (open.length === 0) return questions.turnDone
  return open.length === 1 && open[0] === 'move' ? questions.mustMove : questions.turn
}
function pickedQuestion(about: About, [picked]: readonly ThingId[]): string | null {
  const { words, state, content } = about
  const { questions } = words
  if (picked === undefined) return null
  const region = state.tiles[picked as HexId]
  if (isHex(picked) && region !== undefined) return questions.atRegion(region)
  if (isTriangle(picked)) return questions.stepTo
  if (content.cards[picked as CardId] !== undefined) return questions.withCard(nameOf(about, picked as CardId))
  return isAttr(picked) ? questions.withAttr(picked) : null
}
function moveQuestion(about: About, frame: MoveFrame): string {
  const { words, content, view, seat, state } = about
  const { questions } = words
  const { left } = stepsOf(content, view, seat)
  const at = ownOf(about).at as TriangleId
  const mayStop = canEndAt(state, frame.seat, frame.from, at)
  if (left <= 0) return questions.moveAbility
  return mayStop ? questions.move(left) : questions.moveOn(left)
}

// —— cards and dice ——

function drawQuestion({ words }: About, { at, decks, sources }: DrawFrame): string {
  const { questions } = words
  const deck = decks[0] as Deck
  if (at === 'deck') return questions.deck
  if (at === 'pick') return questions.pick(deck)
  return deck === 'monster' && sources.includes('empowered') ? questions.monster : questions.source(deck)
}
function rollQuestion(about: About, { at, dice, champion }: RollFrame): string | null {
  const { words, language } = about
  const { questions } = words
  if (at === 'before') return questions.before
  if (at === 'order') return questions.first
  if (at === 'save') return champion === null ? null : questions.save(nameOf(about, champion))
  if (dice === null) return null
  return questions.rerolls(questions.dice(dice.MON === null ? null : faceName(dice.MON, language), dice.ATT))
}

// —— where to look ——

/** Nothing: at the whole board. */
export function scene(content: Content, view: Seen): readonly ThingId[] {
  const about = aboutOf(content, view, 'en')
  const { state, seat, table } = about
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      return frame.at === 'keepQuest' ? knownQuests(state, seat, view.seat) : []
    case 'discover':
      return discoverScene(about, frame)
    case 'turn':
      return turnScene(about, frame)
    case 'move':
      return moveScene(about, frame)
    case 'downgrade':
    case 'augment':
      return ['pot', 'inf', 'conv']
    case 'visit':
      return frame.at === 'option' || frame.at === 'more' ? [frame.hex] : []
    case 'draw':
      return drawScene(about, frame)
    case 'gain':
      return [frame.card]
    case 'peek':
      return peekScene(about, frame)
    case 'roll':
      return rollScene(about, frame)
    case 'exhaustion':
      return recalls(about, frame.seat).map(({ from }) => from)
    case 'attributes':
      return ATTRIBUTES.filter((attr) => frame.printed.some((kinds) => kinds.includes(attr)))
    case 'motivate':
      return cardsOf(table, frame.seat, 'companion').flatMap(({ card, cubes }) => (cubes > 0 ? [card] : []))
    case 'charge':
      return chargeable(table, frame.seat).map(({ card }) => card)
    case 'spend':
      return ATTRIBUTES.slice(0, 3).filter((attr) => cubesAt(table, frame.seat, attr) > 0)
    case 'shift':
      return frame.from
    default:
      return []
  }
}
function discoverScene(about: About, { seat, by }: DiscoverFrame): readonly ThingId[] {
  const { at } = playerOf(about.state, seat)
  if (by === 'scout') return scoutableHexes(about)
  return at === null ? [] : openHexesAt(about, at)
}
/** Where one stands and what lies around it. */
function around({ content, state }: About, seat: number): readonly ThingId[] {
  const { at } = playerOf(state, seat)
  return at === null ? [] : [at, ...triangleOf(content, at).neighbours, ...triangleOf(content, at).hexes]
}
const turnScene = (about: About, { seat }: TurnFrame): readonly ThingId[] => around(about, seat)
const moveScene = (about: About, { seat, at, teleport }: MoveFrame): readonly ThingId[] =>
  at === 'teleport'
    ? about.content.triangles.filter(({ isShore }) => teleport === 'free' || isShore).map(({ id }) => id)
    : around(about, seat)
function drawScene({ state, view }: About, { at, decks, seen }: DrawFrame): readonly ThingId[] {
  const deck = decks[0] as Deck
  if (at === 'deck') return decks.map((id) => `deck ${id}`)
  const { open, pile } = state.decks[deck]
  const shown = typeof view.seat === 'number' ? pile.top.slice(0, seen).flatMap(({ is }) => is ?? []) : []
  if (at === 'pick') return [...open, ...shown]
  return at === 'source' ? sources(open.length > 0, sizeOf(pile) > 0) : [`deck ${deck}`, ...open.slice(-1)]
}
/** What the two cards are touched as while one of them is to be taken. */
const sources = (hasOpen: boolean, hasTop: boolean): readonly ThingId[] => [
  ...(hasOpen ? ['source open'] : []),
  ...(hasTop ? ['source top'] : []),
]
/** A spectator sees only that there is something to see. */
const peekScene = ({ state, view }: About, { at, decks, seen }: PeekFrame): readonly ThingId[] =>
  at === 'deck' || typeof view.seat !== 'number'
    ? decks.map((id) => `deck ${id}`)
    : state.decks[decks[0] as Deck].pile.top.slice(0, seen).flatMap(({ is }) => is ?? [])
function rollScene(about: About, { seat, dice, champion }: RollFrame): readonly ThingId[] {
  const own = champion ?? championOf(about, seat)
  const faces = dice === null ? [] : dice.MON === null ? ['die ATT'] : ['die MON', 'die ATT']
  const isHere = own !== null && playerOf(about.state, seat).cards.some(({ card }) => card === own)
  return isHere ? [own, ...faces] : faces
}
