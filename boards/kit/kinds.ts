/** What a board owes that groups choices by kind: each choice has one kind, and a kind that is not possible says why. */

import type { ActionKind, BoardPart, Card, Chip, Language } from '@skerry/contracts'
import {
  type Choice,
  type Game,
  type GameTypes,
  type PositionOf,
  type Refusal,
  type Seat,
  universe,
  type View,
} from '@skerry/kernel'
import { demand } from '@skerry/kit'

export type Kinds<G extends GameTypes> = Pick<BoardPart<G>, 'card' | 'kinds' | 'inBrief'>

/** The longest reason allowed under a kind, in letters. */
const BRIEF: Readonly<Record<Language, number>> = { en: 16, de: 14 }

interface Asked<G extends GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  readonly position: PositionOf<G>
  readonly seat: Seat
  readonly decision: string
  readonly choices: readonly Choice[]
}

export function checkKinds<G extends GameTypes>(
  presenter: Kinds<G>,
  { game, content, position, seat, decision, choices }: Asked<G>,
  language: Language,
): readonly ActionKind[] {
  const view = game.view(content, position, seat) as View<G['seen']>
  const kinds = presenter.kinds?.(content, view, decision, language) ?? []
  if (kinds.length === 0) return kinds
  demand('kinds', new Set(kinds.map(({ id }) => id)).size === kinds.length, () => `${decision}: one is there twice`)
  for (const { id, name, payment } of kinds)
    demand('kinds', name !== '' && payment !== '', () => `${decision}: ${id} has no words`)
  const used = new Set<string>()
  for (const choice of choices) used.add(checkChoice(kinds, presenter.card(content, view, choice, language), choice))
  const isOf = (id: string) => (choice: Choice) => (presenter.card(content, view, choice, language).kind ?? id) === id
  // Of an allotment only some splits are tried: that it may be done at all counts as well.
  const open = game.actions(content, position, seat).flatMap(({ do: verb, count }) => (count > 0 ? [verb] : []))
  for (const { id, verbs, refusal: own } of kinds) {
    const isShared = kinds.some((other) => other.id !== id && other.verbs.some((verb) => verbs.includes(verb)))
    if (used.has(id) || (!isShared && verbs.some((verb) => open.includes(verb)))) continue
    const refusals = refusalsOf({ game, content, position, seat }, verbs, isOf(id))
    const isTrue = own !== undefined && isNearest({ game, content, position, seat }, verbs, isOf(id), own)
    demand('refusal', own === undefined || isTrue, () => `${decision}, ${id}: ${own?.rule} ${own?.reason} is not why`)
    demand('kinds', refusals.length > 0, () => `${decision}: nobody can tell why there is no ${id}`)
    for (const refusal of refusals) {
      const brief = presenter.inBrief?.(refusal, language) ?? ''
      const isBrief = brief !== '' && brief.length <= BRIEF[language]
      demand('brief', isBrief, () => `${refusal.reason}: “${brief}” in ${language}`)
    }
  }
  return kinds
}

/** Why nothing of a kind is possible: by its verbs; where another kind shares them, by the choices that are of this kind alone. */
function refusalsOf<G extends GameTypes>(
  { game, content, position, seat }: At<G>,
  verbs: readonly string[],
  isOfKind: (choice: Choice) => boolean,
): readonly Refusal[] {
  const refused = game
    .actions(content, position, seat)
    .flatMap(({ do: verb, refusal }) => (verbs.includes(verb) && refusal ? [refusal] : []))
  if (refused.length > 0) return refused
  const nearest = nearestOf({ game, content, position, seat }, verbs, isOfKind)
  return nearest === null ? [] : [nearest]
}

type At<G extends GameTypes> = Pick<Asked<G>, 'game' | 'content' | 'position' | 'seat'>

/** The refusal of the choice of this kind that comes closest. */
function nearestOf<G extends GameTypes>(
  { game, content, position, seat }: At<G>,
  verbs: readonly string[],
  isOfKind: (choice: Choice) => boolean,
): Refusal | null {
  const all = universe(new Map([...game.verbs].filter(([verb]) => verbs.includes(verb))), content)
  return game.nearest(content, position, seat, [...all].filter(isOfKind))?.refusal ?? null
}
function isNearest<G extends GameTypes>(
  at: At<G>,
  verbs: readonly string[],
  isOfKind: (choice: Choice) => boolean,
  { rule, reason }: Refusal,
): boolean {
  const nearest = nearestOf(at, verbs, isOfKind)
  return rule === nearest?.rule && reason === nearest.reason
}

/** The one kind it belongs to. */
function checkChoice(kinds: readonly ActionKind[], { kind, group }: Card, choice: Choice): string {
  const own = kinds.filter(({ id, verbs }) => (kind === undefined ? verbs.includes(choice.do) : id === kind))
  const [only] = own
  demand('kinds', own.length === 1, () => `${JSON.stringify(choice)} is of ${own.length} kinds`)
  const hasGroup = group === undefined || only?.groups?.some(({ id }) => id === group)
  demand('groups', hasGroup === true, () => `${JSON.stringify(choice)}: there is no group ${group}`)
  return only?.id ?? ''
}

/** Price, gain, effect and risk of a card, in this order. */
export const chipsIn = ({ price = [], gain = [], effect = [], risk = [] }: Card): readonly Chip[] => [
  ...price,
  ...gain,
  ...effect,
  ...risk,
]

export function checkChips(card: Card): void {
  const texts = chipsIn(card).map(({ text }) => text)
  const isSaid = texts.every((text) => text.trim() === text && text !== '')
  demand('chips', isSaid, () => `${card.title}: ${JSON.stringify(texts)}`)
  demand('chips', new Set(texts).size === texts.length, () => `${card.title}: one is there twice of ${texts}`)
}
