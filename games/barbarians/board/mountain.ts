/** The mountain that carries the rings: flanks of basalt, terraces with stairs between them, lava in the cracks and in the crater. */

import { closedPathOf, d, path, seeded, softPathOf } from '@skerry/boards'
import type { Point } from '@skerry/contracts'
import { CRATER, RADII, VOLCANO } from './layout.ts'
import { polar, STAIR_ANGLES, stair } from './volcano.ts'

const outer = (ring: number): number => (RADII[ring - 1] as readonly [number, number])[1]
const inner = (ring: number): number => (RADII[ring - 1] as readonly [number, number])[0]
const text = ([x, y]: Point): string => d`${x} ${y}`

/** Where the mountain meets the sea, about its own middle. */
export function footOf(): readonly Point[] {
  const chance = seeded(3)
  return Array.from({ length: 72 }, (_, i) => polar((i / 72) * 360, 496 + chance() * 12 + (i % 8 === 0 ? 7 : 0)))
}
/** The same in the plane, for the sea round it. */
export const footInPlane = (): string => closedPathOf(footOf().map(([x, y]): Point => [x + VOLCANO[0], y + VOLCANO[1]]))

/** Its parts from the foot to the crater. */
export const mountain = (): string =>
  `<g transform="translate(${VOLCANO[0]} ${VOLCANO[1]})">${flanks()}${[3, 2, 1].map(terrace).join('')}${crater()}${stairs()}${falls()}</g>`

export const mountainDefinitions = (): string =>
  `<clipPath id="barbarians-foot"><path d="${closedPathOf(footOf())}"/></clipPath>` +
  '<radialGradient id="barbarians-lava"><stop class="lava-core" offset="0"/><stop class="lava" offset=".5"/>' +
  '<stop class="lava-deep" offset="1"/></radialGradient>' +
  '<radialGradient id="barbarians-slope" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="520">' +
  '<stop class="slope-hot" offset=".1"/><stop class="slope-mid" offset=".5"/><stop class="slope-cold" offset="1"/></radialGradient>'

// —— flanks ——

function flanks(): string {
  const foot = closedPathOf(footOf())
  const { rocks, shades } = boulders()
  const streams = lavaStreams()
  return (
    path('mountain-cliff', foot, ' transform="translate(0 11)"') +
    path('mountain-foot', foot) +
    `<g clip-path="url(#barbarians-foot)">${facets(outer(3) + 2, 530, 52, 5, 30)}${path('rock', rocks)}${path('rock-shade', shades)}` +
    `${path('stream-bed', streams)}${path('stream', streams)}${path('stream-core', streams)}</g>` +
    path('mountain-edge', foot)
  )
}

function boulders(): { readonly rocks: string; readonly shades: string } {
  const chance = seeded(17)
  const at = Array.from({ length: 130 }, () => ({ p: polar(chance() * 360, 412 + chance() * 86), k: 5 + chance() * 8 }))
  return {
    rocks: at
      .map(
        ({ p: [x, y], k }) => d`M${x - k} ${y + k * 0.5}l${k * 0.7} ${-k * 1.3}l${k * 0.9} ${k * 0.3}l${k * 0.5} ${k}Z`,
      )
      .join(''),
    shades: at
      .map(({ p: [x, y], k }) => d`M${x - k * 0.3} ${y - k * 0.8}l${k * 0.9} ${k * 0.3}l${k * 0.5} ${k}h${-k}Z`)
      .join(''),
  }
}

/** Lava runs down the flanks in bent streams. */
function lavaStreams(): string {
  const chance = seeded(8)
  return [8, 52, 96, 141, 187, 231, 275, 322]
    .map((begin) => {
      const angle = begin + chance() * 12
      const points = Array.from({ length: 6 }, (_, i) => polar(angle + (chance() - 0.5) * 5, 400 + i * 24))
      return softPathOf(points)
    })
    .join('')
}

const TONES = 7
/** How bright a flank is that falls off in this direction: light comes from the north-west. */
const lightOn = (angle: number): number => Math.cos(((angle + 45) * Math.PI) / 180)

