/**
 * What is unusual about a pack that can be played. The built-in map, cards and tiles were made to these measures; the
 * printed ones, which an owner may enter, need not keep them. So these are warnings and never a reason to refuse a pack.
 */

import {
  gatherWarnings,
  idsOf,
  isWithin,
  type LoadedPack,
  type PackWarning,
  reachedFrom,
  warning,
} from '@skerry/contracts'
import { doCross, isInside, type Line, type Point } from './geometry.ts'
import { load } from './load.ts'
import { type Pack, packFrom, SECTIONS } from './pack.ts'
import type { Back, Content, EarningCard, Location, Province, Section, Yield } from './types.ts'

type Loaded = LoadedPack<Pack, Content>

/** Subjects that look at the earning cards alone. */
const CARDS = [backs, falling, deviating, namedSymbols, fomoriOfFour, bigNumbers, conditional, demand]

export const packWarnings = gatherWarnings<Pack, Content>(load, packFrom, [
  colours,
  magnata,
  sizes,
  singleWays,
  castleLinks,
  ports,
  fameByDistance,
  borders,
  crossings,
  atSea,
  ...CARDS.map(
    (warn) =>
      ({ content }: Loaded) =>
        warn(Object.values(content.cards)),
  ),
  ({ content }) => tileValues(content),
])

type Warnings = Generator<PackWarning, void>
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const round = (n: number): number => Math.round(n * 100) / 100

// —— the map ——

const COLOUR_USED = [2, 3] as const
const LOCATIONS = [45, 55] as const
const PROVINCE_SIZE = [4, 6] as const
const PORTS = 8
const FAR_PORTS = 4
/** At this many steps from the castles a port is safe for a while. */
const FAR = 5
/** The one province that the rules name, and its value. */
const MAGNATA = { name: 'Magnata', fame: 3 }

const islandOf = ({ locations }: Content): readonly Location[] => locations.filter(({ isCastle }) => !isCastle)

/** Each colour on two or three provinces, never on two neighbours. */
function* colours({ content: { colours: all, provinces } }: Loaded): Warnings {
  for (const colour of all) {
    const times = provinces.filter((one) => one.colour === colour).length
    if (!isWithin(times, COLOUR_USED)) yield warning(`colours.${colour}`, 'colourShare', { times })
  }
  for (const { id, colour, neighbours, index } of provinces)
    for (const other of neighbours)
      if (other > index && provinces[other]?.colour === colour)
        yield warning(`provinces.${id}.colour`, 'colourOfNeighbour', { other: provinces[other].id })
}

function* magnata({ pack: { provinces } }: Loaded): Warnings {
  const found = provinces.find(({ name }) => name === MAGNATA.name)
  if (found === undefined) yield warning('provinces', 'noMagnata', MAGNATA)
  else if (found.fame !== MAGNATA.fame) yield warning(`provinces.${found.id}.fame`, 'valueOfMagnata', MAGNATA)
}

/** 45 to 55 locations; provinces of four to six, each in one piece. */
function* sizes({ content }: Loaded): Warnings {
  const { locations, provinces } = content
  if (!isWithin(locations.length, LOCATIONS)) yield warning('locations', 'locationCount', { got: locations.length })
  for (const { id, locations: own } of provinces) {
    if (!isWithin(own.length, PROVINCE_SIZE)) yield warning(`provinces.${id}`, 'provinceSize', { got: own.length })
    const reached = reachedWithin(content, own[0] as number, (index) => own.includes(index))
    const cutOff = own.filter((index) => !reached.has(index)).map((index) => locations[index]?.id as string)
    if (cutOff.length > 0) yield warning(`provinces.${id}`, 'provinceInPieces', { cutOff })
  }
}

/** No location whose loss would cut the main island in two. */
function* singleWays({ content }: Loaded): Warnings {
  const island = islandOf(content)
  const whole = reachedWithin(content, 0, (index) => index < island.length).size
  for (const { id, index } of island) {
    const start = index === 0 ? 1 : 0
    const reached = reachedWithin(content, start, (other) => other !== index && other < island.length)
    if (reached.size < whole - 1) yield warning(`locations.${id}`, 'onlyWay')
  }
}

