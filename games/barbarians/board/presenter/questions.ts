/** The question with what it is about, and where to look for the answer. */

import { capital, type RuleTable } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import {
  cardOf,
  demandOf,
  displayed,
  factionIn,
  heldOf,
  isInCategory,
  LAST_LEVEL,
  LIMITS,
  playerOf,
  RESOURCES,
  regionCardOf,
  spaceOf,
  TRACKS,
  TROOPS,
  targetsOf,
  turnable,
} from '../../queries.ts'
import type {
  CampaignFrame,
  ClosingFrame,
  Content,
  EitherFrame,
  Held,
  Ring,
  SpaceId,
  TimelineId,
  TurnFrame,
} from '../../types.ts'
import { cardName, milestoneName, timelineName } from '../../words/names.ts'
import { effectText, troopsText } from '../../words/phrases.ts'
import { type About, aboutOf, chooserOf } from './about.ts'
import { penaltyText } from './cardsOfCampaign.ts'
import { spacesBeyond, spacesFor } from './links.ts'
import { type BarFrame, ofTopFrame, type Seen } from './reading.ts'

const QUESTIONS: RuleTable<BarFrame, [About], string | null> = {
  setup({ at, done }, { words: { questions } }) {
    if (at === 'tribe') return questions.tribe
    if (at === 'soloStack') return questions.soloStack
    return at === 'learn' ? questions.learn((done % 2) + 1) : null
  },
  preparation: ({ left, able }, { words }) => words.questions.produce(Math.min(left, able.length), able.length),
  turn: (frame, about) => turnQuestion(about, frame),
  sacrifice: ({ card }, { words, language }) => words.questions.sacrificeAgain(cardName(card, language)),
  rotate: ({ ring }, { words }) => words.questions.rotate(ring),
  gain: ({ at, n }, { words }) => (at === 'resources' ? words.questions.gather(n) : words.questions.muster(n)),
  pay({ costs, done }, { words: { questions } }) {
    const cost = costs[done]
    if (cost?.pay === 'any') return questions.pay(cost.n)
    if (cost?.pay === 'troops') return questions.payTroops(cost.n)
    return cost?.pay === 'card' ? questions.payCard(cost.kind) : null
  },
  either: (frame, about) => about.words.questions.either(sourceOf(about, frame)),
  knowledge: ({ category, left }, { words }) => words.questions.knowledge(category, left),
  bonus: (_, { words }) => words.questions.bonus,
  take: ({ kinds }, { words }) => words.questions.take(kinds),
  draw: ({ kinds }, { words }) => (kinds.length > 1 ? words.questions.draw : null),
  overLimit: ({ kind }, { words }) => words.questions.discard(kind, LIMITS[kind]),
  campaign: (frame, about) => campaignQuestion(about, frame),
  penalty: ({ at, seat }, { words: { questions }, state }) =>
    at === 'varg' ? questions.varg(Math.min(2, turnable(state, seat).length)) : questions.nefriar,
  banner: (_, { words }) => words.questions.banner,
  closing: (frame, about) => closingQuestion(about, frame),
  lastCampaigns: (_, { words }) => words.questions.last,
}
/** Null: the game's prompt says it all. */
export const question = (content: Content, view: Seen, _: readonly ThingId[], language: Language): string | null =>
  ofTopFrame(QUESTIONS, view, aboutOf(content, view, language))

// —— where two sides come from ——

/** The god prayed to: the one that is turned and shows just these sides. */
function prayedGod({ content, state, language }: About, { sides, context }: EitherFrame): string | null {
  const shown = JSON.stringify(sides)
  const isIt = ({ card: id, isUpright }: Held) => {
    const card = cardOf(content, id)
    return !isUpright && card.kind === 'god' && JSON.stringify(card.prayer).includes(shown)
  }
  const gods = playerOf(state, context.seat).gods.filter(isIt)
  return gods.length === 1 ? cardName(gods[0]?.card, language) : null
}

/** Whose effect has two sides, as far as the rules in progress tell. */
function sourceOf(about: About, frame: EitherFrame): string | null {
  const { view, state, words, language } = about
  if (frame.context.rule === 'BAR-GOD-01') return prayedGod(about, frame)
  if (frame.context.isSpace) return words.questions.thisSpace
  const giver = (view.stack as readonly BarFrame[]).findLast(({ rule }) => GIVERS.has(rule))
  switch (giver?.rule) {
    case 'sacrifice':
      return cardName(giver.card, language)
    case 'milestone':
      return capital(milestoneName(giver.milestone, language))
    case 'campaign':
      return words.questions.reward
    case 'closing':
      return timelineName(state.timeline[state.era - 1], language)
    default:
      return null
  }
}
const GIVERS: ReadonlySet<string> = new Set(['sacrifice', 'milestone', 'campaign', 'closing', 'bonus', 'preparation'])

const spaceText = (about: About, id: SpaceId): string => effectText(spaceOf(about, id).effects, about.language)

