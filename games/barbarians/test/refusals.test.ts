import { sayingsOf } from '@skerry/kit'
import { expect, test } from 'vitest'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { talk } from '../words/talk.ts'

const told = sayingsOf(game, game.load(pack), stage, talk)
const POOR = ['B: resources 0, troops 0', 'C: resources 0, troops 0', 'D: resources 0, troops 0']

test('BAR-CAMPAIGN-01 recruits that cannot be paid from the start', () => {
  expect(told({ given: ['A: wood 0', 'campaign A'], line: ['A recruit archer:1'] })).toEqual([
    'archers cost 1 wood each, and you have none',
    'Bogenschützen kosten je 1 Holz, und du hast nichts davon',
  ])
})

test('BAR-RULING-34 recruits of whom there are six already', () => {
  expect(told({ given: ['A: raider 6', 'campaign A'], line: ['A recruit raider:1'] })).toEqual([
    'you have 6 raiders already: nobody can have more',
    'du hast schon 6 Räuber: Mehr kann niemand haben',
  ])
})

test('BAR-GEN-07 what a prayer costs and what one has', () => {
  expect(told({ given: ['A: gods GD03', 'A: gold 3, stone 0', 'turn A 1'], line: ['A pray GD03'] })).toEqual([
    'that costs 1 gold and 1 stone, and you have 3 gold and no stone',
    'das kostet 1 Gold und 1 Stein, und du hast 3 Gold und keinen Stein',
  ])
  expect(
    told({ given: ['A: gods GD13 GD16', 'A: troops 0', 'A: archer 1', 'turn A 1'], line: ['A pray GD13'] }),
  ).toEqual([
    'that costs 2 troops of choice, and you have 1 troop',
    'das kostet 2 Truppen nach Wahl, und du hast 1 Truppe',
  ])
})

test('BAR-RULING-66 what a row of a feast costs and what one has', () => {
  expect(told({ given: ['era 1', 'A: gold 1, wood 2', ...POOR, 'end of era'], line: ['A row 2'] })).toEqual([
    'that costs 1 gold and 3 wood, and you have 1 gold and 2 wood',
    'das kostet 1 Gold und 3 Holz, und du hast 1 Gold und 2 Holz',
  ])
})

test('BAR-BUILD-03 what a building costs and what one has', () => {
  const [en, de] = told({
    given: ['A: stone 2, food 0', 'display BU16 BU01 BU06 BU22 GD01 GD02 W01 W02', 'space A R1-s0'],
    line: ['A carryOut', 'A take BU01'],
  })
  expect(en).toMatch(/ costs .+, and you have .+/)
  expect(de).toMatch(/ kostet .+, und du hast .+/)
})
