/** What a novice does while the table is set up: settle, hide, put down the block. Ledger 3.2; the reasons stand in 8.3. */

import { bestFirst, type RankedChoice } from '@skerry/contracts'
import type { Choice, Random, Seat } from '@skerry/kernel'
import { ownerFor, unlaid } from '../queries.ts'
import type { FieldId } from '../types.ts'
import { type P, safePlaces } from './answers.ts'
import { type At, type Board, fieldsHeld, type Road } from './island.ts'
import { roadsOf, treeOf } from './roads.ts'

const best = (ranked: RankedChoice[], most: number): Choice[] =>
  bestFirst(ranked)
    .slice(0, most)
    .map(({ choice }) => choice)

/** How much a wide spread counts against a kingdom that hangs together. */
const SPREAD = 0.05
const KINGDOM = 0.35

/**
 * A castle or an area for one man. Own fields all over the island leave no corner to hide in far from them; a kingdom
 * of more than four fields brings more men than the least.
 */
export function settle(board: Board, seat: Seat, list: readonly Choice[], random: Random, most: number): Choice[] {
  const { island } = board
  const own = fieldsHeld(board, seat)
  const far = island.ids.map((_, at) => own.reduce((least, one) => Math.min(least, stepsTo(board, one, at)), 9))
  const ranked = list.map((choice) => {
    const at = island.at[(choice as Choice & { field: FieldId }).field] as At
    let spread = 0
    for (let other = 0; other < far.length; other++)
      spread += Math.min(far[other] as number, stepsTo(board, at, other)) ** 2
    const roads = island.roads[at] as readonly Road[]
    const joined = roads.some(({ to }) => board.holder[to] === seat) ? KINGDOM : 0
    const value = -SPREAD * spread + joined + 0.05 * roads.length + 0.1 * (island.ground[at] as number)
    return { choice, gain: value + random(100) / 1000 }
  })
  return best(ranked, most)
}

const stepsTo = ({ island }: Board, from: At, to: At): number => (island.steps[from] as readonly number[])[to] as number

/** MAR-RULING-05 Never in a field of the owner; far from his fields and from his other tiles, best in a field of one's own. */
export function hide(
  play: P,
  board: Board,
  seat: Seat,
  list: readonly Choice[],
  random: Random,
  most: number,
): Choice[] {
  const owner = ownerFor(play.state, seat)
  const kinds = unlaid(play.state, owner)
  const kind = kinds[random(kinds.length)]
  const open = new Set(
    list
      .filter((choice) => (choice as Choice & { kind: string }).kind === kind)
      .map((choice) => (choice as Choice & { field: FieldId }).field),
  )
  const places = safePlaces(board, owner, -1, board.holder.length)
  const { ids } = board.island
  const own = play.state.players.length === 2 ? 8 : 3
  const ranked = places
    .filter((at) => open.has(ids[at] as FieldId))
    .map((at, i) => ({
      choice: { do: 'hide', kind, field: ids[at] } as Choice,
      gain: -i + (board.holder[at] === seat ? own : 0),
    }))
  return ranked.length > 0 ? best(ranked, most) : list.slice(0, 1)
}

/** Where the block goes: to the field from which the seat reaches its treasures with the fewest attacks. */
export function station(board: Board, seat: Seat, most: number): Choice[] {
  const roads = roadsOf(board, seat)
  const before = treeOf(board, seat, roads)
  const ranked = fieldsHeld(board, seat).map((at) => {
    // From the fields next door on: own fields cost nothing, so every one of them is as near as the nearest.
    let value = 0
    roads.ways.forEach((way, g) => {
      const left = Math.min(
        ...(board.island.roads[at] as readonly Road[]).map(({ to }) =>
          board.holder[to] === seat ? 99 : 1 + (way[to] as number),
        ),
      )
      value += Math.max(0, 4 - (left - (roads.nearest[g] as number))) / (1 + (roads.nearest[g] as number))
    })
    value += 0.02 * (board.units[at] as number) + 0.001 * before
    return { choice: { do: 'station', field: board.island.ids[at] } as Choice, gain: value }
  })
  return best(ranked, most)
}
