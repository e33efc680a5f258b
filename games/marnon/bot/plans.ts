/** Attacks weighed: what they bring, what they risk, and what others could do in their next turn. */

import type { Seat } from '@skerry/kernel'
import { oddsOf } from '../odds.ts'
import type { Link } from '../types.ts'
import { type At, type Board, fieldsHeld, incomeOf, NOBODY, type Road } from './island.ts'
import { type Roads, roadsOf } from './roads.ts'

/** What a seat can bring together in one field before an attack. */
export interface Strike {
  readonly units: number
  readonly figure: number
}
export interface Means {
  /** Men that can still be placed anywhere. */
  readonly men: number
  readonly boat: boolean
  /** Attacks left, this one included. */
  readonly attacks: number
}
export interface Plan {
  readonly from: At
  readonly to: At
  readonly by: Link
  readonly strike: Strike
  readonly bonus: number
  /** Chance to take the field. */
  readonly takes: number
  /** What taking it is worth, in attacks saved. */
  readonly gain: number
  /** All in all, the next attack included. */
  readonly value: number
}

/** What things are worth, in attacks. */
const WORTH = {
  found: 0.9,
  won: 40,
  castle: 0.35,
  field: 0.12,
  unit: 0.035,
  foe: 0.02,
  /** A chance of 1 that somebody else wins in his next turn. */
  threat: 5,
} as const
const FAR = 12

/** What a seat can move: where its figures are (−1: in the supply), and which fields must keep their men. */
export interface Levy {
  readonly hero: At
  readonly sorcerer: At
  readonly fixed: readonly At[]
}
const FREE: readonly At[] = []

export function levyOf({ holder, figure }: Board, seat: Seat, fixed = FREE): Levy {
  let hero = -1
  let sorcerer = -1
  for (let i = 0; i < holder.length; i++)
    if (holder[i] === seat) {
      if (figure[i] === 1) hero = i
      else if (figure[i] === 2) sorcerer = i
    }
  return { hero, sorcerer, fixed }
}

/** The units of a field with all that can be pulled in, the men to be placed, and the figure that jumps in or comes for two men. */
export function strikeFrom(board: Board, seat: Seat, from: At, men: number, levy: Levy): Strike {
  const { holder, units, figure, island } = board
  let all = (units[from] as number) + men
  let own = figure[from] as number
  for (const { to } of island.roads[from] as readonly Road[])
    if (holder[to] === seat && !levy.fixed.includes(to)) all += (units[to] as number) - 1
  if (own === 0) {
    if (levy.sorcerer >= 0) {
      own = 2
      if (isFar(board, from, levy.sorcerer)) all += 1
    } else if (men >= 2) {
      own = 2
      all -= 1
    } else if (levy.hero >= 0) {
      own = 1
      if (isFar(board, from, levy.hero)) all += 1
    }
  }
  return { units: all, figure: own }
}

/** A figure from elsewhere is one unit more; one from next door was counted with its field unless it stands alone. */
function isFar({ island, units }: Board, from: At, at: At): boolean {
  return (island.steps[from] as readonly number[])[at] !== 1 || units[at] === 1
}

/** All that weighs on the attacks of a seat at one moment. */
export interface Outlook {
  readonly board: Board
  readonly seat: Seat
  readonly roads: Roads
  readonly levy: Levy
  readonly threats: readonly Threat[]
}
export function outlook(board: Board, seat: Seat, threats: readonly Threat[]): Outlook {
  const fixed = threats.map(({ goal }) => goal).filter((goal) => board.holder[goal] === seat)
  return { board, seat, roads: roadsOf(board, seat), levy: levyOf(board, seat, fixed), threats }
}

/** What it brings to hold this field, in attacks saved on the way to the treasures. `nearest` is what is left without it. */
export function gainOf({ board, seat, roads, threats }: Outlook, to: At, nearest: readonly number[]): number {
  const { goals, ways } = roads
  let gain = WORTH.field + (board.island.castle[to] ? WORTH.castle : 0)
  let found = false
  for (let g = 0; g < goals.length; g++) {
    const left = (ways[g] as readonly number[])[to] as number
    const before = nearest[g] as number
    if (left < before) gain += Math.min(before, FAR) - left
    if (goals[g] === to) found = true
  }
  if (found) gain += goals.length === 1 ? WORTH.won : WORTH.found
  for (const threat of threats)
    if (threat.seat !== seat && (threat.from === to || threat.goal === to)) gain += WORTH.threat * threat.chance
  return gain
}

/** The attacks open to a seat, each with what it is worth, the best first. */
export function plansOf(o: Outlook, means: Means, most = 6): Plan[] {
  const plans = survey(o, means.men, means.boat)
  return means.attacks < 2 ? plans.slice(0, most) : withNext(o, plans, most)
}

