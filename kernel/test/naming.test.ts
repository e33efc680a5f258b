import { describe, expect, it } from 'vitest'
import { type Allot, type Choice, InputError, itself, naming, oneOf, slot, type Table, upTo } from '../src/index.ts'
import { begun, type Tiny, type TinyRule, thrownBy, tinyGame, x } from './tiny.ts'

interface Go extends Choice {
  readonly do: 'go'
  readonly from: string
  readonly to: string
  readonly how: string
}
const places = naming(oneOf('A', 'B'), itself)
const rows = naming(oneOf('top', 'bottom'), (row) => [`row ${row}`, 'rack'])
/** Only what lies on the table can be named. */
const isThere = naming(oneOf('A', 'B'), (place, { state }: Table<Tiny>) => (state.log.includes(place) ? place : null))
const go = (args: { from: typeof places; to: typeof places; how: typeof places }, thing?: string) =>
  x.offer<Go>('T-1', 'go', {
    args,
    ...(thing && { thing }),
    candidates: () => [{ do: 'go', from: 'A', to: 'B', how: 'top' }],
    conditions: [],
    take: () => 'end',
  })
const paying = (slotThing?: (slot: string) => string | null) =>
  x.allotment('T-1', 'pay', {
    seat: () => 0,
    ...(slotThing && { slotThing }),
    spread: () => upTo(2, [slot('A', 1), slot('A/hero', 1), slot('B', 1)]),
    take: () => 'end',
  })
const asked = (offer: ReturnType<typeof go>): TinyRule => ({
  go: x.decision('T-1', { seat: () => 0, offers: [offer, x.word('T-1', 'wait', 'again')] }),
})
/** What this choice names at the first question of a game of these steps. */
function named(steps: TinyRule, choice: Choice, log: readonly string[] = []) {
  const { game, content, position } = begun({ main: steps })
  position.state.log.push(...log)
  return game.thingsNamed(content, position, choice)
}

describe('the things a choice names', () => {
  const choice = { do: 'go', from: 'A', to: 'B', how: 'top' } as Choice

  it('are those its arguments say, each once, in the order of its words', () => {
    expect(named(asked(go({ from: places, to: places, how: rows as never })), choice)).toEqual([
      'A',
      'B',
      'row top',
      'rack',
    ])
    const there = { ...choice, to: 'A' } as Choice
    expect(named(asked(go({ from: places, to: places, how: oneOf('top') as never })), there)).toEqual(['A'])
  })

  it('are none where its arguments are words', () => {
    const word = oneOf('A', 'B', 'top') as never
    expect(named(asked(go({ from: word, to: word, how: word })), choice)).toEqual([])
    expect(named(asked(go({ from: word, to: word, how: word })), { do: 'nothing' })).toEqual([])
  })

  it('begin with what its verb is called after', () => {
    expect(named(asked(go({ from: places, to: places, how: oneOf('top') as never }, 'boots')), choice)).toEqual([
      'boots',
      'A',
      'B',
    ])
  })

  it('may depend on the table', () => {
    const steps = asked(go({ from: isThere as never, to: isThere as never, how: oneOf('top') as never }))
    expect(named(steps, choice)).toEqual([])
    expect(named(steps, choice, ['B'])).toEqual(['B'])
  })

  it('are the slots it fills, or the things in which they lie', () => {
    const split = { do: 'pay', n: { A: 1, 'A/hero': 1 } } as Allot
    expect(named({ go: paying() }, split)).toEqual(['A', 'A/hero'])
    expect(named({ go: paying((id) => id.split('/')[0] as string) }, split)).toEqual(['A'])
    expect(named({ go: paying(() => null) }, split)).toEqual([])
  })

  it('of a verb that two steps offer are the same, or the game is refused', () => {
    const main = { go: paying(), more: paying((id) => id) }
    const error = thrownBy(InputError, () => tinyGame({ main }))
    expect(error).toMatchObject({ where: 'main.more', reason: 'verbWithTwoNamings', params: { verb: 'pay' } })
  })
})
