import { canonical, copy, freeze, hashOf, InputError, type PositionOf, parse, randomFrom, write } from '@skerry/kernel'
import {
  acts,
  type Bazaar,
  bazaar,
  bazaarPack,
  bazaarContent as content,
  giving,
  never,
  randomEntry,
  thrownBy,
} from '@skerry/kernel/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  beginSession,
  type GameRecord,
  type GameSession,
  parseRecord,
  RECORD_FORMAT,
  type RecordRow,
  recordRow,
  replay,
} from '../src/index.ts'
import { matchOf, taken } from './bazaar.ts'

/** A game by chance with some undos. */
function randomMatch(seed: number, length: number, start?: PositionOf<Bazaar>): GameSession<Bazaar> {
  const random = randomFrom(seed)
  const options = { rounds: 40, start: seed % 2 === 0 ? 'dice' : 'plain' }
  const match = beginSession(bazaar, content, start?.seats ?? 2 + (seed % 2), options, start)
  match.begin(random)
  while (match.rows.length < length) {
    const entry = randomEntry(match.position, content, random)
    if (entry === null || !('seat' in entry)) break
    if (random(5) === 0) match.undo(entry.seat)
    else match.choose(entry.seat, [entry.choice], random)
  }
  return match
}

describe('a record', () => {
  it('names format, game, rules, pack, seats and options and holds the rows', () => {
    const match = matchOf({ rounds: 1 })
    match.choose(0, ['earn 1'], never)
    expect(match.record()).toEqual({
      format: RECORD_FORMAT,
      game: 'bazaar',
      rules: '1',
      pack: hashOf(bazaarPack),
      seats: 2,
      options: match.options,
      rows: match.rows.map(recordRow),
    })
  })

  it('is not changed by what is played after it was taken', () => {
    const match = matchOf()
    const record = match.record()
    match.choose(0, ['earn 1'], never)
    expect(record.rows).toEqual([])
  })

  it('saved as JSON and read again replays to the same position, undos included', () => {
    for (let seed = 0; seed < 10; seed++) {
      const match = randomMatch(seed, 60)
      const record = parseRecord(JSON.parse(JSON.stringify(match.record())))
      const again = replay(bazaar, content, record)
      expect(hashOf(again.position)).toBe(hashOf(match.position))
      expect(again.rows).toEqual(match.rows)
      expect(again.record()).toEqual(match.record())
      for (const seat of [0, 1]) expect(again.undoBarrier(seat)).toBe(match.undoBarrier(seat))
    }
  })

  it('replayed shows every row with the events it had', () => {
    const match = matchOf()
    const first = taken(match.choose(0, ['earn 1', 'roll'], giving(5)))
    const second = taken(match.choose(1, ['gift salt'], never))
    const told: unknown[] = []
    replay(bazaar, content, match.record(), (at, row, events) => told.push([row, events, hashOf(at.position)]))
    expect(told).toEqual([
      [recordRow(first.row), first.events, first.row.hash],
      [recordRow(second.row), second.events, second.row.hash],
    ])
  })

  it('of a branch begins at its position and replays from there', () => {
    const start = acts(bazaar, content, bazaar.setup(content, 2, { rounds: 40 }), '0 earn 3', '0 done', '1 earn 1')
    const before = canonical(start)
    const branch = randomMatch(7, 30, freeze(start))
    expect(canonical(start)).toBe(before)
    const record = parseRecord(JSON.parse(JSON.stringify(branch.record())))
    expect(record.start).toEqual(start)
    expect(hashOf(replay(bazaar, content, record).position)).toBe(hashOf(branch.position))
  })

  it('of a branch lets nothing be taken back that was done before it', () => {
    const start = acts(bazaar, content, bazaar.setup(content, 2), '0 earn 3')
    expect(beginSession(bazaar, content, 2, {}, start).undoBarrier(0)).toBe('nothingDone')
  })
})

// —— corrupted records ——

/** Two quiet rows, dice at 2, an undo at 4 of row 3, a sealed bid at the end. */
function soundRecord(): GameRecord {
  const match = matchOf({ rounds: 40 })
  match.choose(0, ['earn 2'], never)
  match.choose(0, ['shop', 'pay figs:1 silk:1'], never)
  match.choose(0, ['roll'], giving(3))
  match.choose(0, ['earn 1'], never)
  match.undo(0)
  match.choose(0, ['auction'], never)
  match.choose(1, ['bid 1'], never)
  match.choose(0, ['bid 0'], never)
  return JSON.parse(JSON.stringify(match.record())) as GameRecord
}
const sound = soundRecord()
type Loose = Record<string, unknown>
const withRow = (v: number, change: (row: Loose) => unknown) => (record: Loose) => {
  const rows = record.rows as Loose[]
  rows[v] = change(rows[v] as Loose) as Loose
}
const without = (key: string) => (record: Loose) => {
  delete record[key]
}
const set = (key: string, value: unknown) => (record: Loose) => {
  record[key] = value
}

