/** Cards of the actions, and of what follows a pass. */

import { capital, joined } from '@skerry/boards'
import type { Card, Chip } from '@skerry/contracts'
import { type Allot, entriesOf, type Seat } from '@skerry/kernel'
import {
  buildBasis,
  buildCost,
  DISTANT_COST,
  FAME_OF,
  hasSource,
  holderAt,
  isThreat,
  isTribe,
  KEEP,
  locationOf,
  MASTER_CAPACITY,
  OUTPOST_COST,
  provinceOf,
  reachCost,
  repelBasis,
  SHIELDS_PER_PROVINCE,
  STRENGTH,
  shieldsAt,
  siteAt,
  spreadCost,
  swordCost,
  tileOf,
  tribeOf,
} from '../../queries.ts'
import type { Build, Location, PlaceShield, Repel, Spread } from '../../types.ts'
import { type About, boardWith, canBuildFreely, countChip, gainChip, levelOf, piecesOf, turning } from './about.ts'
import { levelIcon, threatIcon, tileIcon } from './icons.ts'
import { amountsText, type Board, endingNow, fameOfTile, isLastRound, NOTHING, tileShortName } from './reading.ts'

// —— actions ——

export function buildCard(about: About, { location }: Build): Card {
  const { content, state, words, seat } = about
  const at = locationOf(content, location)
  const basis = buildBasis(about, seat, at)
  if (basis === null) return { title: words.name(location) }
  const level = siteAt(state, at.index).level + 1
  const then = boardWith(about, at, { holder: seat, level })
  const [isNew, isOutpost] = [basis !== 'extend', basis === 'outpost']
  const [cost, province] = [buildCost(basis), provinceOf(content, at)]
  const fame = isNew ? (province?.fame ?? 0) : 0
  const isExposed = hasSource(state, content, at)
  const left = tribeOf(state, seat).fame - OUTPOST_COST
  return {
    title: words.build.title(levelOf(level), location),
    icon: isOutpost ? 'outpost' : levelIcon(level),
    group: basis,
    ...(isOutpost ? { lead: words.fameBy(-OUTPOST_COST) } : {}),
    line: joined(province !== undefined && words.name(province.id), words.build.basis(basis, neighbourOf(about, at))),
    price: [gainChip(about, 'discs', -1), ...(cost.total > 0 ? [gainChip(about, 'fame', -cost.total, cost)] : [])],
    gain: [...(fame > 0 ? [{ text: words.ifHolds(fame), icon: 'fame' }] : []), ...tileGains(about, then)],
    effect: [
      ...reachGains(about, then),
      ...(isNew
        ? [countChip(about, at, 'tribe')]
        : [{ text: words.build.dearer(spreadCost(then.state, at).total), icon: 'fomori' }]),
    ],
    risk: isExposed ? [{ text: words.build.exposed(spreadCost(then.state, at).total), icon: 'fomori' }] : [],
    rank: (isNew ? 1 + fame : 2) - (isOutpost ? OUTPOST_COST : 0) - (isExposed === isNew ? 1.2 : 0),
    ...(isOutpost ? { sums: [{ name: words.sums.outpost, sum: cost }] } : {}),
    ...(isNew ? turning(about, at, 'tribe') : {}),
    ...(isOutpost && left < OUTPOST_COST ? { warning: words.warnings.poorOutpost(left) } : {}),
  }
}

/** A fortification of one's own that a new one would be connected with; empty: there is none. */
function neighbourOf({ content, state, words, seat }: About, at: Location): string {
  const own = at.links.find((link) => holderAt(state, link) === seat)
  return own === undefined ? '' : words.name((content.locations[own] as Location).id)
}

/** What tiles one holds would bring more. */
function tileGains(about: About, then: Board): readonly Chip[] {
  const { content, state, words, seat, language } = about
  return [...new Set(tribeOf(state, seat).tiles)].flatMap((tile): Chip[] => {
    const more = fameOfTile(then, seat, tile) - fameOfTile(about, seat, tile)
    if (more <= 0) return []
    return [
      { text: words.tileBy(tileShortName(content, tile, language), more), icon: tileIcon(tileOf(content, tile).kind) },
    ]
  })
}

/** More names than this are counted. */
const NAMED = 2
/** Threats that could be repelled then without a Distant Attack. */
function reachGains(about: About, then: Board): readonly Chip[] {
  const { content, state, words, seat } = about
  const isNear = (board: Board, at: Location) => !['distant', null].includes(repelBasis(board, seat, at))
  const near = content.locations.filter(
    (at) => isThreat(holderAt(state, at.index)) && isNear(then, at) && !isNear(about, at),
  )
  if (near.length === 0) return []
  const text =
    near.length > NAMED ? words.build.reaches(near.length) : words.build.reach(near.map(({ id }) => words.name(id)))
  return [{ text, icon: 'sword' }]
}

