/** Cards of the bonus actions, and the quiet ways back: recall and parting. */

import { capital, joined, signed } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
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
import { costText, effectText } from '../../words/effects.ts'
import { attributeName, cardName, isHex, zoneName } from '../../words/names.ts'
import { titleText } from '../../words/titles.ts'
import { type About, faceOf, nameOf, ownOf } from './about.ts'
import { controlHonor, controlLine, told } from './cardsOfTurn.ts'
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
    line: words.convert.line(kept, back),
    rank: RANK.bonus - 10 + (spheres[to] === 1 ? 4 : 0) + Math.min(spheres[kept], spheres[back]),
    ...(region === undefined ? {} : { outlookLine: words.convert.buys(DECK_OF[to], region) }),
  }
}

/** Within an action what it is about comes first. */
const scoringRank = ({ view }: About): number => (topFrame(view)?.rule === 'turn' ? RANK.scoring : RANK.bonus)

// —— proficiency tiles ——

/** `mastery 1 → 3, alone in the lead` */
function masteryText({ words, table, seat }: About, attr: Attr, more: number): string {
  const { before, after, best } = masteryWith(table, seat, attr, more)
  const state = after > best ? words.tile.lead : after === best ? words.tile.shared : words.tile.behind(best - after)
  return words.tile.mastery(before, after, state)
}
export function buyTileCard(about: About, { attr }: BuyTile): Card {
  const { words, state, table, seat } = about
  const { isMaster, leads } = masteryWith(table, seat, attr, TILE_WEIGHT)
  return {
    title: words.tile.buy(attr),
    icon: 'proficiency',
    line: joined(
      words.tile.buyLine(TILE_PRICE, attr),
      masteryText(about, attr, TILE_WEIGHT),
      words.tile.left(state.profs[attr] - 1),
    ),
    rank: scoringRank(about) + (leads && !isMaster ? MASTERY_HONOR : 0) - TILE_PRICE * (attrWorth(attr) - 1),
  }
}
export function returnTileCard(about: About, { attr }: ReturnTile): Card {
  const { words, table, seat } = about
  const { isMaster, leads } = masteryWith(table, seat, attr, -TILE_WEIGHT)
  return {
    title: words.tile.give(attr),
    icon: 'proficiency',
    line: joined(words.tile.giveLine(TILE_YIELD, attr), masteryText(about, attr, -TILE_WEIGHT)),
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
    line: controlLine(about, hex),
    rank: scoringRank(about) + controlHonor(about, hex) + CONTROL_HONOR,
  }
}
export const vindicateCard = ({ words }: About): Card => ({
  title: words.vindicate.title,
  icon: 'vindicated',
  lead: signed(VINDICATION_HONOR),
  line: words.vindicate.line,
  rank: RANK.best * 2,
})

// —— abilities ——

/** What paying leaves behind. */
function leftText(about: About, id: CardId, cost: Cost | null): string | false {
  const { words } = about
  const { zones } = ownOf(about)
  const on = cubesOn(ownOf(about), id)
  if (cost === 'charge') return words.use.charges(on - 1)
  if (cost === 'slot') return words.use.slot(faceOf(about, id).slots - on - 1)
  return cost === 'conv' && words.use.conviction(zones.conv - 1)
}
export function useCard(about: About, { card: id }: UseCard): Card {
  const { words, language, table, seat } = about
  const { voluntary } = faceOf(about, id)
  if (voluntary === null) return { title: nameOf(about, id), icon: 'ability', line: words.use.line('') }
  const { effects, cost } = voluntary
  const pays = cost === null ? '' : `${costText(cost, language)} → `
  return {
    title: nameOf(about, id),
    icon: effectIcon(effects),
    line: joined(words.use.line(`${pays}${titleText(effects, language)}`), leftText(about, id, cost)),
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
  return {
    title: words.recall.title(placeText(about, from)),
    icon: 'recall',
    line: joined(
      words.recall.line(ownOf(about).zones.inf + 1),
      region !== undefined && isHex(from) && words.recall.region(region),
    ),
    rank: RANK.quiet - lossOf(from),
    ...(isShort(about) ? {} : { isQuiet: true }),
    ...recallWarning(about, from),
  }
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
  const honor = Math.max(0, faceOf(about, companion).honor)
  const isLast = cardsOf(table, seat, 'companion').length === 1
  const players = state.players.map((player, i) =>
    i === seat ? { ...player, cards: player.cards.filter(({ card }) => card !== companion) } : player,
  )
  const champion = championOf({ content: about.content, state: { ...state, players } }, seat)
  const isChampion = championOf(about, seat) === companion
  return {
    title: words.dismiss.title(name),
    icon: 'dismiss',
    line: joined(
      words.dismiss.line(cubesOn(ownOf(about), companion)),
      words.dismiss.honor(honor),
      isChampion && words.dismiss.champion(champion === null ? null : nameOf(about, champion)),
    ),
    rank: RANK.farewell - honor,
    isQuiet: true,
    warning: isLast
      ? `${words.warnings.dismiss(name, honor)} ${words.warnings.lastCompanion}`
      : words.warnings.dismiss(name, honor),
  }
}
