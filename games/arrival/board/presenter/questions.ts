/** The question with what it is about, and where to look for the answer. */

import type { Language } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import {
  areSwappable,
  holderAt,
  isThreat,
  isTribe,
  KEEP,
  locationOf,
  nthInTurn,
  openSection,
  PIECES,
  SECTIONS,
  STACKS,
  siteAt,
  tribeOf,
} from '../../queries.ts'
import type { Content, LocationId, SwapFrame, TurnFrame } from '../../types.ts'
import { ownForts, type Seen, stackThing, topFrame } from './reading.ts'
import { type PresenterWords, presenterWords } from './words.ts'

const CARDS_ASKED = new Set(['first', 'firstInTurn'])

/** Null: the game's prompt says it all. */
export function question(content: Content, view: Seen, picked: readonly ThingId[], language: Language): string | null {
  const words = presenterWords[language]
  const { questions } = words
  const { state } = view
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      return frame.at === 'port' ? questions.port : null
    case 'draw':
      return questions.draw(Math.floor(frame.drawn / state.tribes.length) + 1)
    case 'blocking': {
      const blocked = typeof view.seat === 'number' ? tribeOf(state, view.seat).blockers[0] : undefined
      return CARDS_ASKED.has(frame.at) || blocked === undefined ? questions.first : questions.second(blocked)
    }
    case 'ogam': {
      const open = openSection(state, nthInTurn(state, frame.done))
      return open === undefined ? null : questions.ogam(open)
    }
    case 'exploit':
      return frame.at === 'take' ? questions.take(frame.due) : null
    case 'turn':
      return turnQuestion(content, view, frame, picked, words)
    case 'swap':
      return swapQuestion(content, view, frame, words)
    case 'masters':
      return frame.at === 'build' ? questions.masters(tribeOf(state, nthInTurn(state, frame.done)).collected) : null
    default:
      return null
  }
}

const isPlace = (content: Content, id: ThingId | undefined): id is LocationId =>
  id !== undefined && (content.location[id as LocationId] !== undefined || content.province[id as never] !== undefined)

function turnQuestion(
  content: Content,
  { state }: Seen,
  { at, seat, actions }: TurnFrame,
  [picked]: readonly ThingId[],
  { questions }: PresenterWords,
): string {
  if (picked === 'ruse' || picked === 'migration') return questions.exchange[picked]
  if (at === 'act') return isPlace(content, picked) ? questions.actAt(picked) : questions.act(actions)
  if (at === 'after') return questions.after
  const pieces = PIECES.reduce((all, piece) => all + tribeOf(state, seat)[piece], 0)
  return questions.keep(Math.min(KEEP, pieces), pieces)
}

function swapQuestion(
  content: Content,
  { state }: Seen,
  { first }: SwapFrame,
  { questions, threats }: PresenterWords,
): string | null {
  const holder = holderAt(state, locationOf(content, first).index)
  if (isTribe(holder)) return questions.migration(holder, first)
  return isThreat(holder) ? questions.ruse(threats[holder], first) : null
}

// —— where to look ——

/** Nothing: at the whole board. */
export function scene(content: Content, view: Seen): readonly ThingId[] {
  const { state } = view
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      return content.ports.flatMap((port) => content.locations[port]?.id ?? [])
    case 'draw':
      return [...STACKS.map(stackThing), ...SECTIONS]
    case 'blocking':
    case 'ogam':
      return SECTIONS
    case 'exploit':
      return [...new Set(state.display)]
    case 'turn':
      return frame.at === 'act' ? around(content, view, frame.seat) : []
    case 'swap':
      return [frame.first, ...partners(content, view, frame)]
    case 'masters':
      return around(content, view, nthInTurn(state, frame.done))
    default:
      return []
  }
}

/** The seat's fortifications and what lies one connection away. */
function around(content: Content, { state }: Seen, seat: number): readonly LocationId[] {
  const own = ownForts({ content, state }, seat)
  const near = own.flatMap((id) => locationOf(content, id).links.flatMap((link) => content.locations[link]?.id ?? []))
  return [...new Set([...own, ...near])]
}

const partners = (content: Content, { state }: Seen, { tile, first }: SwapFrame): readonly LocationId[] => {
  const { index } = locationOf(content, first)
  return content.locations.flatMap((at) =>
    at.index !== index && siteAt(state, at.index).holder !== null && areSwappable(tile, state, index, at.index)
      ? [at.id]
      : [],
  )
}
