import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keepRecords, recordOf } from '../src/link/records.ts'
import type { TableInfo } from '../src/link/types.ts'

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo => ({
  id,
  game: 'lagoon',
  seats: [{ name: 'Ada', by: 'person' }],
  options: {},
  sharing: 'alone',
  begun: 0,
  played: 0,
  rows: 9,
  isOver: true,
  winners: [],
  scores: [60],
  asked: null,
  ...more,
})
const two: TableInfo['seats'] = [
  { name: 'Ada', by: 'person' },
  { name: 'Bo', by: 'novice' },
]

describe('records', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('are the best score of games alone that were played to their end', () => {
    expect(recordOf('lagoon', [])).toBeNull()
    const others = [
      table('1', { scores: [200, 300], seats: two }),
      table('2', { scores: [120], isOver: false }),
      table('3', { scores: [130], branchOf: { table: '1', version: 4 } }),
      table('4', { scores: [140], game: 'reef' }),
      table('5', { scores: [150], seats: [{ name: 'Bo', by: 'master' }] }),
    ]
    expect(recordOf('lagoon', others)).toBeNull()
    expect(recordOf('lagoon', [...others, table('6', { scores: [-3] })])).toBe(-3)
    expect(recordOf('lagoon', [...others, table('6'), table('7', { scores: [87] })])).toBe(87)
  })

  test('outlive the tables they were reached at, and are never lowered', () => {
    keepRecords([table('1', { scores: [87] })])
    expect(recordOf('lagoon', [])).toBe(87)
    keepRecords([table('2', { scores: [40] }), table('3', { game: 'reef', scores: [12] })])
    expect([recordOf('lagoon', []), recordOf('reef', [])]).toEqual([87, 12])
    keepRecords([table('4', { seats: two })])
    expect(recordOf('lagoon', [])).toBe(87)
  })

  test('are none where the storage holds something else or is forbidden', () => {
    stored.set('skerry.records', '{"lagoon":"87"}')
    expect(recordOf('lagoon', [])).toBeNull()
    stored.set('skerry.records', 'nonsense')
    expect(recordOf('lagoon', [table('1')])).toBe(60)
    vi.stubGlobal('localStorage', undefined)
    keepRecords([table('1')])
    expect(recordOf('lagoon', [table('1')])).toBe(60)
  })
})