export function shieldCard(about: About, { province }: PlaceShield): Card {
  const { content, state, words, seat } = about
  const { index = -1, locations = [] } = content.province[province] ?? {}
  const there = state.shields[index] ?? 0
  const holders = locations.map((at) => holderAt(state, at)).filter(isTribe)
  const own = holders.filter((holder) => holder === seat).length
  const others = holders.length - own
  const threatened = locations.filter(
    (at) => holderAt(state, at) === seat && hasSource(state, content, content.locations[at] as Location),
  )
  return {
    title: words.shield.title(province),
    icon: 'shield',
    line: words.shield.there(there, SHIELDS_PER_PROVINCE),
    price: [gainChip(about, 'shields', -1)],
    gain: [{ text: words.shield.dearer, icon: 'fomori' }],
    effect: [
      { text: words.shield.own(own), icon: 'ait' },
      ...(others > 0 ? [{ text: words.shield.others(others), icon: 'ait' }] : []),
    ],
    rank: threatened.length + own / 4,
  }
}

export function spreadCard(about: About, { location }: Spread): Card {
  const { content, state, words, seat } = about
  const at = locationOf(content, location)
  const { holder, level: discs } = siteAt(state, at.index)
  const sum = spreadCost(state, at)
  const shields = shieldsAt(state, at)
  const isOwn = holder === seat
  const province = provinceOf(content, at)
  const destroyed: Chip[] = isTribe(holder)
    ? [{ text: words.spread.destroys(holder, levelOf(discs), isOwn), icon: levelIcon(discs), seat: holder }]
    : []
  return {
    title: words.spread.title(location),
    group: isOwn ? 'own' : isTribe(holder) ? 'others' : 'empty',
    lead: words.fomoriCost(sum.total),
    ...(isTribe(holder) ? { seat: holder } : { icon: 'spread' }),
    line: joined(province !== undefined && words.name(province.id), !isTribe(holder) && words.spread.empty),
    price: [gainChip(about, 'fomori', -sum.total, sum)],
    effect: [
      ...(isOwn ? [] : destroyed),
      ...(shields > 0 ? [{ text: words.spread.shields(shields), icon: 'shield' }] : []),
      ...(isTribe(holder) ? savedChip(about, holder, discs) : []),
      countChip(about, at, 'fomori'),
    ],
    risk: isOwn ? destroyed : [],
    rank: isOwn ? -5 : 2 + discs * 1.5 + (isTribe(holder) ? 1 : 0) - sum.total / 4,
    sums: [{ name: words.sums.spread, sum }],
    outlook: speciesShares(about),
    ...turning(about, at, 'fomori'),
    ...(isOwn ? { warning: words.warnings.ownFort(location, levelOf(discs)) } : {}),
  }
}

/** ARR-TILE-MASTER-02 Discs that an active master-builder would save. */
function savedChip({ state, words }: About, owner: Seat, discs: number): readonly Chip[] {
  const { masters, collected } = tribeOf(state, owner)
  const saved = Math.min(discs, masters * MASTER_CAPACITY - collected)
  return saved > 0 ? [{ text: words.spread.saved(saved), icon: 'masterBuilder' }] : []
}

/** ARR-RULING-69 Which Fomori is turned up: any of the face-down ones, whose numbers everybody can tell. */
function speciesShares({ state, words }: About): NonNullable<Card['outlook']> {
  const left = entriesOf(state.fomori)
  const all = left.reduce((sum, [, n]) => sum + n, 0)
  return left
    .toSorted(([, a], [, b]) => b - a)
    .map(([species, n]) => ({ name: words.threats[species], share: n / all }))
}

/** How much one point of Corruption is worth beside Fame: more where it would decide. */
const CORRUPTION_WORTH = { overrun: 3.5, repelled: 1.5 } as const

