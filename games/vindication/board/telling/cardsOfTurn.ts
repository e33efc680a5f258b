/** Cards of the main actions: where to go, whom to activate, what to visit. */

import { type Card, countOf, type Seat } from '@skerry/kernel'
import {
  CONTROL_HONOR,
  cardOf,
  cardsOf,
  controlCost,
  controllerOf,
  hexOf,
  openHexesAt,
  playerOf,
  regionAt,
  triangleOf,
} from '../../queries.ts'
import type {
  Activate,
  CardId,
  ControlFirst,
  Hasten,
  HexId,
  LayTile,
  MonsterFace,
  RegionId,
  StepTo,
  TeleportTo,
  TriangleId,
  VisitHex,
} from '../../types.ts'
import { activationText, priceText } from '../../words/effects.ts'
import { regionName } from '../../words/names.ts'
import { type About, activeAbility, faceOf, nameOf, ownOf } from './about.ts'
import { oddsLine, oddsOutlook } from './cardsOfFight.ts'
import { regionIcon } from './icons.ts'
import { oddsOf } from './odds.ts'
import { capital, cubesOn, frameOf, joined, likeliest, openActions, percent, sentences, stepsOf } from './reading.ts'
import { signed } from './signs.ts'
import {
  discountText,
  emptyBecause,
  gainText,
  givesText,
  honorText,
  missingText,
  type Offer,
  offerLine,
  offersAt,
  openOffers,
  timesOf,
} from './visits.ts'
import { activationWorth, triangleWorth, visitWorth } from './worth.ts'

/**
 * The order of cards: the best of each main action, bonus actions that bring honor, the rivals of the main actions, the other
 * bonus actions, ways back last.
 */
export const RANK = {
  best: 200,
  scoring: 180,
  visit: 130,
  activate: 120,
  step: 110,
  bonus: 60,
  quiet: -50,
  farewell: -90,
} as const
/** Of equals the first is the best. */
function ranked<Id>(base: number, id: Id, rivals: readonly (readonly [id: Id, worth: number])[]): number {
  const worths = rivals.map(([, worth]) => worth)
  const own = rivals.findIndex(([other]) => other === id)
  const isBest = own >= 0 && worths.indexOf(Math.max(...worths)) === own
  return base + (worths[own] ?? 0) + (isBest ? RANK.best : 0)
}

// —— places ——

/** `Inn`, `Inn (yours)`, `Inn (B)` */
function regionText({ words, state, seat }: About, hex: HexId, region: RegionId): string {
  const controller = controllerOf(state, hex)
  const name = words.place.region(region)
  if (controller === null) return name
  return controller === seat ? words.place.own(name) : words.place.controlled(name, controller)
}
/** What a triangle touches: regions, and hexes nobody has seen. */
function touchesText(about: About, at: TriangleId): string {
  const { words, content, state } = about
  const regions = triangleOf(content, at).hexes.flatMap((hex) => {
    const region = state.tiles[hex]
    return region === undefined ? [] : [regionText(about, hex, region)]
  })
  const open = openHexesAt(about, at).length
  return words.place.touches([...regions, ...(open === 0 ? [] : [words.place.undiscovered(open)])])
}
const isVisitOpen = ({ view }: About): boolean => {
  const turn = frameOf(view, 'turn')
  return turn !== undefined && openActions(turn).includes('visit')
}
/** Which regions could be visited from there as the spheres are now. */
function visitable(about: About, at: TriangleId): readonly string[] {
  if (!isVisitOpen(about)) return []
  const hexes = triangleOf(about.content, at).hexes.filter((hex) => openOffers(about, hex).length > 0)
  return hexes.map((hex) => regionName(about.state.tiles[hex], about.language))
}

/** VIN-MOVE-10 What would be drawn there, and how likely each region is. */
function discoveryOf(about: About, at: TriangleId, mayEnd: boolean): Pick<Card, 'outlook' | 'outlookLine'> {
  const { words, state, language } = about
  const bag = countOf(state.bag)
  const n = Math.min(openHexesAt(about, at).length, bag)
  const visits = visitable(about, at)
  const isNone = n === 0 && isVisitOpen(about)
  const visit = mayEnd && (visits.length > 0 ? words.place.visits(visits) : isNone && words.place.noVisit)
  if (n === 0) return visit === false ? {} : { outlookLine: visit }
  const shares = Object.entries(state.bag).map(([tile, k]) => [tile, (k ?? 0) / bag] as const)
  return {
    outlook: likeliest(shares, (tile) => regionName(tile, language)),
    outlookLine: sentences(words.place.discovers(n, bag), words.place.distribution(n), visit),
  }
}
const standsThere = ({ state, seat }: About, at: TriangleId): Seat | null => {
  const other = state.players.findIndex((player, i) => i !== seat && player.at === at)
  return other < 0 ? null : other
}

