/** Cards of the actions, and of what follows a pass. */

import { capital, joined } from '@skerry/boards'
import type { Card } from '@skerry/contracts'
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
  tribeOf,
} from '../../queries.ts'
import type { Build, Location, PlaceShield, Repel, Spread } from '../../types.ts'
import { type About, canBuildFreely, levelOf, piecesOf, turning } from './about.ts'
import { levelIcon, threatIcon } from './icons.ts'
import { amountsText, endingNow, fameOfTile, isLastRound, NOTHING } from './reading.ts'

// —— actions ——

export function buildCard(about: About, { location }: Build): Card {
  const { content, state, words, seat } = about
  const at = locationOf(content, location)
  const basis = buildBasis(about, seat, at)
  if (basis === 'extend') return raiseCard(about, at)
  const fame = provinceOf(content, at)?.fame ?? 0
  const left = tribeOf(state, seat).fame - OUTPOST_COST
  const isExposed = hasSource(state, content, at)
  const isOutpost = basis === 'outpost'
  return {
    title: words.build.title,
    icon: isOutpost ? 'outpost' : 'ait',
    ...(isOutpost ? { lead: words.fameBy(-OUTPOST_COST) } : {}),
    line: joined(
      words.name(location),
      isOutpost && words.build.outpost,
      basis === 'port' && words.build.port,
      words.worth(fame),
      isExposed && words.build.exposed,
    ),
    rank: 1 + fame - (isOutpost ? OUTPOST_COST : 0) - (isExposed ? 1.5 : 0),
    ...(isOutpost ? { sums: [{ name: words.sums.outpost, sum: buildCost(basis) }] } : {}),
    ...turning(about, at, 'tribe'),
    ...(isOutpost && left < OUTPOST_COST ? { warning: words.warnings.poorOutpost(left) } : {}),
  }
}

export function raiseCard(about: About, at: Location): Card {
  const { content, state, words } = about
  const then = siteAt(state, at.index).level + 1
  const isExposed = hasSource(state, content, at)
  return {
    title: words.build.raise(levelOf(then)),
    icon: levelIcon(then),
    line: joined(
      words.name(at.id),
      words.build.rises(spreadCost(state, at).total + 1),
      isExposed && words.build.exposed,
    ),
    rank: isExposed ? 1.8 : 0.8,
  }
}

export function shieldCard(about: About, { province }: PlaceShield): Card {
  const { content, state, words, seat } = about
  const { index = -1, locations = [] } = content.province[province] ?? {}
  const shields = (state.shields[index] ?? 0) + 1
  const holders = locations.map((at) => holderAt(state, at)).filter(isTribe)
  const own = holders.filter((holder) => holder === seat).length
  const threatened = locations.filter(
    (at) => holderAt(state, at) === seat && hasSource(state, content, content.locations[at] as Location),
  )
  return {
    title: words.shield.title(province),
    icon: 'shield',
    line: words.shield.line(shields, own, holders.length - own),
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
  return {
    title: words.spread.title,
    lead: words.fomoriCost(sum.total),
    ...(isTribe(holder) ? { seat: holder } : { icon: 'spread' }),
    line: joined(
      words.name(location),
      isTribe(holder) ? words.spread.destroys(holder, levelOf(discs), isOwn) : words.spread.empty,
      isTribe(holder) && savedText(about, holder, discs),
      shields > 0 && words.spread.shields(shields),
    ),
    rank: isOwn ? -5 : 2 + discs * 1.5 + (isTribe(holder) ? 1 : 0) - sum.total / 4,
    sums: [{ name: words.sums.spread, sum }],
    outlook: speciesShares(about),
    ...turning(about, at, 'fomori'),
    ...(isOwn ? { warning: words.warnings.ownFort(location, levelOf(discs)) } : {}),
  }
}

/** ARR-TILE-MASTER-02 Discs that an active master-builder would save. */
function savedText({ state, words }: About, owner: Seat, discs: number): string | false {
  const { masters, collected } = tribeOf(state, owner)
  const saved = Math.min(discs, masters * MASTER_CAPACITY - collected)
  return saved > 0 && words.spread.saved(saved)
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
  const fame = FAME_OF[holder]
  const gain = reward === 'fame' ? fame : CORRUPTION_WORTH[endingNow(state)]
  return {
    title: words.repel.title,
    icon: threatIcon(holder),
    lead: joined(
      reward === 'fame' ? words.fameBy(isDistant ? fame - DISTANT_COST : fame) : words.corruptionBy(-1),
      reward === 'corruption' && isDistant && words.fameBy(-DISTANT_COST),
    ),
    line: joined(
      words.repel.threat(holder, location),
      words.repel.swords(STRENGTH[holder]),
      words.repel.basis[basis],
      holder === 'castle' && words.repel.trophy,
    ),
    rank: 2 + gain - (isDistant ? DISTANT_COST : 0) - STRENGTH[holder] / 2,
    sums: [
      { name: words.sums.swords, sum: swordCost(holder) },
      ...(isDistant ? [{ name: words.sums.distant, sum: reachCost(basis) }] : []),
    ],
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
    line: joined(
      pieces > KEEP ? words.pass.keep(KEEP, pieces) : words.pass.keepAll,
      fomori > 0 && words.pass.fomoriBack(fomori),
      state.nextStartPlayer === null && !isLastRound(state) && words.pass.first,
    ),
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
    line: words.keep.back(pieces - kept),
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
    line: words.stop.line(collected),
    ...(canBuild && collected > 0 ? { warning: words.warnings.discsBack(collected) } : {}),
  }
}

export const endTurnCard = ({ words }: About): Card => ({
  title: words.endTurn.title,
  line: words.endTurn.line,
  icon: 'endTurn',
})
