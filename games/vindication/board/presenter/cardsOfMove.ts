/** Cards of Move: where to go, and what is discovered there. */

import type { Card, Chip } from '@skerry/contracts'
import { countOf, type Seat } from '@skerry/kernel'
import { controllerOf, hexOf, openHexesAt, playerOf, triangleOf } from '../../queries.ts'
import type { Hasten, HexId, LayTile, RegionId, StepTo, TeleportTo, TriangleId } from '../../types.ts'
import { regionName } from '../../words/names.ts'
import { type About, ownOf } from './about.ts'
import { chip, chipsOf, only } from './chips/chips.ts'
import { regionIcon } from './icons.ts'
import { RANK, ranked } from './ranks.ts'
import { frameOf, likeliest, openActions, sentences, stepsOf } from './reading.ts'
import { openOffers } from './visits.ts'
import { triangleWorth } from './worth.ts'

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
/** VIN-MOVE-10 How many tiles come. */
function discoverChips(about: About, at: TriangleId): readonly Chip[] {
  const n = Math.min(openHexesAt(about, at).length, countOf(about.state.bag))
  return n === 0 ? [] : [chip(about.words.chip.discover(n), 'discover')]
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
    line: touchesText(about, to),
    ...chipsOf({
      gain: discoverChips(about, to),
      effect: [chip(words.chip.stepsLeft(left), 'move')],
      risk: only(
        other !== null
          ? chip(words.chip.passOnly(other), 'medallion', other)
          : isStart && chip(words.chip.startOnly, 'medallion'),
      ),
    }),
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
  const effect = [chip(words.chip.moveEnds, 'stop')]
  if (at === null) return { title: words.stop.title, icon: 'stop', effect }
  const visits = visitable(about, at)
  return {
    title: words.stop.title,
    icon: 'stop',
    line: touchesText(about, at),
    effect,
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
  ...chipsOf({ gain: discoverChips(about, to), effect: [chip(about.words.chip.wholeMove, 'move')] }),
  rank: RANK.step + triangleWorth(about.table, about.seat, to),
  ...discoveryOf(about, to, true),
})

/** VIN-MOVE-07, -08 Hemmed in. */
export const hastenCard = ({ words }: About, { by }: Hasten): Card => ({
  title: words.hasten.title(by),
  icon: 'speed',
  price: [chip(words.chip.downgrade, 'downgrade')],
  gain: [chip(words.chip.steps(by), 'move')],
  rank: RANK.step + by,
  ...(by === 1 ? { warning: words.warnings.unneededDowngrade } : { outlookLine: words.hasten.enough }),
})
export const waiveCard = ({ words }: About): Card => ({
  title: words.waive.title,
  icon: 'decline',
  effect: [chip(words.chip.stay, 'medallion')],
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
    line: words.lay.neighbours(near),
    ...chipsOf({
      effect: only(
        chip(isNear ? words.chip.beside : words.chip.away, 'medallion'),
        next !== undefined && chip(words.chip.next(regionName(next, about.language)), regionIcon(next)),
      ),
      risk: others.map((other) => chip(words.chip.stands(other), 'medallion', other)),
    }),
    rank: triangles.length / 10 + (isNear ? 1 : 0) - others.length,
  }
}
