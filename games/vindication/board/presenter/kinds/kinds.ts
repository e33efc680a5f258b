/** The kinds of action by question, with what they are paid with: what a player chooses between before choosing a place. */

import type { ActionKind, Language } from '@skerry/contracts'
import { type Refusal, sizeOf } from '@skerry/kernel'
import { recalls, triangleOf } from '../../../queries.ts'
import type { Content, Deck } from '../../../types.ts'
import { type About, aboutOf, faceOf, ownOf } from '../about.ts'
import type { VinIcon } from '../icons.ts'
import { frameOf, openActions, type Seen, stepsOf, topFrame } from '../reading.ts'
import { openOffers } from '../visits.ts'
import { type GroupId, type KindId, kindWords } from './words.ts'

interface Kind {
  readonly icon: VinIcon
  /** Absent: the one that has its name. */
  readonly verbs?: readonly string[]
  readonly isFree?: true
  readonly groups?: Readonly<Partial<Record<GroupId, VinIcon>>>
  readonly payment?: (about: About) => string | null
}

const wordsOf = ({ language }: About) => kindWords[language]
const influence = (about: About): string => wordsOf(about).influence(ownOf(about).zones.inf)
const conviction = (about: About): string => wordsOf(about).conviction(ownOf(about).zones.conv)
const cubesOut = (about: About): string => wordsOf(about).cubesOut(recalls(about, about.seat).length)
const steps = (about: About): string => wordsOf(about).steps(stepsOf(about.content, about.view, about.seat).left)
/** The deck that a card is drawn from. */
const drawnFrom = ({ view }: About): Deck | undefined => frameOf(view, 'draw')?.decks[0]
const cardsOf = (about: About, many: (deck: Deck) => number): string | null => {
  const deck = drawnFrom(about)
  return deck === undefined ? null : wordsOf(about).cards(many(deck))
}
/** VIN-BONUS-CONTROL-08 Nothing is controlled before something can be visited or has been. */
function controlPayment(about: About): string {
  const turn = frameOf(about.view, 'turn')
  const isTooEarly = turn !== undefined && turn.visited.length === 0 && !openActions(turn).includes('visit')
  return isTooEarly ? wordsOf(about).afterVisit : conviction(about)
}

/** Of the regions here those that can be visited now. */
function visitPayment(about: About): string {
  const { at } = ownOf(about)
  const here =
    at === null ? [] : triangleOf(about.content, at).hexes.filter((hex) => about.state.tiles[hex] !== undefined)
  return wordsOf(about).here(here.filter((hex) => openOffers(about, hex).length > 0).length, here.length)
}
function unusedActions(about: About): string | null {
  const turn = frameOf(about.view, 'turn')
  return turn === undefined
    ? null
    : wordsOf(about).unused(openActions(turn).filter((action) => action !== 'move').length)
}

const MORE = {
  vindicate: 'vindicated',
  use: 'ability',
  tile: 'proficiency',
  recall: 'recall',
  giveBack: 'proficiency',
  part: 'dismiss',
} as const
const KINDS: Readonly<Record<KindId, Kind>> = {
  // VIN-MOVE-06 … -09 Whoever is hemmed in has other ways than a step.
  step: { icon: 'move', verbs: ['step', 'hasten', 'waive'], payment: steps },
  stop: { icon: 'stop' },
  activate: { icon: 'activate', payment: influence },
  visit: {
    icon: 'visit',
    verbs: ['visit', 'rest'],
    groups: { visit: 'visit', rest: 'rest' },
    payment: visitPayment,
  },
  option: { icon: 'visit' },
  leave: { icon: 'stop' },
  endTurn: { icon: 'endTurn', payment: unusedActions },
  // bonus actions
  convert: { icon: 'convert', isFree: true },
  control: {
    icon: 'control',
    verbs: ['control', 'controlFirst'],
    isFree: true,
    groups: { after: 'control', first: 'visit' },
    payment: controlPayment,
  },
  more: {
    icon: 'turn',
    verbs: ['vindicate', 'use', 'buyTile', 'recall', 'returnTile', 'dismiss'],
    isFree: true,
    groups: MORE,
  },
  recall: { icon: 'recall', isFree: true, payment: cubesOut },
  use: { icon: 'ability', isFree: true },
  // what is asked within an action
  teleport: { icon: 'teleport' },
  lay: { icon: 'region' },
  from: { icon: 'card' },
  open: {
    icon: 'open',
    verbs: ['draw'],
    payment: (about) => cardsOf(about, (deck) => about.state.decks[deck].open.length),
  },
  top: {
    icon: 'top',
    verbs: ['draw'],
    payment: (about) => cardsOf(about, (deck) => sizeOf(about.state.decks[deck].pile)),
  },
  empowered: { icon: 'empowered', verbs: ['draw'], payment: conviction },
  pick: { icon: 'card' },
  place: { icon: 'charge', payment: influence },
  putBack: { icon: 'top' },
  setDie: { icon: 'die' },
  roll: { icon: 'die' },
  reroll: { icon: 'reroll' },
  accept: { icon: 'endTurn' },
  first: { icon: 'turn' },
  save: { icon: 'save', payment: conviction },
  letDie: { icon: 'DEATH' },
  gain: { icon: 'attribute', payment: influence },
  augment: { icon: 'augment' },
  downgrade: { icon: 'downgrade' },
  motivate: { icon: 'motivate' },
  charge: { icon: 'charge', payment: influence },
  shift: { icon: 'convert' },
  enough: { icon: 'decline' },
  spend: { icon: 'attribute' },
  against: { icon: 'opponent' },
  evict: { icon: 'recall' },
}