function errorOf(corrupt: (record: Loose) => void, from: GameRecord = sound): InputError {
  const record = copy(from) as unknown as Loose
  corrupt(record)
  return thrownBy(InputError, () => replay(bazaar, content, parseRecord(JSON.parse(JSON.stringify(record)))))
}

describe('a corrupted record', () => {
  it('is none if nothing was changed', () => {
    expect(replay(bazaar, content, parseRecord(sound)).record().rows).toEqual(sound.rows)
  })

  it.each([
    ['no object', null, 'record', 'notAnObject'],
    ['a list', [], 'record', 'notAnObject'],
    ['a text', 'skerry', 'record', 'notAnObject'],
  ])('that is %s is refused as a whole', (_, value, where, reason) => {
    try {
      parseRecord(value)
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(InputError)
      expect(error).toMatchObject({ where, reason })
    }
  })

  it.each([
    ['another format', set('format', 'skerry-record-0'), 'record.format', 'unknownFormat'],
    ['no format', without('format'), 'record.format', 'unknownFormat'],
    ['a game that is no text', set('game', 7), 'record.game', 'notAText'],
    ['no rules', without('rules'), 'record.rules', 'notAText'],
    ['a pack that is no text', set('pack', null), 'record.pack', 'notAText'],
    ['seats as a text', set('seats', '2'), 'record.seats', 'notAWholeNumber'],
    ['half a seat', set('seats', 2.5), 'record.seats', 'notAWholeNumber'],
    ['options that are a list', set('options', []), 'record.options', 'notAnObject'],
    ['no options', without('options'), 'record.options', 'notAnObject'],
    ['an option that is a list', set('options', { rounds: [3] }), 'record.options.rounds', 'notAnOptionValue'],
    ['an option that is null', set('options', { rounds: null }), 'record.options.rounds', 'notAnOptionValue'],
    ['no rows', without('rows'), 'record.rows', 'notAList'],
    ['rows that are an object', set('rows', {}), 'record.rows', 'notAList'],
    ['a row that is a text', withRow(2, () => 'roll'), 'row 2', 'notAnObject'],
    ['a row that is null', withRow(3, () => null), 'row 3', 'notAnObject'],
    ['a seat as text', withRow(1, (row) => ({ ...row, seat: '0' })), 'row 1.seat', 'notASeat'],
    ['half a seat in a row', withRow(1, (row) => ({ ...row, seat: 0.5 })), 'row 1.seat', 'notASeat'],
    ['choices that are a text', withRow(0, (row) => ({ ...row, choices: 'earn 2' })), 'row 0.choices', 'notAList'],
    [
      'a choice that is data',
      withRow(0, (row) => ({ ...row, choices: [{ do: 'shop' }] })),
      'row 0.choices',
      'notAText',
    ],
    ['no outcomes', withRow(2, ({ outcomes: _, ...row }) => row), 'row 2.outcomes', 'notAList'],
    ['an outcome that is a number', withRow(2, (row) => ({ ...row, outcomes: [4] })), 'row 2.outcomes', 'notAText'],
    ['an undo that is not true', withRow(4, (row) => ({ ...row, undo: 1 })), 'row 4.undo', 'notTrue'],
    ['no hash', withRow(5, ({ hash: _, ...row }) => row), 'row 5.hash', 'notAText'],
  ] as const)('with %s is refused by its form, with the place and the reason', (_, corrupt, where, reason) => {
    expect(errorOf(corrupt)).toMatchObject({ where, reason })
  })

  it.each([
    ['of another game', set('game', 'chess'), 'record', 'otherGame'],
    ['of another pack', set('pack', '0123456789abcdef'), 'record', 'otherPack'],
    ['of too many seats', set('seats', 9), 'seats', 'noSuchSeatCount'],
    ['with an unknown option', set('options', { wizard: true }), 'option wizard', 'noSuchOption'],
    ['with an unknown value of an option', set('options', { rounds: 2 }), 'option rounds', 'noSuchValue'],
    ['of another seat count', set('seats', 3), 'row 0', 'otherPosition'],
    ['with another value of an option', set('options', { rounds: 3 }), 'row 0', 'otherPosition'],
    ['with another seat in a row', withRow(1, (row) => ({ ...row, seat: 1 })), 'row 1', 'refused'],
    ['with nobody\u2019s seat in a row', withRow(1, (row) => ({ ...row, seat: null })), 'row 1.outcomes', 'noOutcome'],
    ['with another legal choice', withRow(0, (row) => ({ ...row, choices: ['earn 3'] })), 'row 0', 'otherPosition'],
    ['with an illegal choice', withRow(3, (row) => ({ ...row, choices: ['bid 1'] })), 'row 3', 'refused'],
    ['with an outcome that cannot come', withRow(2, (row) => ({ ...row, outcomes: ['7'] })), 'row 2', 'refused'],
    ['with another outcome', withRow(2, (row) => ({ ...row, outcomes: ['1'] })), 'row 2', 'otherPosition'],
    ['with an outcome missing', withRow(2, (row) => ({ ...row, outcomes: [] })), 'row 2', 'refused'],
    ['with an outcome left over', withRow(2, (row) => ({ ...row, outcomes: ['4', '4'] })), 'row 2', 'outcomesLeftOver'],
    [
      'with an outcome where none comes',
      withRow(1, (row) => ({ ...row, outcomes: ['4'] })),
      'row 1',
      'outcomesLeftOver',
    ],
    ['with another hash', withRow(5, (row) => ({ ...row, hash: '0123456789abcdef' })), 'row 5', 'otherPosition'],
    ['with an undo by another seat', withRow(4, (row) => ({ ...row, seat: 1 })), 'row 4', 'refused'],
    ['with an undo across chance', withRow(3, (row) => ({ ...row, choices: [], undo: true })), 'row 3', 'refused'],
    ['with an undo by nobody', withRow(4, (row) => ({ ...row, seat: null })), 'row 4.undo', 'undoWithMore'],
  ] as const)('%s is refused on replay, with the place and the reason', (_, corrupt, where, reason) => {
    expect(errorOf(corrupt)).toMatchObject({ where, reason })
  })

  it('says in its message which rule refused, or which hashes differ', () => {
    expect(errorOf(withRow(3, (row) => ({ ...row, choices: ['bid 1'] }))).message).toMatch(/row 3.*BZ-TURN-02.*notNow/)
    expect(errorOf(withRow(5, (row) => ({ ...row, hash: 'ffff' }))).message).toContain('ffff')
    expect(errorOf(withRow(4, (row) => ({ ...row, seat: 1 }))).message).toMatch(/row 4.*cannotUndo.*otherSeat/)
  })

  it.each([
    ['an unknown verb', 'fly'],
    ['a missing argument', 'earn'],
    ['an argument that does not exist', 'earn 9'],
    ['no word at all', ''],
  ])('with a choice of %s names the row and the choice', (_, text) => {
    const error = errorOf(withRow(3, (row) => ({ ...row, choices: [text] })))
    expect(error.message).toContain('row 3')
    expect(error.message).toContain(JSON.stringify(text).slice(1, -1))
  })

  it('with an undo that also chooses is refused', () => {
    expect(errorOf(withRow(4, (row) => ({ ...row, choices: ['earn 3'] }))).message).toContain('row 4')
  })

  it('with a row of a seat that neither chooses nor undoes is refused', () => {
    const idle: RecordRow = { seat: 1, choices: [], outcomes: [], hash: sound.rows[0]?.hash as string }
    expect(errorOf(set('rows', [sound.rows[0], idle])).message).toContain('row 1')
  })

  it('with anything as a format is told which format is known', () => {
    for (const format of [null, 7, [], {}, JSON.parse('{"toString":1}') as unknown, Object.create(null) as unknown])
      expect(() => parseRecord({ ...sound, format })).toThrow(InputError)
  })
})

