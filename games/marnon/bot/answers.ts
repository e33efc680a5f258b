/** What a novice answers to each question of the main game. */

import type { Choice, Play, Seat, Split, Table } from '@skerry/kernel'
import { oddsOf } from '../odds.ts'
import { LETTERS, slotOf } from '../queries.ts'
import type { Aid, AttackFrame, FieldId, FightFrame, Figure, FindFrame, Marnon, Role, TurnFrame } from '../types.ts'
import { type At, type Board, boardOf, fieldsHeld, incomeOf, NOBODY, type Road } from './island.ts'
import {
  gainOf,
  levyOf,
  type Outlook,
  outlook,
  type Plan,
  plansOf,
  survey,
  type Threat,
  threatsTo,
  winningChance,
  withNext,
} from './plans.ts'
import { costs, roadsOf, treeOf, wayTo } from './roads.ts'

export type P = Play<Marnon>

// —— what everybody can see ——

/** Who has still to take his turn in this round: what is closed now is closed for him too. */
export function isStillToCome(t: Table<Marnon>, seat: Seat): boolean {
  const round = t.within('round')
  if (round === undefined) return false
  const { startPlayer, players } = t.state
  return (seat - (startPlayer as Seat) + players.length) % players.length >= round.passed
}

export const threatsAt = (play: P, board: Board, seat: Seat): Threat[] =>
  threatsTo(board, seat, (other) => isStillToCome(play, other))

export function lookFrom(play: P, seat: Seat): Outlook {
  const board = boardOf(play)
  return outlook(board, seat, threatsAt(play, board, seat))
}

const worst = (threats: readonly Threat[]): Threat | undefined =>
  threats.reduce<Threat | undefined>((most, one) => (one.chance > (most?.chance ?? 0) ? one : most), undefined)

export const attackOf = ({ island }: Board, { from, to, by }: Plan): Choice =>
  ({ do: 'attack', from: island.ids[from], to: island.ids[to], by }) as Choice

// —— aid ——

const isOwnTurnWon = (o: Outlook, men: number): boolean =>
  (winningChance(o.board, o.seat, true, men)?.chance ?? 0) > 0.55

/** Which aids deserve a thought, the best first. */
export function aids(play: P, o: Outlook): Aid[] {
  const { board, seat, threats } = o
  const men = incomeOf(board, seat)
  const found: { aid: Aid; value: number }[] = []
  const plans = survey(o, men, true)
  const onFoot = plans.filter(({ by }) => by !== 'boat')
  found.push({ aid: 'extraAttack', value: Math.max(0.1, withNext(o, onFoot, 1)[0]?.value ?? 0) })
  const boat = plans.find(({ by }) => by === 'boat')
  if (boat !== undefined) found.push({ aid: 'boat', value: boat.value })
  const units = board.units.reduce((all, n, i) => (board.holder[i] === seat ? all + n : all), 0)
  if (units < 7) found.push({ aid: 'remnant', value: isOwnTurnWon(o, men + 1) ? 0.05 : 8 })
  const threat = worst(threats)
  if (threat !== undefined && !play.state.treasureMoved) {
    const canGuard = board.holder[threat.goal] === seat && menToGuard(board, threat, men + 1) <= men
    const need = isOwnTurnWon(o, men + 1) ? 0 : threat.chance
    found.push({ aid: 'moveTreasure', value: need > 0.35 && !canGuard ? 20 * need : need })
  }
  return found.sort((a, b) => b.value - a.value).map(({ aid }) => aid)
}

/** Where a tile of this owner would be safest from him; the best first. */
export function safePlaces(board: Board, owner: Seat, without: At, most: number): At[] {
  const { island, holder } = board
  const taken = board.tiles.flat()
  const kept = (board.tiles[owner] as At[]).filter((at) => at !== without)
  const cost = costs(board, owner)
  const ways = kept.map((goal) => wayTo(board, cost, goal))
  const scored: { at: At; value: number }[] = []
  for (let at = 0; at < holder.length; at++) {
    if (holder[at] === owner || taken.includes(at)) continue
    const way = wayTo(board, cost, at)
    const all = [...ways, way]
    const nearest = all.map((one) => Math.min(...fieldsHeld(board, owner).map((own) => one[own] as number)))
    const value = treeOf(board, owner, { goals: [...kept, at], ways: all, nearest })
    scored.push({ at, value: value + 0.1 * (island.ground[at] as number) })
  }
  return scored
    .sort((a, b) => b.value - a.value)
    .slice(0, most)
    .map(({ at }) => at)
}

