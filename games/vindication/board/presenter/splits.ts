/** Allotments: what each slot is, what most would begin with, and what a split comes to. */

import { bestSlot, capital, filled } from '@skerry/boards'
import type { Card, SlotCard } from '@skerry/contracts'
import type { Allot, Allotment, Split, ThingId } from '@skerry/kernel'
import { arePrinted, attributesIn, DECK_OF, HEROIC, isAttr, PARTS, RELIC_CAPACITY } from '../../queries.ts'
import type { Attr, CardId, HeroicAttr } from '../../types.ts'
import { attributeName, cardName } from '../../words/names.ts'
import { type About, faceOf, ownOf } from './about.ts'
import { chip, chipsOf, comes, goes, holds } from './chips/chips.ts'
import { iconOf } from './icons.ts'
import { cubesOn, frameOf } from './reading.ts'
import { attrWorth } from './worth.ts'

// —— slots ——

export function slotOf(about: About, id: ThingId): SlotCard {
  const { words, language, view } = about
  if (isAttr(id)) {
    const name = attributeName(id, language)
    const there = words.slot.there(ownOf(about).spheres[id])
    return { thing: id, place: capital(name), kind: words.slot.cube, icon: iconOf(id), there, sign: '+' }
  }
  const on = cubesOn(ownOf(about), id as CardId)
  const isCharge = frameOf(view, 'charge') !== undefined
  return {
    thing: id,
    place: cardName(id, language),
    kind: words.slot.cube,
    icon: iconOf(faceOf(about, id as CardId).deck),
    there: isCharge ? words.slot.thereOf(on, RELIC_CAPACITY) : words.slot.there(on),
    sign: isCharge ? '+' : '−',
  }
}

// —— what most would begin with ——

/** What a cube more on a sphere is good for: heroic ones are dear, two make a price, and what makes a heroic one helps. */
function attrValue(about: About, attr: Attr, so: Split): number {
  const { spheres } = ownOf(about)
  const have = (other: Attr) => spheres[other] + (so[other] ?? 0)
  const makesPrice = have(attr) % 2 === 1 ? 0.6 : 0
  const pairs = HEROIC.filter((heroic) => (PARTS[heroic] as readonly Attr[]).includes(attr)).filter((heroic) =>
    (PARTS[heroic as HeroicAttr] as readonly Attr[]).every((part) => part === attr || have(part) > have(attr)),
  )
  return attrWorth(attr) + makesPrice + pairs.length * 0.2 - have(attr) / 10 + cardsOpen(about, attr)
}
/** A little more where cards of its colour are still to be had. */
const cardsOpen = ({ state }: About, attr: Attr): number => (state.decks[DECK_OF[attr]].open.length > 0 ? 0.1 : 0)

export function beginWith(about: About, verb: string, allotment: Allotment): Split {
  const { zones } = ownOf(about)
  switch (verb) {
    case 'gain': {
      const printed = frameOf(about.view, 'attributes')?.printed ?? []
      const fits = (so: Split, id: string) => arePrinted(printed, [...attributesIn(so), id as Attr])
      return filled(Math.min(allotment.most, zones.inf), (so) => {
        const slots = allotment.slots.filter(({ id }) => fits(so, id))
        return bestSlot({ ...allotment, slots }, so, (id) => attrValue(about, id as Attr, so))
      })
    }
    case 'motivate':
      return filled(allotment.most, (so) =>
        bestSlot(allotment, so, (id) => cubesOn(ownOf(about), id as CardId) - (so[id] ?? 0)),
      )
    default:
      return filled(Math.min(allotment.most, zones.inf), (so) =>
        bestSlot(allotment, so, (id) => -cubesOn(ownOf(about), id as CardId) - (so[id] ?? 0)),
      )
  }
}

// —— what a split comes to ——

const entries = (n: Split): readonly (readonly [id: string, count: number])[] =>
  Object.entries(n).filter(([, count]) => count > 0)
const totalOf = (n: Split): number => entries(n).reduce((all, [, count]) => all + count, 0)

/** VIN-ACT-06 Each takes a cube from Influence to its sphere. */
export function gainCard(about: About, { n }: Allot): Card {
  const { words, view } = about
  const all = totalOf(n)
  const { inf } = ownOf(about).zones
  const printed = frameOf(view, 'attributes')?.printed.length ?? 0
  const told = entries(n).map(([attr, count]) => words.split.attribute(count, attr as Attr))
  return {
    title: all === 0 ? words.split.gainNone : words.split.gain(words.split.list(told)),
    icon: entries(n).length === 1 ? iconOf(entries(n)[0]?.[0] as Attr) : 'attribute',
    ...chipsOf(
      { price: all === 0 ? [] : [goes(about, all, 'inf')] },
      { gain: entries(n).map(([attr, count]) => comes(about, count, attr as Attr)) },
      { effect: all === 0 ? [holds(about, inf, 'inf')] : [] },
    ),
    ...(all === 0 && printed > 0 && inf > 0 ? { warning: words.warnings.nothingGained } : {}),
  }
}
export function motivateCard(about: About, { n }: Allot): Card {
  const { words } = about
  const all = totalOf(n)
  return {
    title:
      all === 0
        ? words.split.motivateNone
        : words.split.motivate(words.split.list(entries(n).map(([id, count]) => words.split.from(count, id)))),
    icon: 'motivate',
    ...(all === 0 ? { effect: [holds(about, ownOf(about).zones.inf, 'inf')] } : { gain: [comes(about, all, 'inf')] }),
  }
}
export function chargeCard(about: About, { n }: Allot): Card {
  const { words } = about
  const all = totalOf(n)
  const told = entries(n).map(([id, count]) => words.split.on(cubesOn(ownOf(about), id as CardId) + count, id))
  return {
    title:
      all === 0
        ? words.split.chargeNone
        : words.split.charge(words.split.list(entries(n).map(([id]) => cardName(id, about.language)))),
    icon: 'charge',
    ...chipsOf(
      { price: all === 0 ? [] : [goes(about, all, 'inf')] },
      { gain: told.map((text) => chip(text, 'charge')) },
      { effect: all === 0 ? [holds(about, ownOf(about).zones.inf, 'inf')] : [] },
    ),
  }
}
