import { sayingsOf } from '@skerry/kit'
import { expect, test } from 'vitest'
import { pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { talk } from '../words/talk.ts'

const told = sayingsOf(game, game.load(pack), stage, talk)

test('ARR-BUILD-04 a port could be built from another port', () => {
  const given = ['LAB1: D 1', 'turn D 2']
  expect(told({ given, line: ['D build ALT3'] })).toEqual([
    'no fortification, yours or anybody else’s, is connected with this port, and you hold no other port',
    'keine Befestigung, weder deine noch eine andere, ist mit diesem Hafen verbunden, und du hältst keinen anderen Hafen',
  ])
  expect(told({ given, line: ['D build EBL3'] })).toEqual([
    'no fortification, yours or anybody else’s, is connected with it',
    'keine Befestigung, weder deine noch eine andere, ist damit verbunden',
  ])
})

test('ARR-REPEL-04 a port could be reached from another port', () => {
  const given = ['LAB1: D 1', 'DUN2 DUN3: sineach', 'D: swords 2, fame 9', 'turn D 2']
  const [port, other] = ['DUN3', 'DUN2'].map((place) => told({ given, line: [`D repel ${place} fame`] }))
  expect(port?.[0]).toMatch(/neighbour province, and you hold no other port$/)
  expect(port?.[1]).toMatch(/Nachbarprovinz liegt, und hältst keinen anderen Hafen$/)
  expect(other?.[0]).toMatch(/neighbour province$/)
  expect(other?.[1]).toMatch(/Nachbarprovinz liegt$/)
})

test('ARR-TILE-RUSE-01, ARR-TILE-MIGRATION-01 an exchange is used by naming a place', () => {
  expect(told({ given: ['D: tiles ruse', 'turn D 2'], line: ['D use ruse'] })).toEqual([
    'with Cú Chulainn’s ruse two Fomori change places: name the first location',
    'mit „Cú Chulainns List“ tauschen zwei Fomori die Plätze: Nenne den ersten Ort',
  ])
  expect(told({ given: ['D: tiles migration', 'turn D 2'], line: ['D use migration'] })[0]).toMatch(
    /^with .+ two fortifications change places: name the first location$/,
  )
})
