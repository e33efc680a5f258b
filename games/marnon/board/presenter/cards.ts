/** How choices and slots are shown. */

import { type CardMakers, capital, cardBy, joined } from '@skerry/boards'
import {
  type Card,
  choiceText,
  type IconName,
  type Language,
  type SlotCard,
  seatMark,
  sumName,
} from '@skerry/contracts'
import type { Allot, Choice, ThingId } from '@skerry/kernel'
import {
  attackOutlook,
  fightOutlook,
  finderOf,
  frameOf,
  type Outlook,
  outlookOf,
  rankOf,
  type Seen,
  topFrame,
} from '../../outlook.ts'
import {
  countIn,
  fieldOf,
  fieldOfSlot,
  figureOfSlot,
  forceIn,
  LETTERS,
  MOST_AIDS,
  partyIn,
  placeOf,
  playerOf,
  RING,
  slotOf,
  strengthIn,
  tileIn,
  unitCount,
  unitsIn,
  unitsOf,
} from '../../queries.ts'
import { aidWords } from '../../sheet.ts'
import type {
  Attack,
  Content,
  Curse,
  FieldId,
  Force,
  Hide,
  Jump,
  MoveTreasure,
  Settle,
  State,
  Station,
  TakeAid,
} from '../../types.ts'
import { decimal } from '../../words/phrases.ts'
import { talk } from '../../words/talk.ts'
import { stateAfter, withMoved } from './after.ts'
import { AID_ICONS, FIGURE_ICONS, treasureIcon } from './icons.ts'
import { kindWords } from './kindWords.ts'
import { presenterWords } from './words.ts'

/** What a card is made from. */
interface About {
  readonly content: Content
  readonly view: Seen
  readonly state: State
  readonly language: Language
}
type Maker = CardMakers<About>[string]

export function card(content: Content, view: Seen, choice: Choice, language: Language): Card {
  const about = { content, view, state: view.state, language }
  return cardBy(MAKERS, about, choice) ?? { title: textOf(about, choice) }
}

/** What the game's words say about a choice, as a title. */
const textOf = ({ language }: About, choice: Choice): string => capital(choiceText(talk[language], choice, seatMark))

// —— who is where ——

/** `Jannik, 5 men and the hero`, `3 orcs in the forest` */
function holder({ content, language }: About, force: Force, field: FieldId): string {
  const words = presenterWords[language]
  if (force.party === null) return words.nobody
  if (force.party === 'orcs') return `${words.force(force)} ${words.within[fieldOf(content, field).terrain]}`
  return `${seatMark(force.party)}, ${words.force(force)}`
}
const held = (about: About, field: FieldId): string => holder(about, forceIn(about.state, field), field)
/** The badge of whoever holds it. */
const badge = ({ party }: Force): Pick<Card, 'seat' | 'icon'> =>
  party === null ? {} : party === 'orcs' ? { icon: 'orc' } : { seat: party }

// —— fights ——

/** Strengths, odds and losses of a fight. */
function fightPart({ language }: About, { own, foe, strengths, odds }: Outlook): Omit<Card, 'title'> {
  const words = presenterWords[language]
  const [units, foes] = [unitsOf(own), unitsOf(foe)]
  const share = (name: keyof typeof words.outlook) => ({ name: words.outlook[name], share: odds[name] })
  const lead = `${strengths.attacker.total} : ${strengths.defender.total}`
  const lost = units - odds.attackerLeft
  return {
    lead,
    gain: [{ text: words.wins(Math.round(odds.win * 100)), icon: 'swords' }],
    effect: [
      { text: words.strengths(lead), icon: 'castle' },
      { text: words.foeLoses(decimal(foes - odds.defenderLeft, language), foes), icon: 'meeple' },
    ],
    risk: [{ text: words.youLose(decimal(lost, language), units), icon: 'meeple' }],
    rank: odds.win,
    sums: [
      { name: capital(sumName(talk[language], 'attackStrength')), sum: strengths.attacker },
      { name: capital(sumName(talk[language], 'defenceStrength')), sum: strengths.defender },
    ],
    outlook: [share('win'), share('takes'), share('lose'), share('both')],
    outlookLine: words.losses(
      decimal(units - odds.attackerLeft, language),
      units,
      decimal(foes - odds.defenderLeft, language),
      foes,
    ),
  }
}

