/** Spaces, rings, regions and islands. */

import { capital } from '@skerry/boards'
import type { Chip, Explanation } from '@skerry/contracts'
import { averageDemand, deckLeft, forecastOf } from '../../../forecast.ts'
import type { RuleId } from '../../../ledger.ts'
import {
  battlesIn,
  conquerorOf,
  conquestIn,
  DUMMY,
  FIRST_CONQUEROR,
  factionIn,
  hasMarker,
  isAdjacent,
  isCovered,
  islandOf,
  levelOf,
  markerOf,
  winsNeeded,
} from '../../../queries.ts'
import type { Island, MarkerId, Region, Ring, Space, TurningRing } from '../../../types.ts'
import { factionName, islandName, regionName, ringName } from '../../../words/names.ts'
import { textOf, titleOf } from '../about.ts'
import { billOf, chip } from '../bill.ts'
import { averageText, penaltyText } from '../cardsOfCampaign.ts'
import { effectIcon, iconOf } from '../icons.ts'
import { occupantOf, spacesFor } from '../links.ts'
import { frameOf, percent } from '../reading.ts'
import { type Asked, told } from './asked.ts'

const PLACED: Readonly<Record<Ring, RuleId>> = {
  1: 'BAR-PLACE-01',
  2: 'BAR-PLACE-02',
  3: 'BAR-PLACE-03',
  4: 'BAR-PLACE-04',
}

export function spaceTold(asked: Asked, space: Space): Explanation {
  const { state, say, language } = asked
  const who = occupantOf(state, space.id)
  const here: readonly Chip[] =
    who === null
      ? []
      : who === 'dummy'
        ? [chip('dummy', say.space.dummy)]
        : [{ seat: who, icon: 'hero', text: say.space.hero(who) }]
  const { price, gain, effect, risk } = billOf(asked, space.effects, true)
  return told(titleOf(asked, space.effects), {
    sort: `${say.sorts.space}, ${say.space.ringOf(ringName(space.ring, language))}`,
    icon: effectIcon(space.effects),
    text: [
      say.space.gives(textOf(asked, space.effects)),
      isCovered(state, space) ? say.space.covered : who === null && say.space.free,
      reachText(asked, space),
    ],
    here,
    chips: asked.isSeated ? [...price, ...gain, ...effect, ...risk] : [],
    rules: ['BAR-ACT-04', PLACED[space.ring], 'BAR-ACT-05'],
  })
}
/** Whether the viewer's hero of this turn could go there. */
function reachText(asked: Asked, space: Space): string | false {
  const { view, seat, state, say } = asked
  const turn = frameOf(view, 'turn')
  if (!asked.isSeated || turn === undefined || turn.seat !== seat || turn.at !== 'before')
    return say.space.later(space.ring)
  if (turn.ring !== space.ring) return say.space.later(space.ring)
  const isNear = spacesFor(asked, seat, turn.ring).some(({ id }) => id === space.id)
  if (!isNear) return say.space.tooFar
  return occupantOf(state, space.id) === null && say.space.yours(turn.ring)
}

export const ringTold = (asked: Asked, ring: TurningRing): Explanation =>
  told(capital(ringName(ring, asked.language)), {
    sort: asked.say.sorts.ring,
    icon: 'rotate',
    text: [asked.say.ring(ring)],
    rules: ['BAR-PLACE-08', 'BAR-PLACE-09', 'BAR-ROT-01'],
  })

export const startTold = ({ say }: Asked): Explanation =>
  told(say.names.start, { sort: say.sorts.region, icon: 'preparation', text: [say.start], rules: ['BAR-CAMPAIGN-03'] })

// —— the map ——

export function regionTold(asked: Asked, region: Region): Explanation {
  const { state, say, language } = asked
  const marker = state.markers[region.id]
  const isOpen = marker !== undefined
  return told(regionName(region.id, language), {
    sort: say.sorts.region,
    icon: iconOf(region.terrain),
    text: isOpen ? openText(asked, region) : [bareText(asked, region)],
    here: hereIn(asked, region),
    chips: isOpen && asked.isSeated ? chanceChips(asked, region) : [],
    rules: ['BAR-CAMPAIGN-03', 'BAR-CAMPAIGN-08', 'BAR-CONQ-02'],
  })
}

function openText(asked: Asked, region: Region): readonly (string | false)[] {
  const { content, state, seat, say } = asked
  const island = islandOf(asked, region.id)
  const has = levelOf(state, seat, 'discovery')
  const battles = battlesIn(asked, seat, region.id).total
  const worth = conquestIn(asked, region.id, frameOf(asked.view, 'campaign')?.times ?? 1).total
  const faction = factionIn(asked, region.id)
  const isFar = !isAdjacent(asked, region)
  return [
    say.region.worth(worth),
    asked.isSeated && say.region.battles(battles, winsNeeded(battles)),
    asked.isSeated && say.region.penalty(factionName(faction), penaltyText(asked, faction)),
    say.region.asks(averageText(asked, averageDemand(deckLeft(content, state, region.terrain, [])))),
    isFar && say.region.far,
    asked.isSeated && island.value > has && say.region.undiscovered(island.value, has),
  ]
}
function bareText({ state, say }: Asked, { id, players }: Region): string {
  if (conquerorOf(state, id) !== null) return say.region.taken
  return players > Math.max(2, state.players.length) ? say.region.never(players) : say.region.bare
}

function hereIn({ content, state, say }: Asked, { id }: Region): readonly Chip[] {
  const seat = conquerorOf(state, id)
  if (seat === DUMMY) return [chip('dummy', say.region.dummyBanner)]
  if (seat !== null) return [{ seat, icon: 'banner', text: say.region.banner(seat) }]
  if (!hasMarker(state, id)) return []
  const { faction, value } = markerOf(content, state.markers[id] as MarkerId)
  return [chip(iconOf(faction), say.region.marker(factionName(faction), value))]
}

function chanceChips({ content, state, seat, say, ...rest }: Asked, { id, terrain }: Region): readonly Chip[] {
  const battles = battlesIn({ content, state }, seat, id)
  const worth = conquestIn({ content, state }, id, frameOf(rest.view, 'campaign')?.times ?? 1)
  const { chance } = forecastOf({ content, state, seat, terrain }, battles.total)
  return [
    { ...chip('dp', `${worth.total} DP`), sum: worth },
    { ...chip('battle', rest.words.chips.battles(battles.total, winsNeeded(battles.total))), sum: battles },
    chip('troops', say.region.chance(percent(chance))),
  ]
}

export function islandTold({ state, say }: Asked, { id, value }: Island): Explanation {
  const hasTile = state.tiles.includes(id)
  return told(islandName(id), {
    sort: say.sorts.island,
    icon: 'discovery',
    text: [say.island.worth(value), say.island.opens(value), !hasTile && say.island.tileGone],
    here: hasTile ? [chip('firstConqueror', say.island.tile(FIRST_CONQUEROR))] : [],
    rules: ['BAR-CAMPAIGN-04', 'BAR-CONQ-02', 'BAR-CONQ-03'],
  })
}
