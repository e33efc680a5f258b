/** Whether the island of a pack makes sense. */

import { idsOf, type PackChecks } from '@skerry/contracts'
import { same } from '@skerry/kernel'
import { areNeighbours, isShore, type Pack, type PackHex, type PackTriangle } from '../pack.ts'
import { HEXES, REACH, SHORE, TRIANGLES } from './abilities.ts'

/** VIN-SETUP-02, VIN-RULING-17 All places of the hexagon and all triangles between them, each once: so it hangs together. */
export function checkIsland(faults: PackChecks, { hexes, triangles }: Pack): void {
  faults.length('hexes', hexes, HEXES)
  faults.length('triangles', triangles, TRIANGLES)
  const got = triangles.filter(isShore).length
  faults.need(got === SHORE, 'triangles', 'wrongShore', { want: SHORE, got })
  hexes.forEach((hex, k) => {
    checkPlace(faults, hex, hexes.slice(0, k))
  })
  triangles.forEach((triangle, k) => {
    checkTriangle(faults, triangle, triangles.slice(0, k), hexes)
  })
}

function checkPlace(faults: PackChecks, { id, at }: PackHex, before: readonly PackHex[]): void {
  const [q, r] = at
  const isOnIsland = Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= REACH
  const other = before.find((hex) => same(hex.at, at))
  faults.need(isOnIsland, `hexes.${id}.at`, 'offTheIsland', { most: REACH })
  faults.need(other === undefined, `hexes.${id}.at`, 'samePlace', { other: other?.id ?? '' })
}

/** Where three hexes meet, or two at the shore. */
function checkTriangle(
  faults: PackChecks,
  triangle: PackTriangle,
  before: readonly PackTriangle[],
  all: readonly PackHex[],
): void {
  const path = `triangles.${triangle.id}.hexes`
  const touched = triangle.hexes.flatMap((id) => all.filter((hex) => hex.id === id).slice(0, 1))
  for (const hex of triangle.hexes) faults.need(idsOf(all).includes(hex), path, 'noSuchHex', { hex })
  if (touched.length < triangle.hexes.length) return
  const isMeeting =
    [2, 3].includes(touched.length) &&
    touched.every((hex, k) => touched.slice(k + 1).every((other) => areNeighbours(hex, other)))
  faults.need(isMeeting, path, 'notMeeting')
  const shared = all.filter((hex) => touched.every((one) => areNeighbours(hex, one))).length
  faults.need(!isMeeting || !isShore(triangle) || shared === 1, path, 'notAtTheShore')
  const other = before.find(({ hexes }) => same(hexes.toSorted(), triangle.hexes.toSorted()))
  faults.need(other === undefined, path, 'sameTriangle', { other: other?.id ?? '' })
}