function attackCard(about: About, attack: Attack): Card {
  const words = presenterWords[about.language]
  const outlook = attackOutlook(about.content, about.view, attack)
  const isOwn = tileIn(about.state, attack.to)?.owner === about.view.seat
  const part = fightPart(about, outlook)
  return {
    title: capital(words.place(attack.to)),
    group: groupOf(outlook, isOwn),
    line: joined(holder(about, outlook.foe, attack.to), words.from(words.place(attack.from), attack.by)),
    ...badge(outlook.foe),
    ...part,
    gain: [...(isOwn ? [{ text: words.ownTreasure, icon: 'chest' }] : []), ...(part.gain ?? [])],
  }
}

/** What is worth most to know of a target: that a treasure of one's own lies there, orcs, or how the strengths compare. */
function groupOf({ foe, strengths: { attacker, defender } }: Outlook, isOwn: boolean): string {
  if (isOwn) return 'treasure'
  if (foe.party === 'orcs') return 'orcs'
  if (attacker.total === defender.total) return 'even'
  return attacker.total > defender.total ? 'better' : 'worse'
}

/** The attack in preparation as it would be fought from this state. */
function preparedPart(about: About, state: State): Omit<Card, 'title'> {
  const attack = frameOf(about.view, 'attack')
  if (attack === undefined) return {}
  return fightPart(about, outlookOf(about.content, state, attack.source, attack.target, attack.by))
}

function goOnCard(about: About): Card {
  const title = presenterWords[about.language].goOn
  const outlook = fightOutlook(about.content, about.view)
  const fight = frameOf(about.view, 'fight')
  if (outlook === null || fight === undefined) return { title }
  const line = holder(about, outlook.foe, fight.defender.field)
  return { title, line, ...badge(outlook.foe), ...fightPart(about, outlook) }
}

function jumpCard(about: About, { figure }: Jump): Card {
  const { state, view, language } = about
  const words = presenterWords[language]
  const attack = frameOf(view, 'attack')
  const card: Card = { title: words.jump[figure], kind: figure, icon: FIGURE_ICONS[figure] }
  const from = attack === undefined ? null : placeOf({ state }, attack.seat, figure)
  if (attack === undefined || from === null) return card
  const { seat, source } = attack
  const there = stateAfter(about.content, state, {
    rule: 'MAR-ATTACK-08',
    type: 'figureJumped',
    seat,
    figure,
    from,
    field: source,
  })
  const isAlone = unitsIn(there, from) === 0
  const line = isAlone
    ? words.leavesEmpty(words.place(from))
    : words.jumpsFrom(words.place(from), words.force(forceIn(there, from)), unitsIn(there, from))
  return { ...card, line, ...preparedPart(about, there) }
}

function musterCard(about: About, choice: Allot): Card {
  const attack = frameOf(about.view, 'attack')
  const title = textOf(about, choice)
  if (attack === undefined) return { title }
  return { title, ...preparedPart(about, withMoved(about.state, attack.seat, choice.n, attack.source)) }
}

/** What one's own side is worth when these units are gone. */
function loseCard(about: About, choice: Allot): Card {
  const { content, view, state, language } = about
  const title = textOf(about, choice)
  const fight = frameOf(view, 'fight')
  const side = ([fight?.attacker, fight?.defender] as const).findIndex((each) => each?.party === view.seat)
  if (fight === undefined || side < 0) return { title }
  const role = side === 0 ? 'attacker' : 'defender'
  const { field, party } = fight[role]
  if (countOf(choice, field) >= unitsIn(state, field)) return { title }
  const left = stateAfter(about.content, state, {
    rule: 'MAR-COMBAT-13',
    type: 'unitsLost',
    losses: [{ party, n: choice.n }],
  })
  const { total } = strengthIn({ state: left, content }, field, role, fight.by)
  return { title, line: presenterWords[language].strengthThen(total) }
}
const countOf = ({ n }: Allot, field: FieldId): number =>
  countIn(n, field) + countIn(n, slotOf(field, 'hero')) + countIn(n, slotOf(field, 'sorcerer'))

// —— fields and tiles ——

/** MAR-SETUP-10 Fields next to own ones are good picks. */
function settleCard({ content, view, state, language }: About, { field }: Settle): Card {
  const words = presenterWords[language]
  const { terrain, ways, borders } = fieldOf(content, field)
  const near = ways.flatMap(({ to }) => (partyIn(state, to) === view.seat ? [to] : []))
  const ground = terrain === 'castle' ? words.borders(borders) : words.terrains[terrain]
  const line = near.length === 0 ? ground : `${ground}, ${words.nextTo(near)}`
  return { title: capital(words.place(field)), line, rank: near.length }
}