/** The tile most in danger of being found by its owner: of whoever threatens, else of whoever is nearest to winning. */
function tileToMove(o: Outlook): { owner: Seat; from: At } | null {
  const { board, seat, threats } = o
  const threat = worst(threats)
  if (threat !== undefined) return { owner: threat.seat, from: threat.goal }
  let best: { owner: Seat; from: At } | null = null
  let least = Number.POSITIVE_INFINITY
  for (let owner = 0; owner < board.seats; owner++) {
    if (owner === seat || board.out[owner]) continue
    const roads = roadsOf(board, owner)
    const tree = treeOf(board, owner, roads)
    if (roads.goals.length === 0 || tree >= least) continue
    least = tree
    best = { owner, from: roads.goals[0] as At }
  }
  return best
}

export function tileMoves(o: Outlook, most: number): Choice[] {
  const tile = tileToMove(o)
  if (tile === null) return []
  const { ids } = o.board.island
  return safePlaces(o.board, tile.owner, tile.from, most).map(
    (to) => ({ do: 'moveTreasure', from: ids[tile.from], to: ids[to] }) as Choice,
  )
}

// —— men ——

/** Men into one field: a figure among them where it is worth more than two of them. */
export function placeAt(board: Board, seat: Seat, at: At, men: number, first: Figure = 'sorcerer'): Choice {
  const n: Record<string, number> = {}
  addMen(board, seat, n, at, men, first)
  return { do: 'place', n } as Choice
}

function addMen(board: Board, seat: Seat, n: Record<string, number>, at: At, men: number, first: Figure): void {
  const id = board.island.ids[at] as FieldId
  const levy = levyOf(board, seat)
  const others: readonly Figure[] = first === 'hero' ? ['hero', 'sorcerer'] : ['sorcerer', 'hero']
  const figure = others.find((one) => levy[one] < 0)
  const isWorth = men + (board.units[at] as number) >= 4 && board.figure[at] === 0
  const comes = figure !== undefined && men >= 2 && isWorth
  if (comes) n[slotOf(id, figure)] = 1
  const rest = comes ? men - 2 : men
  if (rest > 0) n[id] = (n[id] ?? 0) + rest
}

/** How many men more make a threatened field safe enough; more than `most` if nothing does. */
export function menToGuard(board: Board, { seat, goal }: Threat, most: number): number {
  const before = board.units[goal] as number
  for (let men = 1; men <= most; men++) {
    board.units[goal] = before + men
    const chance = winningChance(board, seat, false)?.chance ?? 0
    if (chance < 0.2) {
      board.units[goal] = before
      return men
    }
  }
  board.units[goal] = before
  return most + 1
}

/** The ways worth thinking of to spread new men, the best first: on a guarded tile, and where the next attack begins. */
export function spreads(o: Outlook, men: number, attacks: number, boat: boolean, most: number): Choice[] {
  const { board, seat, threats } = o
  const plans = plansOf(o, { men, boat, attacks }, 8)
  const sources = [...new Set(plans.map(({ from }) => from))]
  if (sources.length === 0) sources.push(strongest(board, seat))
  const threat = worst(threats.filter(({ goal }) => board.holder[goal] === seat))
  const found = sources.slice(0, most).map((at) => placeAt(board, seat, at, men))
  if (threat === undefined || isOwnTurnWon(o, men)) return found
  const need = menToGuard(board, threat, men)
  const guarded = spreadOver(board, seat, [
    [threat.goal, Math.min(need, men)],
    [sources[0] as At, men - Math.min(need, men)],
  ])
  return need > men && threat.chance < 0.5 ? [...found, guarded] : [guarded, ...found]
}

function spreadOver(board: Board, seat: Seat, parts: readonly (readonly [At, number])[]): Choice {
  const n: Record<string, number> = {}
  let isFirst = true
  for (const [at, men] of parts) {
    if (men <= 0) continue
    const id = board.island.ids[at] as FieldId
    if (isFirst) addMen(board, seat, n, at, men, 'hero')
    else n[id] = (n[id] ?? 0) + men
    isFirst = false
  }
  return { do: 'place', n } as Choice
}

export function strongest(board: Board, seat: Seat): At {
  return fieldsHeld(board, seat).reduce((best, at) =>
    (board.units[at] as number) > (board.units[best] as number) ? at : best,
  )
}

// —— attack ——

const LEAST_VALUE = 0.04

/** Attacks worth thinking of, the best first; `rest` where nothing is worth it. */
export function attacks(o: Outlook, { aid, at }: TurnFrame, most: number): Choice[] {
  const plans = plansOf(
    o,
    { men: 0, boat: aid === 'boat' && at === 'declare', attacks: aid === 'extraAttack' && at === 'declare' ? 2 : 1 },
    most * 3,
  )
  const chosen: Plan[] = []
  for (const plan of plans) {
    const same = chosen.filter(({ to }) => to === plan.to).length
    if (plan.value > LEAST_VALUE && same < 1 && chosen.length < most) chosen.push(plan)
  }
  return [...chosen.map((plan) => attackOf(o.board, plan)), { do: 'rest' }]
}