describe('a corrupted branch', () => {
  const branch = (): GameRecord => {
    const start = acts(bazaar, content, bazaar.setup(content, 2), '0 earn 3')
    const match = beginSession(bazaar, content, 2, {}, start)
    match.choose(0, ['earn 1'], never)
    return JSON.parse(JSON.stringify(match.record())) as GameRecord
  }
  const atStart = (change: (start: Loose) => void) => (record: Loose) => change(record.start as Loose)

  it.each([
    ['a start that is a list', set('start', []), 'record.start', 'notAnObject'],
    ['a start without pack', atStart(without('pack')), 'record.start.pack', 'notAText'],
    ['a start with seats as text', atStart(set('seats', '2')), 'record.start.seats', 'notAWholeNumber'],
    ['a start without state', atStart(without('state')), 'record.start.state', 'notAnObject'],
    ['a start without stack', atStart(without('stack')), 'record.start.stack', 'notAList'],
    ['a frame that is a text', atStart(set('stack', ['turn'])), 'record.start.stack.0', 'notAnObject'],
    ['a frame without rule', atStart(set('stack', [{ at: 'choose' }])), 'record.start.stack.0.rule', 'notAText'],
    ['a frame that stands nowhere', atStart(set('stack', [{ rule: 'turn' }])), 'record.start.stack.0.at', 'notAText'],
  ] as const)('with %s is refused by its form, with the place and the reason', (_, corrupt, where, reason) => {
    expect(errorOf(corrupt, branch())).toMatchObject({ where, reason })
  })

  it.each([
    ['a start without result', atStart(without('result'))],
    ['a start whose result is no result', atStart(set('result', 7))],
    ['a start of another pack', atStart(set('pack', '0123456789abcdef'))],
    ['a start of another seat count', atStart(set('seats', 3))],
    ['another seat count than its start', set('seats', 3)],
    ['a seat count the game does not have', set('seats', 9)],
    ['an unknown option', set('options', { wizard: true })],
    ['a frame of no rule', atStart(set('stack', [{ rule: 'nothing', at: 'choose' }]))],
    ['a frame at no step', atStart(set('stack', [{ rule: 'turn', at: 'nowhere' }]))],
    ['a frame of a rule every object has', atStart(set('stack', [{ rule: 'constructor', at: 'name' }]))],
    ['a frame at a step where nobody is asked', atStart(set('stack', [{ rule: 'turn', at: 'after' }]))],
    ['an empty stack', atStart(set('stack', []))],
  ] as const)('with %s is refused with an InputError', (_, corrupt) => {
    errorOf(corrupt, branch())
  })

  it.each([
    ['another pack', atStart(set('pack', '0123456789abcdef'))],
    ['another seat count', atStart(set('seats', 3))],
    ['no result where it must have one or null', atStart(without('result'))],
    ['a result that is none', atStart(set('result', 7))],
  ] as const)('whose start has %s is refused though it has no row that could differ', (_, corrupt) => {
    errorOf(corrupt, { ...branch(), rows: [] })
  })
})