/** MAR-RULING-05, -49 Legal, but nobody wants to give a treasure back by mistake. */
function regret({ view, language }: About, choice: Choice, field: FieldId): Pick<Card, 'warning'> {
  const finder = finderOf(view, choice)
  const words = presenterWords[language]
  return finder === null ? {} : { warning: words.givesBack(finder, words.place(field)) }
}

function hideCard(about: About, choice: Hide): Card {
  const { kind, field } = choice
  const words = presenterWords[about.language]
  return {
    title: words.hide(kind, words.place(field)),
    kind,
    ...treasureIcon(kind),
    line: held(about, field),
    rank: rankOf(about.content, about.view, choice),
    ...regret(about, choice, field),
  }
}

function moveCard(about: About, choice: MoveTreasure): Card {
  const { from, to } = choice
  const words = presenterWords[about.language]
  const owner = tileIn(about.state, from)?.owner
  return {
    title: `${capital(words.place(from))} → ${words.place(to)}`,
    line: owner === undefined ? held(about, to) : `${words.tileOf(owner)} · ${held(about, to)}`,
    ...(owner === undefined ? {} : { seat: owner }),
    rank: rankOf(about.content, about.view, choice),
    ...regret(about, choice, to),
  }
}

const stationCard = ({ state, language }: About, { field }: Station): Card => {
  const words = presenterWords[language]
  return { title: capital(words.place(field)), line: words.force(forceIn(state, field)) }
}

// —— the rest ——

const aidCard = ({ view, state, language }: About, { aid }: TakeAid): Card => {
  const { name, text } = aidWords(aid, language)
  const words = presenterWords[language]
  const turn = frameOf(view, 'turn')
  const left = MOST_AIDS - 1 - (turn === undefined ? 0 : playerOf(state, turn.seat).aids)
  return {
    title: name,
    kind: aid,
    line: text,
    icon: AID_ICONS[aid],
    price: [{ text: words.anAid, icon: 'dove' }],
    gain: [{ text: kindWords[language].gives[aid], icon: AID_ICONS[aid] }],
    effect: [{ text: words.aidsKept(left), icon: 'dove' }],
  }
}

function noAidCard({ view, state, language }: About): Card {
  const words = presenterWords[language]
  const turn = frameOf(view, 'turn')
  const title = words.noAid
  if (turn === undefined) return { title }
  return { title, effect: [{ text: words.aidsKept(MOST_AIDS - playerOf(state, turn.seat).aids), icon: 'dove' }] }
}

function curseCard({ state, language }: About, { victim }: Curse): Card {
  const words = presenterWords[language]
  const seat = LETTERS.indexOf(victim)
  const units = unitCount({ state }, seat)
  return {
    title: words.curse,
    line: words.victim(seat, words.units(units)),
    seat,
    icon: 'ring',
    effect: [{ text: words.loses(Math.min(RING, units)), icon: 'meeple', seat }],
  }
}

/** A card with nothing but words. */
const plain =
  (key: 'rest' | 'breakOff' | 'decline', line: 'turnEnds' | 'allStay' | null): Maker =>
  ({ language }) => {
    const words = presenterWords[language]
    return line === null
      ? { title: words[key] }
      : { title: words[key], effect: [{ text: words[line], icon: 'hourglass' }] }
  }

const MAKERS: CardMakers<About> = {
  settle: settleCard,
  hide: hideCard,
  station: stationCard,
  aid: aidCard,
  noAid: noAidCard,
  moveTreasure: moveCard,
  attack: attackCard,
  rest: plain('rest', 'turnEnds'),
  jump: jumpCard,
  noJump: (about) => ({ title: presenterWords[about.language].noJump, ...preparedPart(about, about.state) }),
  goOn: goOnCard,
  breakOff: plain('breakOff', 'allStay'),
  curse: curseCard,
  decline: plain('decline', null),
  muster: musterCard,
  lose: loseCard,
}

/** Where units leave the board. */
const LOSING: ReadonlySet<string> = new Set(['attackerLosses', 'defenderLosses', 'ringLosses', 'eaten'])

export function slot(_content: Content, view: Seen, id: ThingId, language: Language): SlotCard {
  const { state } = view
  const words = presenterWords[language]
  const field = fieldOfSlot(id)
  const figure = figureOfSlot(id)
  const icon: IconName = figure === null ? 'meeple' : FIGURE_ICONS[figure]
  return {
    thing: field,
    place: capital(words.place(field)),
    kind: figure === null ? words.men : words.figures[figure],
    icon,
    there: words.force(forceIn(state, field)),
    sign: LOSING.has(topFrame(view)?.at ?? '') ? '−' : '+',
  }
}
