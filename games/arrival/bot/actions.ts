/** What each action is worth to a seat, in chances to win: build, place shield, spread, repel, and what is kept. */

import type { Choice, Seat } from '@skerry/kernel'
import { buildBasis, FAME_OF, isTribe, KEEP, PIECES, repelBasis, STRENGTH } from '../queries.ts'
import type { Build, Piece, PlaceShield, Province, Repel, RepelBasis, Reward, Spread, Threat } from '../types.ts'
import { type Ground, growthAt, levelGrowth, placeIn, priceAt, safety, siteIn, tribeIn } from './ground.ts'
import type { Outlook } from './outlook.ts'

export const own = (o: Outlook, fame: number): number => (o.fame[o.seat] as number) * fame
export const pure = (o: Outlook, corruption: number): number => (o.purity[o.seat] as number) * corruption
/** ARR-SCORE-02 One element more at the end. */
export const element = (o: Outlook): number => (own(o, 1) + pure(o, 1)) / 3
const fameAt = (g: Ground, at: number): number => g.land.fame[at] as number

// —— fortifications ——

/** A disc that stands is more than its place: others can follow from there. */
const FOOTHOLD = 0.6
/** For a conditional Fame symbol to come, a Broch or Caer more. */
const LEVEL = 0.35

/** Fame that a fortification of this seat will bring it as long as it stands. */
const worthOf = (g: Ground, seat: Seat, at: number): number =>
  fameAt(g, at) + growthAt(g, seat, at) + FOOTHOLD * Math.min(1, g.roundsLeft)

/** What it means to this seat that a fortification stands, whoever owns it. */
const standingWorth = (o: Outlook, owner: Seat, at: number): number =>
  (o.fame[owner] as number) * worthOf(o.ground, owner, at) - 2 * o.invasion

/** What it means if all that stands there becomes safer by so much. */
function saferBy(o: Outlook, at: number, owner: Seat, level: number, more: number): number {
  const { ground: g } = o
  const before = safety(g, at, owner, priceAt(g, at, level))
  return (safety(g, at, owner, priceAt(g, at, level, more)) - before) * standingWorth(o, owner, at)
}

/** Swords at hand for a castle: its Fame, or a part of it while swords are missing (ARR-GEN-11). */
const CASTLE_HOPE = [0.3, 0.6, 1.2, 2.5, 8] as const
function castleHope(g: Ground, seat: Seat, at: number): number {
  for (const link of placeIn(g, at).links)
    if (siteIn(g, link).holder === 'castle') {
      const { swords } = tribeIn(g, seat)
      return swords >= STRENGTH.castle || g.roundsLeft > 0 ? (CASTLE_HOPE[Math.min(swords, 4)] as number) : 0
    }
  return 0
}

/** New ground to build on from there, so far as discs or rounds are left. */
function roomFrom(o: Outlook, at: number): number {
  const { ground: g, seat } = o
  if (g.roundsLeft === 0 && tribeIn(g, seat).discs < 2) return 0
  let room = 0
  for (const link of placeIn(g, at).links) {
    const { holder } = siteIn(g, link)
    if (holder === null && buildBasis(g, seat, placeIn(g, link)) !== 'own') room += 0.12 * fameAt(g, link)
    else if (typeof holder === 'string' && tribeIn(g, seat).swords > 0) room += 0.15
  }
  return Math.min(room, 1)
}

export function buildGain(o: Outlook, { location }: Build): number {
  const { ground: g, seat } = o
  const at = g.content.location[location]?.index as number
  const { holder, level } = siteIn(g, at)
  if (holder === seat) return extendGain(o, at, level)
  const safe = safety(g, at, seat, priceAt(g, at, 1))
  const fame = worthOf(g, seat, at) + castleHope(g, seat, at) + roomFrom(o, at)
  const cost = buildBasis(g, seat, placeIn(g, at)) === 'outpost' ? 2 : 0 // ARR-BUILD-03
  return safe * (own(o, fame) - o.invasion) - own(o, cost)
}

function extendGain(o: Outlook, at: number, level: number): number {
  const { ground: g, seat } = o
  let growth = LEVEL * Math.min(g.roundsLeft, 2)
  for (const tile of tribeIn(g, seat).tiles) growth += levelGrowth(g, tile, level)
  return own(o, growth) + saferBy(o, at, seat, level, 1)
}

/** ARR-SHIELD-03 A shield guards whatever stands in the province, and hinders Fomori there. */
export function shieldGain(o: Outlook, { province }: PlaceShield): number {
  const { ground: g } = o
  const { locations } = g.content.province[province] as Province
  let gain = 0
  for (const at of locations) {
    const { holder, level } = siteIn(g, at)
    if (isTribe(holder)) gain += saferBy(o, at, holder, level, 1)
    else if (holder === null && (g.sources[at] as number) > 0) gain -= 0.1 * o.invasion
  }
  return gain
}

// —— Fomori ——

/** How much likelier a fortification falls that Fomori newly stand beside. */
const THREAT = 0.12
/** What a new Fomori is worth to whoever has swords for it, in Fame; to others it is prey as well. */
const PREY = 1.1
const PREY_OF_OTHERS = 0.5
/** Share of a place's Fame that is lost to whoever could have built there. */
const BLOCKED = 0.25

