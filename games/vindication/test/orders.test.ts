import { answerByOrders, parseOrder, writeOrder } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import { type Example, follow } from '@skerry/kit'
import { describe, expect, it } from 'vitest'
import { stage } from '../examples/index.ts'
import { game, orders, pack } from '../index.ts'

const content = game.load(pack)

/** What A's orders say where this line has led to; null: A is asked. */
function answered(given: readonly string[], line: readonly string[], ...texts: readonly string[]): Choice | null {
  const { position } = follow(game, content, stage.place(content, { given } as Example), line)
  const told = texts.map((text) => parseOrder(orders, content, text))
  return answerByOrders(game, orders, content, game.view(content, position, 0), told)?.choice ?? null
}
const AT_REST = ['A: inf 3', 'end of turn A']
const AT_MAW = (conviction: number) => [`A: at T12, COU 2, conv ${conviction}, companions RED02`, 'turn A']
const TO_DEATH = ['A visit H11', 'A draw open', 'chance *', 'chance DEATH/WIS', 'A first champion']

describe('standing orders', () => {
  it('VIN-POWER-05 augment from the zone they name, and ask where it is empty', () => {
    expect(answered(AT_REST, ['A rest'], 'augmenting pot')).toEqual({ do: 'augment', from: 'pot' })
    expect(answered(AT_REST, ['A rest'], 'augmenting inf')).toEqual({ do: 'augment', from: 'inf' })
    expect(answered(AT_REST, ['A rest'])).toBeNull()
    expect(answered(['A: inf 0, conv 4', 'end of turn A'], ['A rest'], 'augmenting inf')).toBeNull()
  })

  it('VIN-MONSTER-10 save the champion where there is Conviction', () => {
    expect(answered(AT_MAW(1), TO_DEATH, 'saveChampion')).toEqual({ do: 'save' })
    expect(answered(AT_MAW(1), TO_DEATH)).toBeNull()
  })

  it('say nothing about other questions', () => {
    expect(answered(AT_REST, [], 'saveChampion', 'augmenting pot')).toBeNull()
  })

  it('are read as they are written', () => {
    for (const text of ['augmenting pot', 'augmenting inf', 'saveChampion'])
      expect(writeOrder(orders, parseOrder(orders, content, text))).toBe(text)
    expect(() => parseOrder(orders, content, 'augmenting conv')).toThrow()
  })
})