const ENOUGH = 0.985

/** Units pulled in from next door, the idlest field first, until the fight is as good as won and something is left. */
export function muster(o: Outlook, f: AttackFrame): Choice {
  const { board, seat, levy, roads } = o
  const { island, units, figure } = board
  const source = island.at[f.source] as At
  const target = island.at[f.target] as At
  const bonus = bonusOn(board, source, target, f)
  const idle = (at: At) => Math.min(...roads.ways.map((way) => way[at] as number), 99)
  const givers = (island.roads[source] as readonly Road[])
    .map(({ to }) => to)
    .filter((at) => board.holder[at] === seat && (units[at] as number) > 1 && !levy.fixed.includes(at))
    .sort((a, b) => idle(b) - idle(a))
  const n: Record<string, number> = {}
  let all = units[source] as number
  let own = figure[source] as number
  const isEnough = () => {
    const odds = (key: 'takes' | 'attackerLeft') =>
      oddsOf(key, all, own, units[target] as number, figure[target] as number, bonus)
    return odds('takes') > ENOUGH && odds('attackerLeft') > 6
  }
  for (const at of givers) {
    if (isEnough()) break
    const id = island.ids[at] as FieldId
    const there = figure[at] as number
    let gives = (units[at] as number) - 1
    if (there > own && own === 0) {
      n[slotOf(id, there === 2 ? 'sorcerer' : 'hero')] = 1
      own = there
      gives -= 1
      all += 1
    }
    const bodies = Math.min(gives, (units[at] as number) - (there > 0 ? 1 : 0))
    if (bodies > 0) n[id] = bodies
    all += bodies
  }
  return { do: 'muster', n } as Choice
}

function bonusOn({ island }: Board, source: At, target: At, { by }: { readonly by: FightFrame['by'] }): number {
  if (by === 'boat') return island.ground[target] as number
  return (island.roads[source] as readonly Road[]).find(({ to }) => to === target)?.bonus ?? 0
}

/** A figure jumps in where it helps, unless it would give up a field worth keeping. */
export function jump(o: Outlook, f: AttackFrame, list: readonly Choice[]): Choice {
  const { board } = o
  const { island, units, figure } = board
  const source = island.at[f.source] as At
  const target = island.at[f.target] as At
  const bonus = bonusOn(board, source, target, f)
  const worthOf = (all: number, own: number) =>
    oddsOf('takes', all, own, units[target] as number, figure[target] as number, bonus) +
    0.02 * oddsOf('attackerLeft', all, own, units[target] as number, figure[target] as number, bonus)
  let best: Choice = { do: 'noJump' }
  let most = worthOf(units[source] as number, 0) + 0.02
  for (const choice of list) {
    if (choice.do !== 'jump') continue
    const name = (choice as Choice & { figure: Figure }).figure
    const from = o.levy[name]
    const leaves = from >= 0 && units[from] === 1 ? 0.08 + (island.castle[from] ? 0.1 : 0) : 0
    const guards = o.levy.fixed.includes(from) ? 0.3 : 0
    const worth = worthOf((units[source] as number) + 1, name === 'sorcerer' ? 2 : 1) - leaves - guards - 0.02
    if (worth > most) {
      most = worth
      best = choice
    }
  }
  return best
}

/** How a fight would end if it went on, and what that is worth to the attacker. */
export function prospect(o: Outlook, f: FightFrame): { readonly takes: number; readonly value: number } {
  const { board } = o
  const source = board.island.at[f.attacker.field] as At
  const target = board.island.at[f.defender.field] as At
  const odds = (key: 'takes' | 'attackerLeft') =>
    oddsOf(
      key,
      board.units[source] as number,
      board.figure[source] as number,
      board.units[target] as number,
      board.figure[target] as number,
      bonusOn(board, source, target, f),
    )
  const takes = odds('takes')
  const lost = (board.units[source] as number) - odds('attackerLeft')
  const desperate = worst(o.threats)?.chance ?? 0
  const gain = gainOf(o, target, o.roads.nearest)
  return { takes, value: takes * gain - (0.07 - 0.05 * desperate) * lost }
}

