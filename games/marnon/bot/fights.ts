/** What a novice does before, in and after a fight: who joins it, when it is broken off, who moves in, what is lost. */

import type { Choice, Seat, Split } from '@skerry/kernel'
import { oddsOf } from '../odds.ts'
import { slotOf } from '../queries.ts'
import type { AttackFrame, FieldId, FightFrame, Figure, FindFrame, Role } from '../types.ts'
import { type At, type Board, fieldsHeld, NOBODY, type Road } from './island.ts'
import { gainOf, type Outlook, worst } from './plans.ts'
import { roadsOf } from './roads.ts'

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

/** This many units of a field; the figure goes with the main body. */
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

// —— losses ——

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