describe('reading a record from outside', () => {
  const orNot = <T>(value: T) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant<unknown>(value) }, { weight: 1, arbitrary: fc.jsonValue() })
  const rows = fc.record(
    { seat: orNot(0), choices: orNot(['earn 1']), outcomes: orNot([]), undo: fc.jsonValue(), hash: orNot('00') },
    { requiredKeys: [] },
  )
  const records = fc.record(
    {
      format: orNot(RECORD_FORMAT),
      game: orNot('bazaar'),
      rules: orNot('1'),
      pack: orNot(sound.pack),
      seats: orNot(2),
      options: orNot({}),
      start: fc.jsonValue(),
      rows: fc.oneof(fc.array(rows, { maxLength: 3 }), fc.jsonValue()),
    },
    { requiredKeys: ['format', 'game', 'rules', 'pack', 'seats', 'options', 'rows'] },
  )

  it('gives a record or an InputError with a place, whatever JSON comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), records), (value) => {
        try {
          expect(parseRecord(value)).toEqual(value)
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
          expect((error as InputError).where).toMatch(/^(record|row \d+)/)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('lets no well-formed record crash the replay with anything but an InputError', () => {
    const texts = fc.array(fc.constantFrom('earn 1', 'done', 'roll', 'auction', 'bid 0', '4', 'fly', ''), {
      maxLength: 2,
    })
    const row = fc.record(
      {
        seat: fc.constantFrom(null, 0, 1, 9),
        choices: texts,
        outcomes: texts,
        undo: fc.constant(true as const),
        hash: fc.constantFrom(...sound.rows.map(({ hash }) => hash)),
      },
      { requiredKeys: ['seat', 'choices', 'outcomes', 'hash'] },
    )
    fc.assert(
      fc.property(fc.array(row, { maxLength: 4 }), (list) => {
        try {
          replay(bazaar, content, parseRecord({ ...sound, rows: list }))
        } catch (error) {
          expect(error).toBeInstanceOf(InputError)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('reads back every choice it writes', () => {
    const { verbs } = bazaar
    const written = randomMatch(3, 80)
      .record()
      .rows.flatMap(({ choices }) => choices)
    expect(new Set(written.map((text) => text.split(' ')[0])).size).toBeGreaterThan(5)
    for (const text of written) expect(write(verbs, parse(verbs, content, text))).toBe(text)
  })
})
