import { canonical, hashOf, InputError, randomFrom } from '@skerry/kernel'
import { type Bazaar, bazaar, bazaarPack, randomEntry } from '@skerry/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginSession, GameSession, parseRecord, recordRow, replay, type Snapshot } from '../src/index.ts'

const content = bazaar.load(bazaarPack)
const never = () => {
  throw new Error('nothing is left to chance here')
}
const stored = (course: GameSession<Bazaar>): Snapshot<Bazaar> => JSON.parse(JSON.stringify(course.snapshot()))

/** A game played at random, undos among it; answers with it after each row. */
function played(seed: string, rows: number, onRow: (match: GameSession<Bazaar>) => void): GameSession<Bazaar> {
  const match = beginSession(bazaar, content, 2)
  const random = randomFrom(seed)
  match.begin(random)
  for (let i = 0; i < rows && match.position.result === null; i++) {
    const entry = randomEntry(match.position, content, random)
    if (entry === null || !('seat' in entry)) break
    match.choose(entry.seat, [entry.choice], random)
    if (random(4) === 0) match.undo(entry.seat)
    onRow(match)
  }
  return match
}

describe('a course', () => {
  it('goes on from its snapshot as if nothing had happened: position, version, what can be undone', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, rows) => {
        played(seed, rows, (match) => {
          const again = new GameSession(bazaar, content, stored(match))
          expect(again.version).toBe(match.version)
          expect(canonical(again.position)).toBe(canonical(match.position))
          for (const seat of [0, 1]) expect(again.undoBarrier(seat)).toBe(match.undoBarrier(seat))
          for (const seat of [0, 1]) {
            if (again.undoBarrier(seat) !== null) continue
            const before = beginSession(bazaar, content, 2)
            for (const row of match.rows) before.replay(recordRow(row), 'row')
            expect(again.undo(seat)).toEqual(before.undo(seat))
            break
          }
        })
      }),
      { numRuns: 30 },
    )
  })

  it('plays rows after its snapshot again', () => {
    const match = played('again', 12, () => undefined)
    const half = Math.floor(match.rows.length / 2)
    const first = beginSession(bazaar, content, 2)
    for (const row of match.rows.slice(0, half)) first.replay(recordRow(row), 'row')
    const course = new GameSession(bazaar, content, stored(first))
    for (const row of match.rows.slice(half)) course.replay(recordRow(row), 'row')
    expect(canonical(course.position)).toBe(canonical(match.position))
    expect(course.version).toBe(match.rows.length)
  })

  it('settled to one turn, nothing before the last turn can be taken back; its snapshot is small', () => {
    const match = beginSession(bazaar, content, 2)
    match.choose(0, ['earn 1'], never)
    match.choose(0, ['done'], never)
    match.choose(1, ['earn 1'], never)
    match.choose(1, ['earn 1'], never)
    match.settle(1)
    expect(match.snapshot().standing.map(({ seat, before }) => [seat, before === null])).toEqual([
      [0, true],
      [1, false],
      [1, false],
    ])
    match.undo(1)
    match.undo(1)
    expect(match.undoBarrier(0)).toBe('otherSeat')
    expect(match.undoBarrier(1)).toBe('otherSeat')
    expect(match.undo(0)).toMatchObject({ refused: { reason: 'cannotUndo', params: { why: 'otherSeat' } } })
  })

  it('settled to two turns, the one before can be taken back once the last one was', () => {
    const match = beginSession(bazaar, content, 2)
    match.choose(0, ['earn 1', 'done'], never)
    match.choose(1, ['earn 1'], never)
    match.settle(2)
    match.undo(1)
    expect(match.undoBarrier(0)).toBeNull()
  })

  it('chance settles everything before it', () => {
    const match = beginSession(bazaar, content, 2)
    match.choose(0, ['earn 1'], never)
    match.choose(0, ['roll'], () => 0)
    expect(match.snapshot().standing).toEqual([{ seat: 0, before: null, final: 'chance' }])
  })
})

describe('rows in which nobody chooses', () => {
  function withRemarks() {
    const match = beginSession(bazaar, content, 2)
    match.choose(0, ['earn 1'], never)
    match.resign(1)
    match.newRules('2')
    match.choose(0, ['earn 1'], never)
    return match
  }

  it('are part of the log and change nothing on the table', () => {
    const match = withRemarks()
    const { position } = match
    expect(match.rows.map(({ kind }) => kind)).toEqual(['choice', 'resignation', 'rules', 'choice'])
    expect(match.rows[2]?.hash).toBe(match.rows[1]?.hash)
    const again = replay(bazaar, content, parseRecord(JSON.parse(JSON.stringify(match.record()))))
    expect(canonical(again.position)).toBe(canonical(position))
    expect(again.rows).toEqual(match.rows)
  })

  it('do not keep a seat from taking back its choice', () => {
    const match = beginSession(bazaar, content, 2)
    match.choose(0, ['earn 1'], never)
    match.resign(1)
    expect(match.undoBarrier(0)).toBeNull()
  })

  it('newer rules that would have led elsewhere go on from the position given; nothing before is taken back', () => {
    const match = beginSession(bazaar, content, 2)
    match.choose(0, ['earn 1'], never)
    const other = bazaar.clone(match.position)
    other.state.coins[1] = 7
    match.newRules('2', other)
    expect(match.position.state.coins[1]).toBe(7)
    expect(match.undoBarrier(0)).toBe('nothingDone')
    match.choose(0, ['earn 1'], never)
    const again = replay(bazaar, content, parseRecord(JSON.parse(JSON.stringify(match.record()))))
    expect(hashOf(again.position)).toBe(hashOf(match.position))
  })

  it.each([
    ['a resignation of nobody', 1, { seat: null }, 'row 1', 'remarkWithMore'],
    ['a resignation with a choice', 1, { choices: ['done'] }, 'row 1', 'remarkWithMore'],
    ['a resignation that is not true', 1, { resigned: 1 }, 'row 1.resigned', 'notTrue'],
    ['a resignation and newer rules at once', 1, { rules: '2' }, 'row 1', 'remarkWithMore'],
    ['newer rules of a seat', 2, { seat: 0 }, 'row 2', 'remarkWithMore'],
    ['newer rules that are a number', 2, { rules: 2 }, 'row 2.rules', 'notAText'],
    ['newer rules with a broken position', 2, { position: { pack: 'x' } }, 'row 2.position.seats', 'notAWholeNumber'],
    ['a position without newer rules', 0, { position: {} }, 'row 0.position', 'positionWithoutRules'],
    ['another hash', 2, { hash: 'ffff' }, 'row 2', 'otherPosition'],
  ] as const)('%s is refused', (_, at, change, where, reason) => {
    const record = JSON.parse(JSON.stringify(withRemarks().record()))
    Object.assign(record.rows[at], change)
    let thrown: unknown
    try {
      replay(bazaar, content, parseRecord(record))
    } catch (error) {
      thrown = error
    }
    expect(thrown).toBeInstanceOf(InputError)
    expect(thrown).toMatchObject({ where, reason })
  })
})
