/** A turn thought through: whom to activate, where to go, what to visit. */

import {
  COMMON,
  canEndAt,
  controllerOf,
  type Discount,
  regionOf,
  speedOf,
  triangleOf,
  VISIT_HONOR,
} from '../queries.ts'
import type { Activate, Attr, Card, Content, Hex, HexId, Region, RegionId, Triangle, TriangleId } from '../types.ts'
import { augment, copyOf, gainAttr, type Hand, handOf, INDEX, worthOf } from './hand.ts'
import type { Outlook } from './outlook.ts'
import { bestVisit, carryOut, takeControl, type Visit } from './visits.ts'
import { WEIGHTS } from './weights.ts'

/** An activation with what it leads to. */
export interface Act {
  readonly who: Activate['who'] | null
  readonly gains: readonly Attr[]
  readonly hand: Hand
  readonly discounts: readonly Discount[]
  readonly steps: number
}
export interface Plan {
  readonly worth: number
  readonly act: Act
  readonly visit: HexId | null
  readonly isRest: boolean
  /** The visit comes before the Move. */
  readonly isVisitFirst: boolean
  /** Where the Move ends; null: nowhere to go, or there already. */
  readonly end: TriangleId | null
}

// —— activations ——

/** All ways to choose one attribute for every printed cube, as many as Influence allows. */
export function choicesOf(printed: readonly (readonly Attr[])[], inf: number): Attr[][] {
  let found: Attr[][] = [[]]
  for (const kinds of printed) {
    const more = found.flatMap((list) => kinds.map((attr) => [...list, attr]))
    found = printed.length > inf ? [...found, ...more] : more
  }
  const seen = new Set<string>()
  const most = Math.min(inf, printed.length)
  return found.flatMap((list) => {
    const key = list.slice().sort().join()
    if (list.length !== most || seen.has(key)) return []
    seen.add(key)
    return [list]
  })
}
function gained(hand: Hand, list: readonly Attr[]): Hand {
  const h = copyOf(hand)
  for (const attr of list) gainAttr(h, INDEX[attr], 1)
  return h
}

export const noAct = (o: Outlook, hand: Hand): Act => ({ who: null, gains: [], hand, discounts: o.discounts, steps: 0 })

/** What a companion's own ability adds to its activation. */
function withAbility(o: Outlook, { voluntary }: Card, hand: Hand): Omit<Act, 'who' | 'gains'> {
  if (voluntary?.on !== 'ACT') return { hand, discounts: o.discounts, steps: 0 }
  const discounts = voluntary.effects.filter((effect): effect is Discount => effect.do === 'discount')
  let steps = 0
  for (const effect of voluntary.effects) if (effect.do === 'move') steps += effect.n
  if (voluntary.cost === null && voluntary.if === null) carryOut(o, hand, voluntary.effects)
  return { hand, discounts: discounts.length > 0 ? [...o.discounts, ...discounts] : o.discounts, steps }
}

function actsOf(o: Outlook, hand: Hand): Act[] {
  const { turn, player, content } = o
  if (turn === undefined || turn.activated.length > turn.moreActivations) return []
  const acts: Act[] = []
  if (!turn.activated.includes('character')) {
    const printed = player.isVindicated ? [COMMON, COMMON] : [COMMON]
    for (const gains of choicesOf(printed, hand.inf))
      acts.push({ who: 'character', gains, hand: gained(hand, gains), discounts: o.discounts, steps: 0 })
  }
  if (hand.inf === 0) return acts
  const paid = copyOf(hand)
  paid.inf -= 1
  paid.tired += 1
  for (const { card } of player.cards) {
    const it = content.cards[card] as Card
    if (it.kind !== 'companion' || turn.activated.includes(card)) continue
    for (const gains of choicesOf(it.attributes, paid.inf))
      acts.push({ who: card, gains, ...withAbility(o, it, gained(paid, gains)) })
  }
  return acts
}
/** The best activation by itself. */
export function bestAct(o: Outlook, hand: Hand): Act | null {
  let [best, most]: [Act | null, number] = [null, worthOf(o.prices, hand)]
  for (const act of actsOf(o, hand)) {
    const worth = worthOf(o.prices, act.hand)
    if (worth > most) [best, most] = [act, worth]
  }
  return best
}