// —— Move ——

/** What it leads to that is not at hand already; the number of a shore triangle stands on the island. */
function stepTitle(about: About, to: TriangleId): string {
  const { words, content, state } = about
  const { at } = ownOf(about)
  const here = at === null ? [] : triangleOf(content, at).hexes
  const fresh = triangleOf(content, to).hexes.filter((hex) => !here.includes(hex))
  const regions = fresh.flatMap((hex) => state.tiles[hex] ?? [])
  if (fresh.length === 0) return words.step.shore(to)
  return regions.length < fresh.length ? words.step.discover : words.step.title(regions)
}
export function stepCard(about: About, { to }: StepTo): Card {
  const { words, content, view, seat } = about
  const left = stepsOf(content, view, seat).left - 1
  const other = standsThere(about, to)
  const isStart = (frameOf(view, 'move')?.from ?? ownOf(about).at) === to
  const mayEnd = other === null && !isStart
  return {
    title: stepTitle(about, to),
    icon: 'move',
    line: joined(
      other !== null ? words.place.taken(other) : isStart && words.place.start,
      words.place.stepsLeft(left),
      touchesText(about, to),
    ),
    rank: ranked(RANK.step, to, rivalSteps(about, to)),
    ...discoveryOf(about, to, mayEnd),
  }
}
const rivalSteps = ({ content, table, seat, state }: About, to: TriangleId) =>
  triangleOf(content, playerOf(state, seat).at ?? to).neighbours.map(
    (at) => [at, triangleWorth(table, seat, at)] as const,
  )

/** A Move that has begun may end here. */
export function stopCard(about: About): Card {
  const { words, table, seat } = about
  const { at } = ownOf(about)
  if (at === null) return { title: words.stop.title, icon: 'stop' }
  const visits = visitable(about, at)
  return {
    title: words.stop.title,
    icon: 'stop',
    line: touchesText(about, at),
    rank: RANK.step + triangleWorth(table, seat, at),
    ...(visits.length > 0 ? { outlookLine: words.place.visits(visits) } : {}),
  }
}

/** Nothing there is at hand: all it leads to. */
function teleportTitle({ words, content, state }: About, to: TriangleId): string {
  const regions = triangleOf(content, to).hexes.flatMap((hex) => state.tiles[hex] ?? [])
  return regions.length === 0 ? words.step.discover : words.teleport.title(regions)
}
export const teleportCard = (about: About, { to }: TeleportTo): Card => ({
  title: teleportTitle(about, to),
  icon: 'teleport',
  line: touchesText(about, to),
  rank: RANK.step + triangleWorth(about.table, about.seat, to),
  ...discoveryOf(about, to, true),
})

/** VIN-MOVE-07, -08 Hemmed in. */
export const hastenCard = ({ words }: About, { by }: Hasten): Card => ({
  title: words.hasten.title(by),
  icon: 'speed',
  line: words.hasten.line,
  rank: RANK.step + by,
  ...(by === 1 ? { warning: words.warnings.unneededDowngrade } : { outlookLine: words.hasten.enough }),
})
export const waiveCard = ({ words }: About): Card => ({
  title: words.waive.title,
  icon: 'decline',
  line: words.waive.line,
})

/** VIN-MOVE-11 The tile in hand. */
export function layCard(about: About, { hex }: LayTile): Card {
  const { words, content, state, view, seat } = about
  const [tile, next] = frameOf(view, 'discover')?.tiles ?? []
  if (tile === undefined) return { title: words.place.hex(hex) }
  const { neighbours, triangles } = hexOf(content, hex)
  const near = neighbours.flatMap((other) => {
    const region = state.tiles[other]
    return region === undefined ? [] : [words.place.region(region)]
  })
  const others = state.players.flatMap(({ at }, i) => (i !== seat && at !== null && triangles.includes(at) ? [i] : []))
  const isNear = triangles.some((at) => at === ownOf(about).at)
  return {
    title: words.lay.title(tile, hex),
    icon: regionIcon(tile),
    line: joined(
      next !== undefined && words.lay.next(next),
      !isNear && words.lay.far,
      others.length > 0 && words.lay.others(others),
      words.lay.neighbours(near),
    ),
    rank: triangles.length / 10 + (isNear ? 1 : 0) - others.length,
  }
}

