/** What people have made on the island, and what the mapmaker has put beside it. */

import { circlePath, closedPathOf, d, path, rectPath, windsOf } from '@skerry/boards'
import type { Island } from './island.ts'
import { CHAIN_TOP, corruptionY, fameY, GAUGE_TOP, type Layout } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { splintersOf } from './terrain.ts'

/** Balor's Isle: basalt in a sick surf. */
export function balorsIsle(island: Island): string {
  const coast = closedPathOf(island.isle)
  return (
    path('isle-surf', coast) +
    path('isle-cliff', coast, ' transform="translate(0 10)"') +
    path('isle', coast) +
    splintersOf(island)
  )
}

export function roadsOf({ roads, causeways }: Island): string {
  const [ways, bridges] = [roads, causeways].map((all) => all.map(({ line }) => line).join('')) as [string, string]
  return path('causeway-bed', bridges) + path('causeway', bridges) + path('road-edge', ways) + path('road', ways)
}

/** Locations: all of one kind are one path. */
export function sitesOf({ sites }: Island): string {
  const land = sites.filter(({ province }) => province !== null)
  const [ports, plain] = [land.filter(({ isPort }) => isPort), land.filter(({ isPort }) => !isPort)]
  const rings = (of: typeof land, r: number) => of.map(({ at }) => circlePath(at, r)).join('')
  const anchor = ({ at: [x, y] }: (typeof land)[number]) =>
    `<use href="#arrival-anchor" transform="translate(${x - 7.5} ${y - 7.5}) scale(.0293)"/>`
  return (
    path('site', rings(plain, 12)) +
    path('site-yard', rings(plain, 7.4)) +
    path('port', rings(ports, 14)) +
    path('port-quay', rings(ports, 10.4)) +
    `<g class="anchors"><defs><path id="arrival-anchor" d="${PICTOGRAMS.port}"/></defs>${ports.map(anchor).join('')}</g>`
  )
}

/** Its number must be legible from as far as the names of locations. */
export const PLATE_SCALE = 1.06
/** The plates of the provinces: a pill with a green field for the worth and three places for shields. */
export function platesOf({ provinces }: Island): string {
  return provinces
    .map(
      ({ plate: [x, y], colour }) =>
        `<g transform="translate(${x} ${y}) scale(${PLATE_SCALE})">` +
        path(`plate ${colour}`, 'M-25-5h50a12 12 0 0 1 0 24h-50a12 12 0 0 1 0-24Z') +
        path('worth', circlePath([-25, 7], 13.5)) +
        '</g>',
    )
    .join('')
}

/** The frame of the tide gauge, and the chain of beacons. */
export function tracksOf(layout: Layout): string {
  const { gauge, chain } = layout
  const ticks = (far: (value: number) => boolean, length: number) =>
    Array.from({ length: GAUGE_TOP + 1 }, (_, value) => value)
      .filter(far)
      .map((value) => {
        const y = corruptionY(layout, value)
        return d`M${gauge.left} ${y}h${length}M${gauge.left + gauge.width} ${y}h${-length}`
      })
      .join('')
  const values = Array.from({ length: CHAIN_TOP + 1 }, (_, value) => value)
  const beads = (radius: number, is: (value: number) => boolean) =>
    values
      .filter(is)
      .map((value) => circlePath([chain.x, fameY(layout, value)], radius))
      .join('')
  const line = d`M${chain.x} ${fameY(layout, 0)}V${fameY(layout, CHAIN_TOP)}`
  const top = corruptionY(layout, GAUGE_TOP) - 18
  return (
    path('gauge', rectPath(gauge.left, top, gauge.width, corruptionY(layout, 0) - top + 16, 9)) +
    path('tick', ticks((value) => value % 5 === 0, 11) + ticks((value) => value % 5 !== 0, 6)) +
    path('chain-edge', line) +
    path('chain', line) +
    path(
      'bead',
      beads(2.2, (value) => value % 5 !== 0),
    ) +
    path(
      'beacon',
      beads(15.5, (value) => value % 5 === 0),
    )
  )
}

export const roseAt = (x: number, y: number, radius: number): string =>
  `<g class="rose" transform="translate(${x} ${y})">` +
  path('ring', circlePath([0, 0], radius * 0.72)) +
  path('ring thin', circlePath([0, 0], radius * 0.66)) +
  windsOf(radius) +
  path('north', d`M-4 ${-radius - 6}v-11l8 11v-11`) +
  '</g>'