// —— the island ——

const distances = new WeakMap<Content, readonly (readonly number[])[]>()
/** By triangle and hex: steps to the nearest triangle of that hex. Made once for every content. */
function distancesTo(content: Content): readonly (readonly number[])[] {
  let found = distances.get(content)
  if (found === undefined) {
    const nearest = (from: readonly number[], { triangles }: Hex): number =>
      Math.min(...triangles.map((id) => from[triangleOf(content, id).index] as number))
    found = content.distances.map((from) => content.hexes.map((hex) => nearest(from, hex)))
    distances.set(content, found)
  }
  return found
}

/** How one may still go: at most so many steps, or anywhere free. */
export interface Way {
  readonly isOpen: boolean
  /** Where the Move began, or begins. */
  readonly from: TriangleId
  readonly at: TriangleId
  readonly steps: number
  readonly teleport: 'shore' | 'free' | null
}
export function wayOf(o: Outlook, moreSteps = 0): Way {
  const at = o.player.at as TriangleId
  const move = o.t.within('move')
  if (move !== undefined) {
    const steps = speedOf(o.t, o.seat) + moreSteps - move.steps
    return { isOpen: true, from: move.from, at, steps: Math.max(0, steps), teleport: move.teleport }
  }
  const isOpen = o.turn?.move === 'open'
  return { isOpen, from: at, at, steps: isOpen ? speedOf(o.t, o.seat) + moreSteps : 0, teleport: null }
}
function endsOf({ state, content, seat }: Outlook, { isOpen, from, at, steps, teleport }: Way): Triangle[] {
  if (!isOpen) return [triangleOf(content, at)]
  const near = content.distances[triangleOf(content, at).index] as readonly number[]
  return content.triangles.filter(
    ({ id, index, isShore }) =>
      (teleport === null ? (near[index] as number) <= steps : teleport === 'free' || isShore) &&
      canEndAt(state, seat, from, id),
  )
}

/** What each hex promises for later turns, with the cubes of now and a few more. */
function prospectOf(o: Outlook): readonly number[] {
  if (o.prospect !== null) return o.prospect
  const { content, state } = o
  const later = handOf(o.t, o.seat)
  for (const attr of COMMON) later.attrs[INDEX[attr]] = (later.attrs[INDEX[attr]] as number) + 1
  later.inf = Math.max(2, later.inf - 2)
  const base = worthOf(o.prices, later)
  const known = new Map<Region, number>()
  const gainAt = (region: Region): number => {
    let gain = known.get(region)
    if (gain === undefined) {
      gain = Math.max(0, (bestVisit(o, later, region, o.discounts)?.worth ?? base) - base)
      known.set(region, gain)
    }
    return gain
  }
  const unknown = 0.8 * unknownWorth(o, gainAt) + WEIGHTS.discovery
  o.prospect = content.hexes.map(({ id }) => {
    const region = state.tiles[id]
    if (region === undefined) return unknown
    return gainAt(regionOf(content, region)) + (controllerOf(state, id) === null ? 1 : 0)
  })
  return o.prospect
}
/** What it promises to stand somewhere: the best region near it, and a little of the next. */
function promise({ content, turnsLeft }: Outlook, byHex: readonly number[], speed: number, at: Triangle): number {
  if (turnsLeft === 0) return 0
  const { near, second } = WEIGHTS
  const to = distancesTo(content)[at.index] as readonly number[]
  let [best, next] = [0, 0]
  for (let i = 0; i < byHex.length; i++) {
    const turns = Math.ceil((to[i] as number) / speed)
    const worth = (byHex[i] as number) * (near[Math.min(turns, near.length - 1)] as number)
    if (worth > best) [best, next] = [worth, best]
    else if (worth > next) next = worth
  }
  return best + second * next
}

