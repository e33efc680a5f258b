/** Games of other versions of the rules, gone on with: the bazaar, whose rules change in the tests. */

import { type Game, hashOf, InputError, type PositionOf } from '@skerry/kernel'
import { type Bazaar, bazaar, bazaarPack, bazaarContent as content, never, thrownBy } from '@skerry/kernel/testing'
import { describe, expect, it } from 'vitest'
import {
  followLog,
  type GameRecord,
  gameRecord,
  goOn,
  type PlayedRow,
  parseRecord,
  playAgain,
  recordToKeep,
  takeOver,
} from '../src/index.ts'
import { matchOf } from './bazaar.ts'

type BazaarGame = Game<Bazaar>
type Change = BazaarGame['changes'][number]

/** As it lies on a disk. */
const stored = (record: GameRecord): GameRecord => parseRecord(JSON.parse(JSON.stringify(record)))

/** A game with three rows, as somebody keeps it. */
function kept(): GameRecord {
  const match = matchOf()
  for (const choice of ['earn 1', 'earn 2']) match.choose(0, [choice], never)
  match.undo(0)
  return stored(recordToKeep(match, bazaarPack))
}

const version = (name: string, ...changes: readonly Change[]): BazaarGame => ({ ...bazaar, version: name, changes })

/** Rules that lead elsewhere with every choice. */
function elsewhere(name: string, ...changes: readonly Change[]): BazaarGame {
  const apply: BazaarGame['apply'] = (...given) => {
    const applied = bazaar.apply(...given)
    return 'refused' in applied ? applied : { ...applied, position: marked(applied.position) }
  }
  return { ...version(name, ...changes), apply }
}
const marked = (position: PositionOf<Bazaar>, mark = 'isOther'): PositionOf<Bazaar> => ({ ...position, [mark]: true })

const errorOf = (game: BazaarGame, record: GameRecord) => thrownBy(InputError, () => goOn(game, content, record))

describe('a record', () => {
  it('has nothing in it that does not belong there, whatever it is made of', () => {
    const record = kept()
    const more = {
      ...record,
      table: { seed: 'secret' },
      rows: record.rows.map((row, v) => ({ ...row, v, key: 'k', at: 1 })),
    }
    expect(gameRecord(more)).toEqual(record)
  })

  it('that is kept brings its pack and its newest position, without those an undo would go back to', () => {
    const { ownPack, snapshot, rows } = kept()
    expect(hashOf(ownPack)).toBe(hashOf(bazaarPack))
    expect(snapshot).toMatchObject({ v: 3, standing: [] })
    expect(hashOf(snapshot?.position)).toBe(rows.at(-1)?.hash)
  })

  it.each([
    ['no number of rows', { v: -1 }, 'record.snapshot.v'],
    ['more rows than there are', { v: 4 }, 'record.snapshot.v'],
    ['a position that is none', { position: 7 }, 'record.snapshot.position'],
    [
      'a position without a stack',
      { position: { ...kept().snapshot?.position, stack: 1 } },
      'record.snapshot.position.stack',
    ],
  ])('with %s is no record', (_, wrong, where) => {
    const record = { ...kept(), snapshot: { ...kept().snapshot, ...wrong } }
    expect(thrownBy(InputError, () => parseRecord(record)).where).toBe(where)
  })

  it('whose newest position is not where its rows lead is refused, by the same rules and by others', () => {
    const { snapshot, ...record } = kept()
    const forged = { ...record, snapshot: { ...snapshot, position: marked(snapshot?.position as never) } } as GameRecord
    for (const game of [bazaar, version('2'), elsewhere('2')])
      expect(errorOf(game, forged)).toMatchObject({ where: 'record.snapshot', reason: 'otherPosition' })
  })
})

describe('the same rules', () => {
  it('must lead where they led, row by row', () => {
    const record = kept()
    const { session, takeover, older } = goOn(bazaar, content, record)
    expect({ takeover, older }).toEqual({ takeover: null, older: null })
    expect(session.record().rows).toEqual(record.rows)
    const rows = record.rows.with(1, { ...record.rows[1], hash: 'ffff' } as never)
    expect(errorOf(bazaar, { ...record, rows }).where).toBe('row 1')
  })
})