export function repelCard(about: About, { location, reward }: Repel): Card {
  const { content, state, words, seat } = about
  const at = locationOf(content, location)
  const { holder } = siteAt(state, at.index)
  const basis = repelBasis(about, seat, at)
  if (!isThreat(holder) || basis === null) return { title: words.name(location) }
  const isDistant = basis === 'distant'
  const [fame, swords, reach] = [FAME_OF[holder], swordCost(holder), reachCost(basis)]
  const gain = reward === 'fame' ? fame : CORRUPTION_WORTH[endingNow(state)]
  const got: Chip =
    reward === 'fame' ? gainChip(about, 'fame', fame) : { text: words.corruptionBy(-1), icon: 'corruption' }
  return {
    title: words.repel.title(holder),
    icon: threatIcon(holder),
    group: basis,
    lead: isDistant ? words.fameBy(-DISTANT_COST) : reward === 'fame' ? words.fameBy(fame) : words.corruptionBy(-1),
    line: joined(words.name(location), words.repel.basis[basis]),
    price: [
      gainChip(about, 'swords', -swords.total, swords),
      ...(isDistant ? [gainChip(about, 'fame', -reach.total, reach)] : []),
    ],
    gain: [got, ...(holder === 'castle' ? [{ text: words.repel.trophy, icon: 'trophy' }] : [])],
    effect: [countChip(about, at, 'nobody')],
    rank: 2 + gain - (isDistant ? DISTANT_COST : 0) - STRENGTH[holder] / 2,
    sums: [{ name: words.sums.swords, sum: swords }, ...(isDistant ? [{ name: words.sums.distant, sum: reach }] : [])],
    ...turning(about, at, 'nobody'),
    ...(isDistant && reward === 'fame' && fame <= DISTANT_COST ? { warning: words.warnings.dearAttack(fame) } : {}),
  }
}

// —— passing ——

export function passCard(about: About): Card {
  const { state, words, seat } = about
  const { fomori } = tribeOf(state, seat)
  const pieces = piecesOf(state, seat)
  const warning = passWarning(about, pieces)
  return {
    title: words.pass.title,
    icon: 'pass',
    gain:
      state.nextStartPlayer === null && !isLastRound(state) ? [{ text: words.pass.first, icon: 'startPlayer' }] : [],
    effect: [
      { text: pieces > KEEP ? words.pass.keep(KEEP, pieces) : words.pass.keepAll, icon: 'elements' },
      ...(fomori > 0 ? [{ text: words.pass.fomoriBack(fomori), icon: 'fomori' }] : []),
    ],
    risk: pieces > KEEP ? [{ text: words.pass.lost(pieces - KEEP), icon: 'elements' }] : [],
    ...(warning === null ? {} : { warning }),
  }
}

/** What would be lost by passing now: Fame of tiles that can never be used again, and pieces that still have a use. */
function passWarning(about: About, pieces: number): string | null {
  const { state, words, seat } = about
  const { tiles } = tribeOf(state, seat)
  const fame = tiles.reduce((all, tile) => all + fameOfTile(about, seat, tile), 0)
  if (isLastRound(state) && fame > 0) return words.warnings.tilesLost(fame)
  if (pieces > KEEP && hasUse(about)) return words.warnings.piecesLost(pieces - KEEP)
  return null
}

/** Something can still be built, protected or repelled without paying Fame. */
function hasUse(about: About): boolean {
  const { content, state, seat } = about
  const { discs, swords, shields } = tribeOf(state, seat)
  return content.locations.some((at) => {
    const { holder } = siteAt(state, at.index)
    if (isThreat(holder)) {
      const basis = repelBasis(about, seat, at)
      return STRENGTH[holder] <= swords && basis !== null && basis !== 'distant'
    }
    if (shields > 0 && holder === seat && shieldsAt(state, at) < SHIELDS_PER_PROVINCE) return true
    return discs > 0 && canBuildFreely(about, at)
  })
}
export function keepCard(about: About, { n }: Allot): Card {
  const { state, words, seat, language } = about
  const kept = Object.values(n).reduce((all, count) => all + count, 0)
  const pieces = piecesOf(state, seat)
  const missing = Math.min(KEEP, pieces) - kept
  return {
    title: capital(words.keep.title(amountsText({ ...NOTHING, ...n }, language))),
    effect: [{ text: words.keep.back(pieces - kept), icon: 'elements' }],
    ...(missing > 0 ? { warning: words.warnings.keepMore(missing) } : {}),
  }
}

// —— the rest ——

export function stopCard(about: About): Card {
  const { content, state, words, seat } = about
  const { collected } = tribeOf(state, seat)
  const canBuild = content.locations.some((at) => canBuildFreely(about, at))
  return {
    title: words.stop.title,
    icon: 'masterBuilder',
    risk: collected > 0 ? [{ text: words.stop.line(collected), icon: 'disc' }] : [],
    ...(canBuild && collected > 0 ? { warning: words.warnings.discsBack(collected) } : {}),
  }
}

export const endTurnCard = ({ words }: About): Card => ({
  title: words.endTurn.title,
  line: words.endTurn.line,
  icon: 'endTurn',
})