const reachedWithin = ({ locations }: Content, start: number, isAllowed: (index: number) => boolean) =>
  reachedFrom([start], (index) => locations[index]?.links.filter(isAllowed) ?? [])

/** One link for each castle, and none of them to a port. */
function* castleLinks({ content: { locations, castles, landings } }: Loaded): Warnings {
  const at = (index: number) => locations[index] as Location
  for (const { id, links } of castles.map(at))
    if (links.length !== 1) yield warning(`castles.${id}`, 'castleLinks', { to: idsOf(links.map(at)) })
  for (const { id, isPort } of landings.map(at)) if (isPort) yield warning(`locations.${id}.port`, 'portAtCastle')
}

/** Eight ports, four of them far from the castles, no two of them side by side. */
function* ports({ content, pack }: Loaded): Warnings {
  const steps = stepsFromCastles(content)
  const far = content.ports.filter((index) => (steps[index] as number) >= FAR)
  if (content.ports.length < PORTS) yield warning('locations', 'fewPorts', { least: PORTS, got: content.ports.length })
  if (far.length < FAR_PORTS)
    yield warning('locations', 'fewFarPorts', { least: FAR_PORTS, steps: FAR, got: far.length })
  const isPort = (id: string) => pack.locations.some((one) => one.id === id && one.port)
  for (const [k, [a, b]] of pack.connections.entries())
    if (isPort(a) && isPort(b)) yield warning(`connections.${k}`, 'portsConnected', { a, b })
}

/** Steps to the nearest castle, by location. */
export function stepsFromCastles({ locations, castles }: Content): readonly number[] {
  const steps = locations.map(() => Number.POSITIVE_INFINITY)
  for (const index of castles) steps[index] = 0
  const queue = castles.slice()
  for (const index of queue)
    for (const to of locations[index]?.links ?? [])
      if (steps[to] === Number.POSITIVE_INFINITY) {
        steps[to] = (steps[index] as number) + 1
        queue.push(to)
      }
  return steps
}

/** The further from the castles, the smaller the province's number, or the same. */
function* fameByDistance({ content }: Loaded): Warnings {
  const steps = stepsFromCastles(content)
  const meanOf = ({ locations }: Province) => total(locations.map((index) => steps[index] as number)) / locations.length
  const means = content.provinces.map(meanOf)
  for (const { id, index, fame } of content.provinces) {
    const isNearer = (one: Province) => (means[one.index] as number) < (means[index] as number)
    const nearer = idsOf(content.provinces.filter((one) => isNearer(one) && one.fame < fame))
    if (nearer.length > 0) yield warning(`provinces.${id}.fame`, 'fameRises', { nearer })
  }
}

/** Two provinces are neighbours exactly if a connection crosses their border. */
function* borders({ content: { provinces, locations } }: Loaded): Warnings {
  for (const a of provinces)
    for (const b of provinces.slice(a.index + 1)) {
      const isNeighbour = a.neighbours.includes(b.index)
      const isJoined = a.locations.some((at) => locations[at]?.links.some((to) => locations[to]?.province === b.index))
      if (isNeighbour && !isJoined) yield warning(`provinces.${a.id}.neighbours`, 'nothingCrosses', { other: b.id })
      if (isJoined && !isNeighbour) yield warning(`provinces.${a.id}.neighbours`, 'joinedNotListed', { other: b.id })
    }
}

/** Connections drawn as straight lines do not cross. */
function* crossings({ pack: { locations, castles, connections } }: Loaded): Warnings {
  const at = new Map<string, Point>([...locations, ...castles].map((one) => [one.id, one.at]))
  const lines = connections.map(([a, b]): Line => [at.get(a) as Point, at.get(b) as Point])
  for (const [k, [a, b]] of connections.entries())
    for (const [n, [c, d]] of connections.entries())
      if (n > k && doCross(lines[k] as Line, lines[n] as Line))
        yield warning(`connections.${k}`, 'linesCross', { a, b, c, d })
}

/** Locations lie within the outline of their island. */
function* atSea({ pack: { locations, castles, drawing } }: Loaded): Warnings {
  for (const { id, at } of locations) if (!isInside(at, drawing.island)) yield warning(`locations.${id}.at`, 'atSea')
  for (const { id, at } of castles) if (!isInside(at, drawing.isle)) yield warning(`castles.${id}.at`, 'atSea')
}

