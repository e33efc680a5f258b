/** Somebody who plays at random, but gladly does what seldom happens at random: for tests that want to see everything. */

import { anyChoice, type Choice, type Play, type Random, type Seat } from '@skerry/kernel'
import type { Barbarians } from '../types.ts'

const GLADLY: readonly string[] = [
  'attack',
  'win',
  'overkill',
  'carryOut',
  'campaign',
  'take',
  'pray',
  'draw',
  'tribute',
  'claim',
  'swap',
  'avert',
]

export function anybodysChoice(play: Play<Barbarians>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  const wanted = choices.kind === 'list' ? choices.list.filter(({ do: verb }) => GLADLY.includes(verb)) : []
  const isWanted = wanted.length > 0 && random(4) > 0
  return isWanted ? (wanted[random(wanted.length)] as Choice) : (anyChoice(play, seat, random) as Choice)
}
