/** What a novice does in his turn: aid, new men, attacks; and whom he curses. */

import type { Choice, Play, Seat, Table } from '@skerry/kernel'
import { LETTERS, slotOf } from '../queries.ts'
import type { Aid, FieldId, Figure, Marnon, TurnFrame } from '../types.ts'
import { type At, type Board, boardOf, fieldsHeld, incomeOf } from './island.ts'
import {
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
  worst,
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

export const attackOf = ({ island }: Board, { from, to, by }: Plan): Choice =>
  ({ do: 'attack', from: island.ids[from], to: island.ids[to], by }) as Choice

// —— aid ——

const isOwnTurnWon = (o: Outlook, men: number): boolean =>
  (winningChance(o.board, o.seat, true, men)?.chance ?? 0) > 0.55

/** Which aids deserve a thought, the best first. */
export function aids(play: P, o: Outlook): Choice[] {
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
  return found.sort((a, b) => b.value - a.value).map(({ aid }) => ({ do: 'aid', aid }) as Choice)
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
export function spreads(o: Outlook, { men, aid }: Pick<TurnFrame, 'men' | 'aid'>, most: number): Choice[] {
  const { board, seat, threats } = o
  const plans = plansOf(o, { men, boat: aid === 'boat', attacks: aid === 'extraAttack' ? 2 : 1 }, 8)
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

// —— the ring ——

/** Opponents in the order in which a curse suits them: whoever is nearest to winning first. */
export function curses(board: Board, seat: Seat): Choice[] {
  const found: { seat: Seat; left: number }[] = []
  for (let other = 0; other < board.seats; other++) {
    if (other === seat || board.out[other]) continue
    found.push({ seat: other, left: treeOf(board, other, roadsOf(board, other)) })
  }
  return found.sort((a, b) => a.left - b.left).map((one) => ({ do: 'curse', victim: LETTERS[one.seat] }) as Choice)
}
