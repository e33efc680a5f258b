/** The kinds of action between which the questions let choose. */

import type { ActionKind, Language } from '@skerry/contracts'
import type { Params, Refusal, Seat } from '@skerry/kernel'
import { nthInTurn, SECTIONS, STACKS, tileOf, tribeOf } from '../../queries.ts'
import type { Back, BuildBasis, Content, Piece, RepelBasis, Section, TileId } from '../../types.ts'
import { chooserOf } from './about.ts'
import { type ArrivalIcon, BACK_ICONS, SECTION_ICONS, tileIcon } from './icons.ts'
import { type KindWords, kindWords } from './kindWords.ts'
import { worthNow } from './progress.ts'
import { amountText, type Board, frameOf, type Seen, stackThing, tileShortName } from './reading.ts'

interface About extends Board {
  readonly seat: Seat
  readonly language: Language
  readonly words: KindWords
}
type Kinds = (about: About, view: Seen) => readonly ActionKind[]

const BUILD_GROUPS: Readonly<Record<BuildBasis, ArrivalIcon>> = {
  own: 'ait',
  port: 'port',
  extend: 'broch',
  outpost: 'outpost',
}
const REPEL_GROUPS: Readonly<Record<RepelBasis, ArrivalIcon>> = {
  connected: 'ait',
  port: 'port',
  province: 'province',
  distant: 'sword',
}
const SPREAD_GROUPS = { others: 'ait', empty: 'site', own: 'caer' } as const

const groupsBy = <Id extends string>(icons: Readonly<Record<Id, ArrivalIcon>>, names: Readonly<Record<Id, string>>) =>
  (Object.keys(icons) as Id[]).map((id) => ({ id, name: names[id], icon: icons[id] }))

const pieces = ({ state, seat, language }: About, piece: Piece | 'fomori'): string =>
  amountText(piece, tribeOf(state, seat)[piece], language)

const buildKind = (about: About, payment: string): ActionKind => ({
  id: 'build',
  icon: 'build',
  name: about.words.names.build,
  verbs: ['build'],
  payment,
  groups: groupsBy(BUILD_GROUPS, about.words.builds),
})

/** ARR-TURN-07 What costs no action. */
const freeKinds = ({ words, state, seat }: About): readonly ActionKind[] => {
  const { tiles, trophies } = tribeOf(state, seat)
  return [
    {
      id: 'tiles',
      icon: 'tile',
      name: words.names.tiles,
      verbs: ['use', 'ruse', 'migration'],
      payment: words.held(tiles.length),
      isFree: true,
    },
    {
      id: 'trophy',
      icon: 'trophy',
      name: words.names.trophy,
      verbs: ['trophy'],
      payment: words.held(trophies),
      isFree: true,
    },
  ]
}

const act: Kinds = (about) => {
  const { words } = about
  return [
    buildKind(about, pieces(about, 'discs')),
    {
      id: 'spread',
      icon: 'spread',
      name: words.names.spread,
      verbs: ['spread'],
      payment: pieces(about, 'fomori'),
      groups: groupsBy(SPREAD_GROUPS, words.spreads),
    },
    {
      id: 'repel',
      icon: 'sword',
      name: words.names.repel,
      verbs: ['repel'],
      payment: pieces(about, 'swords'),
      groups: groupsBy(REPEL_GROUPS, words.repels),
    },
    { id: 'shield', icon: 'shield', name: words.names.shield, verbs: ['shield'], payment: pieces(about, 'shields') },
    { id: 'pass', icon: 'pass', name: words.names.pass, verbs: ['pass'] },
    ...freeKinds(about),
  ]
}

const after: Kinds = (about) => [
  { id: 'endTurn', icon: 'endTurn', name: about.words.names.endTurn, verbs: ['endTurn'] },
  ...freeKinds(about),
]

const masters: Kinds = (about, view) => {
  const { state, words, language } = about
  const { collected } = tribeOf(state, nthInTurn(state, frameOf(view, 'masters')?.done ?? 0))
  return [
    buildKind(about, amountText('discs', collected, language)),
    { id: 'stop', icon: 'endTurn', name: words.names.stop, verbs: ['stop'] },
  ]
}

const stacks: Kinds = ({ state, words }) =>
  STACKS.map((id): ActionKind => {
    const back = (state.stacks[id].top?.back ?? null) as Back | null
    return {
      id: stackThing(id),
      icon: back === null ? 'card' : BACK_ICONS[back],
      name: words.stack(id),
      verbs: ['draw'],
      ...(back === null ? {} : { payment: words.backs[back] }),
    }
  })

/** A section that a blocker stands on already is none. */
const blocks: Kinds = ({ state, seat, words }) =>
  SECTIONS.filter((section) => !tribeOf(state, seat).blockers.includes(section)).map((section) =>
    sectionKind(section, 'block', words.block[section]),
  )
const sectionKind = (section: Section, verb: string, name: string): ActionKind => ({
  id: section,
  icon: SECTION_ICONS[section],
  name,
  verbs: [verb],
})

const reopens: Kinds = ({ state, seat, words }) => [
  ...SECTIONS.filter((section) => tribeOf(state, seat).blockers.includes(section)).map((section) =>
    sectionKind(section, 'reopen', words.reopen[section]),
  ),
  { id: 'decline', icon: 'blocker', name: words.names.decline, verbs: ['decline'] },
]

/** ARR-RULING-90 Copies of a tile are one kind. */
const takes: Kinds = ({ content, state, seat, language }) =>
  [...new Set<TileId>(state.display)].map((tile) => ({
    id: tile,
    icon: tileIcon(tileOf(content, tile).kind),
    name: tileShortName(content, tile, language),
    verbs: ['take'],
    payment: worthNow({ content, state }, seat, tile, language),
  }))

/** A question that is not here has only one kind. */
const KINDS: Readonly<Record<string, Kinds>> = {
  'draw.take': stacks,
  'blocking.first': blocks,
  'blocking.firstInTurn': blocks,
  'blocking.second': blocks,
  'blocking.secondInTurn': blocks,
  'ogam.window': reopens,
  'exploit.take': takes,
  'turn.act': act,
  'turn.after': after,
  'masters.build': masters,
}

export function kinds(content: Content, view: Seen, decision: string, language: Language): readonly ActionKind[] {
  const about = { content, state: view.state, seat: chooserOf(view), language, words: kindWords[language] }
  return KINDS[decision]?.(about, view) ?? []
}

export function inBrief({ reason, params }: Refusal, language: Language): string | null {
  const words: Readonly<Record<string, string | ((params: Params) => string)>> = kindWords[language].brief
  const brief = words[reason]
  return brief === undefined ? null : typeof brief === 'string' ? brief : brief(params)
}