/** Every attack there is, weighed by itself. */
export function survey(o: Outlook, men: number, boat: boolean): Plan[] {
  const { board, seat, roads, levy } = o
  const { holder, island, closed } = board
  const gains: number[] = []
  const plans: Plan[] = []
  for (const from of fieldsHeld(board, seat)) {
    const strike = strikeFrom(board, seat, from, men, levy)
    const tries = (list: readonly Road[]) => {
      for (const { to, by, bonus } of list) {
        const who = holder[to] as number
        if (who === seat || who === NOBODY || closed[to]) continue
        gains[to] ??= gainOf(o, to, roads.nearest)
        plans.push(planFor(board, { from, to, by, bonus, strike, gain: gains[to] as number }))
      }
    }
    tries(island.roads[from] as readonly Road[])
    if (boat) tries(island.boats[from] as readonly Road[])
  }
  return plans.sort((a, b) => b.value - a.value)
}

/** The best of these, each with the attack that could follow it. */
export function withNext(o: Outlook, plans: readonly Plan[], most: number): Plan[] {
  const looked = plans.slice(0, most + 4).map((plan) => ({ ...plan, value: plan.value + nextValue(o, plan, plans) }))
  return looked.sort((a, b) => b.value - a.value).slice(0, most)
}

function planFor(board: Board, p: Omit<Plan, 'takes' | 'value'>): Plan {
  const { units, figure } = p.strike
  const foes = board.units[p.to] as number
  const foeFigure = board.figure[p.to] as number
  const takes = oddsOf('takes', units, figure, foes, foeFigure, p.bonus)
  const lost = units - oddsOf('attackerLeft', units, figure, foes, foeFigure, p.bonus)
  // A losing fight is broken off before everything is gone.
  const spent = Math.min(lost, 3 + takes * lost)
  const isPlayer = (board.holder[p.to] as number) < board.seats
  return { ...p, takes, value: takes * p.gain - WORTH.unit * spent + (isPlayer ? WORTH.foe * takes * foes : 0) }
}

/** The second attack: on from the field just taken, or somewhere else altogether. */
function nextValue(o: Outlook, plan: Plan, plans: readonly Plan[]): number {
  const { board, seat, roads } = o
  const other = plans.find(({ to, from }) => to !== plan.to && from !== plan.from)
  const elsewhere = Math.max(0, other?.value ?? 0) * 0.6
  const left = oddsOf(
    'attackerLeft',
    plan.strike.units,
    plan.strike.figure,
    board.units[plan.to] as number,
    board.figure[plan.to] as number,
    plan.bonus,
  )
  const units = Math.floor(left / Math.max(plan.takes, 0.05)) - 1
  if (units < 1) return (1 - plan.takes) * elsewhere
  const nearest = roads.goals.map((_, g) =>
    Math.min(roads.nearest[g] as number, (roads.ways[g] as readonly number[])[plan.to] as number),
  )
  const goals = roads.goals.length - (roads.goals.includes(plan.to) ? 1 : 0)
  let best = elsewhere
  for (const { to, bonus } of board.island.roads[plan.to] as readonly Road[]) {
    const who = board.holder[to] as number
    if (who === seat || who === NOBODY || board.closed[to]) continue
    let gain = WORTH.field + (board.island.castle[to] ? WORTH.castle : 0)
    for (let g = 0; g < roads.goals.length; g++) {
      const way = (roads.ways[g] as readonly number[])[to] as number
      if (way < (nearest[g] as number)) gain += (nearest[g] as number) - way
      if (roads.goals[g] === to) gain += goals === 1 ? WORTH.won : WORTH.found
    }
    const takes = oddsOf(
      'takes',
      units,
      plan.strike.figure,
      board.units[to] as number,
      board.figure[to] as number,
      bonus,
    )
    best = Math.max(best, takes * gain)
  }
  return plan.takes * best + (1 - plan.takes) * elsewhere
}

// —— what others could do ——

/** Somebody could win in his next turn. */
export interface Threat {
  readonly seat: Seat
  readonly chance: number
  /** The field from which he would strike, and the tile he would take last. */
  readonly from: At
  readonly goal: At
}

/** The greatest of them. */
export const worst = (threats: readonly Threat[]): Threat | undefined =>
  threats.reduce<Threat | undefined>((most, one) => (one.chance > (most?.chance ?? 0) ? one : most), undefined)

const NO_THREAT = 0.12

/** Who could win in his next turn, and how; only chances worth looking at. */
export function threatsTo(board: Board, seat: Seat, closedFor: (seat: Seat) => boolean): Threat[] {
  const threats: Threat[] = []
  for (let other = 0; other < board.seats; other++) {
    if (other === seat || board.out[other]) continue
    const threat = winningChance(board, other, closedFor(other))
    if (threat !== null && threat.chance > NO_THREAT) threats.push(threat)
  }
  return threats
}

