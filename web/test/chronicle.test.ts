import type { LogSign } from '@skerry/contracts'
import type { Event } from '@skerry/kernel'
import { describe, expect, it } from 'vitest'
import type { LogEntry } from '../src/link/types.ts'
import { Chronicle, hasLine, turnAt, turnsOf } from '../src/table/log/chronicle.ts'
import { chapterOf, chaptersOf, citationsIn } from '../src/table/rules/rulebook.ts'

type Told = Event & { readonly seat?: number }
const event = (type: string, seat?: number): Told => ({
  rule: 'MAR-TURN-01',
  type,
  ...(seat === undefined ? {} : { seat }),
})
const row = (n: number, seat: number | null, ...events: Told[]): LogEntry => ({ row: n, seat, isUndo: false, events })

/** A turn begins under a heading of its seat, a phase under one of nobody. */
const signOf = (told: Event): LogSign => {
  const { type, seat } = told as Told
  if (type === 'quiet') return { things: [], isQuiet: true }
  if (type === 'turn') return { things: [], heading: `turn of ${seat}`, ...(seat === undefined ? {} : { seat }) }
  if (type === 'phase') return { things: [], heading: 'orcs' }
  return { things: ['C1'] }
}

describe('the log', () => {
  const told = [row(0, null, event('a'), event('quiet')), row(1, 0, event('b'), event('c')), row(2, 1, event('d'))]

  it('has a line per event that is worth one', () => {
    const { lines, earlier } = new Chronicle(signOf).last(told, 100)
    expect(lines.map(({ key, version }) => [key, version])).toEqual([
      ['0.0', 1],
      ['1.0', 2],
      ['1.1', 2],
      ['2.0', 3],
    ])
    expect(earlier).toBe(0)
  })

  it('has no line for a heading, unless it is to keep its own', () => {
    const shown = (sign: LogSign) => new Chronicle(() => sign).last([row(0, 0, event('a'))], 9).lines.map(hasLine)
    expect(shown({ things: [] })).toEqual([true])
    expect(shown({ things: [], heading: 'scoring' })).toEqual([false])
    expect(shown({ things: [], heading: 'scoring', hasLine: true })).toEqual([true])
  })

  it('begins late where it is long', () => {
    const { lines, earlier } = new Chronicle(signOf).last(told, 2)
    expect(lines.map(({ key }) => key)).toEqual(['1.0', '1.1', '2.0'])
    expect(earlier).toBe(1)
  })

  it('reads every row once', () => {
    let read = 0
    const chronicle = new Chronicle((e) => {
      read += 1
      return signOf(e)
    })
    chronicle.last(told, 100)
    chronicle.last([...told, row(3, 0, event('e'))], 100)
    expect(read).toBe(6)
  })

  it('says who took something back', () => {
    const { lines } = new Chronicle(signOf).last([{ row: 4, seat: 1, isUndo: true, events: [] }], 100)
    expect(lines).toMatchObject([{ event: null, version: 5, sign: { seat: 1 } }])
  })

  it('says who gave up and what other rules decide from here, then what came of it', () => {
    const told: LogEntry[] = [
      { ...row(4, 1, event('a')), hasResigned: true },
      { ...row(5, null), newRules: ['MAR-TURN-01', 'MAR-TURN-02'] },
    ]
    const { lines } = new Chronicle(signOf).last(told, 100)
    expect(lines).toMatchObject([
      { note: 'resigned', event: null, version: 5, sign: { seat: 1 } },
      { event: { type: 'a' }, version: 5 },
      { note: 'newRules', event: null, version: 6, rules: ['MAR-TURN-01', 'MAR-TURN-02'] },
    ])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(3)
  })
})

describe('the turns of the scrubber', () => {
  const told = [
    row(0, null, event('a')),
    row(1, 0, event('b')),
    row(2, 1, event('b')),
    row(3, 1, event('b'), event('phase')),
    row(4, null, event('a'), event('turn', 0)),
    row(5, 0, event('b')),
    row(6, 1, event('b')),
    row(7, 0, event('b'), event('turn', 1)),
    row(8, 1, event('b')),
  ]
  const bars = turnsOf(told, new Chronicle(signOf))

  it('are runs of one seat, and under a heading of a seat its whole turn', () => {
    expect(bars.map(({ from, to, seat }) => [from, to, seat])).toEqual([
      [0, 1, null],
      [1, 2, 0],
      [2, 4, 1],
      [4, 5, null],
      [5, 8, 0],
      [8, 9, 1],
    ])
  })

  it('tell in which turn a version lies', () => {
    expect(turnAt(bars, 7)).toMatchObject({ seat: 0, heading: 'turn of 0' })
    expect(turnAt(bars, 0)).toBeUndefined()
  })

  it('close the gap of rows taken back', () => {
    const gap = turnsOf([row(0, 0, event('b')), row(3, 1, event('b'))], new Chronicle(signOf))
    expect(gap.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 4],
    ])
  })
})

describe('the rule book', () => {
  const rules = {
    'MAR-GEN-01': 'Two to six.',
    'MAR-ATTACK-03': 'See MAR-GEN-01, too.',
    'MAR-ATTACK-04': 'Once a turn.',
  }

  it('has chapters in the order of the rules', () => {
    expect(chaptersOf(rules).map(({ id, rules: all }) => [id, all.length])).toEqual([
      ['GEN', 1],
      ['ATTACK', 2],
    ])
    expect(chapterOf('odd')).toBe('odd')
  })

  it('is searched by text and id', () => {
    expect(chaptersOf(rules, 'turn')).toMatchObject([{ id: 'ATTACK', rules: [['MAR-ATTACK-04', 'Once a turn.']] }])
    expect(chaptersOf(rules, 'attack-03')).toHaveLength(1)
    expect(chaptersOf(rules, 'dragon')).toEqual([])
  })

  it('follows the ids in its texts', () => {
    expect(citationsIn('See MAR-GEN-01, too.')).toEqual(['See ', 'MAR-GEN-01', ', too.'])
  })
})
