import { PackError, PackFaults } from '@skerry/contracts'
import type { Content } from './types.ts'

const NUMBERS = ['startArmies', 'winningAreas', 'mostTurns', 'mostCards'] as const
type Numbers = Record<(typeof NUMBERS)[number], number>

interface Area {
  readonly region: number
  readonly links: readonly number[]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Parses a pack. What has the wrong shape ends it at once; everything else that is wrong is told together. */
export function load(pack: unknown): Content {
  if (typeof pack !== 'object' || pack === null) throw new PackError('', 'notAnObject')
  const { areas: given, bonus, ...rest } = pack as Record<string, unknown>
  if (!Array.isArray(given) || given.length < 3) throw new PackError('areas', 'tooFewAreas', { least: 3 })
  if (!Array.isArray(bonus) || !bonus.every(isCount)) throw new PackError('bonus', 'notAListOfNumbers')
  const areas = given.map(areaFrom)
  const faults = new PackFaults()
  areas.forEach((area, i) => {
    checkArea(faults, areas, bonus.length, area, i)
  })
  bonus.forEach((_, region) => {
    faults.need(
      areas.some((area) => area.region === region),
      `bonus.${region}`,
      'regionWithoutAreas',
    )
  })
  checkNumbers(faults, rest, areas.length)
  faults.close()
  return contentOf(areas, bonus, rest as Numbers)
}

function areaFrom(area: unknown, i: number): Area {
  const { region, links } = (area ?? {}) as { region?: unknown; links?: unknown }
  if (!isCount(region)) throw new PackError(`areas.${i}.region`, 'noSuchRegion')
  if (!Array.isArray(links) || links.length === 0) throw new PackError(`areas.${i}.links`, 'noLinks')
  return { region, links }
}

function checkArea(
  faults: PackFaults,
  areas: readonly Area[],
  regions: number,
  { region, links }: Area,
  i: number,
): void {
  faults.need(region < regions, `areas.${i}.region`, 'noSuchRegion', { regions })
  links.forEach((id: unknown, k) => {
    const isThere = isCount(id) && id < areas.length && id !== i
    faults.need(isThere, `areas.${i}.links.${k}`, 'noSuchArea', { got: String(id) })
    if (!isThere) return
    faults.need(links.indexOf(id) === k, `areas.${i}.links.${k}`, 'linkedTwice', { to: id })
    faults.need(areas[id]?.links.includes(i) === true, `areas.${i}.links`, 'linkNotTwoWay', { to: id })
  })
}

function checkNumbers(faults: PackFaults, rest: Record<string, unknown>, areas: number): void {
  for (const key of NUMBERS) faults.need(isCount(rest[key]) && rest[key] > 0, key, 'notAPositiveNumber')
  const { startArmies, winningAreas } = rest
  const share = Math.ceil(areas / 3)
  if (isCount(startArmies) && startArmies > 0)
    faults.need(startArmies > share, 'startArmies', 'fewerThanAreas', { share })
  if (isCount(winningAreas)) faults.need(winningAreas <= areas, 'winningAreas', 'moreThanAreas', { areas })
}

function contentOf(areas: readonly Area[], bonus: readonly number[], numbers: Numbers): Content {
  const links = areas.map((area) => area.links)
  const { startArmies, winningAreas, mostTurns, mostCards } = numbers
  return {
    links,
    regionOf: areas.map(({ region }) => region),
    bonus,
    startArmies,
    winningAreas,
    mostTurns,
    mostCards,
    places: links.map((_, area) => ({ do: 'place', area })),
    placesAll: links.map((_, area) => ({ do: 'placeAll', area })),
    attacks: links.map((to, from) => to.map((id) => ({ do: 'attack', from, to: id }))),
    moves: links.map((to, from) => to.map((id) => ({ do: 'fortify', from, to: id }))),
    movesAll: links.map((to, from) => to.map((id) => ({ do: 'fortifyAll', from, to: id }))),
  }
}
