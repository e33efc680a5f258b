/** Whether the map of a pack makes sense. */

import { idsOf, type PackChecks, type Point, reachedFrom } from '@skerry/contracts'
import { same } from '@skerry/kernel'
import type { PackMap } from '../pack.ts'
import { START, TERRAINS } from '../queries.ts'

const [ISLANDS, REGIONS, REGIONS_PER_TERRAIN] = [5, 20, 5] as const // BAR-SETUP-02, -03
const PLAYER_MARKS: readonly number[] = [0, 3, 4] // BAR-SETUP-04
const MAP_SIZE = 1000

/** As many of each as of every other. */
export function checkShares(
  faults: PackChecks,
  path: string,
  all: readonly string[],
  of: readonly string[],
  want: number,
) {
  for (const kind of of) {
    const got = all.filter((one) => one === kind).length
    faults.need(got === want, path, 'wrongShare', { kind, want, got })
  }
}

export function checkMap(faults: PackChecks, map: PackMap): void {
  const { id, aspect, start, islands, regions } = map
  const path = `maps.${id}`
  faults.need(aspect > 0, `${path}.aspect`, 'flatMap')
  faults.length(`${path}.islands`, islands, ISLANDS)
  faults.length(`${path}.regions`, regions, REGIONS)
  for (const island of idsOf(islands)) {
    const hasRegion = regions.some((region) => region.island === island)
    faults.need(hasRegion, `${path}.islands.${island}`, 'emptyIsland')
  }
  for (const region of regions) {
    const at = `${path}.regions.${region.id}`
    faults.word(`${at}.island`, region.island, idsOf(islands))
    faults.word(`${at}.terrain`, region.terrain, TERRAINS)
    faults.need(PLAYER_MARKS.includes(region.players), `${at}.players`, 'noSuchMark') // BAR-SETUP-04
  }
  const terrains = regions.map(({ terrain }) => terrain)
  checkShares(faults, `${path}.regions`, terrains, TERRAINS, REGIONS_PER_TERRAIN)
  checkPlaces(faults, [
    [`${path}.start`, start.at],
    ...regions.map((region) => [`${path}.regions.${region.id}`, region.at] as const),
  ])
  if (checkWays(faults, map)) checkWhole(faults, map)
}

/** Within the picture, and no two at the same point. */
function checkPlaces(faults: PackChecks, places: readonly (readonly [path: string, at: Point])[]): void {
  places.forEach(([path, at], k) => {
    const isOnMap = at.every((n) => n >= 0 && n <= MAP_SIZE)
    const other = places.slice(0, k).find((place) => same(place[1], at))
    faults.need(isOnMap, `${path}.at`, 'offTheMap', { most: MAP_SIZE })
    faults.need(other === undefined, `${path}.at`, 'samePlace', { other: other?.[0] ?? '' })
  })
}

/** BAR-RULING-36 A border or route joins two different regions, once. False: it leads to one that is not there. */
function checkWays(faults: PackChecks, { id, regions, borders, routes }: PackMap): boolean {
  const known = new Set([START, ...idsOf(regions)])
  const seen = new Set<string>()
  let areThere = true
  for (const [key, ways] of [['borders', borders] as const, ['routes', routes] as const])
    ways.forEach(([a, b], k) => {
      const path = `maps.${id}.${key}.${k}`
      for (const region of [a, b]) {
        faults.need(known.has(region), path, 'noSuchRegion', { region })
        areThere &&= known.has(region)
      }
      faults.need(a !== b, path, 'joinedToItself', { region: a })
      faults.need(!seen.has(`${a} ${b}`), path, 'joinedTwice', { a, b })
      seen.add(`${a} ${b}`).add(`${b} ${a}`)
    })
  return areThere
}

/** BAR-CAMPAIGN-03 Every region can be reached from the start region, one conquest after the other. */
function checkWhole(faults: PackChecks, { id, regions, borders, routes }: PackMap): void {
  const ways = [...borders, ...routes]
  const reached = reachedFrom<string>([START], (from) =>
    ways.flatMap(([a, b]) => (a === from ? [b] : b === from ? [a] : [])),
  )
  const cutOff = idsOf(regions).filter((region) => !reached.has(region))
  faults.need(cutOff.length === 0, `maps.${id}`, 'mapInPieces', { cutOff })
}