/** What Fomori on this location would mean, whatever they cost. */
export function spreadGain(o: Outlook, { location }: Pick<Spread, 'location'>): number {
  const { ground: g, seat } = o
  const at = g.content.location[location]?.index as number
  const { holder, level } = siteIn(g, at)
  let gain = o.invasion
  if (isTribe(holder)) gain -= fallOf(o, at, holder, level)
  const isFree = holder === null
  for (const link of placeIn(g, at).links) {
    const near = siteIn(g, link).holder
    if (!isTribe(near)) continue
    const weight = o.fame[near] as number
    if (isFree) gain -= weight * BLOCKED * fameAt(g, at)
    if ((g.sources[link] as number) === 0) gain -= weight * THREAT * (fameAt(g, link) + 1)
    if (near !== seat && tribeIn(g, near).swords > 0) gain += (weight * PREY_OF_OTHERS) / 2
  }
  return gain + preyGain(o, at)
}

/** A fortification falls: its Fame at the end, its discs, and one location less for the tribes. */
function fallOf(o: Outlook, at: number, owner: Seat, level: number): number {
  const { ground: g } = o
  const fame = fameAt(g, at) + growthAt(g, owner, at) + 0.5 * level + FOOTHOLD * Math.min(1, g.roundsLeft)
  return (o.fame[owner] as number) * fame - o.invasion
}

/** Swords of one's own that would find nothing better to do. */
function preyGain(o: Outlook, at: number): number {
  const { ground: g, seat } = o
  if (tribeIn(g, seat).swords === 0) return 0
  const basis = repelBasis(g, seat, placeIn(g, at))
  return basis === null || basis === 'distant' ? 0 : 0.5 * Math.max(own(o, PREY), pure(o, 0.6))
}

// —— repelling ——

/** What is gained, apart from the swords: Fame or less Corruption, a location, safety around it, a trophy. */
export function repelGain(o: Outlook, { location, reward }: Repel): number {
  const { ground: g, seat } = o
  const at = g.content.location[location]?.index as number
  const threat = siteIn(g, at).holder as Threat
  const basis = repelBasis(g, seat, placeIn(g, at)) as RepelBasis
  let gain = rewardGain(o, threat, reward) - o.invasion - own(o, basis === 'distant' ? 2 : 0)
  if (threat === 'castle') gain += own(o, 0.6) * Math.min(1, g.roundsLeft)
  for (const link of placeIn(g, at).links) {
    const near = siteIn(g, link).holder
    if (isTribe(near) && g.sources[link] === 1) gain += (o.fame[near] as number) * THREAT * (fameAt(g, link) + 1)
  }
  if (tribeIn(g, seat).discs > 0 && basis === 'connected') gain += own(o, BLOCKED * fameAt(g, at))
  return gain
}
export const rewardGain = (o: Outlook, threat: Threat, reward: Reward): number =>
  reward === 'fame' ? own(o, FAME_OF[threat]) : pure(o, 1)

// —— what pieces are worth if they are kept ——

const SAVED = { discs: 1.1, swords: 0.9, shields: 0.45 } as const
/** Corruption that a saved sword takes away; locations that a saved piece wins. */
const SWORD_PURITY = 0.5
const SAVED_LOCATIONS = { discs: 0.5, swords: 0.3, shields: 0 } as const
/** With a castle beside one's own fortification: swords are saved for it. */
const SWORD_FOR_CASTLE = 2.1

export function isBesideCastle(g: Ground, seat: Seat): boolean {
  for (const castle of g.content.castles) {
    if (siteIn(g, castle).holder !== 'castle') continue
    for (const link of placeIn(g, castle).links) if (siteIn(g, link).holder === seat) return true
  }
  return false
}

export function keepWorth(o: Outlook, piece: Piece): number {
  if (o.ground.roundsLeft === 0) return element(o)
  const isForCastle = piece === 'swords' && isBesideCastle(o.ground, o.seat)
  const fame = own(o, isForCastle ? SWORD_FOR_CASTLE : SAVED[piece])
  const purity = piece === 'swords' ? pure(o, SWORD_PURITY) : 0
  return fame + Math.max(purity, element(o)) - SAVED_LOCATIONS[piece] * Math.min(0, o.invasion)
}

/** ARR-PASS-02 What spending a piece costs: nothing as long as more than three of better worth are left. */
export function priceOf(o: Outlook, piece: Piece): number {
  const tribe = tribeIn(o.ground, o.seat)
  const worth = keepWorth(o, piece)
  let better = 0
  for (const other of PIECES) if (other === piece || keepWorth(o, other) > worth) better += tribe[other]
  return better > KEEP ? 0.1 * worth : worth
}

/** ARR-PASS-02 The three most useful pieces; at the end any are as good (ARR-SCORE-02). */
export function keeping(o: Outlook): Choice {
  const tribe = tribeIn(o.ground, o.seat)
  const n: Partial<Record<Piece, number>> = {}
  let room = KEEP
  for (const piece of [...PIECES].sort((a, b) => keepWorth(o, b) - keepWorth(o, a))) {
    const kept = Math.min(room, tribe[piece])
    if (kept > 0) n[piece] = kept
    room -= kept
  }
  return { do: 'keep', n } as Choice
}