// —— earning cards ——

type Cards = readonly EarningCard[]
/** Cards of one player in one round. */
const HAND = 4
const PER_BACK = 18
/** At most every tenth card. */
const DEVIATING = 0.1
const FOMORI: Readonly<Record<Section, readonly [number, number]>> = {
  top: [6, 7],
  middle: [3.5, 4],
  bottom: [1.8, 2.3],
}
const LARGEST = 3
const CONDITIONAL = [
  { fame: 2, level: 2 },
  { fame: 3, level: 3 },
]
/** What each back promises (ARR-DRAW-03). */
const PROMISED: Readonly<Record<Back, (section: Yield) => number>> = {
  discs: ({ discs }) => discs,
  arms: ({ swords, shields }) => swords + shields,
  glory: ({ fame, tiles, famePerFort }) => fame + tiles + famePerFort.length,
}
const BACKS = Object.keys(PROMISED) as Back[]
const LOWER = { top: 'middle', middle: 'bottom' } as const

/** Everything but Fomori; a conditional Fame symbol counts as one. */
const gainsIn = (section: Yield): number => total(BACKS.map((back) => PROMISED[back](section)))
const fomoriIn = ({ fomori }: Yield): number => fomori
const meanOf = (cards: Cards, section: Section, count: (section: Yield) => number): number =>
  total(cards.map(({ sections }) => count(sections[section]))) / cards.length

function* backs(cards: Cards): Warnings {
  for (const back of BACKS) {
    const got = cards.filter((card) => card.back === back).length
    if (got !== PER_BACK) yield warning('cards', 'backShare', { back, got, want: PER_BACK })
  }
}

/** ARR-BLOCK-10 The lower the section, the fewer gains and the fewer Fomori, on average … */
function* falling(cards: Cards): Warnings {
  for (const upper of ['top', 'middle'] as const) {
    const lower = LOWER[upper]
    if (meanOf(cards, lower, gainsIn) >= meanOf(cards, upper, gainsIn))
      yield warning('cards', 'gainsRise', { upper, lower })
    if (meanOf(cards, lower, fomoriIn) >= meanOf(cards, upper, fomoriIn))
      yield warning('cards', 'fomoriRise', { upper, lower })
  }
}

/** … and on nearly every single card. */
function* deviating(cards: Cards): Warnings {
  const odd = idsOf(cards.filter(isDeviating))
  if (odd.length > cards.length * DEVIATING) yield warning('cards', 'deviatingCards', { cards: odd })
}

/** ARR-BLOCK-10 Whether a section shows more gains or more Fomori than the one above it. */
export const isDeviating = ({ sections: { top, middle, bottom } }: EarningCard): boolean =>
  [gainsIn, fomoriIn].some((count) => count(middle) > count(top) || count(bottom) > count(middle))

/** What a group of cards shows, all sections together, by what the backs promise. */
export function sharesOf(cards: Cards): Readonly<Record<Back, number>> {
  const sections = cards.flatMap((card) => SECTIONS.map((section) => card.sections[section]))
  const all = total(sections.map(gainsIn))
  return Object.fromEntries(
    BACKS.map((back) => [back, total(sections.map(PROMISED[back])) / Math.max(all, 1)]),
  ) as Record<Back, number>
}

/** ARR-DRAW-03 A back names what its fronts show most of. */
function* namedSymbols(cards: Cards): Warnings {
  for (const back of BACKS) {
    const group = cards.filter((card) => card.back === back)
    const shares = sharesOf(group)
    if (group.length > 0 && BACKS.some((other) => other !== back && shares[other] >= shares[back]))
      yield warning('cards', 'backMisleads', { back, percent: Math.round(shares[back] * 100) })
  }
}

/** Four cards bring enough Fomori, on average, to reach a limit of 17 to 25, but not at once. */
function* fomoriOfFour(cards: Cards): Warnings {
  for (const section of SECTIONS) {
    const got = round(HAND * meanOf(cards, section, fomoriIn))
    const [least, most] = FOMORI[section]
    if (!isWithin(got, [least, most])) yield warning('cards', 'fomoriOfFour', { section, got, least, most })
  }
}

