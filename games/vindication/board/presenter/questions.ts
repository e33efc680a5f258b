/** The question with what it is about, and where to look for the answer. */

import type { RuleTable } from '@skerry/boards'
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
  ZONES,
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
import { ofTopFrame, openActions, type Seen, stepsOf, type VinFrame } from './reading.ts'

type Picked = readonly ThingId[]
const QUESTIONS: RuleTable<VinFrame, [About, Picked], string | null> = {
  setup: ({ at }, { words }) => (at === 'keepQuest' ? words.questions.keepQuest : null),
  discover: ({ tiles: [tile] }, { words }) => (tile === undefined ? null : words.questions.lay(tile)),
  turn: (frame, about, picked) => turnQuestion(about, frame, picked),
  move: (frame, about, picked) =>
    frame.at === 'teleport'
      ? about.words.questions.teleport
      : (pickedQuestion(about, picked) ?? moveQuestion(about, frame)),
  downgrade: (_, { words }) => words.questions.downgrade,
  visit: ({ at, region }, about, picked) =>
    at === 'more'
      ? (pickedQuestion(about, picked) ?? about.words.questions.more(region))
      : about.words.questions.option(region),
  draw: (frame, about) => drawQuestion(about, frame),
  gain: ({ card }, about) =>
    about.words.questions.charging(nameOf(about, card), ownOf(about).zones.inf, faceOf(about, card).charge),
  peek: ({ at, placed }, { words }) => (at === 'deck' ? words.questions.peek : words.questions.order(placed + 1)),
  roll: (frame, about) => rollQuestion(about, frame),
  exhaustion: ({ due }, { words }) => words.questions.exhaustion(due),
  attributes: ({ activated, printed }, about) =>
    activated === null
      ? about.words.questions.gain(printed.length)
      : about.words.questions.gainBy(nameOf(about, activated)),
  augment: ({ left }, { words }) => words.questions.augment(left),
  motivate: ({ n }, { words }) => words.questions.motivate(n),
  charge: (_, { words }) => words.questions.charge,
  spend: (_, { words }) => words.questions.spend,
  shift: (_, { words }) => words.questions.shift,
  harm: ({ at }, { words }) => (at === 'cube' ? words.questions.cube : words.questions.opponent),
}
/** Null: the game's prompt says it all. */
export const question = (content: Content, view: Seen, picked: Picked, language: Language): string | null =>
  ofTopFrame(QUESTIONS, view, aboutOf(content, view, language), picked)

// —— the turn ——

/** What is still open in it; with something touched, what could be done with that. */
function turnQuestion(about: About, turn: TurnFrame, picked: Picked): string {
  const { questions } = about.words
  const open = openActions(turn)
  const touched = pickedQuestion(about, picked)
  if (touched !== null) return touched
  if (open.length === 0) return questions.turnDone
  return open.length === 1 && open[0] === 'move' ? questions.mustMove : questions.turn
}
function pickedQuestion(about: About, [picked]: Picked): string | null {
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

const SCENES: RuleTable<VinFrame, [About], readonly ThingId[]> = {
  setup: ({ at }, { state, seat, view }) => (at === 'keepQuest' ? knownQuests(state, seat, view.seat) : []),
  discover: (frame, about) => discoverScene(about, frame),
  turn: ({ seat }, about) => around(about, seat),
  move: (frame, about) => moveScene(about, frame),
  downgrade: () => ZONES,
  augment: () => ZONES,
  visit: ({ at, hex }) => (at === 'option' || at === 'more' ? [hex] : []),
  draw: (frame, about) => drawScene(about, frame),
  gain: ({ card }) => [card],
  peek: (frame, about) => peekScene(about, frame),
  roll: (frame, about) => rollScene(about, frame),
  exhaustion: ({ seat }, about) => recalls(about, seat).map(({ from }) => from),
  attributes: ({ printed }) => ATTRIBUTES.filter((attr) => printed.some((kinds) => kinds.includes(attr))),
  motivate: ({ seat }, { table }) =>
    cardsOf(table, seat, 'companion').flatMap(({ card, cubes }) => (cubes > 0 ? [card] : [])),
  charge: ({ seat }, { table }) => chargeable(table, seat).map(({ card }) => card),
  spend: ({ seat }, { table }) => ATTRIBUTES.slice(0, 3).filter((attr) => cubesAt(table, seat, attr) > 0),
  shift: ({ from }) => from,
}
/** Nothing: at the whole board. */
export const scene = (content: Content, view: Seen): readonly ThingId[] =>
  ofTopFrame(SCENES, view, aboutOf(content, view, 'en')) ?? []

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
