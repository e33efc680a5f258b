/** The question with what it is about, and where to look for the answer. */

import type { Language } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import { type Seen, topFrame } from '../../outlook.ts'
import { fieldOf, fieldsOf, ownerFor, partyIn, RING, seatFromStart, unitCount, unitsIn } from '../../queries.ts'
import type { AttackFrame, Content, FieldId, FightFrame, FindFrame, Role, SetupFrame, TurnFrame } from '../../types.ts'
import { type PresenterWords, presenterWords } from './words.ts'

/** Null: the game's prompt says it all. */
export function question(content: Content, view: Seen, picked: readonly ThingId[], language: Language): string | null {
  const words = presenterWords[language]
  const frame = topFrame(view)
  switch (frame?.rule) {
    case 'setup':
      return setupQuestion(view, frame, picked, words)
    case 'dragon': {
      const { dragon } = view.state
      if (frame.at !== 'eaten' || dragon === null) return null
      return words.questions.eaten(Math.min(frame.die, unitsIn(view.state, dragon)), words.place(dragon))
    }
    case 'peace':
      return view.state.peacemaker === null ? null : words.questions.gift(words.place(view.state.peacemaker))
    case 'turn':
      return turnQuestion(content, view, frame, picked, words)
    case 'attack':
      return attackQuestion(frame, words)
    case 'fight':
      return fightQuestion(view, frame, words)
    case 'find':
      return findQuestion(view, frame, words)
    default:
      return null
  }
}

const isField = (content: Content, id: ThingId | undefined): id is FieldId =>
  id !== undefined && content.field[id as FieldId] !== undefined

function setupQuestion(
  view: Seen,
  frame: SetupFrame,
  [picked]: readonly ThingId[],
  words: PresenterWords,
): string | null {
  const { questions, place } = words
  const { men, field, taken } = frame
  if (frame.at === 'hide') {
    if (picked !== undefined) return questions.hideIn(place(picked))
    if (view.state.startPlayer === null) return null
    const hider = seatFromStart(view.state, taken)
    return questions.hide(ownerFor(view.state, hider), taken < view.seats) // MAR-SETUP-13 the first lap
  }
  if (frame.at === 'force') return questions.block(men)
  if (field === null) return null
  if (frame.at === 'guard') return questions.guard(place(field))
  return frame.at.endsWith('ForceMen') || frame.at === 'forceMen' ? questions.blockIn(men, place(field)) : null
}

function turnQuestion(
  content: Content,
  { state }: Seen,
  { at, seat, men, field }: TurnFrame,
  [picked]: readonly ThingId[],
  { questions, place }: PresenterWords,
): string | null {
  switch (at) {
    case 'aidMen':
      return field === null ? null : questions.aidMen(place(field))
    case 'moveTreasure':
      return isField(content, picked) ? questions.moveFrom(place(picked)) : null
    case 'reinforce':
      return questions.reinforce(men)
    case 'declare':
    case 'extraAttack':
      if (!isField(content, picked)) return null
      return partyIn(state, picked) === seat ? questions.attackFrom(place(picked)) : questions.attackOn(place(picked))
    default:
      return null
  }
}

function attackQuestion({ at, source, target }: AttackFrame, { questions, place }: PresenterWords): string | null {
  if (at === 'muster') return questions.muster(place(source), place(target))
  return at === 'jump' ? questions.jump(place(source), place(target)) : null
}

function fightQuestion({ state }: Seen, frame: FightFrame, { questions, place }: PresenterWords): string | null {
  const { attacker, defender, due } = frame
  const losses = (role: Role) => {
    const { field } = frame[role]
    return questions.losses(Math.min(due[role], unitsIn(state, field)), place(field))
  }
  switch (frame.at) {
    case 'attackerLosses':
      return losses('attacker')
    case 'defenderLosses':
      return losses('defender')
    case 'goOn':
      return questions.goOn(place(defender.field))
    case 'attackerAdvance':
      return questions.advance(place(defender.field))
    case 'defenderAdvance':
      return questions.advance(place(attacker.field))
    default:
      return null
  }
}

function findQuestion({ state, seat }: Seen, frame: FindFrame, { questions, place }: PresenterWords): string | null {
  if (frame.at === 'chest') return questions.chest(place(frame.field))
  if (frame.at === 'crown') return questions.crown
  if (frame.at !== 'ringLosses' || frame.victim === null) return null
  const units = Math.min(RING, unitCount({ state }, frame.victim))
  return questions.ring(units, frame.victim === seat ? null : frame.victim)
}

// —— where to look ——

/** Nothing: at the whole board. */
export function scene(content: Content, view: Seen): readonly ThingId[] {
  const { state } = view
  const frame = topFrame(view)
  const fields = (seat: Seat) => fieldsOf({ state, content }, seat)
  switch (frame?.rule) {
    case 'setup':
      return setupScene(content, view, frame)
    case 'dragon':
      return state.dragon === null ? [] : [state.dragon]
    case 'peace':
      return state.peacemaker === null ? [] : [state.peacemaker]
    case 'turn':
      return turnScene(content, view, frame)
    case 'attack':
      return [...joining(content, view, frame), frame.source, frame.target]
    case 'fight':
      return [frame.attacker.field, frame.defender.field]
    case 'find':
      if (frame.at === 'ringLosses' && frame.victim !== null) return fields(frame.victim)
      return frame.at === 'crown' ? fields(frame.seat) : frame.at === 'ringTarget' ? [] : [frame.field]
    default:
      return []
  }
}

function setupScene(content: Content, { state }: Seen, { at, field, taken }: SetupFrame): readonly ThingId[] {
  if (at === 'castle') return content.castles
  if (field !== null && (at === 'guard' || at.endsWith('Men'))) return [field]
  if (!at.toLowerCase().endsWith('force') || state.startPlayer === null) return []
  return fieldsOf({ state, content }, seatFromStart(state, taken))
}

function turnScene(content: Content, { state }: Seen, { at, seat, field }: TurnFrame): readonly ThingId[] {
  const own = fieldsOf({ state, content }, seat)
  if (field !== null && (at === 'aidMen' || at === 'extraMan')) return [field]
  if (at === 'moveTreasure') return state.tiles.flatMap((tile) => (tile.owner === seat ? [] : [tile.field]))
  if (at !== 'declare' && at !== 'extraAttack') return own
  const isFront = (id: FieldId) =>
    fieldOf(content, id).ways.some(({ to }) => partyIn(state, to) !== seat && partyIn(state, to) !== null)
  return own.filter(isFront)
}

/** The fields that may join the attack; none once it comes to a jump. */
const joining = (content: Content, { state }: Seen, { at, seat, source }: AttackFrame): FieldId[] =>
  at !== 'muster' ? [] : fieldOf(content, source).ways.flatMap(({ to }) => (partyIn(state, to) === seat ? [to] : []))
