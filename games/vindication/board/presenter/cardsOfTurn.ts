/** Cards of the other main actions, whom to activate and what to visit, and of the end of the turn. */

import { capital, signed } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
import { countOf } from '@skerry/kernel'
import { COMMON, CONTROL_HONOR, cardOf, cardsOf, controllerOf, regionAt, triangleOf } from '../../queries.ts'
import type { Activate, CardId, ControlFirst, HexId, MonsterFace, VisitHex } from '../../types.ts'
import { activationText, attributesText, priceText } from '../../words/effects.ts'
import { type About, activeAbility, faceOf, nameOf, ownOf } from './about.ts'
import { oddsLine, oddsOutlook } from './cardsOfFight.ts'
import { chip, chipsOf, controlChips, controllerChips, goes, ofOffers, only } from './chips/chips.ts'
import { regionIcon } from './icons.ts'
import { oddsOf } from './odds.ts'
import { RANK, ranked } from './ranks.ts'
import { cubesOn, frameOf, openActions, percent, sentences } from './reading.ts'
import { emptyBecause, givesText, missingText, type Offer, offerLine, offersAt, openOffers } from './visits.ts'
import { activationWorth, visitWorth } from './worth.ts'

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
  const on = cubesOn(ownOf(about), who)
  const ability = activeAbility(about, face)
  return {
    title: nameOf(about, who),
    icon: face.deck,
    ...(ability === '' ? {} : { line: words.activate.ability(ability) }),
    ...chipsOf({
      price: [goes(about, 1, 'inf')],
      gain:
        face.attributes.length === 0
          ? []
          : [chip(words.chip.upTo(activationText(face.attributes, language)), 'attribute')],
      effect: only(
        face.attributes.length > 0 && chip(words.chip.each, 'inf'),
        ability !== '' && chip(words.chip.thenAbility, 'ability'),
        on > 0 && chip(words.chip.onto(on), 'cube'),
      ),
    }),
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
  const { words, language } = about
  const { isVindicated, zones } = ownOf(about)
  const most = isVindicated ? 2 : 1
  return {
    title: words.activate.character,
    icon: isVindicated ? 'vindicated' : 'wretched',
    gain: [chip(words.chip.upTo(attributesText(COMMON, most, language)), 'attribute')],
    effect: [chip(words.chip.each, 'inf'), chip(words.chip.noCube, 'cube')],
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
    ...chipsOf(ofOffers(about, offers), controllerChips(about, hex)),
    rank: ranked(RANK.visit, hex, rivalVisits(about)) - (outlook.warning === undefined ? 0 : RANK.best),
    ...outlook,
  }
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
    ...chipsOf(
      controlChips(about, hex, controlHonor(about, hex)),
      { effect: [chip(words.chip.thenVisit, 'visit')] },
      ofOffers(about, openOffers(about, hex)),
    ),
    rank: RANK.visit - 5 + (visitWorth(table, seat, hex) ?? 0),
    ...outlook,
    outlookLine: sentences(outlookLine ?? false, words.visit.controlLater),
  }
}

export function restCard(about: About): Card {
  const { words } = about
  const { pot, inf } = ownOf(about).zones
  return {
    title: words.rest.title,
    icon: 'rest',
    ...(pot + inf === 0
      ? { effect: [chip(words.chip.noAugment, 'augment')] }
      : { gain: [chip(words.chip.augmentOne, 'augment')], effect: [chip(words.rest.from(pot, inf), 'inf')] }),
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
    ...(parts.length === 0
      ? { effect: [chip(words.chip.allDone, 'endTurn')] }
      : { risk: unused.map((action, i) => chip(words.chip.unused(parts[i] as string), action)) }),
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