// —— Activate ——

const rivalsFor = ({
  content,
  table,
  seat,
}: About): readonly (readonly [who: CardId | 'character', worth: number])[] => [
  ['character', activationWorth(table, seat, 'character')],
  ...cardsOf(table, seat, 'companion').map(
    ({ card }) => [card, activationWorth(table, seat, cardOf(content, card))] as const,
  ),
]
export function activateCard(about: About, { who }: Activate): Card {
  if (who === 'character') return characterCard(about)
  const { words, language } = about
  const face = faceOf(about, who)
  const { zones } = ownOf(about)
  const left = zones.inf - 1
  const ability = activeAbility(about, face)
  return {
    title: nameOf(about, who),
    icon: face.deck,
    line: joined(
      words.activate.gives(activationText(face.attributes, language)),
      ability !== '' && words.activate.ability(ability),
      words.activate.onto(cubesOn(ownOf(about), who)),
    ),
    rank: ranked(RANK.activate, who, rivalsFor(about)),
    outlookLine: sentences(
      `${words.activate.influence(left, Math.min(left, face.attributes.length))}.`,
      words.activate.purse,
      words.activate.kept,
    ),
    ...(left === 0 && face.attributes.length > 0 ? { warning: words.warnings.noInfluence } : {}),
  }
}
/** VIN-ACT-03 … -05 */
function characterCard(about: About): Card {
  const { words } = about
  const { isVindicated, zones } = ownOf(about)
  const most = isVindicated ? 2 : 1
  return {
    title: words.activate.character,
    icon: isVindicated ? 'vindicated' : 'wretched',
    line: words.activate.characterLine(most),
    rank: ranked(RANK.activate, 'character', rivalsFor(about)),
    outlookLine: sentences(`${words.activate.influence(zones.inf, Math.min(zones.inf, most))}.`, words.activate.purse),
  }
}

// —— Visit or Rest ——

const nearHexes = (about: About): readonly HexId[] => {
  const { at } = ownOf(about)
  return at === null ? [] : triangleOf(about.content, at).hexes
}
const rivalVisits = (about: About): readonly (readonly [hex: HexId, worth: number])[] =>
  nearHexes(about).map((hex) => [hex, visitWorth(about.table, about.seat, hex) ?? 0])

const isFightAt = (offers: readonly Offer[]): boolean =>
  offers.some(({ option }) => option.effects.some((effect) => effect.do === 'fight'))

/** Two regions of a kind at one triangle are told apart by their places. */
export function told(about: About, hex: HexId, title: string): string {
  const { words, state } = about
  const isAlone = nearHexes(about).every((other) => other === hex || state.tiles[other] !== state.tiles[hex])
  return isAlone ? title : `${title} (${words.place.hex(hex)})`
}

/** `2 Inspiration`: the price if there is but one way to pay it. */
const leadOf = ({ language }: About, offers: readonly Offer[]): Pick<Card, 'lead'> => {
  const [offer] = offers
  return offers.length === 1 && offer !== undefined && countOf(offer.cost) > 0
    ? { lead: priceText(offer.cost, language) }
    : {}
}

/** With one option all of it, with several what each is for. */
function offersLine(about: About, offers: readonly Offer[]): string {
  const [offer] = offers
  if (offers.length === 1 && offer !== undefined)
    return joined(
      gainText(about, offer),
      discountText(about, offer),
      offer.option.isRepeatable && about.words.visit.times(timesOf(about, offer)),
    )
  return about.words.visit.alsoOptions(
    offers.map(
      (each) => `${priceText(each.cost, about.language) || about.words.visit.free} → ${givesText(about, each)}`,
    ),
  )
}

/** What to know before a visit: each option, and what cannot be paid. */
function visitOutlook(
  about: About,
  hex: HexId,
  isControlFirst = false,
): Pick<Card, 'outlook' | 'outlookLine' | 'warning'> {
  const { words, table, seat } = about
  const all = offersAt(about, hex)
  const open = all.filter(({ fault }) => fault === null)
  const unpaid = all.flatMap((offer) =>
    offer.fault === 'cannotPay'
      ? [`${givesText(about, offer)} (${words.visit.missing(missingText(about, offer))})`]
      : [],
  )
  const lines = open.length > 1 ? open.map((offer) => `${capital(offerLine(about, offer))}.`) : []
  const isFight = isFightAt(open)
  const lineOfAll = sentences(...lines, unpaid.length > 0 && words.visit.unpaid(unpaid), isFight && oddsLine(about))
  const odds = isFight ? oddsOf(table, seat) : null
  return {
    ...(lineOfAll === '' ? {} : { outlookLine: lineOfAll }),
    ...(odds === null ? {} : { outlook: oddsOutlook(about, odds) }),
    ...warningOf(about, isControlFirst ? [] : open, odds),
  }
}
function warningOf(
  about: About,
  open: readonly Offer[],
  odds: Readonly<Record<MonsterFace, number>> | null,
): Pick<Card, 'warning'> {
  const { words } = about
  const empty = emptyBecause(about, open)
  if (empty !== null) return { warning: words.warnings.emptyVisit(empty) }
  if (odds !== null && odds.DEATH > 0 && ownOf(about).zones.conv === 0)
    return { warning: words.warnings.deathRisk(percent(odds.DEATH)) }
  return {}
}