function* bigNumbers(cards: Cards): Warnings {
  for (const { id, sections } of cards)
    for (const section of SECTIONS) {
      const { famePerFort, ...numbers } = sections[section]
      for (const [symbol, n] of Object.entries(numbers))
        if (n > LARGEST) yield warning(`cards.${id}.${section}.${symbol}`, 'bigNumber', { most: LARGEST })
      for (const [k, { fame }] of famePerFort.entries())
        if (fame > LARGEST) yield warning(`cards.${id}.${section}.famePerFort.${k}`, 'bigNumber', { most: LARGEST })
    }
}

/** ARR-EARN-22 Both conditional Fame symbols that the rules print occur. */
function* conditional(cards: Cards): Warnings {
  const symbols = cards.flatMap(({ sections }) => SECTIONS.flatMap((section) => sections[section].famePerFort))
  for (const { fame, level } of CONDITIONAL)
    if (!symbols.some((one) => one.fame === fame && one.level === level))
      yield warning('cards', 'symbolMissing', { fame, level })
}

/** Four players in four rounds, all with the top section open. */
const PLAYERS = 4
const ROUNDS = 4
const SWORDS = 20
const SHIELDS = 12
/** A tribe's discs in the General Supply when the game begins (ARR-SETUP-12). */
const DISCS = 12
/** "Usually": in nine rounds of ten. */
const USUALLY = 0.9

/** Swords usually suffice for a round; shields and discs become scarce within a game. */
function* demand(cards: Cards): Warnings {
  const swords = cards.map(({ sections }) => sections.top.swords)
  const enough = chanceOfAtMost(swords, PLAYERS * HAND, SWORDS)
  if (enough < USUALLY) yield warning('cards', 'swordsRunOut', { percent: Math.round(enough * 100), swords: SWORDS })
  const shields = round(ROUNDS * PLAYERS * HAND * meanOf(cards, 'top', (section) => section.shields))
  if (shields <= SHIELDS) yield warning('cards', 'shieldsAbound', { got: shields, shields: SHIELDS })
  const discs = round(ROUNDS * HAND * meanOf(cards, 'top', (section) => section.discs))
  if (discs <= DISCS) yield warning('cards', 'discsAbound', { got: discs, discs: DISCS })
}

/** How probable it is that so many of the numbers, drawn at random, add up to no more than `most`. */
export function chanceOfAtMost(numbers: readonly number[], drawn: number, most: number): number {
  // ways[k][s]: the share of draws of k numbers, among those looked at so far, that add up to s
  const ways = Array.from({ length: drawn + 1 }, () => new Map<number, number>())
  ways[0]?.set(0, 1)
  numbers.forEach((n, looked) => {
    for (let k = Math.min(drawn, looked + 1); k > 0; k--) {
      const isDrawn = k / (looked + 1)
      const [drawing, leaving] = [ways[k - 1] as Map<number, number>, ways[k] as Map<number, number>]
      const next = new Map<number, number>()
      for (const [sum, share] of leaving) next.set(sum, share * (1 - isDrawn))
      for (const [sum, share] of drawing) next.set(sum + n, (next.get(sum + n) ?? 0) + share * isDrawn)
      ways[k] = next
    }
  })
  return total([...(ways[drawn] as Map<number, number>)].filter(([sum]) => sum <= most).map(([, share]) => share))
}

// —— tactic tiles ——

/** A Silver tile is worth this if all locations of its colour are one's own. */
const SILVER = [26, 30] as const

/** A Cauldron is worth one more than its province; Silver tiles are worth about the same as one another. */
function* tileValues({ tiles, provinces }: Content): Warnings {
  for (const { id, kind, value, province, colour } of Object.values(tiles)) {
    const want = 1 + (provinces[province]?.fame ?? 0)
    if (kind === 'cauldron' && value !== want) yield warning(`tiles.${id}.value`, 'cauldronValue', { want })
    const own = provinces.filter((one) => one.colour === colour)
    const got = value * total(own.map(({ locations }) => locations.length))
    const [least, most] = SILVER
    if (kind === 'silver' && !isWithin(got, SILVER))
      yield warning(`tiles.${id}.value`, 'silverValue', { got, least, most })
  }
}
