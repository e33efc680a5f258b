/** Where the game stands, and what matters about each seat. */

import { capital, joined } from '@skerry/boards'
import type { BoardPart, Figure, Language, Progress, Standing } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import {
  buildingScore,
  cardOf,
  ERAS,
  isFinalEra,
  isSolo,
  MOST_BANNERS,
  playerOf,
  RESOURCES,
  scoreSum,
  TROOPS,
  winsNeeded,
} from '../../queries.ts'
import type { Barbarians, CampaignFrame, CardId, Content, Held, State } from '../../types.ts'
import { cardName, resourceName, tribeName, troopForms } from '../../words/names.ts'
import { criterionText, effectText, signed } from '../../words/phrases.ts'
import { type BarIcon, iconOf } from './icons.ts'
import { type Board, frameOf, type Seen } from './reading.ts'
import { type PresenterWords, presenterWords } from './words.ts'

export type PhaseId = keyof PresenterWords['phases']

// —— phases ——

const ROUNDS: readonly PhaseId[] = ['round1', 'round2', 'round3', 'round4']

/** Organisation in a solo game, the fourth round where somebody has a fourth hero, last campaigns when no era follows. */
function phasesOf(state: State): readonly PhaseId[] {
  return [
    ...(isSolo(state) ? (['organise'] as const) : []),
    'preparation',
    ...ROUNDS,
    'end',
    ...(isFinalEra(state) ? (['last'] as const) : []),
  ]
}

const PHASE_OF_RULE: Readonly<Partial<Record<string, PhaseId | 'round'>>> = {
  organise: 'organise',
  preparation: 'preparation',
  action: 'round',
  turn: 'round',
  closing: 'end',
  lastCampaigns: 'last',
  scoring: 'last',
}
/** Null: the game is being set up, or it is over. What is found before preparation is the gift of the wolf tribe. */
export function phaseOf({ stack, state, result }: Seen): PhaseId | null {
  if (state.era === 0 || result !== null) return null
  const current = stack.findLast(({ rule }) => PHASE_OF_RULE[rule] !== undefined)
  const phase = current === undefined ? 'preparation' : (PHASE_OF_RULE[current.rule] ?? null)
  return phase === 'round' ? (ROUNDS[state.round - 1] ?? 'end') : phase
}

export function progress(content: Content, view: Seen, language: Language): Progress {
  const words = presenterWords[language]
  const { state } = view
  const phase = phaseOf(view)
  const phases = phasesOf(state)
  const card = state.timeline[state.era - 1]
  const kind = card === undefined ? undefined : content.timeline[card]?.kind
  return {
    round: state.era === 0 ? words.setup : words.era(state.era, ERAS),
    phases: phases.map((id) => ({
      id,
      icon: id === 'end' ? iconOf(kind ?? 'feast') : PHASE_ICONS[id],
      name: id === 'end' && card !== undefined ? words.closing(card) : words.phases[id],
    })),
    now: phase === null ? -1 : phases.indexOf(phase),
    detail: phase === null ? '' : detailOf(content, view, words),
  }
}
const PHASE_ICONS: Readonly<Record<PhaseId, BarIcon>> = {
  organise: 'organise',
  preparation: 'preparation',
  round1: 'round1',
  round2: 'round2',
  round3: 'round3',
  round4: 'round4',
  end: 'feast',
  last: 'lastCampaign',
}

function campaignText({ region, at, faced, battles, won }: CampaignFrame, { detail }: PresenterWords): string {
  if (region === null) return at === 'recruit' ? detail.recruiting : detail.choosing
  return faced.length === 0
    ? detail.campaign(region)
    : detail.battle(faced.length, battles, won.length, winsNeeded(battles))
}

/** What goes on in the phase: the campaign with its battle, or whose hero it is. */
function detailOf(content: Content, view: Seen, words: PresenterWords): string {
  const { state } = view
  const { detail } = words
  const campaign = frameOf(view, 'campaign')
  const markers = Object.keys(state.markers).length
  if (campaign !== undefined) return campaignText(campaign, words)
  if (isFinalEra(state)) return detail.lastEra
  if (markers <= 4) return detail.markers(markers)
  const card = state.timeline[state.era - 1]
  const kind = card === undefined ? undefined : content.timeline[card]?.kind
  return card === undefined || kind === undefined || frameOf(view, 'closing') !== undefined ? '' : detail[kind](card)
}

// —— the table ——

/** BAR-SOLO-19 Alone: the score as it stands against the target. */
export function standing(content: Content, { state }: Seen, language: Language): Standing | null {
  const { rival } = state
  if (rival === null || state.era === 0) return null
  const words = presenterWords[language]
  const score = totalOf({ content, state }, 0)
  const { soloTarget } = state.options
  const isBeaten = score > soloTarget
  return {
    sides: [
      { id: 'score', icon: 'dp', name: words.score(words.dummyHonour(rival.honour)), value: score, sum: 'score 0' },
      { id: 'target', icon: 'target', name: words.target(soloTarget), value: soloTarget },
    ],
    endings: [
      {
        id: 'target',
        icon: 'target',
        name: words.beaten(isBeaten, state.final !== null),
        isNow: true,
        leaders: isBeaten ? [0] : [],
        value: Math.abs(score - soloTarget), // the words say on which side
      },
    ],
  }
}

// —— seats ——

/** Points so far and what final scoring would add now; after it they are the points. */
const totalOf = (board: Board, seat: Seat): number =>
  board.state.final === null ? scoreSum(board, seat).total : playerOf(board.state, seat).dp

