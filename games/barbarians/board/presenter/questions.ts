/** The question with what it is about, and where to look for the answer. */

import { capital } from '@skerry/boards'
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
  spacesOf,
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
import { type BarFrame, type Seen, topFrame } from './reading.ts'

/** Null: the game's prompt says it all. */
export function question(content: Content, view: Seen, picked: readonly ThingId[], language: Language): string | null {
  const about = aboutOf(content, view, language)
  const { questions } = about.words
  const { state } = view
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      if (frame.at === 'tribe') return questions.tribe
      if (frame.at === 'soloStack') return questions.soloStack
      return frame.at === 'learn' ? questions.learn((frame.done % 2) + 1) : null
    case 'preparation':
      return questions.produce(Math.min(frame.left, frame.able.length), frame.able.length)
    case 'turn':
      return turnQuestion(about, frame, picked)
    case 'sacrifice':
      return questions.sacrificeAgain(cardName(frame.card, language))
    case 'rotate':
      return questions.rotate(frame.ring)
    case 'gain':
      return frame.at === 'resources' ? questions.gather(frame.n) : questions.muster(frame.n)
    case 'pay': {
      const cost = frame.costs[frame.done]
      if (cost?.pay === 'any') return questions.pay(cost.n)
      if (cost?.pay === 'troops') return questions.payTroops(cost.n)
      return cost?.pay === 'card' ? questions.payCard(cost.kind) : null
    }
    case 'either':
      return questions.either(sourceOf(about, frame))
    case 'knowledge':
      return questions.knowledge(frame.category, frame.left)
    case 'bonus':
      return questions.bonus
    case 'take':
      return questions.take(frame.kinds)
    case 'draw':
      return frame.kinds.length > 1 ? questions.draw : null
    case 'overLimit':
      return questions.discard(frame.kind, LIMITS[frame.kind])
    case 'campaign':
      return campaignQuestion(about, frame, picked)
    case 'penalty':
      return frame.at === 'varg' ? questions.varg(Math.min(2, turnable(state, frame.seat).length)) : questions.nefriar
    case 'banner':
      return questions.banner
    case 'closing':
      return closingQuestion(about, frame)
    case 'lastCampaigns':
      return questions.last
    default:
      return null
  }
}

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

function turnQuestion(about: About, { at, ring, space }: TurnFrame, [picked]: readonly ThingId[]): string {
  const { questions } = about.words
  if (at === 'after') return questions.after
  if (space !== null && at !== 'before')
    return at === 'second' ? questions.second(spaceText(about, space)) : questions.space(spaceText(about, space))
  if (picked !== undefined && spacesOf(about, ring).some(({ id }) => id === picked))
    return questions.placeOr(spaceText(about, picked as SpaceId))
  return ring === 4 ? questions.before4 : questions.before(ring)
}

function campaignQuestion(about: About, frame: CampaignFrame, [picked]: readonly ThingId[]): string | null {
  const { words, language, seat } = about
  const { questions } = words
  const card = frame.faced.at(-1)
  const troops = (isOverkill: boolean) =>
    card === undefined ? '' : troopsText(demandOf(regionCardOf(about, card), isOverkill), language)
  switch (frame.at) {
    case 'recruit':
      return questions.recruit
    case 'target':
      return targetsOf(about, seat).some(({ id }) => id === picked)
        ? questions.targetAt(picked as string)
        : questions.target
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

/** Nothing: at the whole board. */
export function scene(content: Content, view: Seen): readonly ThingId[] {
  const { state } = view
  const board = { content, state }
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      return frame.at === 'learn' ? TRACKS : []
    case 'preparation':
      return frame.able
    case 'turn': {
      if (frame.at === 'after') return heldThings(view, frame.seat)
      if (frame.space !== null) return [frame.space]
      return spacesFor(board, frame.seat, frame.ring).map(({ id }) => id)
    }
    case 'sacrifice':
      return [frame.card]
    case 'rotate':
      return rotateScene(content, view, frame.seat, frame.ring)
    case 'gain':
      return frame.at === 'resources' ? RESOURCES : TROOPS
    case 'pay': {
      const cost = frame.costs[frame.done]
      if (cost?.pay === 'card') return heldOf(state, frame.seat, cost.kind).map(({ card }) => card)
      return cost?.pay === 'troops' ? TROOPS : RESOURCES
    }
    case 'either':
      return frame.sides.map((_, i) => `side ${i + 1}`)
    case 'knowledge':
      return TRACKS.filter(
        (track) => isInCategory(track, frame.category) && playerOf(state, frame.seat).knowledge[track] < LAST_LEVEL,
      )
    case 'bonus':
      return [frame.track]
    case 'take':
      return displayed(board, frame.kinds)
    case 'draw':
      return state.decks.common === undefined ? frame.kinds.map((kind) => `deck ${kind}`) : ['deck common']
    case 'overLimit':
      return heldOf(state, frame.seat, frame.kind).map(({ card }) => card)
    case 'campaign':
      return campaignScene(board, frame)
    case 'penalty':
      return frame.at === 'varg' ? turnable(state, frame.seat) : TROOPS
    case 'banner':
      return targetsOf(board, frame.seat).map(({ id }) => id)
    case 'closing':
      return state.timeline.slice(state.era - 1, state.era)
    case 'lastCampaigns':
      return targetsOf(board, chooserOf(view)).map(({ id }) => id)
    default:
      return []
  }
}

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

function campaignScene(board: { content: Content; state: Seen['state'] }, frame: CampaignFrame): readonly ThingId[] {
  if (frame.region === null) return targetsOf(board, frame.seat).map(({ id }) => id)
  return frame.faced.length === 0 ? [frame.region] : frame.faced.slice(-1)
}
