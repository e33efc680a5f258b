import { type Choice, canonical, copy, freeze, hashOf, InputError } from '@skerry/kernel'
import { bazaar, bazaarContent as content, giving, never } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import { ruleOf } from '../src/index.ts'
import { matchOf, stateOf, taken } from './bazaar.ts'

describe('a command', () => {
  it('adds one row with its seat, its choices in notation and the hash of the position it leads to', () => {
    const match = matchOf()
    const { row, events } = taken(match.choose(0, ['earn 2'], never))
    expect(row).toEqual({ kind: 'choice', seat: 0, choices: ['earn 2'], outcomes: [], hash: hashOf(match.position) })
    expect(events).toEqual([{ rule: 'BZ-EARN-01', type: 'earned', what: 2 }])
    expect(match.rows).toEqual([row])
    expect(match.position.state.coins).toEqual([4, 2])
  })

  it('takes choices as data or as text alike', () => {
    const [one, two] = [matchOf(), matchOf()]
    one.choose(0, ['earn 2', 'shop', 'pay figs:1 silk:1'], never)
    two.choose(
      0,
      [{ do: 'earn', n: 2 } as Choice, { do: 'shop' }, { do: 'pay', n: { figs: 1, silk: 1 } } as Choice],
      never,
    )
    expect(two.rows).toEqual(one.rows)
  })

  it('holds the chance that follows it, drawn by the caller', () => {
    const match = matchOf()
    const { row, events } = taken(match.choose(0, ['earn 1', 'roll'], giving(3)))
    expect(row).toMatchObject({ choices: ['earn 1', 'roll'], outcomes: ['4'] })
    expect(events.map(({ type }) => type)).toEqual(['earned', 'rolled'])
  })

  it('of several choices is whole or absent: if the second is refused, nothing has changed', () => {
    const match = matchOf()
    const before = stateOf(match)
    expect(match.choose(0, ['earn 3', 'earn 3', 'earn 3'], never)).toEqual({
      refused: { rule: 'BZ-EARN-02', reason: 'purseFull', params: { most: 9 } },
    })
    expect(stateOf(match)).toBe(before)
    expect(match.choose(0, ['earn 1', 'done', 'earn 1'], never)).toMatchObject({ refused: { reason: 'notYourTurn' } })
    expect(stateOf(match)).toBe(before)
  })

  it('of several choices cannot have chance in between', () => {
    const match = matchOf()
    const before = stateOf(match)
    expect(match.choose(0, ['roll', 'earn 1'], giving(2))).toMatchObject({
      refused: { reason: 'oneAtATime', params: {} },
    })
    expect(stateOf(match)).toBe(before)
  })

  it('of somebody whose turn it is not is refused and leaves no row', () => {
    const match = matchOf()
    expect(match.choose(1, ['done'], never)).toMatchObject({ refused: { reason: 'notYourTurn' } })
    expect(match.rows).toEqual([])
  })

  it('in words that make no sense is refused by the rule of the question and leaves no row', () => {
    const match = matchOf()
    const before = stateOf(match)
    for (const text of ['fly', 'earn', 'earn 9', 'pay figs'])
      expect(match.choose(0, ['earn 1', text], never)).toEqual({
        refused: { rule: ruleOf(match.pending()), reason: 'malformed', params: { why: 'notation', got: text } },
      })
    expect(stateOf(match)).toBe(before)
  })

  it('of no choices is none: it leaves no row and nobody else\u2019s undo is barred by it', () => {
    const match = matchOf()
    match.choose(0, ['earn 1'], never)
    const before = stateOf(match)
    match.choose(1, [], never)
    expect(stateOf(match)).toBe(before)
    expect(match.undoBarrier(0)).toBeNull()
  })

  it('never changes an earlier position or row', () => {
    const match = matchOf()
    const start = freeze(match.position)
    const before = canonical(start)
    match.choose(0, ['earn 1', 'roll'], giving(5))
    const rows = freeze(copy(match.rows))
    match.choose(1, ['gift salt'], never)
    expect(canonical(start)).toBe(before)
    expect(match.rows.slice(0, 1)).toEqual(rows)
  })
})

