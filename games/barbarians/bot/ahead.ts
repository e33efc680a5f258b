/** Looks ahead to the end of the era: the feast or demon, and the heroes still to be placed. */

import { DEMON_DP, isCovered, isOccupied, isTouching, isTribe, SKIPPED_DP, spaceOf, spacesOf } from '../queries.ts'
import type { BarEffect, Demon, Feast, Ring, Space, SpaceId } from '../types.ts'
import { bestCampaign } from './campaigns.ts'
import { carryOut } from './doing.ts'
import type { Outlook } from './outlook.ts'
import { copyOf, plainWorth, type Sketch } from './sketch.ts'
import { WEIGHTS } from './weights.ts'

/** Gains so far, goods in stock and the campaign they allow. */
export function worthOf(o: Outlook, s: Sketch): number {
  const plain = plainWorth(o, s)
  if (o.campaign === 0) return plain
  return plain + o.campaign * (bestCampaign(o, s, 1)?.worth ?? 0)
}

const done = (o: Outlook, s: Sketch, effects: readonly BarEffect[]): Sketch => {
  const after = copyOf(s)
  carryOut(o, after, effects, false)
  return after
}
/** Its place among the resources. */
export const GOLD = 4

/** The best that can be made of the feast or demon of this era. */
export function closed(o: Outlook, s: Sketch): Sketch {
  const card = o.content.timeline[o.state.timeline[o.state.era - 1] as never] as Feast | Demon | undefined
  if (card === undefined) return s
  const isAgain = isTribe(o.state, o.seat, 'horse')
  const once = card.kind === 'feast' ? feasted(o, s, card) : haunted(o, s, card)
  if (!isAgain) return once
  return card.kind === 'feast' ? feasted(o, once, card) : better(o, once, done(o, once, card.tribute))
}
const better = (o: Outlook, a: Sketch, b: Sketch): Sketch => (plainWorth(o, b) > plainWorth(o, a) ? b : a)
const feasted = (o: Outlook, s: Sketch, { rows }: Feast): Sketch =>
  rows.map((row) => done(o, s, row)).reduce((a, b) => better(o, a, b))
function haunted(o: Outlook, s: Sketch, { tribute }: Demon): Sketch {
  const points = copyOf(s)
  points.gain -= DEMON_DP // BAR-DEMON-01
  const byPoints = better(o, points, done(o, points, tribute))
  if ((s.resources[GOLD] as number) === 0) return byPoints
  const gold = copyOf(s)
  gold.resources[GOLD] = (gold.resources[GOLD] as number) - 1
  return better(o, byPoints, better(o, gold, done(o, gold, tribute)))
}
/** At the end of this era. */
export const eraWorth = (o: Outlook, s: Sketch): number => worthOf(o, closed(o, s))

// —— heroes ——

const TWICE_RING = 3

/** A space carried out as often as it pays. */
export function onSpace(o: Outlook, s: Sketch, space: Space): Sketch {
  let now = s
  const times = space.ring === TWICE_RING && s.hasTwice ? 2 : 1
  for (let n = 0; n < times; n++) {
    const next = copyOf(now)
    next.round = space.ring
    carryOut(o, next, space.effects, true)
    if (plainWorth(o, next) < plainWorth(o, now) && !isOpening(now, next)) break
    now = next
  }
  if (now === s) now = copyOf(s)
  if (space.ring === TWICE_RING) now.hasTwice = false
  now.round = space.ring
  return now
}
const isOpening = (before: Sketch, after: Sketch): boolean =>
  (after.hasTwice && !before.hasTwice) || (after.hasFourth && !before.hasFourth)

/** Free spaces of a ring that touch the space of the hero before. */
function openFrom(o: Outlook, before: Space | null, ring: Ring): Space[] {
  return spacesOf(o, ring).filter(
    (space) =>
      (ring === 1 || (before !== null && isTouching(o.state, before, space))) &&
      !isCovered(o.state, space) &&
      !isOccupied(o.state, space.id),
  )
}

/** What the era will be worth from here on with the heroes that are left. */
export function heroesAhead(o: Outlook, s: Sketch, before: Space | null): number {
  const ring = (s.round + 1) as Ring
  if (ring > 4 || (ring === 4 && !s.hasFourth)) return eraWorth(o, s)
  const open = openFrom(o, before, ring)
  if (open.length === 0) return eraWorth(o, { ...s, gain: s.gain + SKIPPED_DP }) // BAR-PLACE-05
  const next = open.map((space) => ({ space, done: onSpace(o, s, space) }))
  const values = promising(o, s, next).map(({ space, done }) => heroesAhead(o, done, space))
  return expected(o, values)
}
interface Step {
  readonly space: Space
  readonly done: Sketch
}
/** By players, since with more of them it is less sure: how many spaces are looked on from. */
const LOOKED_AT = [3, 3, 3, 3, 2]
/** The best at first sight, and all that open something. */
function promising(o: Outlook, s: Sketch, steps: readonly Step[]): readonly Step[] {
  const most = LOOKED_AT[o.state.players.length] as number
  if (steps.length <= most) return steps
  const ranked = steps.map((step) => ({ step, worth: plainWorth(o, step.done) })).sort((a, b) => b.worth - a.worth)
  return ranked.flatMap(({ step }, i) => (i < most || isOpening(s, step.done) ? [step] : []))
}
/** The best may be taken before it is one's turn again, and so on. */
export function expected(o: Outlook, values: number[]): number {
  const free = WEIGHTS.free[o.state.players.length] as number
  if (free === 1) return Math.max(...values)
  values.sort((a, b) => b - a)
  let [worth, left] = [0, 1]
  for (let i = 0; i < values.length; i++) {
    const chance = i === values.length - 1 ? left : left * free
    worth += chance * (values[i] as number)
    left -= chance
  }
  return worth
}

/** A hero on this space now, and then on. */
export const placing = (o: Outlook, s: Sketch, id: SpaceId): number => {
  const space = spaceOf(o, id)
  return heroesAhead(o, onSpace(o, s, space), space)
}
/** The space of the hero placed last in this era. */
export function lastSpace(o: Outlook, ring: number): Space | null {
  const id = o.player.heroes[ring - 1]
  return id === null || id === undefined ? null : spaceOf(o, id)
}