const BONUS = ['convert', 'control', 'more'] as const
/** A recall stands beside whatever is being chosen (VIN-RULING-13). */
const QUESTIONS: Readonly<Record<string, readonly KindId[]>> = {
  'turn.actions': ['step', 'activate', 'visit', 'endTurn', ...BONUS],
  'move.choose': ['step', 'stop', ...BONUS],
  'move.teleport': ['teleport', 'recall'],
  'downgrade.zone': ['downgrade', 'recall'],
  'discover.lay': ['lay', 'recall'],
  'visit.more': ['option', 'leave', ...BONUS],
  'draw.deck': ['from', 'recall'],
  'draw.source': ['open', 'top', 'empowered', 'recall'],
  'draw.pick': ['pick', 'recall'],
  'gain.charging': ['place', 'recall'],
  'peek.deck': ['from', 'recall'],
  'peek.order': ['putBack', 'recall'],
  'roll.before': ['roll', 'setDie', 'use', 'recall'],
  'roll.rerolls': ['accept', 'reroll', 'use', 'recall'],
  'roll.order': ['first', 'recall'],
  'roll.save': ['save', 'letDie', 'recall'],
  'attributes.gain': ['gain', 'use', 'recall'],
  'augment.zone': ['augment', 'recall'],
  'motivate.cubes': ['motivate', 'recall'],
  'charge.cubes': ['charge', 'recall'],
  'spend.choose': ['spend', 'recall'],
  'shift.choose': ['shift', 'enough', 'recall'],
  'harm.opponent': ['against', 'recall'],
  'harm.cube': ['evict', 'recall'],
}

/** VIN-VISIT-09 Where a card may be taken from. */
const isSource = (about: About, id: KindId): boolean =>
  !(id === 'open' || id === 'top' || id === 'empowered') || (frameOf(about.view, 'draw')?.sources.includes(id) ?? true)

/** A recall of nothing and an ability of nobody are not worth a place beside a question. */
function isBeside(about: About, id: KindId): boolean {
  if (id === 'recall') return recalls(about, about.seat).length > 0
  const gain = topFrame(about.view)
  if (id !== 'use' || gain?.rule !== 'attributes') return true
  return gain.activated !== null && faceOf(about, gain.activated).voluntary?.on === 'ACT'
}

/** The part of its kind that a choice with this verb belongs to. */
const GROUP_OF: Readonly<Record<string, GroupId>> = {
  visit: 'visit',
  rest: 'rest',
  control: 'after',
  controlFirst: 'first',
  vindicate: 'vindicate',
  use: 'use',
  buyTile: 'tile',
  recall: 'recall',
  returnTile: 'giveBack',
  dismiss: 'part',
}
/** None where bonus actions are not open: a recall alone is a kind of its own. */
export function groupOf(view: Seen, verb: string): GroupId | undefined {
  const frame = topFrame(view)
  const isGoingOn = frame?.rule === 'move' ? frame.at === 'choose' : frame?.rule === 'visit' && frame.at === 'more'
  return frame?.rule === 'turn' || isGoingOn ? GROUP_OF[verb] : undefined
}

export function kinds(content: Content, view: Seen, decision: string, language: Language): readonly ActionKind[] {
  const about = aboutOf(content, view, language)
  const ids = (QUESTIONS[decision] ?? []).filter((id) => isSource(about, id) && isBeside(about, id))
  return ids.map((id) => kindOf(about, id))
}
function kindOf(about: About, id: KindId): ActionKind {
  const { icon, verbs = [id], isFree, groups, payment } = KINDS[id]
  const words = wordsOf(about)
  const paid = payment?.(about) ?? null
  return {
    ...{ id, icon, verbs, name: words.names[id] },
    ...(paid === null ? {} : { payment: paid }),
    ...(isFree === undefined ? {} : { isFree }),
    ...(groups === undefined
      ? {}
      : {
          groups: (Object.entries(groups) as [GroupId, VinIcon][]).map(([group, sign]) => ({
            id: group,
            name: words.groups[group],
            icon: sign,
          })),
        }),
  }
}

/** `no Conviction`; a tick where it is done already. */
export function inBrief({ reason }: Refusal, language: Language): string | null {
  const brief: Readonly<Record<string, string>> = kindWords[language].brief
  return brief[reason] ?? null
}
