/** Lines that lie elsewhere. */

import { d } from '@skerry/boards'
import type { Point } from '@skerry/contracts'

const ABSOLUTE = /([MLQC])([^A-Za-z]*)|A(\S+ \S+ \S+ \S+ \S+) (\S+) ([^A-Za-z]+)/g

/** The same line moved: points of absolute commands move, what is relative and the radii and flags of arcs stay. */
export function shiftedPath(line: string, [dx, dy]: Point): string {
  return line.replace(ABSOLUTE, (_, letter, points, arc, x, y) => {
    if (arc !== undefined) return `A${arc} ${d`${Number(x) + dx} ${Number(y) + dy}`}`
    const numbers = (points as string).trim().split(' ').map(Number)
    return `${letter}${numbers.map((n, i) => d`${n + (i % 2 === 0 ? dx : dy)}`).join(' ')}`
  })
}
