import { describe, expect, it } from 'vitest'
import { type Choice, hashOf } from '../src/index.ts'
import { type Bazaar, bazaarContent as content, bazaar as game } from './bazaar.ts'
import { acts } from './tiny.ts'

type Position = ReturnType<typeof game.setup>
const begun = game.setup(content, 2)
const after = (...line: string[]): Position => acts<Bazaar>(game, content, begun, ...line)
const actions = (p: Position, seat = 0) => game.actions(content, p, seat)
const earn = (n: number): Choice => ({ do: 'earn', n }) as Choice

describe('what a question offers', () => {
  it('is listed by verb in the order of the rules, with the number of ways', () => {
    expect(actions(begun).map(({ do: verb, count }) => [verb, count])).toEqual([
      ['earn', 3],
      ['roll', 1],
      ['draw', 1],
      ['shop', 1],
      ['auction', 1],
      ['fair', 1],
      ['done', 1],
    ])
    expect(actions(begun).every(({ refusal }) => refusal === null)).toBe(true)
  })

  it('counts what is still possible, and says why nothing is', () => {
    const richer = after('0 earn 3', '0 earn 3')
    expect(actions(richer)[0]).toEqual({ do: 'earn', rule: 'BZ-EARN-01', count: 1, refusal: null })
    const full = after('0 earn 3', '0 earn 3', '0 earn 1')
    expect(actions(full)[0]).toEqual({
      do: 'earn',
      rule: 'BZ-EARN-01',
      count: 0,
      refusal: { rule: 'BZ-EARN-02', reason: 'purseFull', params: { most: 9 } },
    })
  })

  it('to another seat is refused because it is not their turn', () => {
    const [first] = actions(begun, 1)
    expect(first).toMatchObject({ do: 'earn', count: 0, refusal: { reason: 'notYourTurn', params: { seats: [0] } } })
  })

  it('is one action where a quantity is spread', () => {
    expect(actions(after('0 shop'))).toEqual([{ do: 'pay', rule: 'BZ-PAY-02', count: 1, refusal: null }])
  })

  it('is nothing where chance is asked', () => {
    const { position } = game.play(content, game.clone(begun))
    const rolling = game.apply(content, position, { seat: 0, choice: { do: 'roll' } })
    if ('refused' in rolling) throw new Error(rolling.refused.reason)
    expect(actions(rolling.position)).toEqual([])
    expect(game.nearest(content, rolling.position, 0, [earn(1)])).toBeNull()
  })

  it('reads without writing', () => {
    const before = hashOf(begun)
    actions(begun)
    actions(begun, 1)
    expect(hashOf(begun)).toBe(before)
  })
})

describe('the nearest attempt', () => {
  it('is null where one of them is legal, or there is none', () => {
    expect(game.nearest(content, begun, 0, [earn(1)])).toBeNull()
    expect(game.nearest(content, begun, 0, [])).toBeNull()
  })

  it('is the one with the most conditions met', () => {
    const full = after('0 earn 3', '0 earn 3', '0 earn 1')
    const wrong = { do: 'bid', coins: 0 } as Choice
    expect(game.nearest(content, full, 0, [wrong, earn(2)])).toEqual({
      choice: earn(2),
      refusal: { rule: 'BZ-EARN-02', reason: 'purseFull', params: { most: 9 } },
      held: 0,
    })
  })
})
