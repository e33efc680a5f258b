/** Cards of the bonus actions, and the quiet ways back: recall and parting. */

import { capital, signed } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
import {
  CONTROL_HONOR,
  cardsOf,
  championOf,
  DECK_OF,
  HEROIC,
  isAttr,
  MASTERY_HONOR,
  PARTS,
  regionAt,
  TILE_PRICE,
  TILE_WEIGHT,
  TILE_YIELD,
  VINDICATION_HONOR,
} from '../../queries.ts'
import type {
  Attr,
  BuyTile,
  Card as CardFace,
  CardId,
  ControlHex,
  Convert,
  Cost,
  Dismiss,
  HexId,
  Recall,
  Region,
  RegionId,
  ReturnTile,
  UseCard,
} from '../../types.ts'
import { effectText } from '../../words/effects.ts'
import { attributeName, cardName, isHex, regionName, zoneName } from '../../words/names.ts'
import { type About, faceOf, nameOf, ownOf } from './about.ts'
import { controlHonor, told } from './cardsOfTurn.ts'
import { chip, chipsOf, comes, controlChips, effects as effectChips, goes, honor, only } from './chips/chips.ts'
import { effectIcon, iconOf } from './icons.ts'
import { RANK } from './ranks.ts'
import { cubesOn, topFrame } from './reading.ts'
import { attrWorth, effectsWorth, masteryWith } from './worth.ts'

// —— conversion ——

/** The region that sells cards for a heroic attribute. */
const sellerOf = ({ content }: About, attr: Attr): RegionId | undefined =>
  (Object.values(content.regions) as Region[]).find(({ options }) =>
    options.some(
      ({ cost, effects }) => cost[attr] !== undefined && effects.some((e) => e.do === 'take' || e.do === 'fight'),
    ),
  )?.id

export function convertCard(about: About, { to }: Convert): Card {
  const { words } = about
  const [kept, back] = PARTS[to]
  const { spheres } = ownOf(about)
  const region = sellerOf(about, to)
  return {
    title: words.convert.title(to),
    icon: iconOf(to),
    price: [goes(about, 1, kept), goes(about, 1, back)],
    gain: [comes(about, 1, to), comes(about, 1, 'inf')],
    rank: RANK.bonus - 10 + (spheres[to] === 1 ? 4 : 0) + Math.min(spheres[kept], spheres[back]),
    ...(region === undefined ? {} : { outlookLine: words.convert.buys(DECK_OF[to], region) }),
  }
}

/** Within an action what it is about comes first. */
const scoringRank = ({ view }: About): number => (topFrame(view)?.rule === 'turn' ? RANK.scoring : RANK.bonus)

// —— proficiency tiles ——

/** `Wisdom mastery 1 → 3`, `alone in the lead` */
function masteryChips({ words, language, table, seat }: About, attr: Attr, more: number): readonly Chip[] {
  const { before, after, best } = masteryWith(table, seat, attr, more)
  const { lead, shared, behind, mastery } = words.chip
  const standing = after > best ? lead : after === best ? shared : behind(best - after)
  return [chip(mastery(attributeName(attr, language), before, after), 'mastery'), chip(standing, 'mastery')]
}
export function buyTileCard(about: About, { attr }: BuyTile): Card {
  const { words, state, table, seat } = about
  const { isMaster, leads } = masteryWith(table, seat, attr, TILE_WEIGHT)
  return {
    title: words.tile.buy(attr),
    icon: 'proficiency',
    price: [goes(about, TILE_PRICE, attr)],
    gain: [chip(words.chip.by(signed(1), words.chip.tile), 'proficiency'), comes(about, TILE_PRICE, 'inf')],
    effect: [...masteryChips(about, attr, TILE_WEIGHT), chip(words.chip.left(state.profs[attr] - 1), 'proficiency')],
    rank: scoringRank(about) + (leads && !isMaster ? MASTERY_HONOR : 0) - TILE_PRICE * (attrWorth(attr) - 1),
  }
}
export function returnTileCard(about: About, { attr }: ReturnTile): Card {
  const { words, language, table, seat } = about
  const { isMaster, leads } = masteryWith(table, seat, attr, -TILE_WEIGHT)
  const mastery = masteryChips(about, attr, -TILE_WEIGHT)
  return {
    title: words.tile.give(attr),
    icon: 'proficiency',
    price: [chip(words.chip.by(signed(-1), words.chip.tile), 'proficiency')],
    gain: [chip(words.chip.upTo(`${TILE_YIELD} ${attributeName(attr, language)}`), iconOf(attr))],
    effect: [chip(words.chip.each, 'inf')],
    risk: mastery,
    rank: RANK.quiet + 5,
    ...(isMaster && !leads ? { warning: words.warnings.tileForMastery(attr) } : {}),
  }
}

// —— control, vindication ——

export function controlCard(about: About, { hex }: ControlHex): Card {
  const { words } = about
  const region = regionAt(about, hex)
  return {
    title: region === null ? words.place.hex(hex) : told(about, hex, words.control.title(region.id)),
    icon: 'control',
    lead: signed(controlHonor(about, hex)),
    ...chipsOf(controlChips(about, hex, controlHonor(about, hex))),
    rank: scoringRank(about) + controlHonor(about, hex) + CONTROL_HONOR,
  }
}
export const vindicateCard = (about: About): Card => ({
  title: about.words.vindicate.title,
  icon: 'vindicated',
  lead: signed(VINDICATION_HONOR),
  gain: [honor(about, VINDICATION_HONOR)],
  effect: [chip(about.words.chip.twoAttributes, 'attribute'), chip(about.words.chip.free, 'turn')],
  rank: RANK.best * 2,
})

// —— abilities ——