/** BAR-TIE-01 By points, then by honour. */
function placeOf(board: Board, seat: Seat): number {
  const { order, players } = board.state
  const [own, at] = [totalOf(board, seat), order.indexOf(seat)]
  const ahead = players.filter((_, other) => {
    const points = totalOf(board, other)
    return points > own || (points === own && order.indexOf(other) < at)
  })
  return ahead.length + 1
}

/** Heroes that still have a turn in this era. */
const heroesLeft = ({ round }: State, { heroes, hasFourth }: State['players'][number]): number =>
  heroes.filter((space, i) => space === null && i + 1 >= round && (i < 3 || hasFourth)).length

const compact = (ids: readonly string[], counts: Readonly<Record<string, number>>): string =>
  ids.map((id) => counts[id] ?? 0).join('·')

/** With a true minus sign. */
const shown = (n: number): number | string => (n < 0 ? signed(n) : n)

/** Everything is public; cards lie on the board. */
export function figures(content: Content, { state }: Seen, seat: Seat, language: Language): readonly Figure[] {
  const words = presenterWords[language]
  const player = playerOf(state, seat)
  const board = { content, state }
  const isOver = state.final !== null
  return [
    {
      id: 'score',
      icon: 'dp',
      name: isOver ? words.finalDp : words.score(words.ordinal(placeOf(board, seat))),
      value: shown(totalOf(board, seat)),
      sum: `score ${seat}`,
      isMain: true,
    },
    ...(isOver ? [] : [{ id: 'dp', icon: 'scoring', name: words.dp, value: shown(player.dp) }]),
    { id: 'honour', icon: 'honour', name: words.honour(state.order.indexOf(seat) + 1), value: player.honour },
    { id: 'troops', icon: 'troops', name: words.troops, value: compact(TROOPS, player.troops) },
    { id: 'resources', icon: 'resources', name: words.resources, value: compact(RESOURCES, player.resources) },
    { id: 'banners', icon: 'banner', name: words.banners, value: player.banners.length, of: MOST_BANNERS },
    ...(state.round === 0
      ? []
      : [{ id: 'heroes', icon: 'hero', name: words.heroes, value: heroesLeft(state, player) }]),
    signsOf(player, words),
  ]
}

/** What a seat has for this era or the next. */
const signsOf = ({ hasFourth, hasFourthNext, hasTwice }: State['players'][number], words: PresenterWords): Figure => ({
  id: 'signs',
  name: words.fourth,
  value: hasFourth ? 1 : 0,
  signs: [
    {
      icon: 'fourthHero',
      name: hasFourthNext ? words.fourthNext : words.fourth,
      isGot: hasFourth || hasFourthNext,
    },
    { icon: 'twice', name: words.twice, isGot: hasTwice },
  ],
})

// —— what the viewer has ——

type Supply = ReturnType<BoardPart<Barbarians>['supply']>

export function supply(content: Content, { state }: Seen, seat: Seat, language: Language): Supply {
  const words = presenterWords[language]
  const player = playerOf(state, seat)
  const board = { content, state }
  return [
    ...RESOURCES.map((id) => ({
      name: capital(resourceName(id, language)),
      value: words.ofSix(player.resources[id]),
      icon: iconOf(id),
      thing: id,
      short: String(player.resources[id]),
    })),
    ...TROOPS.map((id) => ({
      name: capital(troopForms(id, language)[1]),
      value: words.ofSix(player.troops[id]),
      icon: iconOf(id),
      thing: id,
      short: String(player.troops[id]),
    })),
    ...[...player.gods, ...player.warlords].map((held) => heldSupply(content, held, language)),
    ...player.buildings.map((id) => buildingSupply(board, seat, id, language)),
    ...(player.tribe === null
      ? []
      : [
          {
            name: tribeName(player.tribe, language),
            value: words.powers[player.tribe],
            icon: iconOf(player.tribe),
            short: '',
          },
        ]),
    {
      name: words.supply.heroes,
      value: heroesText(state, player, words),
      icon: 'hero',
      short: String(heroesLeft(state, player)),
    },
  ]
}

function heldSupply(content: Content, { card: id, isUpright }: Held, language: Language): Supply[number] {
  const words = presenterWords[language]
  const card = cardOf(content, id)
  const does =
    card.kind === 'god'
      ? effectText(card.prayer, language)
      : card.kind === 'warlord'
        ? joined(
            words.card.calls(card.troop === 'any' ? words.card.anyTroop : troopForms(card.troop, language)[0]),
            words.card.sacrifice(effectText(card.sacrifice, language)),
          )
        : ''
  return {
    name: cardName(id, language),
    value: joined(isUpright ? words.supply.upright : words.supply.turned, does),
    icon: isUpright ? iconOf(card.kind) : 'turned',
    thing: id,
    short: cardName(id, language),
  }
}

function buildingSupply(board: Board, seat: Seat, id: CardId, language: Language): Supply[number] {
  const words = presenterWords[language]
  const card = cardOf(board.content, id)
  const text =
    card.kind === 'building'
      ? joined(words.card.produces(effectText(card.production, language)), criterionText(card, language))
      : ''
  return {
    name: cardName(id, language),
    value: joined(text, words.card.scoresNow(buildingScore(board, seat, id).amount)),
    icon: 'building',
    thing: id,
    short: words.dpBy(buildingScore(board, seat, id).amount),
  }
}

function heroesText(state: State, player: State['players'][number], words: PresenterWords): string {
  return joined(
    words.supply.heroesLeft(heroesLeft(state, player)),
    player.hasFourth && words.supply.fourth,
    player.hasFourthNext && words.supply.fourthNext,
    player.hasTwice && words.supply.twice,
  )
}
