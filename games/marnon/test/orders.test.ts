import { answerByOrders, type Order, parseOrder, writeOrder } from '@skerry/contracts'
import { randomFrom } from '@skerry/kernel'
import { follow } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { pack, stage } from '../examples/index.ts'
import { game, orders } from '../index.ts'

const content = game.load(pack)
const GIVEN = ['turn A attack', 'I4: A 4m+H', 'I6: B 3m+S', 'C1: B 1m', 'C2: A 1m']
/** The table after these lines. */
const after = (...line: string[]) => follow(game, content, stage.place(content, { given: GIVEN }), line).position
const ordered = (...texts: string[]): Order[] => texts.map((text) => parseOrder(orders, content, text))
const answered = (p: ReturnType<typeof after>, seat: number, ...texts: string[]) =>
  answerByOrders(game, orders, content, game.view(content, p, seat), ordered(...texts))?.choice ?? null

describe('MAR-RULING-108 standing orders', () => {
  const losing = after('A attack I4 I6 land', 'dice 3/2')

  it('name losses in the order they give, for the attacker and then for the defender', () => {
    expect(game.pending(content, losing)).toMatchObject({ decision: 'fight.attackerLosses', seats: [0] })
    expect(answered(losing, 0, 'losses men-hero-sorcerer')).toEqual({ do: 'lose', n: { I4: 2 } })
    expect(answered(losing, 0, 'losses hero-men-sorcerer')).toEqual({ do: 'lose', n: { I4: 1, 'I4/hero': 1 } })
    const defending = follow(game, content, losing, ['A lose I4:2']).position
    expect(answered(defending, 1, 'losses sorcerer-men-hero')).toEqual({ do: 'lose', n: { I6: 2, 'I6/sorcerer': 1 } })
  })

  it('answer for their own player only, and for nothing they do not speak of', () => {
    expect(answered(losing, 1, 'losses men-hero-sorcerer')).toBeNull()
    expect(answered(losing, 0, 'fightOn won')).toBeNull()
    expect(answered(losing, 0)).toBeNull()
  })

  it('fight on until the strength they name is reached, then the player is asked', () => {
    const facing = follow(game, content, losing, ['A lose I4:2', 'B lose I6:3']).position
    expect(game.pending(content, facing)).toMatchObject({ decision: 'fight.goOn', seats: [0] })
    expect(answered(facing, 0, 'fightOn won')).toEqual({ do: 'goOn' })
    expect(answered(facing, 0, 'fightOn 2')).toEqual({ do: 'goOn' }) // two men and the hero: strength 3
    expect(answered(facing, 0, 'fightOn 3')).toBeNull()
  })

  it('let the dragon eat by the same order', () => {
    const given = ['phase dragon', 'IV5: A 2m+H', 'C1: B 1m']
    const start = stage.place(content, { given })
    const eaten = follow(game, content, start, ['dice 4/5', 'dice 1']).position
    expect(answered(eaten, 0, 'losses men-hero-sorcerer')).toEqual({ do: 'lose', n: { IV5: 1 } })
  })

  it('have a notation and refuse what they do not know', () => {
    for (const text of ['losses sorcerer-hero-men', 'fightOn won', 'fightOn 4'])
      expect(writeOrder(orders, parseOrder(orders, content, text))).toBe(text)
    expect(() => parseOrder(orders, content, 'fightOn 9')).toThrow()
    expect(() => parseOrder(orders, content, 'attack I4 I6 land')).toThrow()
  })

  it('depend on the view alone: a redealt table gets the same answer', () => {
    const view = game.view(content, losing, 0)
    const again = game.view(content, game.redeal(content, view, randomFrom('orders')), 0)
    const order = ordered('losses men-hero-sorcerer')
    expect(answerByOrders(game, orders, content, again, order)).toEqual(
      answerByOrders(game, orders, content, view, order),
    )
  })
})
