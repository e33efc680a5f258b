/** What a visit would cost and give now: by option of its region. */

import { capital, joined } from '@skerry/boards'
import { countOf } from '@skerry/kernel'
import { ATTRIBUTES, championOf, costOf, type OptionFault, optionFault, regionAt, TOP_SPEED } from '../../queries.ts'
import type { Attr, Deck, HexId, Region, RegionOption, VinEffect } from '../../types.ts'
import { effectText, priceText } from '../../words/effects.ts'
import { titleText } from '../../words/titles.ts'
import { type About, faceOf, nameOf, ownOf } from './about.ts'
import { cubesOnCompanions } from './worth.ts'

type Price = Readonly<Partial<Record<Attr, number>>>
/** One option of a region as it stands for whoever would visit it. */
export interface Offer {
  readonly region: Region
  readonly option: RegionOption
  /** After discounts. */
  readonly cost: Price
  readonly fault: OptionFault | null
}
export const offerOf = (about: About, region: Region, option: RegionOption): Offer => ({
  region,
  option,
  cost: costOf(about.table, about.seat, region, option),
  fault: optionFault(about.table, about.seat, region, option),
})
export function offersAt(about: About, hex: HexId): readonly Offer[] {
  const region = regionAt(about, hex)
  return region === null ? [] : region.options.map((option) => offerOf(about, region, option))
}
/** Those that can be used now. */
export const openOffers = (about: About, hex: HexId): readonly Offer[] =>
  offersAt(about, hex).filter(({ fault }) => fault === null)

// —— the price ——

/** VIN-RULING-34 */
export const discountOf = ({ option, cost }: Offer): number => countOf(option.cost) - countOf(cost)
/** `1 less than the 2 Courage on the tile`; false without a discount. */
export function discountText({ words, language }: About, offer: Offer): string | false {
  const less = discountOf(offer)
  return less > 0 && words.visit.discount(less, priceText(offer.option.cost, language))
}
/** `pay 2 Courage`, `free` */
export const payText = ({ words, language }: About, { cost }: Offer): string =>
  countOf(cost) === 0 ? words.visit.free : words.visit.pays(priceText(cost, language))
/** What of the price is not there. */
export function missingText(about: About, { cost }: Offer): string {
  const { spheres } = ownOf(about)
  const missing = Object.fromEntries(
    ATTRIBUTES.map((attr) => [attr, Math.max(0, (cost[attr] ?? 0) - spheres[attr])]),
  ) as Record<Attr, number>
  return priceText(missing, about.language)
}
/** VIN-VISIT-05 How often a ":" effect could be paid for: the first time with the discount, then in full. */
export function timesOf(about: About, { option, cost }: Offer): number {
  if (!option.isRepeatable) return 1
  const { spheres } = ownOf(about)
  const often = ATTRIBUTES.flatMap((attr) => {
    const each = option.cost[attr] ?? 0
    return each === 0 ? [] : [Math.floor((spheres[attr] - (cost[attr] ?? 0)) / each)]
  })
  return 1 + Math.max(0, Math.min(...often))
}

// —— what it gives ——

/** What lies open of a deck, and how many cards are left. */
export function marketText(about: About, deck: Deck): string {
  const { words, state } = about
  const { open } = state.decks[deck]
  const top = open.at(-1)
  if (top === undefined) return words.visit.onlyUnseen
  return words.visit.openCard(nameOf(about, top), faceOf(about, top).honor)
}

/** What an effect of a region comes to for this player as things are; false: its sentence says it all. */
function noteOf(about: About, effect: VinEffect): string | false {
  const { words, state, seat } = about
  const { zones, speed } = ownOf(about)
  switch (effect.do) {
    case 'take':
      return marketText(about, effect.deck)
    case 'fight': {
      const champion = championOf({ content: about.content, state }, seat)
      return joined(marketText(about, 'monster'), champion !== null && words.visit.champion(nameOf(about, champion)))
    }
    case 'attr':
      return words.visit.attributes(Math.min(effect.n, zones.inf), effect.n)
    case 'speed':
      return speed >= TOP_SPEED ? words.visit.speedTop : words.visit.speedTo(Math.min(TOP_SPEED, speed + effect.n))
    case 'motivate':
      return words.visit.motivated(cubesOnCompanions(about.table, seat))
    case 'aug':
      return zones.pot + zones.inf === 0 && words.rest.nothing
    default:
      return false
  }
}
export const notesOf = (about: About, { option }: Offer): string =>
  joined(...option.effects.map((effect) => noteOf(about, effect)))
export const givesText = ({ language }: About, { option }: Offer): string => titleText(option.effects, language)
export const givesSentence = ({ language }: About, { option }: Offer): string =>
  capital(effectText(option.effects, language))

/** VIN-VISIT-16 Why a visit that is legal would bring nothing; null: it brings something. */
export function emptyBecause(about: About, offers: readonly Offer[]): string | null {
  const whys = offers.map((offer) => emptyOffer(about, offer))
  return whys.length > 0 && whys.every((why) => why !== null) ? (whys[0] as string) : null
}
function emptyOffer(about: About, { option }: Offer): string | null {
  const { words, table, seat } = about
  const { zones, speed } = ownOf(about)
  const [effect] = option.effects
  if (effect?.do === 'speed' && speed >= TOP_SPEED) return words.visit.speedTop
  if (effect?.do === 'motivate' && cubesOnCompanions(table, seat) === 0) return words.visit.motivated(0)
  if (effect?.do === 'aug' && zones.pot + zones.inf === 0) return words.rest.nothing
  return null
}

/** `pay 2 Courage · fight · open: Mirefang, +5 honor` */
export const offerLine = (about: About, offer: Offer): string =>
  joined(
    payText(about, offer),
    discountText(about, offer),
    givesText(about, offer),
    offer.option.isRepeatable && about.words.visit.times(timesOf(about, offer)),
    notesOf(about, offer),
  )