/** The winner moves in with most of his force where that brings him on, with one where it does not; a guard stays. */
export function advance(o: Outlook, f: FightFrame, winner: Role): Choice {
  const { board, seat, levy } = o
  const from = board.island.at[f[winner].field] as At
  const to = board.island.at[f[winner === 'attacker' ? 'defender' : 'attacker'].field] as At
  const all = board.units[from] as number
  board.holder[to] = seat
  const goals = (board.tiles[seat] as At[]).filter((goal) => goal !== to)
  const { ways } = roadsOf(board, seat, goals)
  const left = (at: At) => nextStep(board, seat, ways, at)
  const guards = o.threats.some(({ goal }) => goal === to)
  const goesOn = left(to) <= left(from) || guards
  let go = goesOn ? all - 1 : 1
  if (winner === 'defender') go = Math.min(go, Math.max(1, Math.floor(all / 2)))
  if (levy.fixed.includes(from)) go = Math.min(go, guards ? Math.ceil(all / 2) : 1)
  return { do: 'advance', n: party(board, from, go, goesOn) } as Choice
}

/** What is left to the nearest goal when starting from this very field: through fields that are not held yet. */
function nextStep(board: Board, seat: Seat, ways: readonly (readonly number[])[], at: At): number {
  let least = 99
  for (const way of ways)
    for (const { to } of board.island.roads[at] as readonly Road[])
      if (board.holder[to] !== seat && board.holder[to] !== NOBODY) least = Math.min(least, 1 + (way[to] as number))
  return least
}

/** So many units of a field; the figure goes with the main body. */
function party({ island, units, figure }: Board, from: At, go: number, withFigure: boolean): Split {
  const id = island.ids[from] as FieldId
  const there = figure[from] as number
  const bodies = (units[from] as number) - (there > 0 ? 1 : 0)
  const comes = there > 0 && ((withFigure && (go > 1 || bodies < 1)) || go > bodies)
  const n: Record<string, number> = {}
  if (comes) n[slotOf(id, there === 2 ? 'sorcerer' : 'hero')] = 1
  const men = go - (comes ? 1 : 0)
  if (men > 0) n[id] = men
  return n
}

// —— losses and the ring ——

/** Men before figures. */
export function lose({ island, units, figure }: Board, at: At, due: number): Choice {
  const id = island.ids[at] as FieldId
  const there = figure[at] as number
  const bodies = (units[at] as number) - (there > 0 ? 1 : 0)
  const n: Record<string, number> = {}
  const all = Math.min(due, units[at] as number)
  if (Math.min(all, bodies) > 0) n[id] = Math.min(all, bodies)
  if (all > bodies) n[slotOf(id, there === 2 ? 'sorcerer' : 'hero')] = 1
  return { do: 'lose', n } as Choice
}

/** Units anywhere on the board: a victim gives what he misses least, a finder takes what hurts most. */
export function ringLosses(board: Board, f: FindFrame, chooser: Seat): Choice {
  const victim = f.victim as Seat
  const left = board.units.slice()
  const n: Record<string, number> = {}
  const fields = fieldsHeld(board, victim)
  const men = (at: At) => (left[at] as number) - (board.figure[at] ? 1 : 0)
  const total = fields.reduce((all, at) => all + (left[at] as number), 0)
  let due = Math.min(3, total)
  const takeFigures = () => {
    for (const at of [...fields].sort((a, b) => (board.figure[b] as number) - (board.figure[a] as number)))
      if (due > 0 && (board.figure[at] as number) > 0) {
        n[slotOf(board.island.ids[at] as FieldId, board.figure[at] === 2 ? 'sorcerer' : 'hero')] = 1
        left[at] = (left[at] as number) - 1
        due -= 1
      }
  }
  if (chooser !== victim) takeFigures()
  for (; due > 0; due--) {
    const from = fields.reduce((best, at) => (menRank(at) > menRank(best) ? at : best))
    if (men(from) <= 0) break
    const id = board.island.ids[from] as FieldId
    n[id] = (n[id] ?? 0) + 1
    left[from] = (left[from] as number) - 1
  }
  if (due > 0 && chooser === victim) takeFigures()
  return { do: 'lose', n } as Choice

  function menRank(at: At): number {
    return men(at) <= 0 ? -1 : (left[at] as number)
  }
}

/** Opponents in the order in which a curse suits them: whoever is nearest to winning first. */
export function curses(board: Board, seat: Seat, options: { readonly most: number }): Choice[] {
  const found: { seat: Seat; left: number }[] = []
  for (let other = 0; other < board.seats; other++) {
    if (other === seat || board.out[other]) continue
    found.push({ seat: other, left: treeOf(board, other, roadsOf(board, other)) })
  }
  return found
    .sort((a, b) => a.left - b.left)
    .slice(0, options.most)
    .map((one) => ({ do: 'curse', victim: LETTERS[one.seat] }) as Choice)
}
