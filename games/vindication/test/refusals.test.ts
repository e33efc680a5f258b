import { sayingsOf } from '@skerry/kit'
import { expect, test } from 'vitest'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { talk } from '../words/talk.ts'

const told = sayingsOf(game, game.load(pack), stage, talk)

test('VIN-VISIT-03 what the Inn costs and what one has', () => {
  expect(told({ given: ['A: INS 1, KNO 0, STR 1', 'turn A'], line: ['A visit H10'] })).toEqual([
    'the visit costs 2 Inspiration, 2 Knowledge or 2 Strength, and you have 1 Inspiration, no Knowledge and 1 Strength',
    'der Besuch kostet 2 Inspiration, 2 Wissen oder 2 Stärke, und du hast 1 Inspiration, kein Wissen und 1 Stärke',
  ])
})

test('VIN-VISIT-03 what an option of the Inn costs and what one has', () => {
  const given = ['A: INS 2, KNO 2, STR 1', 'turn A']
  expect(told({ given, line: ['A visit H10', 'A option 3'] })).toEqual([
    'the visit costs 2 Strength, and you have only 1',
    'der Besuch kostet 2 Stärke, und du hast nur 1',
  ])
})

test('VIN-VISIT-03 a single price', () => {
  expect(told({ given: ['A: at T10, KNO 0', 'turn A'], line: ['A visit H09'] })).toEqual([
    'the visit costs 1 Knowledge, and you have none',
    'der Besuch kostet 1 Wissen, und du hast nichts davon',
  ])
})

test('VIN-BONUS-PROF-01 a tile is paid with its own attribute', () => {
  expect(told({ given: ['A: KNO 2', 'turn A'], line: ['A buyTile KNO'] })).toEqual([
    'that costs 3 Knowledge, and you have only 2',
    'das kostet 3 Wissen, und du hast nur 2',
  ])
})

test('VIN-TRAIT-03 no slot of a trait is free', () => {
  expect(told({ given: ['A: inf 6', 'A: traits TRA09+2', 'turn A'], line: ['A use TRA09'] })).toEqual([
    'no slot of that trait is free: recall a cube from it first',
    'auf dieser Eigenschaft ist kein Platz frei: Hole erst einen Block von ihr zurück',
  ])
  expect(told({ given: ['A: inf 0', 'A: traits TRA09+1', 'turn A'], line: ['A use TRA09'] })[0]).toBe(
    'that costs 1 Influence, and you do not have it',
  )
})

test('VIN-TURN-02, VIN-MOVE-14 what is asked instead, and whose turn it is', () => {
  const given = ['turn A']
  expect(told({ given, line: ['A stop'] })[0]).toMatch(/^“stop” is not asked for now; the question is “.+\?”$/)
  expect(told({ given, line: ['A stop'] })[1]).toMatch(/^„stop“ ist jetzt nicht gefragt; die Frage lautet: „.+\?“$/)
  expect(told({ given, line: ['B rest'] })).toEqual(['it is A’s turn', 'A ist am Zug'])
})