export function visitCard(about: About, { hex }: VisitHex): Card {
  const { words } = about
  const region = regionAt(about, hex)
  if (region === null) return { title: words.place.hex(hex) }
  const offers = openOffers(about, hex)
  const outlook = visitOutlook(about, hex)
  return {
    title: told(about, hex, words.place.region(region.id)),
    icon: regionIcon(region.id),
    ...leadOf(about, offers),
    line: words.visit.line(joined(offersLine(about, offers), honorText(about, hex))),
    rank: ranked(RANK.visit, hex, rivalVisits(about)) - (outlook.warning === undefined ? 0 : RANK.best),
    ...outlook,
  }
}

/** What control costs and brings: before a visit, or after it. */
export function controlLine(about: About, hex: HexId): string {
  const { words, state, table, seat } = about
  return joined(
    words.visit.control(controlCost(table, seat, hex), controllerOf(state, hex)),
    words.visit.controlHonor(controlHonor(about, hex), CONTROL_HONOR),
  )
}
/** VIN-RULING-39 Given up and taken again, the table may have agreed on no honor. */
export const controlHonor = ({ state, seat }: About, hex: HexId): number =>
  !state.options.retakeHonor && controllerOf(state, hex) === null && state.formerControllers[hex] === seat
    ? 0
    : CONTROL_HONOR

export function controlFirstCard(about: About, { hex }: ControlFirst): Card {
  const { words, table, seat } = about
  const region = regionAt(about, hex)
  if (region === null) return { title: words.place.hex(hex) }
  const { outlookLine, ...outlook } = visitOutlook(about, hex, true)
  return {
    title: told(about, hex, words.control.title(region.id)),
    icon: 'control',
    lead: signed(controlHonor(about, hex)),
    line: joined(controlLine(about, hex), words.visit.afterwards(offersLine(about, openOffers(about, hex)))),
    rank: RANK.visit - 5 + (visitWorth(table, seat, hex) ?? 0),
    ...outlook,
    outlookLine: sentences(outlookLine ?? false, words.visit.controlLater),
  }
}

export function restCard(about: About): Card {
  const { words } = about
  const { pot, inf } = ownOf(about).zones
  const hasNothing = pot + inf === 0
  return {
    title: words.rest.title,
    icon: 'rest',
    line: joined(words.rest.line, hasNothing ? words.rest.nothing : words.rest.from(pot, inf)),
    rank: RANK.visit - 10,
  }
}

// —— the end of the turn ——

/**
 * VIN-TURN-03 Activate and Visit are no must, but hardly anybody does without them on purpose. Without a sign: it keeps its place
 * beside the cards.
 */
export function endTurnCard(about: About): Card {
  const { words, view } = about
  const turn = frameOf(view, 'turn')
  const unused = turn === undefined ? [] : unusedActions(about, openActions(turn))
  const parts = unused.map((action) => words.warnings.unusedParts[action])
  return {
    title: words.endTurn.title,
    line: parts.length === 0 ? words.endTurn.line : words.endTurn.unused(parts),
    rank: parts.length === 0 ? RANK.best : RANK.quiet,
    ...(parts.length === 0 ? {} : { warning: words.warnings.unused(parts) }),
  }
}
/** Those that would bring something: an attribute that can be paid for, or a cube to augment. */
function unusedActions(about: About, open: readonly string[]): readonly ('activate' | 'visit')[] {
  const { zones } = ownOf(about)
  const canVisit = zones.pot + zones.inf > 0 || nearHexes(about).some((hex) => openOffers(about, hex).length > 0)
  return [
    ...(open.includes('activate') && zones.inf > 0 ? (['activate'] as const) : []),
    ...(open.includes('visit') && canVisit ? (['visit'] as const) : []),
  ]
}
