import { type Actor, hashOf, randomFrom, type Seat, type Viewer } from '@skerry/kernel'
import { beginSession, type GameRecord, type RecordRow, replay } from '@skerry/session'
import { describe, expect, it } from 'vitest'
import {
  type IndistinguishableLog,
  indistinguishable,
  indistinguishableLog,
  randomChoice,
  viewersOf,
} from '../src/index.ts'
import { toEverybody, withEvents } from './broken/make.ts'
import { toy } from './toy/toy.ts'

const { game, pack } = toy()
const content = game.load(pack)

function played(seats: number, seed: string): GameRecord {
  const random = randomFrom(seed)
  const match = beginSession(game, content, seats)
  match.begin(random)
  for (;;) {
    const pending = game.pending(content, match.position)
    if (pending.kind !== 'asked') return match.record()
    const seat = pending.seats[random(pending.seats.length)] as Seat
    const choice = randomChoice(game, content, match.position, seat, random)
    match.choose(seat, choice === null ? [] : [choice], random)
  }
}

const RECORDS = [2, 3].flatMap((seats) => ['one', 'two', 'three'].map((seed) => played(seats, `${seed} of ${seats}`)))
const twinOf = (record: GameRecord, viewer: Viewer): IndistinguishableLog =>
  indistinguishableLog(game, content, record, viewer, randomFrom(`twin for ${viewer}`), 16)

describe('twins of a log', () => {
  for (const viewer of viewersOf(3))
    describe(`for ${viewer === 'spectator' ? viewer : `seat ${viewer}`}`, () => {
      const mine = RECORDS.filter(({ seats }) => typeof viewer !== 'number' || viewer < seats)
      const twins = mine.map((record) => ({ record, second: twinOf(record, viewer) }))

      it('cannot be told from it', () => {
        for (const { record, second } of twins)
          expect(indistinguishable(game, content, record, second.record, viewer)).toBe(true)
      })

      it('replay', () => {
        for (const { second } of twins) expect(() => replay(game, content, second.record)).not.toThrow()
      })

      it('differ where there are secrets, and say by how much', () => {
        const texts = ({ rows }: GameRecord) => rows.flatMap((row) => [...row.choices, ...row.outcomes])
        for (const { record, second } of twins) {
          const [a, b] = [texts(record), texts(second.record)]
          expect(second.differing).toBe(a.filter((text, i) => text !== b[i]).length)
        }
        expect(twins.some(({ second }) => second.differing > 0)).toBe(true)
      })

      it('can be told apart by somebody who knows more', () => {
        const told = twins.some(({ record, second }) =>
          viewersOf(record.seats).some((v) => !indistinguishable(game, content, record, second.record, v)),
        )
        expect(told).toBe(true)
      })
    })

  it('are told apart if one visible outcome is changed', () => {
    for (const record of RECORDS) {
      const at = record.rows.findIndex(({ outcomes }) => isFair(outcomes.at(-1)))
      const { outcomes } = record.rows[at] as RecordRow
      const other = outcomes.at(-1) === 'calm' ? 'breeze' : 'calm'
      const changed = withOutcomes(record, at, [...outcomes.slice(0, -1), other])
      for (const viewer of viewersOf(record.seats))
        expect(indistinguishable(game, content, upTo(record, at), changed, viewer)).toBe(false)
    }
  })

  it('are told apart by what was said, though all that was seen is the same', () => {
    const isTold = (of: typeof game) => {
      const own = of.load(pack)
      const [silk, spice] = ['silk', 'spice'].map((cargo) => {
        const match = beginSession(of, own, 2)
        match.begin(randomFrom('deal'))
        match.choose(0, [`stow ${cargo}`], randomFrom('none'))
        match.choose(1, ['stow silk'], randomFrom('none'))
        return match.record()
      }) as [GameRecord, GameRecord]
      return !indistinguishable(of, own, silk, spice, 1)
    }
    expect(isTold(game)).toBe(false)
    expect(isTold(toy(withEvents(['cargoStowed'], toEverybody)).game)).toBe(true)
  })

  it('are told apart by the seat whose hand is changed, and by nobody else', () => {
    for (const record of RECORDS) {
      const [first, ...rest] = (record.rows[0] as RecordRow).outcomes
      const changed = withOutcomes(record, 0, [first === 'gold' ? 'chart' : 'gold', ...rest])
      const told = viewersOf(record.seats).filter((v) => !indistinguishable(game, content, upTo(record, 0), changed, v))
      expect(told).toEqual([0])
    }
  })
})

const isFair = (outcome: string | undefined): boolean => outcome === 'calm' || outcome === 'breeze'
const upTo = (record: GameRecord, at: number): GameRecord => ({ ...record, rows: record.rows.slice(0, at + 1) })

/** The record up to this row, which gets other outcomes, and the hash they lead to. */
function withOutcomes(record: GameRecord, at: number, outcomes: readonly string[]): GameRecord {
  const row = record.rows[at] as RecordRow
  let { position } = replay(game, content, { ...record, rows: record.rows.slice(0, at) })
  const act = (actor: Actor) => {
    const applied = game.apply(content, position, actor)
    if ('refused' in applied) throw new Error(`${applied.refused.rule} ${applied.refused.reason}`)
    position = applied.position
  }
  for (const text of row.choices) act({ seat: row.seat as Seat, choice: game.parse(content, text) })
  for (const outcome of outcomes) act({ outcome })
  const changed = { ...row, outcomes, hash: hashOf(position) }
  return { ...record, rows: [...record.rows.slice(0, at), changed] }
}
