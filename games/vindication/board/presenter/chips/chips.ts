/** Price, gain, effect and risk of a choice as chips. A chip that begins with a sign and has the pictogram of a figure is a promise. */

import { signed } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
import { countOf, type Seat } from '@skerry/kernel'
import {
  ATTRIBUTES,
  CONTROL_HONOR,
  championOf,
  controlCost,
  controllerOf,
  isAttr,
  TOP_SPEED,
  VISIT_HONOR,
} from '../../../queries.ts'
import type { Attr, Deck, HexId, MonsterFace, VinEffect, Zone } from '../../../types.ts'
import { attributesTitle, priceText } from '../../../words/effects.ts'
import { attributeName, deckForms, faceName, zoneName } from '../../../words/names.ts'
import { titleText } from '../../../words/titles.ts'
import { type About, faceOf, nameOf, ownOf } from '../about.ts'
import { effectIcon, iconOf, type VinIcon } from '../icons.ts'
import { oddsOf } from '../odds.ts'
import { percent } from '../reading.ts'
import { discountOf, type Offer, timesOf } from '../visits.ts'
import { cubesOnCompanions } from '../worth.ts'

export type Chips = Pick<Card, 'price' | 'gain' | 'effect' | 'risk'>

export const chip = (text: string, icon?: VinIcon, seat?: Seat): Chip => ({
  text,
  ...(icon === undefined ? {} : { icon }),
  ...(seat === undefined ? {} : { seat }),
})

/** A row without chips is none. */
export function chipsOf(...all: readonly Chips[]): Chips {
  const row = (name: keyof Chips): Chips => {
    const chips = all.flatMap((each) => each[name] ?? [])
    return chips.length === 0 ? {} : { [name]: chips }
  }
  return { ...row('price'), ...row('gain'), ...row('effect'), ...row('risk') }
}
/** What applies of a row. */
export const only = (...chips: readonly (Chip | false)[]): readonly Chip[] => chips.filter((one) => one !== false)

// —— figures ——

type Place = Attr | Zone
const placeName = ({ language }: About, place: Place): string =>
  isAttr(place) ? attributeName(place, language) : zoneName(place, language)
/** `+2 Knowledge` */
export const comes = (about: About, n: number, place: Place): Chip =>
  chip(about.words.chip.by(signed(n), placeName(about, place)), iconOf(place))
/** `−2 Knowledge, 1 left` */
export function goes(about: About, n: number, place: Place): Chip {
  const { zones, spheres } = ownOf(about)
  const left = (isAttr(place) ? spheres[place] : zones[place]) - n
  return chip(about.words.chip.paid(n, placeName(about, place), left), iconOf(place))
}
/** `Influence then 5` */
export const holds = (about: About, n: number, zone: Zone): Chip =>
  chip(about.words.chip.holds(placeName(about, zone), n), iconOf(zone))
/** `+2 honor` */
export const honorText = ({ words }: About, n: number): string => words.chip.by(signed(n), words.chip.honor)
export const honor = (about: About, n: number): Chip => chip(honorText(about, n), 'honor')

type Price = Readonly<Partial<Record<Attr, number>>>
export const prices = (about: About, price: Price): readonly Chip[] =>
  ATTRIBUTES.flatMap((attr) => ((price[attr] ?? 0) === 0 ? [] : [goes(about, price[attr] as number, attr)]))

// —— effects ——

/** What lies open of a deck. */
export function marketChip(about: About, deck: Deck): Chip {
  const { words, state } = about
  const top = state.decks[deck].open.at(-1)
  if (top === undefined) return chip(words.chip.unseen, 'top')
  return chip(words.chip.open(nameOf(about, top), honorText(about, faceOf(about, top).honor)), 'open')
}
const FACES: readonly MonsterFace[] = ['EXH', 'DEATH']
/** `Death 17 %` */
export function oddsChips(about: About): readonly Chip[] {
  const odds = oddsOf(about.table, about.seat)
  return FACES.flatMap((face) =>
    odds[face] > 0
      ? [chip(about.words.chip.chance(faceName(face, about.language), percent(odds[face])), iconOf(face))]
      : [],
  )
}

