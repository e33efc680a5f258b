/** Both endings at once: how likely each is, how everybody would do in it, and so what a point is worth to a seat. */

import type { Seat } from '@skerry/kernel'
import type { Site, TileId } from '../types.ts'
import { fameOfTile, type Ground, landOf, priceAt, safety, siteIn, tribeIn } from './ground.ts'

/** What things are worth to one seat, in chances to win. */
export interface Outlook {
  readonly ground: Ground
  readonly seat: Seat
  /** How likely the island is overrun. */
  readonly overrun: number
  /** One Fame more for each seat; below 0 for the others. */
  readonly fame: readonly number[]
  /** One Corruption less for each seat; below 0 for the others. */
  readonly purity: readonly number[]
  /** One location more for the Fomori, or one less for the tribes. */
  readonly invasion: number
}

/** How far something may still be off: now, by the first Earning Phase to come, and by their number. */
interface Blur {
  readonly now: number
  readonly later: number
  readonly each: number
}
const blurOf = ({ now, later, each }: Blur, earnings: number): number =>
  now + (earnings > 0 ? later + each * Math.sqrt(earnings) : 0)

interface Model {
  /** How the count of locations moves with an Earning Phase to come, for each player, by their number. */
  readonly drift: readonly number[]
  readonly lead: Blur
  readonly fame: Blur
  readonly corruption: Blur
  /** Fame that pieces and tiles will bring: of a tile a share of what it would bring now, and with rounds to come more. */
  readonly pieces: { readonly discs: number; readonly swords: number; readonly shields: number }
  readonly tiles: { readonly share: number; readonly more: number; readonly least: number }
}

/** A player who weighs single points: chosen by matches of novices against each other. */
const PLAYING: Model = {
  drift: [0, 0, -0.1, 0.8, 0.9],
  lead: { now: 0.1, later: 0, each: 3 },
  fame: { now: 3.5, later: 0, each: 2 },
  corruption: { now: 0.9, later: 0, each: 1.5 },
  pieces: { discs: 1.3, swords: 1.1, shields: 0.4 },
  tiles: { share: 1, more: 0, least: 1.2 },
}
/** Who will win: close to a fit to the results of 900 games of novices, seen at the beginning of each round. */
const JUDGING: Model = {
  drift: [0, 0, -1.2, 1.8, 2.1],
  lead: { now: 0.1, later: 0, each: 5.7 },
  fame: { now: 3.5, later: 4.2, each: 0.4 },
  corruption: { now: 0.9, later: 0.5, each: 1.7 },
  pieces: { discs: 3, swords: 3, shields: 0.4 },
  tiles: { share: 0.3, more: 1.2, least: 0 },
}

/** A tile in the last round. */
const LAST_ROUND: Model['tiles'] = { share: 1, more: 0, least: 0 }
/** By how much pieces in the Tribe Supplies will move the count of locations, and how uncertain they make it. */
const MOVED = { fomori: 0.8, disc: 0.4, sword: 0.5 } as const
const BLUR_BY_PIECE = 0.12
const TROPHY = 0.4
const BARD = 3
const ELEMENT = 1 / 3
/** Corruption that a sword takes away for who needs it. */
const SWORD_PURITY = 0.35

/** Fame at the end if the Fomori are repelled, as far as can be seen. */
function fameAhead(g: Ground, seat: Seat, held: number, { pieces, tiles }: Model): number {
  const tribe = tribeIn(g, seat)
  let fame = tribe.fame + held + TROPHY * tribe.trophies
  if (tribe.hasPassed && g.roundsLeft === 0)
    return fame + ELEMENT * (tribe.discs + tribe.swords + tribe.shields + tribe.tiles.length)
  fame += pieces.discs * tribe.discs + pieces.swords * tribe.swords + pieces.shields * tribe.shields
  const { share, more, least } = g.roundsLeft > 0 ? tiles : LAST_ROUND
  for (const tile of tribe.tiles) fame += Math.max(ELEMENT, least, share * fameOfTile(g, seat, tile) + more)
  return fame
}