/** The best way to win with two attacks in one turn; null if there is none. */
export function winningChance(board: Board, seat: Seat, isClosed: boolean, men = -1): Threat | null {
  const goals = board.tiles[seat] as At[]
  if (goals.length === 0 || goals.length > 2) return null
  const { island } = board
  const near = (goal: At) => island.steps[goal] as readonly number[]
  const own = fieldsHeld(board, seat)
  const reach = goals.map((goal) => own.reduce((least, at) => Math.min(least, near(goal)[at] as number), 99))
  const [first, second] = goals as [At, At | undefined]
  const hasBoat = goals.length === 1
  if (Math.min(...reach) > (hasBoat ? 2 : 1) && !hasBoat) return null
  const free = men < 0 ? incomeOf(board, seat) + 1 : men
  const levy = levyOf(board, seat)
  const look: Look = { board, seat, isClosed, own, free, levy }
  if (second === undefined) return soleGoal(look, first)
  return bothGoals(look, first, second) ?? bothGoals(look, second, first)
}

interface Look {
  readonly board: Board
  readonly seat: Seat
  readonly isClosed: boolean
  readonly own: readonly At[]
  readonly free: number
  readonly levy: Levy
}

const isOpen = ({ board, isClosed }: Look, at: At): boolean =>
  board.holder[at] !== NOBODY && !(isClosed && board.closed[at])

function chanceAgainst({ units, figure }: Board, strike: Strike, to: At, bonus: number): number {
  return oddsOf('takes', strike.units, strike.figure, units[to] as number, figure[to] as number, bonus)
}

function soleGoal(look: Look, goal: At): Threat | null {
  const { board, seat, own, free, levy } = look
  if (!isOpen(look, goal)) return null
  let best: Threat | null = null
  const better = (chance: number, from: At) => {
    if (chance > (best?.chance ?? 0)) best = { seat, chance, from, goal }
  }
  for (const from of own) {
    const steps = (board.island.steps[from] as readonly number[])[goal] as number
    if (steps > 2) {
      const boat = (board.island.boats[from] as readonly Road[]).find(({ to }) => to === goal)
      if (boat !== undefined)
        better(chanceAgainst(board, strikeFrom(board, seat, from, free - 1, levy), goal, boat.bonus), from)
      continue
    }
    const strike = strikeFrom(board, seat, from, free, levy)
    for (const { to, bonus } of board.island.roads[from] as readonly Road[]) {
      if (to === goal) better(chanceAgainst(board, strike, goal, bonus), from)
      else if (board.holder[to] !== seat && isOpen(look, to)) {
        const on = (board.island.roads[to] as readonly Road[]).find((road) => road.to === goal)
        if (on !== undefined) better(twice(board, strike, to, bonus, on), from)
      }
    }
  }
  return best
}

/** Through one field into another. */
function twice(board: Board, strike: Strike, to: At, bonus: number, on: Road): number {
  const takes = chanceAgainst(board, strike, to, bonus)
  if (takes < 0.1) return 0
  const left = oddsOf(
    'attackerLeft',
    strike.units,
    strike.figure,
    board.units[to] as number,
    board.figure[to] as number,
    bonus,
  )
  const units = Math.floor(left / takes) - 1
  return units < 2 ? 0 : takes * chanceAgainst(board, { units, figure: strike.figure }, on.to, on.bonus)
}

/** Two tiles in one turn: from one into the other, or from two sides. */
function bothGoals(look: Look, first: At, then: At): Threat | null {
  const { board, seat, own, free, levy } = look
  if (!isOpen(look, first) || !isOpen(look, then)) return null
  let best: Threat | null = null
  for (const from of own) {
    const road = (board.island.roads[from] as readonly Road[]).find(({ to }) => to === first)
    if (road === undefined) continue
    const strike = strikeFrom(board, seat, from, free, levy)
    const on = (board.island.roads[first] as readonly Road[]).find(({ to }) => to === then)
    let chance = on === undefined ? 0 : twice(board, strike, first, road.bonus, on)
    for (const other of own) {
      const side =
        other === from ? undefined : (board.island.roads[other] as readonly Road[]).find(({ to }) => to === then)
      if (side === undefined) continue
      const half = Math.floor(free / 2)
      const one = chanceAgainst(board, strikeFrom(board, seat, from, half, levy), first, road.bonus)
      const two = chanceAgainst(board, strikeFrom(board, seat, other, free - half, levy), then, side.bonus)
      chance = Math.max(chance, one * two)
    }
    if (chance > (best?.chance ?? 0)) best = { seat, chance, from, goal: then }
  }
  return best
}