function turnQuestion(about: About, { at, ring, space }: TurnFrame): string {
  const { questions } = about.words
  if (at === 'after') return questions.after
  if (space !== null && at !== 'before')
    return at === 'second' ? questions.second(spaceText(about, space)) : questions.space(spaceText(about, space))
  return ring === 4 ? questions.before4 : questions.before(ring)
}

function campaignQuestion(about: About, frame: CampaignFrame): string | null {
  const { words, language } = about
  const { questions } = words
  const card = frame.faced.at(-1)
  const troops = (isOverkill: boolean) =>
    card === undefined ? '' : troopsText(demandOf(regionCardOf(about, card), isOverkill), language)
  switch (frame.at) {
    case 'recruit':
      return questions.recruit
    case 'target':
      return questions.target
    case 'swap':
      return questions.swap(troops(false))
    case 'battle':
      return questions.battle(frame.faced.length, frame.battles, troops(false))
    case 'pay':
      return questions.battlePay(troops(false))
    case 'payOverkill':
      return questions.battlePay(troops(true))
    case 'avert':
      return frame.region === null ? null : questions.avert(penaltyText(about, factionIn(about, frame.region)))
    default:
      return null
  }
}

function closingQuestion({ state, words }: About, { at }: ClosingFrame): string | null {
  const { questions } = words
  const card = state.timeline[state.era - 1] as TimelineId
  switch (at) {
    case 'demonPayment':
      return questions.appease(card)
    case 'demonTribute':
      return questions.tribute(card)
    case 'demonAgain':
      return questions.tributeAgain(card)
    case 'feastRow':
      return questions.row(card)
    case 'feastAgain':
      return questions.rowAgain
    default:
      return null
  }
}

// —— where to look ——

interface SeenBoard {
  readonly content: Content
  readonly state: Seen['state']
}
const SCENES: RuleTable<BarFrame, [SeenBoard, Seen], readonly ThingId[]> = {
  setup: ({ at }) => (at === 'learn' ? TRACKS : []),
  preparation: ({ able }) => able,
  turn({ at, seat, space, ring }, board, view) {
    if (at === 'after') return heldThings(view, seat)
    return space !== null ? [space] : spacesFor(board, seat, ring).map(({ id }) => id)
  },
  sacrifice: ({ card }) => [card],
  rotate: ({ seat, ring }, { content }, view) => rotateScene(content, view, seat, ring),
  gain: ({ at }) => (at === 'resources' ? RESOURCES : TROOPS),
  pay({ costs, done, seat }, { state }) {
    const cost = costs[done]
    if (cost?.pay === 'card') return heldOf(state, seat, cost.kind).map(({ card }) => card)
    return cost?.pay === 'troops' ? TROOPS : RESOURCES
  },
  either: ({ sides }) => sides.map((_, i) => `side ${i + 1}`),
  knowledge: ({ category, seat }, { state }) =>
    TRACKS.filter((track) => isInCategory(track, category) && playerOf(state, seat).knowledge[track] < LAST_LEVEL),
  bonus: ({ track }) => [track],
  take: ({ kinds }, board) => displayed(board, kinds),
  draw: ({ kinds }, { state }) =>
    state.decks.common === undefined ? kinds.map((kind) => `deck ${kind}`) : ['deck common'],
  overLimit: ({ seat, kind }, { state }) => heldOf(state, seat, kind).map(({ card }) => card),
  campaign: (frame, board) => campaignScene(board, frame),
  penalty: ({ at, seat }, { state }) => (at === 'varg' ? turnable(state, seat) : TROOPS),
  banner: ({ seat }, board) => targetsOf(board, seat).map(({ id }) => id),
  closing: (_, { state }) => state.timeline.slice(state.era - 1, state.era),
  lastCampaigns: (_, board, view) => targetsOf(board, chooserOf(view)).map(({ id }) => id),
}
/** Nothing: at the whole board. */
export const scene = (content: Content, view: Seen): readonly ThingId[] =>
  ofTopFrame(SCENES, view, { content, state: view.state }, view) ?? []

const heldThings = ({ state }: Seen, seat: Seat): readonly ThingId[] => {
  const { gods, warlords } = playerOf(state, seat)
  return [...gods, ...warlords].map(({ card }) => card)
}

/** The ring, and the spaces on both sides of what it changes. */
function rotateScene(content: Content, { state, stack }: Seen, seat: Seat, ring: Ring): readonly ThingId[] {
  const turn = stack.findLast(({ rule }) => rule === 'turn') as TurnFrame | undefined
  const board = { content, state }
  const own = turn?.space ?? null
  const near = own === null ? spacesFor(board, seat, turn?.ring ?? ring) : spacesBeyond(board, spaceOf(board, own))
  return [`ring ${ring}`, ...(own === null ? [] : [own]), ...near.map(({ id }) => id)]
}

function campaignScene(board: SeenBoard, frame: CampaignFrame): readonly ThingId[] {
  if (frame.region === null) return targetsOf(board, frame.seat).map(({ id }) => id)
  return frame.faced.length === 0 ? [frame.region] : frame.faced.slice(-1)
}