describe('the beginning', () => {
  it('lets chance have its say where it comes first, in a row of nobody', () => {
    const match = matchOf({ start: 'dice' })
    expect(match.choose(0, ['done'], never)).toMatchObject({ refused: { reason: 'notNow' } })
    expect(match.begin(giving(2))).toEqual([{ rule: 'BZ-DICE-02', type: 'rolled', what: 3 }])
    expect(match.rows).toEqual([
      { kind: 'choice', seat: null, choices: [], outcomes: ['3'], hash: hashOf(match.position) },
    ])
    expect(match.undoBarrier(0)).toBe('nothingDone')
  })

  it('does nothing where a seat is asked first', () => {
    const match = matchOf()
    expect(match.begin(never)).toEqual([])
    expect(match.rows).toEqual([])
  })

  it('refuses options and seat counts the game does not have', () => {
    expect(() => matchOf({ rounds: 2 })).toThrow(InputError)
    expect(() => matchOf({}, 9)).toThrow(InputError)
  })
})

describe('undo', () => {
  it('takes back the last row of the seat, in a row of its own', () => {
    const match = matchOf()
    const start = hashOf(match.position)
    match.choose(0, ['earn 1'], never)
    const { row, events } = taken(match.undo(0))
    expect(row).toEqual({ kind: 'undo', seat: 0, hash: start })
    expect(match.record().rows[1]).toEqual({ seat: 0, choices: [], outcomes: [], undo: true, hash: start })
    expect(events).toEqual([])
    expect(hashOf(match.position)).toBe(start)
    expect(match.rows).toHaveLength(2)
  })

  it('takes back a command of several choices as one, and row after row', () => {
    const match = matchOf()
    const start = hashOf(match.position)
    match.choose(0, ['earn 1', 'shop', 'pay figs:2'], never)
    const middle = hashOf(match.position)
    match.choose(0, ['earn 1'], never)
    match.undo(0)
    expect(hashOf(match.position)).toBe(middle)
    match.undo(0)
    expect(hashOf(match.position)).toBe(start)
    expect(match.undo(0)).toMatchObject({ refused: { reason: 'cannotUndo', params: { why: 'nothingDone' } } })
  })

  it('never crosses chance', () => {
    const match = matchOf()
    match.choose(0, ['roll'], giving(3))
    const rolled = hashOf(match.position)
    match.choose(0, ['earn 1'], never)
    expect(match.undoBarrier(0)).toBeNull()
    match.undo(0)
    expect(match.undo(0)).toMatchObject({
      refused: { rule: 'BZ-TURN-02', reason: 'cannotUndo', params: { why: 'chance' } },
    })
    expect(hashOf(match.position)).toBe(rolled)
  })

  it('never crosses a reveal', () => {
    const match = matchOf()
    match.choose(0, ['auction'], never)
    match.choose(0, ['bid 1'], never)
    match.choose(1, ['bid 2'], never)
    expect(match.position.state.coins).toEqual([1, 0])
    expect(match.undo(1)).toMatchObject({ refused: { reason: 'cannotUndo', params: { why: 'reveal' } } })
  })

  it('never crosses the choice of another seat, unless that was taken back', () => {
    const match = matchOf()
    match.choose(0, ['earn 1', 'done'], never)
    match.choose(1, ['earn 1'], never)
    expect(match.undo(0)).toMatchObject({ refused: { reason: 'cannotUndo', params: { why: 'otherSeat' } } })
    match.undo(1)
    expect(match.undoBarrier(0)).toBeNull()
  })

  it('by a seat that has not done the last thing changes nothing', () => {
    const match = matchOf()
    match.choose(0, ['earn 1'], never)
    const before = stateOf(match)
    match.undo(1)
    expect(stateOf(match)).toBe(before)
  })

  it('takes back a sealed answer until the last one is in; it may be changed as well', () => {
    const match = matchOf({}, 3)
    match.choose(0, ['auction'], never)
    match.choose(2, ['bid 2'], never)
    match.undo(2)
    expect(bazaar.pending(content, match.position)).toMatchObject({ seats: [0, 1, 2], answered: [] })
    match.choose(2, ['bid 2'], never)
    match.choose(1, ['bid 0'], never)
    match.choose(2, ['bid 1'], never)
    match.choose(0, ['bid 0'], never)
    expect(match.position.state.coins).toEqual([2, 2, 1])
  })

  it('takes back the choice that ended the game, if nothing bars it', () => {
    const match = matchOf({ rounds: 1 })
    match.choose(0, ['done'], never)
    match.choose(1, ['done'], never)
    expect(match.position.result).toMatchObject({ reason: 'lastRound' })
    expect(match.undo(0)).toMatchObject({ refused: { rule: 'BZ-END-01', reason: 'cannotUndo' } })
    taken(match.undo(1))
    expect(match.position.result).toBeNull()
  })
})
