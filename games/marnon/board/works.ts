/** What people and the river have made on the island, and what the mapmaker has put beside it. */

import { closedPathOf, path, rounded, softPathOf, windsOf } from '@skerry/boards'
import type { Island } from './island.ts'

/** Castles: a wall round the field, and a keep behind where the pieces stand. */
export function castlesOf({ fields }: Island): string {
  const castles = fields.filter(({ isCastle }) => isCastle)
  const walls = castles.map(({ outline }) => outline).join('')
  const keeps = castles.map(({ centre: [x, y] }) => keepAt(x, y - 18))
  return path('wall-edge', walls) + path('wall', walls) + path('wall-stones', walls) + keeps.join('')
}

const keepAt = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><ellipse cx="2" cy="17" rx="27" ry="6" class="shadow"/>` +
  path(
    'keep',
    'M-25 16V-7h3v-3h4v3h3v-3h4v3h3V1h3v-22h3v-4h4v4h4v-4h4v4h3V1h3v-8h3v-3h4v3h3v-3h4v3h3v23Z', // two wings and a tower, with battlements
  ) +
  path('keep-shade', 'M3-21h3v22h3v15H3ZM16-7h3v23h6V-7Z') +
  path('keep-roof', 'M-8-25l8-13l8 13Z') +
  path('keep-mast', 'M0-38v-7') +
  path('keep-flag', 'M0-45l9 2.6l-9 3Z') +
  path('keep-door', 'M-4 16V9a4 4 0 0 1 8 0v7ZM-1.2-13h2.4v6h-2.4ZM-19-1h2.2v5h-2.2ZM17-1h2.2v5h-2.2Z') +
  '</g>'

/** Shore lines inside the lake: half the width of each stroke lies on land and is cut off. */
const LAKE_LINES = [30, 21, 13, 6]

export function lakeOf({ lake }: Island): string {
  const shore = closedPathOf(lake)
  const lines = LAKE_LINES.map(
    (width, i) =>
      path('water-line', shore, ` stroke-width="${width * 2}" opacity="${rounded(0.2 + i * 0.16)}"`) +
      path('water', shore, ` stroke-width="${width * 2 - 2.2}"`),
  )
  return (
    path('lake', shore) +
    `<g clip-path="url(#marnon-lake)">${path('lake-shallow', shore)}${lines.join('')}${path('lake-shade', shore, ' transform="translate(0 -5)"')}</g>` +
    path('coast', shore)
  )
}

/** The Amnon: bank, water and a thread of current; wider at its mouth. */
export function riverOf({ river }: Island): string {
  const course = softPathOf(river.filter((_, i) => i % 2 === 0 || i === river.length - 1))
  const mouth = softPathOf(river.slice(0, 9).filter((_, i) => i % 2 === 0))
  return (
    path('river-bank', mouth, ' stroke-width="17"') +
    path('river-bank', course, ' stroke-width="12.6"') +
    path('river', mouth, ' stroke-width="14"') +
    path('river', course, ' stroke-width="9.4"') +
    path('river-current', course)
  )
}

/** Bridges lie across the river, in the direction of the fields they join. */
export function bridgesOf({ bridges, field }: Island): string {
  return bridges
    .map(({ a, b, at: [x, y] }) => {
      const [[ax, ay], [bx, by]] = [field[a]?.centre ?? [x, y], field[b]?.centre ?? [x, y]]
      const angle = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI
      return (
        `<g class="bridge" transform="translate(${x} ${y}) rotate(${rounded(angle)})">` +
        path('shadow', 'M-14-7Q0-10 14-7V10Q0 7-14 10Z') +
        path('bridge-side', 'M-15-9Q0-12 15-9V9Q0 12-15 9Z') +
        path('bridge-deck', 'M-15-5.6Q0-8 15-5.6V5.6Q0 8-15 5.6Z') +
        path('bridge-planks', 'M-10-6.4V6.4M-5-6.9V6.9M0-7V7M5-6.9V6.9M10-6.4V6.4') +
        '</g>'
      )
    })
    .join('')
}

export function mouthsOf({ mouths }: Island): string {
  return mouths
    .map(
      ({ at: [x, y] }) =>
        `<g class="mouth" transform="translate(${x} ${y})">` +
        path('mouth-arch', 'M-13 9V-2a13 13 0 0 1 26 0V9Z') +
        path('mouth-hole', 'M-8.2 9V-1a8.2 8.2 0 0 1 16.4 0V9Z') +
        path('mouth-joints', 'M-13-1h4.6M13-1h-4.6M-9.5-10.4l3.6 3.6M9.5-10.4l-3.6 3.6M0-15v5.6') +
        '</g>',
    )
    .join('')
}

export const roseAt = (x: number, y: number, radius: number): string =>
  `<g class="rose" transform="translate(${x} ${y})"><circle r="${radius * 0.72}"/><circle r="${radius * 0.66}" class="thin"/>` +
  windsOf(radius) +
  path('north', `M-5 ${-radius - 6}v-13l10 13v-13`) +
  '</g>'
