import { PackError } from '@skerry/contracts'
import { defineGame, openTable, sum, sumsOf } from '@skerry/kernel'
import { rules } from './rules.ts'
import type { Content, Voyage } from './types.ts'

const { part } = sumsOf<Voyage>()

function load(pack: unknown): Content {
  const { holds, rounds } = (pack ?? {}) as Partial<Content>
  if (!Array.isArray(holds) || holds.length === 0) throw new PackError('holds', 'noHolds')
  holds.forEach(({ max }, i) => {
    if (!(max > 0)) throw new PackError(`holds.${i}.max`, 'notAPositiveNumber', { got: max ?? null })
  })
  if (rounds === undefined) throw new PackError('rounds', 'missing')
  return { holds, rounds }
}

export const game = defineGame<Voyage>({
  id: 'haul',
  version: '2',
  seats: { min: 2, max: 3 },
  options: [
    { key: 'storm', rule: 'HAUL-OPTION-01', values: [false, true], default: false },
    { key: 'crew', rule: 'HAUL-OPTION-02', values: ['small', 'big'], default: 'small', needs: { storm: true } },
    { key: 'pirates', rule: 'HAUL-OPTION-03', values: [false, true], default: false, seats: [3] },
  ],
  load,
  setup: (_, seats, { storm }) => ({
    state: { round: 1, cargo: Array<number>(seats).fill(0), storm: storm === true },
    first: { rule: 'voyage', at: 'load', seat: 0 },
  }),
  rules,
  reactions: [],
  clone: ({ round, cargo, storm }) => ({ round, cargo: cargo.slice(), storm }),
  ...openTable,
  things: ({ content }) =>
    content.holds.map(({ id, max }) => ({ id, kind: 'hold', label: 'hold', facts: { id, max } })),
  sums: ({ state }) =>
    Object.fromEntries(state.cargo.map((n, seat) => [`cargo ${seat}`, sum(part('HAUL-END-01', n, 'cargo'))])),
})