/** Ridges between two radii, each with a lit and a shaded side, in seven tones. */
function facets(r0: number, r1: number, count: number, seed: number, jag: number): string {
  const chance = seeded(seed)
  const cuts = Array.from({ length: count }, (_, i) => ((i + (chance() - 0.5) * 0.5) / count) * 360)
  const tones = Array.from({ length: TONES }, () => '')
  const put = (light: number, line: string) => {
    const tone = Math.max(0, Math.min(TONES - 1, Math.round((light + 1) * 3)))
    tones[tone] += line
  }
  cuts.forEach((from, i) => {
    const to = i + 1 < count ? (cuts[i + 1] as number) : (cuts[0] as number) + 360
    const middle = (from + to) / 2
    const ridge = r1 + (chance() - 0.5) * jag
    const quad = (a: number, b: number, ra: number, rb: number) =>
      `M${text(polar(a, r0))}L${text(polar(b, r0))}L${text(polar(b, rb))}L${text(polar(a, ra))}Z`
    put(lightOn(middle - 14) * 0.8 + 0.2, quad(from, middle, r1 - jag, ridge))
    put(lightOn(middle + 38) * 0.8 - 0.2, quad(middle, to, ridge, r1 - jag))
  })
  return tones.map((line, tone) => (line === '' ? '' : path(`facet t${tone}`, line))).join('')
}

// —— terraces ——

/** The slope under a ring, down to the next one. */
function terrace(ring: number): string {
  const r = inner(ring + 1)
  const circle = (layer: string, radius: number, more = '') => `<circle class="${layer}" r="${radius}"${more}/>`
  return (
    circle('terrace-shade', r + 2, ' transform="translate(6 9)"') +
    circle(`terrace t${ring}`, r - 3) +
    facets(outer(ring), r - 3, 44 + ring * 18, ring * 9 + 2, 0) +
    circle('lip', r - 3) +
    circle('terrace-floor', outer(ring) + 2)
  )
}

function crater(): string {
  const glow = `<circle class="lip" r="${CRATER + 7}"/><circle class="crater" r="${CRATER}"/>`
  return glow + path('flow', 'M-36-18q18-16 36-4t38-6M-46 13q22-13 42 0t46-4M-24 38q17-9 31 0t24-5')
}

/** BAR-PLACE-09 Where two sectors touch there is a stair: twice for each of them, whatever way the rings are turned. */
function stairs(): string {
  const all = ([1, 2] as const).flatMap((ring) => STAIR_ANGLES.map((angle) => stair(ring, angle)))
  return path('stair', all.map(({ body }) => body).join('')) + path('riser', all.map(({ risers }) => risers).join(''))
}

const FALLS: readonly (readonly [ring: number, angles: readonly number[]])[] = [
  [1, [30, 152, 268, 330]],
  [2, [-2, 62, 122, 241, 300]],
  [3, [31, 92, 151, 210, 271, 329]],
]

/** Lava falls over the edge of a terrace, between the stairs. */
function falls(): string {
  const chance = seeded(91)
  const line = FALLS.flatMap(([ring, angles]) =>
    angles.map((angle) => {
      const [r0, r1] = [outer(ring) - 1, inner(ring + 1) - 1]
      const [w, aside] = [(120 + chance() * 130) / r0, ((chance() - 0.5) * 200) / r0]
      const at = (a: number, r: number) => text(polar(a, r))
      return (
        `M${at(angle - w, r0)}Q${at(angle - w * 0.4 + aside, (r0 + r1) / 2)} ${at(angle - w * 1.5 + aside, r1)}` +
        `A${r1} ${r1} 0 0 1 ${at(angle + w * 1.5 + aside, r1)}` +
        `Q${at(angle + w * 0.4 + aside, (r0 + r1) / 2)} ${at(angle + w, r0)}Z`
      )
    }),
  ).join('')
  return path('fall-edge', line) + path('fall', line)
}