// —— the plan ——

interface End {
  readonly triangle: Triangle
  readonly promise: number
}
/** Where a hex could be visited: now or at the best end of the Move that touches it. */
interface Stop {
  readonly hex: Hex
  readonly region: Region | null
  readonly end: End | null
  readonly isVisitFirst: boolean
}

export interface PlanOptions {
  readonly hand?: Hand
  readonly moreSteps?: number
  readonly teleport?: 'shore' | 'free'
  readonly discounts?: readonly Discount[]
  /** One more visit. */
  readonly isVisitOpen?: boolean
  /** Only these activations, e.g. while one is being carried out. */
  readonly acts?: readonly Act[]
}

const canVisit = ({ turn }: Outlook): boolean =>
  turn !== undefined && turn.visited.length + (turn.isRested ? 1 : 0) < 1 + turn.moreVisits

/** The mean of what a tile from the bag could be visited for. */
function unknownWorth(o: Outlook, gains: (region: Region) => number): number {
  let [sum, all] = [0, 0]
  for (const id in o.state.bag) {
    const n = o.state.bag[id as RegionId] as number
    sum += n * Math.max(0, gains(regionOf(o.content, id as RegionId)))
    all += n
  }
  return all === 0 ? 0 : sum / all
}

export const planOf = (o: Outlook, options: PlanOptions = {}): Plan => new Planner(o, options).best()
/** The best plans with different first steps, the best first. */
export const plansOf = (o: Outlook): Plan[] => new Planner(o, {}).all()

/** Every activation with every visit, rest and discovery that the Move can reach. */
class Planner {
  private readonly found: Plan[] = []
  private readonly reached = new Map<number, { ends: End[]; stops: Stop[]; best: End | null }>()
  private readonly hand: Hand
  private readonly acts: readonly Act[]
  private readonly hasVisit: boolean
  private readonly o: Outlook
  private readonly options: PlanOptions
  private readonly speed: number

  constructor(o: Outlook, options: PlanOptions) {
    this.o = o
    this.options = options
    this.hand = options.hand ?? handOf(o.t, o.seat)
    this.hasVisit = options.isVisitOpen ?? canVisit(o)
    const none = { ...noAct(o, this.hand), discounts: options.discounts ?? o.discounts }
    this.acts = options.acts ?? [none, ...actsOf(o, this.hand)]
    this.speed = speedOf(o.t, o.seat)
    for (const act of this.acts) this.think(act)
  }
  best(): Plan {
    let best = this.found[0] as Plan
    for (const plan of this.found) if (plan.worth > best.worth) best = plan
    return best
  }
  all(): Plan[] {
    return this.found.sort((a, b) => b.worth - a.worth)
  }

  /** Ends and stops depend on the steps an activation adds, and on nothing else of it. */
  private reach(steps: number) {
    let reach = this.reached.get(steps)
    if (reach === undefined) {
      const { o, options } = this
      const way = wayOf(o, steps + (options.moreSteps ?? 0))
      const moving = options.teleport === undefined ? way : { ...way, isOpen: true, teleport: options.teleport }
      const ends = endsOf(o, moving).map((triangle) => ({
        triangle,
        promise: promise(o, prospectOf(o), this.speed, triangle),
      }))
      let best: End | null = null
      for (const end of ends) if (best === null || end.promise > best.promise) best = end
      reach = { ends, stops: stopsOf(o, moving, ends, best), best }
      this.reached.set(steps, reach)
    }
    return reach
  }

