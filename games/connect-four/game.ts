import { PackError } from '@skerry/contracts'
import { defineGame, openTable } from '@skerry/kernel'
import { rules } from './rules.ts'
import type { ConnectFour, Content } from './types.ts'

function load(pack: unknown): Content {
  if (typeof pack !== 'object' || pack === null) throw new PackError('', 'notAnObject')
  const size = (key: 'columns' | 'rows' | 'line', most: number): number => {
    const value = (pack as Record<string, unknown>)[key]
    if (!Number.isSafeInteger(value) || (value as number) < 1 || (value as number) > most)
      throw new PackError(key, 'notInRange', { least: 1, most, got: JSON.stringify(value) ?? 'nothing' })
    return value as number
  }
  const [columns, rows, line] = [size('columns', 20), size('rows', 20), size('line', 20)]
  if (line > Math.max(columns, rows)) throw new PackError('line', 'longerThanTheBoard', { line, columns, rows })
  return { columns, rows, line, drops: Array.from({ length: columns }, (_, i) => ({ do: 'drop', column: i + 1 })) }
}

export const game = defineGame<ConnectFour>({
  id: 'connect-four',
  version: '1',
  seats: { min: 2, max: 2 },
  options: [],
  load,
  setup: ({ columns, rows }) => ({
    state: { cells: Array<number>(columns * rows).fill(-1), heights: Array<number>(columns).fill(0) },
    first: { rule: 'game', at: 'drop', seat: 0 },
  }),
  rules,
  reactions: [],
  clone: ({ cells, heights }) => ({ cells: cells.slice(), heights: heights.slice() }),
  ...openTable,
  things: ({ state, content }) =>
    state.heights.map((stones, i) => ({
      id: `column ${i + 1}`,
      kind: 'column',
      label: 'column',
      facts: { column: i + 1, stones: state.cells.filter((_, at) => at % content.columns === i).slice(0, stones) },
    })),
})
