/** Somebody who plays at random, but gladly does what seldom happens at random: for tests that want to see everything. */

import { anyChoice, type Choice, type Play, type Random, type Seat } from '@skerry/kernel'
import type { Attr, HexId, Player, StepTo, TriangleId, Vindication, VisitHex } from '../types.ts'

/** What is done gladly, and what only if nothing else is left: whoever recalls all the time never gets anywhere. */
const GLADLY: readonly string[] = [
  'vindicate',
  'control',
  'controlFirst',
  'buyTile',
  'use',
  'activate',
  'option',
  'draw',
  'setDie',
  'reroll',
]
const UNWILLINGLY: readonly string[] = ['recall', 'dismiss', 'returnTile', 'endTurn', 'rest', 'leave', 'waive']
const NEVER: readonly string[] = ['recall', 'dismiss', 'returnTile']
/** What brings one on, and what it costs. */
const COVETED: readonly (readonly [region: string, attr: Attr, price: number])[] = [
  ['GAPING_MAW', 'COU', 2],
  ['ARCANE_TOWER', 'VIS', 2],
  ['ANCIENT_TOMB', 'WIS', 2],
  ['INN', 'INS', 2],
  ['INN', 'KNO', 2],
  ['COMMAND_POST', 'STR', 3],
  ['MONASTERY', 'KNO', 3],
]

export function anybodysChoice(play: Play<Vindication>, seat: Seat, random: Random): Choice {
  const choices = play.choices(seat)
  if (choices.kind === 'allotment' && random(6) > 0) return generous(play, seat, random)
  if (choices.kind !== 'list' || random(12) === 0) return anyChoice(play, seat, random) as Choice
  return among(
    [
      choices.list.filter((choice) => isCoveted(play, choice)),
      random(3) > 0 ? nearest(play, seat, choices.list, random) : [],
      random(3) > 0 ? choices.list.filter(({ do: verb }) => GLADLY.includes(verb)) : [],
      choices.list.filter(({ do: verb }) => !UNWILLINGLY.includes(verb)),
      choices.list.filter(({ do: verb }) => !NEVER.includes(verb)),
      choices.list,
    ],
    random,
  )
}
/** Any of the first list that is not empty. */
function among(lists: readonly (readonly Choice[])[], random: Random): Choice {
  const list = lists.find(({ length }) => length > 0) ?? []
  return list[random(list.length)] as Choice
}

/** As much as may be gained, charged or motivated: the largest of a few. */
function generous(play: Play<Vindication>, seat: Seat, random: Random): Choice {
  let best: Choice | null = null
  let most = -1
  for (let tries = 0; tries < 6; tries++) {
    const choice = anyChoice(play, seat, random) as Choice & { n?: Readonly<Record<string, number>> }
    const sum = Object.values(choice.n ?? {}).reduce((all, n) => all + n, 0)
    if (best === null || (choice.n !== undefined && sum > most)) [best, most] = [choice, sum]
  }
  return best as Choice
}

const isCoveted = ({ position: { state } }: Play<Vindication>, choice: Choice): boolean =>
  choice.do === 'visit' && COVETED.some(([region]) => state.tiles[(choice as VisitHex).hex as HexId] === region)

/** Steps towards a region that the own cubes can pay for. */
function nearest(play: Play<Vindication>, seat: Seat, list: readonly Choice[], random: Random): Choice[] {
  const { state } = play.position
  const { content } = play
  const { spheres } = state.players[seat] as Player
  const payable = COVETED.filter(([, attr, price]) => spheres[attr] >= price)
  const [region] = payable[random(payable.length || 1)] ?? []
  const goals = content.triangles.filter(({ hexes }) => hexes.some((hex) => state.tiles[hex] === region))
  const far = (id: TriangleId) => {
    const from = content.triangle[id]?.index as number
    return Math.min(...goals.map(({ index }) => content.distances[from]?.[index] as number))
  }
  const steps = list.filter((choice): choice is StepTo => choice.do === 'step')
  if (region === undefined || goals.length === 0) return []
  const best = Math.min(...steps.map(({ to }) => far(to)))
  return steps.filter(({ to }) => far(to) === best)
}