/** What an ability costs, and what is left then. */
function costChip(about: About, id: CardId, cost: Cost): Chip {
  const { words } = about
  if (cost === 'charge') return chip(words.chip.paid(1, words.chip.charge, cubesOn(ownOf(about), id) - 1), 'charge')
  if (cost === 'slot') return chip(words.chip.slot, 'inf')
  return cost === 'common' ? chip(words.chip.common, 'attribute') : goes(about, 1, cost)
}
/** VIN-RELIC-07, VIN-RULING-136 */
const isOnce = ({ voluntary }: CardFace): boolean => voluntary?.on === 'USE1' || voluntary?.on === 'ACT'
export function useCard(about: About, { card: id }: UseCard): Card {
  const { words, language, table, seat } = about
  const face = faceOf(about, id)
  const { voluntary } = face
  if (voluntary === null) return { title: nameOf(about, id), icon: 'ability' }
  const { effects, cost } = voluntary
  return {
    title: nameOf(about, id),
    icon: effectIcon(effects),
    ...chipsOf({ price: cost === null ? [] : [costChip(about, id, cost)] }, effectChips(about, effects), {
      effect: isOnce(face) ? [chip(words.chip.once, 'turn')] : [],
    }),
    rank: RANK.bonus + effectsWorth(table, seat, effects) - (cost === null ? 0 : 0.5),
    outlookLine: capital(effectText(effects, language)),
  }
}

// —— ways back ——

/** Where a cube lies, in words: `Conviction`, `Wisdom`, `Inn`, `Ember Chalice`. */
export function placeText({ state, words, language }: About, place: string): string {
  if (isAttr(place)) return attributeName(place, language)
  if (!isHex(place)) return place === 'conv' ? zoneName(place, language) : cardName(place, language)
  const region = state.tiles[place as HexId]
  return region === undefined ? words.place.hex(place as HexId) : words.place.region(region)
}
/** VIN-BONUS-RECALL-01 Quiet: a cube that is back in Influence has usually cost something to get where it was. */
export function recallCard(about: About, { from }: Recall): Card {
  const { words, state } = about
  const region = state.tiles[from as HexId]
  const onto = recalledOnto(about)
  return {
    title: words.recall.title(placeText(about, from)),
    icon: 'recall',
    ...chipsOf({
      price: from === 'conv' || isAttr(from) ? [goes(about, 1, from)] : [],
      gain: [comes(about, 1, 'inf')],
      effect: onto === null ? [] : [chip(onto, 'cube')],
      risk:
        isHex(from) && region !== undefined
          ? [chip(words.chip.lost(regionName(region, about.language)), 'control')]
          : [],
    }),
    rank: RANK.quiet - lossOf(from),
    ...(isShort(about) ? {} : { isQuiet: true }),
    ...recallWarning(about, from),
  }
}
/** VIN-RULING-63, -67 Where the cube goes on at once; null: it stays in Influence. */
function recalledOnto({ view, words }: About): string | null {
  const rule = topFrame(view)?.rule
  if (rule === 'exhaustion') return words.chip.ontoChampion
  return rule === 'gain' ? words.chip.ontoRelic : null
}
/** VIN-RULING-13 Where Influence does not suffice for what is asked, a recall is part of the answer. */
function isShort(about: About): boolean {
  const frame = topFrame(about.view)
  const { inf } = ownOf(about).zones
  switch (frame?.rule) {
    case 'gain':
    case 'exhaustion':
      return true
    case 'attributes':
      return inf < frame.printed.length
    case 'charge':
    case 'turn':
      return inf === 0
    default:
      return false
  }
}
const isHeroic = (place: string): place is Attr => (HEROIC as readonly string[]).includes(place)
const lossOf = (from: string): number => (isHex(from) ? 20 : from === 'conv' ? 8 : isHeroic(from) ? 6 : 1)
function recallWarning(about: About, from: string): Pick<Card, 'warning'> {
  const { words, state, content } = about
  const region = state.tiles[from as HexId]
  const isCharge = content.cards[from as CardId]?.kind === 'relic'
  if (isHex(from) && region !== undefined) return { warning: words.warnings.recallRegion(region) }
  if (from === 'conv') return { warning: words.warnings.recallConviction }
  if (isHeroic(from)) return { warning: words.warnings.recallHeroic(from) }
  return isCharge ? { warning: words.warnings.recallCharge(cardName(from, about.language)) } : {}
}

/** VIN-BONUS-RECALL-02 Last of all. */
export function dismissCard(about: About, { companion }: Dismiss): Card {
  const { words, table, seat, state } = about
  const name = nameOf(about, companion)
  const points = Math.max(0, faceOf(about, companion).honor)
  const isLast = cardsOf(table, seat, 'companion').length === 1
  const players = state.players.map((player, i) =>
    i === seat ? { ...player, cards: player.cards.filter(({ card }) => card !== companion) } : player,
  )
  const champion = championOf({ content: about.content, state: { ...state, players } }, seat)
  const isChampion = championOf(about, seat) === companion
  return {
    title: words.dismiss.title(name),
    icon: 'dismiss',
    ...chipsOf({
      price: points > 0 ? [honor(about, -points)] : [],
      gain: [comes(about, cubesOn(ownOf(about), companion), 'inf')],
      risk: only(
        chip(words.chip.leaves(name), 'companion'),
        isChampion &&
          chip(champion === null ? words.chip.noChampion : words.chip.champion(nameOf(about, champion)), 'champion'),
      ),
    }),
    rank: RANK.farewell - points,
    isQuiet: true,
    warning: isLast
      ? `${words.warnings.dismiss(name, points)} ${words.warnings.lastCompanion}`
      : words.warnings.dismiss(name, points),
  }
}