/** Corruption at the end if the island is overrun. */
function corruptionAhead(g: Ground, seat: Seat): number {
  const tribe = tribeIn(g, seat)
  const isDone = tribe.hasPassed && g.roundsLeft === 0
  const pieces = Math.min(3, tribe.discs + tribe.swords + tribe.shields)
  let less = ELEMENT * (pieces + tribe.tiles.length) + (isDone ? 0 : SWORD_PURITY * tribe.swords)
  for (const tile of tribe.tiles) if (isBard(g, tile) && !isDone) less += BARD - ELEMENT
  return Math.max(0, tribe.corruption - less)
}
const isBard = (g: Ground, tile: TileId): boolean => g.content.tiles[tile]?.kind === 'bard'

/** What every seat's fortifications will bring at the end, each as far as it is safe. */
function heldFame(g: Ground): number[] {
  const { fame } = landOf(g.content)
  const held = Array<number>(g.seats).fill(0)
  for (let at = 0; at < fame.length; at++) {
    const { holder, level } = siteIn(g, at) as Site
    if (typeof holder === 'number')
      held[holder] = (held[holder] as number) + (fame[at] as number) * safety(g, at, holder, priceAt(g, at, level))
  }
  return held
}

/** By how many locations the Fomori are ahead at the end, and how far that may be off. */
function leadOf(g: Ground, model: Model): { lead: number; blur: number } {
  let lead = g.fomori - g.tribes + (model.drift[g.seats] as number) * g.earningsLeft * g.seats
  let left = 0
  for (const { fomori, discs, swords, hasPassed } of g.state.tribes) {
    if (hasPassed && g.roundsLeft === 0) continue
    lead += MOVED.fomori * fomori - MOVED.disc * discs - MOVED.sword * swords
    left += fomori + discs + swords
  }
  // ARR-RULING-112 As many are enough for the Fomori.
  return { lead: lead + 0.5, blur: BLUR_BY_PIECE * Math.min(left, 12) + blurOf(model.lead, g.earningsLeft) }
}

const softmax = (values: readonly number[]): number[] => {
  const most = Math.max(...values)
  const worth = values.map((value) => Math.exp(value - most))
  const all = worth.reduce((sum, value) => sum + value, 0)
  return worth.map((value) => value / all)
}

interface Prospects {
  readonly overrun: number
  /** How fast that changes with one location. */
  readonly slope: number
  /** Each seat's chance in either ending, and how fast it changes with a point. */
  readonly pure: readonly number[]
  readonly famous: readonly number[]
  readonly perCorruption: number
  readonly perFame: number
}

function prospects(g: Ground, model: Model): Prospects {
  const { lead, blur } = leadOf(g, model)
  const overrun = 1 / (1 + Math.exp(-lead / blur))
  const perFame = 1 / blurOf(model.fame, g.earningsLeft)
  const perCorruption = 1 / blurOf(model.corruption, g.earningsLeft)
  const held = heldFame(g)
  const famous = softmax(held.map((fame, seat) => perFame * fameAhead(g, seat, fame, model)))
  const pure = softmax(held.map((_, seat) => -perCorruption * corruptionAhead(g, seat)))
  return { overrun, slope: (overrun * (1 - overrun)) / blur, pure, famous, perCorruption, perFame }
}

/** Each seat's chance to win. */
export function standing(g: Ground): number[] {
  const { overrun, pure, famous } = prospects(g, JUDGING)
  return pure.map((chance, seat) => overrun * chance + (1 - overrun) * (famous[seat] as number))
}

/** Even who is far behind or ahead plays for points. */
const LEAST = 0.03

/** The slopes of `standing` for one seat. */
export function outlookOf(ground: Ground, seat: Seat): Outlook {
  const { overrun, slope, pure, famous, perCorruption, perFame } = prospects(ground, PLAYING)
  const slopes = (chances: readonly number[], per: number, weight: number): number[] => {
    const own = chances[seat] as number
    return chances.map((chance, other) =>
      other === seat
        ? weight * per * Math.max(LEAST, own * (1 - own))
        : -weight * per * Math.max(LEAST / ground.seats, own * chance),
    )
  }
  const purity = slopes(pure, perCorruption, Math.max(0.02, overrun))
  // ARR-SCORE-03 Corruption never falls below 0, so who has none has nothing to lose.
  if (ground.roundsLeft === 0 && tribeIn(ground, seat).corruption === 0) purity[seat] = 0
  return {
    ground,
    seat,
    overrun,
    fame: slopes(famous, perFame, Math.max(0.02, 1 - overrun)),
    purity,
    invasion: slope * ((pure[seat] as number) - (famous[seat] as number)),
  }
}
