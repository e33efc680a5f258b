import { countOf } from '@skerry/kernel'
import { contentsOf, exampleTests, follow, mutantTests } from '@skerry/kit'
import { describe, expect, inject, it } from 'vitest'
import { examples, pack, stage } from '../examples/index.ts'
import { game } from '../index.ts'
import { ledger } from '../ledger.ts'
import type { State } from '../types.ts'
import { words } from '../words/index.ts'

const exercise = { game, pack, stage, examples, ledger, words }

describe('examples of The Arrival', () => {
  for (const test of exampleTests(exercise, inject('width'))) it(test.name, test.run)
})

describe('what is switched off in The Arrival is noticed', () => {
  for (const test of mutantTests(exercise, inject('width'))) it(test.name, test.run)
})

const total = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

const isFixed = ({ is }: { readonly is?: string }): boolean => is !== undefined

/** The pieces of the box, wherever they are (ARR-INV-01…07). */
function boxOf({ sites, tribes, supply, shields, fomori, repelled, bag, discard, ...state }: State) {
  const held = (piece: 'swords' | 'shields') => total(tribes.map((tribe) => tribe[piece]))
  const lying = (holders: readonly unknown[]) => sites.filter(({ holder }) => holders.includes(holder)).length
  return {
    discs: tribes.map(({ discs, collected }, seat) =>
      total([discs, collected, supply.discs[seat]!, ...sites.map((s) => (s.holder === seat ? s.level : 0))]),
    ),
    swords: supply.swords + held('swords'),
    shields: supply.shields + held('shields') + total(shields),
    fomori: (['sineach', 'athach', 'monghfinn'] as const).map(
      (species) => (fomori[species] ?? 0) + (repelled[species] ?? 0) + lying([species]),
    ),
    castles: lying(['castle']) + total(tribes.map(({ trophies, usedTrophies }) => trophies + usedTrophies)),
    tiles: total([
      countOf(state.tiles),
      countOf(state.usedTiles),
      state.display.length,
      ...tribes.map(({ tiles, masters }) => tiles.length + masters),
    ]),
    cards: total([countOf(bag), countOf(discard), ...tribes.map(({ cards }) => cards.filter(isFixed).length)]),
  }
}

/** Cards in the stacks and cards before players that may still be any: those of the bag. */
const stackedIn = ({ stacks, tribes }: State): number =>
  total([
    ...Object.values(stacks).map(({ size }) => size),
    ...tribes.map(({ cards }) => cards.filter((card) => !isFixed(card)).length),
  ])

describe('the pieces of the box add up in every example, before and after', () => {
  const contentOf = contentsOf(game, pack)
  for (const example of examples)
    it(example.id, () => {
      const content = contentOf(example)
      const placed = stage.place(content, example)
      const line = example.line.filter((entry) => !entry.startsWith('now '))
      const { position } = follow(game, content, placed, line)
      for (const { state, seats } of [placed, position]) {
        expect(boxOf(state)).toEqual({
          discs: Array.from({ length: seats }, () => 15),
          swords: 20,
          shields: 12,
          fomori: [32, 12, 6],
          castles: 4,
          tiles: 30,
          cards: 54,
        })
        if (state.stacks[1].size > 0) expect(stackedIn(state)).toBe(countOf(state.bag))
      }
    })
})
