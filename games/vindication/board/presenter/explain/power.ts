/** What lies on the power boards and the spheres, and what belongs to a player. */

import { type Chip, type Explanation, seatMark } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import {
  ATTRIBUTES,
  CONVERT_RULE,
  controlledBy,
  DECK_OF,
  finalSum,
  HEROIC,
  masterOf,
  masterySum,
  PARTS,
  playerOf,
  tilesOf,
  VINDICATION_AT,
  ZONES,
} from '../../../queries.ts'
import type { Attr, HeroicAttr, Region, Zone } from '../../../types.ts'
import { listText, orText } from '../../../words/effects.ts'
import { attributeName, cardName, deckForms, regionName, zoneName } from '../../../words/names.ts'
import { optionTitle } from '../../../words/titles.ts'
import { ownOf } from '../about.ts'
import { chip } from '../chips/chips.ts'
import { iconOf } from '../icons.ts'
import type { Asked } from './asked.ts'

// —— cubes ——

/** Where anybody has cubes, and how many. */
function cubesHere({ say, state }: Asked, at: (seat: Seat) => number): readonly Chip[] {
  const chips = state.players.flatMap((_, seat) =>
    at(seat) === 0 ? [] : [chip(say.sphere.cubes(seat, at(seat)), 'cube', seat)],
  )
  return chips.length === 0 ? [chip(say.sphere.empty, 'cube')] : chips
}

export function sphereTold(asked: Asked, attr: Attr): Explanation {
  const { say, content, state, language } = asked
  const heroic = HEROIC.find((one) => one === attr) as HeroicAttr | undefined
  const prices = (Object.values(content.regions) as Region[]).flatMap(({ id, options }) =>
    options.flatMap((option) =>
      (option.cost[attr] ?? 0) > 0 ? [`${optionTitle(option, language)} (${regionName(id, language)})`] : [],
    ),
  )
  const name = (id: Attr) => attributeName(id, language)
  const made = HEROIC.filter((one) => (PARTS[one] as readonly Attr[]).includes(attr)).map(name)
  const way =
    heroic === undefined
      ? say.sphere.makes(orText(made, language))
      : say.sphere.made(name(PARTS[heroic][0]), name(PARTS[heroic][1]))
  return {
    name: name(attr),
    sort: heroic === undefined ? say.sphere.common : say.sphere.heroic,
    icon: iconOf(attr),
    text: [say.sphere.gain, ...(prices.length === 0 ? [] : [say.sphere.pays(prices.join('; '))]), way],
    here: cubesHere(asked, (seat) => playerOf(state, seat).spheres[attr]),
    rules: ['VIN-ACT-06', 'VIN-VISIT-06', heroic === undefined ? 'VIN-BONUS-CONVERT-01' : CONVERT_RULE[heroic]],
  }
}

const ZONE_RULES: Readonly<Record<Zone, string>> = { pot: 'VIN-POWER-02', inf: 'VIN-POWER-03', conv: 'VIN-POWER-04' }
export const zoneTold = (asked: Asked, zone: Zone): Explanation => ({
  name: zoneName(zone, asked.language),
  sort: asked.say.zone.sort,
  icon: iconOf(zone),
  text: [asked.say.zone[zone]],
  here: cubesHere(asked, (seat) => playerOf(asked.state, seat).zones[zone]),
  rules: [ZONE_RULES[zone], 'VIN-POWER-05'],
})

export function characterTold(asked: Asked): Explanation {
  const { say, isSeated } = asked
  const { isVindicated, zones, honor } = ownOf(asked)
  return {
    name: say.character.name,
    sort: isVindicated ? say.character.vindicated : say.character.wretched,
    icon: isVindicated ? 'vindicated' : 'wretched',
    text: [say.character.gives(isVindicated ? 2 : 1), ...(isVindicated ? [] : [say.character.turn])],
    chips:
      isVindicated || !isSeated
        ? []
        : [
            chip(say.character.potential(zones.pot), 'pot'),
            chip(say.character.honor(Math.min(honor, VINDICATION_AT), VINDICATION_AT), 'honor'),
          ],
    rules: ['VIN-ACT-03', isVindicated ? 'VIN-ACT-05' : 'VIN-ACT-04', 'VIN-BONUS-VIND-01'],
  }
}

// —— proficiency and mastery ——

export function tileTold({ say, state, language }: Asked, attr: Attr): Explanation {
  const name = attributeName(attr, language)
  return {
    name: say.tile.name(name),
    sort: say.tile.sort,
    icon: 'proficiency',
    text: [say.tile.price(name), say.tile.back(name)],
    here: [
      chip(say.tile.supply(state.profs[attr]), 'proficiency'),
      ...state.players.flatMap(({ profs }, seat) =>
        profs[attr] === 0 ? [] : [chip(say.tile.has(seat, profs[attr]), 'proficiency', seat)],
      ),
    ],
    rules: ['VIN-BONUS-PROF-01', 'VIN-PROF-01', 'VIN-PROF-03'],
  }
}

export function masteryTold(asked: Asked, attr: Attr): Explanation {
  const { say, state, language } = asked
  const master = masterOf(asked, attr)
  return {
    name: say.mastery.name(attributeName(attr, language)),
    icon: 'mastery',
    text: [say.mastery.text(deckForms(DECK_OF[attr], language)[1])],
    here: state.players.map((_, seat) => {
      const sum = masterySum(asked, seat, attr)
      return { ...chip(`${seatMark(seat)}: ${sum.total}`, iconOf(attr), seat), sum }
    }),
    chips: [master === null ? chip(say.mastery.nobody) : chip(say.mastery.leads(master), 'mastery', master)],
    rules: ['VIN-MASTERY-03', 'VIN-MASTERY-05'],
  }
}

// —— players ——

/** Everything public about somebody: their boards are not on the table. */
export function playerTold(asked: Asked, seat: Seat): Explanation {
  const { say, words, state, view, language } = asked
  const player = playerOf(state, seat)
  const final = state.final === null ? finalSum(asked, seat, view.seat).total : 0
  const regions = controlledBy(state, seat).map((hex) => regionName(state.tiles[hex], language))
  const cards = player.cards.map(({ card, cubes }) =>
    cubes === 0 ? cardName(card, language) : `${cardName(card, language)} (${cubes})`,
  )
  return {
    name: seatMark(seat),
    sort: say.player.sort,
    seat,
    text: [
      say.player.text(player.honor, player.honor + final),
      cards.length === 0 ? say.player.noCards : say.player.cards(cards.join(', ')),
      ...(regions.length === 0 ? [] : [say.player.regions(listText(regions, language))]),
    ],
    here: [
      chip(words.against.line(player.honor), 'honor'),
      ...ZONES.map((zone) => chip(say.player.zone(zoneName(zone, language), player.zones[zone]), iconOf(zone))),
      ...ATTRIBUTES.flatMap((attr) =>
        player.spheres[attr] === 0
          ? []
          : [chip(`${player.spheres[attr]} ${attributeName(attr, language)}`, iconOf(attr))],
      ),
    ],
    chips: [
      chip(
        player.isVindicated ? say.player.vindicated : say.player.wretched,
        player.isVindicated ? 'vindicated' : 'wretched',
      ),
      chip(say.player.speed(player.speed), 'speed'),
      ...(tilesOf(player) === 0 ? [] : [chip(say.player.tiles(tilesOf(player)), 'proficiency')]),
      ...(player.coins.length === 0 ? [] : [chip(say.player.coins(player.coins.length), 'coin')]),
    ],
    rules: ['VIN-HONOR-03'],
  }
}
