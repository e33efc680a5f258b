/** The kinds of action between which the questions let choose. */

import type { ActionKind, IconName, Language } from '@skerry/contracts'
import type { Refusal, Seat } from '@skerry/kernel'
import { frameOf, type Seen } from '../../outlook.ts'
import { FIGURES, MOST_AIDS, ownerFor, playerOf, unlaid } from '../../queries.ts'
import { aidWords } from '../../sheet.ts'
import type { Aid, Content } from '../../types.ts'
import { AID_ICONS, FIGURE_ICONS, treasureIcon } from './icons.ts'
import { type KindWords, kindWords } from './kindWords.ts'
import { presenterWords } from './words.ts'

interface About {
  readonly view: Seen
  readonly seat: Seat
  readonly language: Language
  readonly words: KindWords
}
type Kinds = (about: About) => readonly ActionKind[]

const kind = (id: string, icon: IconName, name: string): ActionKind => ({ id, icon, name, verbs: [id] })

/** What an attack is about, and how the strengths compare. */
const GROUPS = { treasure: 'chest', better: 'swords', even: 'swords', worse: 'swords', orcs: 'orc' } as const

const aids: Kinds = ({ view, seat, language, words }) => [
  ...(Object.keys(AID_ICONS) as Aid[]).map((aid) => ({
    id: aid,
    icon: AID_ICONS[aid],
    name: aidWords(aid, language).name,
    verbs: ['aid'],
    payment: words.gives[aid],
  })),
  { ...kind('noAid', 'hourglass', words.noAid), payment: words.left(MOST_AIDS - playerOf(view.state, seat).aids) },
]

const attacks: Kinds = ({ words }) => [
  {
    ...kind('attack', 'swords', words.attack),
    groups: (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((id) => ({
      id,
      icon: GROUPS[id],
      name: words.groups[id],
    })),
  },
  kind('rest', 'hourglass', words.rest),
]

const jumps: Kinds = ({ words }) => [
  ...FIGURES.map((figure) => ({
    id: figure,
    icon: FIGURE_ICONS[figure],
    name: words.figures[figure],
    verbs: ['jump'],
  })),
  kind('noJump', 'hourglass', words.noJump),
]

/** The treasures that are still in hand. */
const hides: Kinds = ({ view, seat, language }) =>
  unlaid(view.state, ownerFor(view.state, seat)).map((treasure) => ({
    id: treasure,
    icon: treasureIcon(treasure).icon ?? 'die',
    name: presenterWords[language].treasures[treasure],
    verbs: ['hide'],
  }))

/** A question that is not here has only one kind. */
const KINDS: Readonly<Record<string, Kinds>> = {
  'setup.hide': hides,
  'turn.aid': aids,
  'turn.declare': attacks,
  'turn.extraAttack': attacks,
  'attack.jump': jumps,
  'fight.goOn': ({ words }) => [kind('goOn', 'swords', words.goOn), kind('breakOff', 'hourglass', words.breakOff)],
  'find.ringTarget': ({ words }) => [kind('curse', 'ring', words.curse), kind('decline', 'hourglass', words.decline)],
}

export function kinds(_content: Content, view: Seen, decision: string, language: Language): readonly ActionKind[] {
  const seat = typeof view.seat === 'number' ? view.seat : (frameOf(view, 'turn')?.seat ?? 0)
  return KINDS[decision]?.({ view, seat, language, words: kindWords[language] }) ?? []
}

export function inBrief({ reason, params }: Refusal, language: Language): string | null {
  const brief = kindWords[language].brief[reason]
  return typeof brief === 'function' ? brief(params) : (brief ?? null)
}