describe('other rules', () => {
  it('that lead to the same just go on; a row says so', () => {
    const { session, takeover } = goOn(version('2'), content, kept())
    expect(takeover).toMatchObject({ changed: null, kept: 3, row: { kind: 'rules', rules: '2' } })
    expect(takeover?.row.position).toBeUndefined()
    expect(session.record()).toMatchObject({ rules: '2', rows: [...kept().rows, { rules: '2' }] })
    expect(session.undoBarrier(0)).toBeNull()
  })

  it('that lead elsewhere go on from where the game stood, with every row it has', () => {
    const record = kept()
    const played: PlayedRow<Bazaar>[] = []
    const { session, takeover, older } = goOn(elsewhere('2'), content, record, { onRow: (row) => played.push(row) })
    expect(takeover).toMatchObject({ changed: [], kept: 3, row: { position: record.snapshot?.position } })
    expect(older).toEqual({ from: 0, to: 2 })
    expect(played.map(({ v, events }) => [v, events])).toEqual([
      [0, null],
      [1, null],
      [2, null],
    ])
    expect(session.undoBarrier(0)).toBe('nothingDone')
    session.choose(0, ['earn 2'], never)
    expect(session.position.state.coins[0]).toBe((bazaar.setup(content, 2).state.coins[0] as number) + 3)
    expect(session.record().rows).toHaveLength(5)
  })

  it('have taken a game over: its record is played again, gone on with, and taken over once more', () => {
    const { session } = goOn(elsewhere('2'), content, kept())
    session.choose(0, ['earn 2'], never)
    const record = stored(recordToKeep(session, bazaarPack))
    expect(playAgain(elsewhere('2'), content, record).older).toEqual({ from: 0, to: 2 })
    const again = goOn(elsewhere('2'), content, record)
    expect(again).toMatchObject({ takeover: null, older: { from: 0, to: 2 } })
    expect(again.session.record().rows).toEqual(record.rows)
    const same = goOn({ ...elsewhere('2'), version: '3' }, content, record)
    expect(same.takeover).toMatchObject({ changed: null, kept: 5 })
    const third = goOn(version('3'), content, record)
    expect(third.takeover).toMatchObject({ changed: [], row: { position: record.snapshot?.position } })
  })

  it('bring the position into their shape, step by step from version to version', () => {
    const step = (name: string, from: string, rule: Change['rules'][number]): Change => ({
      version: name,
      from,
      rules: [rule],
      migrate: (position) => marked(position, `shape${name}`),
    })
    const changes = [step('3', '2', 'BZ-EARN-01'), step('2', '1', 'BZ-EARN-02')]
    const { session, takeover } = goOn(elsewhere('3', ...changes), content, kept())
    expect(takeover?.changed).toEqual(['BZ-EARN-02', 'BZ-EARN-01'])
    expect(session.position).toMatchObject({ shape2: true, shape3: true })
    const direct = goOn(elsewhere('3', ...changes, step('3', '1', 'BZ-ROLL-01')), content, kept())
    expect(direct.takeover?.changed).toEqual(['BZ-ROLL-01'])
    expect(direct.session.position).not.toHaveProperty('shape2')
    const unknown = goOn(elsewhere('3', step('3', '2', 'BZ-EARN-01')), content, kept())
    expect(unknown.session.position).not.toHaveProperty('shape3')
  })

  it('follow the log where no position was kept, as far as they know the way', () => {
    const { snapshot: _, ...record } = kept()
    const known = { version: '2', from: '1', rules: ['BZ-EARN-02'] } as const
    const { session, takeover } = goOn(elsewhere('2', known), content, record)
    expect(takeover).toMatchObject({ changed: ['BZ-EARN-02'], kept: 0 })
    expect(session.position).toEqual(bazaar.setup(content, 2))
    expect(session.record().rows).toHaveLength(4)
    expect(errorOf(elsewhere('2'), record)).toMatchObject({ where: 'record', reason: 'otherRules' })
    expect(goOn(version('2'), content, record).takeover).toMatchObject({ changed: null })
  })

  it('go on from a position that newer rules had once gone on from, where none newer was kept', () => {
    const { session } = goOn(elsewhere('2'), content, kept())
    const { snapshot: _, ...record } = stored(recordToKeep(session, bazaarPack))
    session.choose(0, ['earn 2'], never)
    const more = stored(session.record())
    const known = { version: '3', from: '2', rules: [] } as const
    expect(goOn(version('3', known), content, record).takeover).toMatchObject({ changed: null, kept: 4 })
    const { takeover, session: cut } = goOn(version('3', known), content, more)
    expect(takeover).toMatchObject({ changed: [], kept: 4 })
    expect(cut.position).toEqual(kept().snapshot?.position)
  })

  it.each([
    ['of another seat count', { seats: 3 }],
    ['of another pack', { pack: 'ffff' }],
    ['at a step that they do not have', { stack: [{ rule: 'turn', at: 'nowhere' }] }],
    [
      'below whose step there is one that they do not have',
      {
        stack: [
          { rule: 'gone', at: 'choose' },
          { rule: 'turn', at: 'choose' },
        ],
      },
    ],
  ])('refuse a position %s', (_, wrong) => {
    const record = kept()
    const position = { ...record.snapshot?.position, ...wrong } as PositionOf<Bazaar>
    const rows = record.rows.with(-1, { ...record.rows[2], hash: hashOf(position) } as never)
    const forged = { ...record, rows, snapshot: { v: 3, position, standing: [] } }
    expect(errorOf(version('2'), forged)).toMatchObject({ where: 'record', reason: 'otherRules' })
  })

  it.each([
    ['nothing', {}],
    ['no coins', { ...kept().snapshot?.position.state, coins: null }],
  ])('refuse a position with %s in it that anybody could see', (_, state) => {
    const record = kept()
    const position = { ...record.snapshot?.position, state } as PositionOf<Bazaar>
    const rows = record.rows.with(-1, { ...record.rows[2], hash: hashOf(position) } as never)
    expect(errorOf(version('2'), { ...record, rows, snapshot: { v: 3, position, standing: [] } })).toMatchObject({
      reason: 'otherRules',
    })
    expect(errorOf(bazaar, { ...record, start: position, rows: [], snapshot: undefined } as never)).toMatchObject({
      where: 'record',
      reason: 'nobodyGoesOn',
    })
  })

  it('that know nothing of where others went on say so, without an error', () => {
    const { session } = goOn(elsewhere('2'), content, kept())
    const { rows } = session.record()
    const position = { ...session.position, stack: [{ rule: 'gone', at: 'nowhere' }] } as never
    const lost = rows.with(-1, { ...rows[3], position, hash: hashOf(position) } as never)
    expect(followLog(matchOf(), lost)).toBeNull()
    const game = { rules: '2', seats: 2, options: {}, rows: lost, snapshot: null }
    expect(takeOver(version('3'), content, game)).toBeNull()
  })
})
