import { defineGame, openTable, type Table, type Thing } from '@skerry/kernel'
import { load } from './load.ts'
import { reinforcements } from './queries.ts'
import { rules } from './rules.ts'
import type { Risk } from './types.ts'

/** Areas are called by their number, as choices name them. */
const areas = ({ state }: Table<Risk>): Thing[] =>
  state.owner.map((owner, area) => ({
    id: String(area),
    kind: 'area',
    label: 'area',
    facts: { area, owner, armies: state.armies[area] ?? 0 },
  }))

const hands = ({ state }: Table<Risk>): Thing[] =>
  state.cards.map((kinds, seat) => ({
    id: `hand ${seat}`,
    kind: 'hand',
    label: 'hand',
    facts: { seat, kinds: kinds.slice() },
  }))

/** Armies on their way to the map. */
function pool(t: Table<Risk>): Thing[] {
  const turn = t.within('turn')
  if (turn === undefined || turn.pool === 0) return []
  return [{ id: 'pool', kind: 'pool', label: 'pool', facts: { seat: turn.seat, left: turn.pool } }]
}

export const game = defineGame<Risk>({
  id: 'risk44',
  version: '1',
  seats: { min: 3, max: 3 },
  options: [],
  load,
  setup: ({ links }) => ({
    state: {
      owner: links.map(() => -1),
      armies: links.map(() => 0),
      held: [0, 0, 0],
      cards: [
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      turn: 0,
      trades: 0,
    },
    first: { rule: 'setup', at: 'deal', area: 0, seat: 0, left: 0 },
  }),
  rules,
  reactions: [],
  clone: (s) => ({
    owner: s.owner.slice(),
    armies: s.armies.slice(),
    held: s.held.slice(),
    cards: s.cards.map((kinds) => kinds.slice()),
    turn: s.turn,
    trades: s.trades,
  }),
  ...openTable,
  things: (t) => [...areas(t), ...hands(t), ...pool(t)],
  sums: ({ state, content }) =>
    Object.fromEntries([0, 1, 2].map((seat) => [`reinforcements ${seat}`, reinforcements(state, content, seat)])),
})