/** What an effect comes to for this player, with so much Influence to pay attributes with. */
function ofEffect(about: About, effect: VinEffect, influence: number): Chips {
  const { words, language, table, seat } = about
  const title = chip(titleText([effect], language), effectIcon([effect]))
  const { speed, zones } = ownOf(about)
  switch (effect.do) {
    case 'hon':
      return { gain: [honor(about, effect.n)] }
    case 'attr':
      return attributes(about, effect, influence)
    case 'take':
      return {
        gain: [chip(deckForms(effect.deck, language)[0], iconOf(effect.deck))],
        effect: [marketChip(about, effect.deck)],
      }
    case 'fight': {
      const champion = championOf(about, seat)
      const fights = champion !== null && [chip(words.chip.champion(nameOf(about, champion)), 'champion')]
      return { gain: [title], effect: [marketChip(about, 'monster'), ...(fights || [])], risk: oddsChips(about) }
    }
    case 'speed':
      return speed >= TOP_SPEED
        ? { effect: [chip(words.chip.topSpeed, 'speed')] }
        : { gain: [chip(words.chip.by(signed(Math.min(effect.n, TOP_SPEED - speed)), words.chip.speed), 'speed')] }
    case 'motivate':
      return { gain: [title], effect: [chip(words.chip.onCompanions(cubesOnCompanions(table, seat)), 'companion')] }
    case 'aug':
      return zones.pot + zones.inf === 0 ? { effect: [chip(words.chip.noAugment, 'augment')] } : { gain: [title] }
    default:
      return { gain: [title] }
  }
}
/** VIN-RULING-121 Every attribute takes a cube of Influence. */
function attributes(about: About, { kinds, n }: Extract<VinEffect, { do: 'attr' }>, influence: number): Chips {
  const { words, language } = about
  const paid = Math.min(n, influence)
  const [attr] = kinds
  const gain =
    paid === 0
      ? []
      : [
          kinds.length === 1
            ? comes(about, paid, attr as Attr)
            : chip(words.chip.upTo(attributesTitle(kinds, paid, language)), 'attribute'),
        ]
  return {
    gain,
    effect: paid === 0 ? [] : [chip(words.chip.takes(paid), 'inf')],
    risk: paid < n ? [chip(words.chip.short(paid, n), 'inf')] : [],
  }
}
export const effects = (about: About, all: readonly VinEffect[], influence = ownOf(about).zones.inf): Chips =>
  chipsOf(...all.map((effect) => ofEffect(about, effect, influence)))

// —— visits and control ——

/** One option: its price goes to Influence before it is carried out. */
export function ofOffer(about: About, offer: Offer): Chips {
  const { words } = about
  const { option, cost } = offer
  const [less, times] = [discountOf(offer), timesOf(about, offer)]
  const more = only(
    option.isRepeatable && times > 1 && chip(words.chip.times(times), 'turn'),
    less > 0 && chip(words.chip.less(less), 'region'),
  )
  return chipsOf(
    { price: prices(about, cost) },
    effects(about, option.effects, ownOf(about).zones.inf + countOf(cost)),
    { effect: more },
  )
}
/** With several options what each is for. */
export function ofOffers(about: About, offers: readonly Offer[]): Chips {
  const { words, language } = about
  const [offer] = offers
  if (offer !== undefined && offers.length === 1) return ofOffer(about, offer)
  const isFight = offers.some(({ option }) => option.effects.some((effect) => effect.do === 'fight'))
  return {
    gain: offers.map(({ option, cost }) =>
      chip(
        words.chip.for(titleText(option.effects, language), priceText(cost, language) || words.chip.free),
        effectIcon(option.effects),
      ),
    ),
    risk: isFight ? oddsChips(about) : [],
  }
}
/** VIN-VISIT-07, -15 Who gets honor for a visit. */
export function controllerChips({ words, state, seat }: About, hex: HexId): Chips {
  const controller = controllerOf(state, hex)
  if (controller === null) return {}
  return controller === seat
    ? { effect: [chip(words.chip.own, 'control', seat)] }
    : { risk: [chip(words.chip.gets(controller, VISIT_HONOR), 'honor', controller)] }
}
/** VIN-BONUS-CONTROL-02 … -04 One cube stays on the region, what else is paid goes back to Influence. */
export function controlChips(about: About, hex: HexId, now: number): Chips {
  const { words, state, table, seat } = about
  const cost = controlCost(table, seat, hex)
  const evicted = controllerOf(state, hex)
  return {
    price: [goes(about, cost, 'conv')],
    gain: only(now > 0 && honor(about, now), chip(words.chip.atEnd(CONTROL_HONOR), 'scoring')),
    effect: only(cost > 1 && chip(words.chip.back(cost - 1), 'inf')),
    risk: only(evicted !== null && chip(words.chip.loses(evicted), 'control', evicted)),
  }
}