  private think(act: Act): void {
    const { o } = this
    const { ends, stops, best } = this.reach(act.steps)
    const promised = best?.promise ?? 0
    const end = best?.triangle.id ?? null
    const plain = { act, isRest: false, isVisitFirst: false }
    this.note({ ...plain, worth: worthOf(o.prices, act.hand) + promised, visit: null, end })
    if (!this.hasVisit) return
    if (o.turn?.visited.length === 0 && !o.turn.isRested) {
      const rested = copyOf(act.hand)
      augment(o.prices, rested, 'either')
      this.note({ ...plain, worth: worthOf(o.prices, rested) + promised + 0.01, visit: null, isRest: true, end })
    }
    const visits = new Map<Region, Visit | null>()
    const visitOf = (region: Region): Visit | null => {
      let visit = visits.get(region)
      if (visit === undefined) {
        visit = bestVisit(o, act.hand, region, act.discounts)
        visits.set(region, visit)
      }
      return visit
    }
    this.thinkOfVisits(act, stops, visitOf)
    this.thinkOfDiscoveries(act, ends, visitOf)
  }

  private thinkOfVisits(act: Act, stops: readonly Stop[], visitOf: (region: Region) => Visit | null): void {
    const { o } = this
    for (const { hex, region, end, isVisitFirst } of stops) {
      if (region === null || (o.turn?.visited.includes(hex.id) ?? false)) continue
      const visit = visitOf(region)
      if (visit === null) continue
      const control = takeControl(o, visit.hand, hex.id, region)
      const controller = controllerOf(o.state, hex.id)
      const given = controller !== null && controller !== o.seat && control === 0 ? VISIT_HONOR * WEIGHTS.generosity : 0
      const extra = control - given + (end?.promise ?? 0)
      const plan = { act, visit: hex.id, isRest: false, isVisitFirst, end: end?.triangle.id ?? null }
      this.note({ ...plan, worth: (act.who === null ? this.finished(visit.hand) : visit.worth) + extra })
    }
  }

  /** A Move to where something is still to be discovered. */
  private thinkOfDiscoveries(act: Act, ends: readonly End[], visitOf: (region: Region) => Visit | null): void {
    const { o } = this
    if (o.turn?.move !== 'open' && o.t.within('move') === undefined) return
    const base = worthOf(o.prices, act.hand)
    let unknown: number | null = null
    for (const { triangle, promise: promised } of ends) {
      let open = 0
      for (const hex of triangle.hexes) if (o.state.tiles[hex] === undefined) open += 1
      if (open === 0) continue
      unknown ??= unknownWorth(o, (region) => (visitOf(region)?.worth ?? base) - base)
      const worth = base + unknown * (1 + 0.25 * (open - 1)) + open * WEIGHTS.discovery + promised
      const plan = { act, visit: null, isRest: false, isVisitFirst: false, end: triangle.id }
      this.note({ ...plan, worth })
    }
  }

  /** Where nobody has been activated yet, somebody may be after the visit, whose payment brings Influence. */
  private finished(hand: Hand): number {
    const later = this.options.acts === undefined ? bestAct(this.o, hand) : null
    return worthOf(this.o.prices, later?.hand ?? hand)
  }
  private note(plan: Plan): void {
    this.found.push(plan)
  }
}

function stopsOf({ content, state }: Outlook, way: Way, ends: readonly End[], best: End | null): Stop[] {
  const here = triangleOf(content, way.at)
  const isMoving = way.isOpen && way.from === way.at
  return content.hexes.flatMap((hex): Stop[] => {
    const id = state.tiles[hex.id]
    const region = id === undefined ? null : regionOf(content, id)
    let end: End | null = null
    for (const other of ends)
      if (other.triangle.hexes.includes(hex.id) && (end === null || other.promise > end.promise)) end = other
    const stops: Stop[] = end === null ? [] : [{ hex, region, end, isVisitFirst: false }]
    if (isMoving && here.hexes.includes(hex.id)) stops.push({ hex, region, end: best, isVisitFirst: true })
    return stops
  })
}
