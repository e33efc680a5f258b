import type { Position } from '@skerry/kernel'
import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import type { Risk, State } from '../types.ts'
import { words } from '../words/index.ts'
import smallPack from './small-pack.json' with { type: 'json' }

/** Armies come and go; areas do not, and each has an army as soon as it has an owner. */
function conserved(_: unknown, { state }: Position<State, Risk['frame']>) {
  const owned = (seat: number) => state.owner.filter((owner) => owner === seat).length
  return {
    areas: state.owner.length,
    'seats whose areas are miscounted': state.held.filter((held, seat) => held !== owned(seat)).length,
    'areas with owner but no army': state.owner.filter((owner, area) => owner >= 0 !== (state.armies[area] ?? 0) > 0)
      .length,
    'fewer than no cards': state.cards.flat().filter((n) => n < 0).length,
  }
}

describe('risk44 conforms on its own map, in short games', () => {
  const subject = { game, pack: { ...pack, mostTurns: 4 }, longest: 1000, conserved, words }
  const rare = ['turn.conquest'] // nobody holds 30 of 44 areas so soon
  const tests = conformance(
    { ...subject, rare },
    { games: 2, moments: 4, seed: `${inject('seed')} risk44`, width: inject('width') },
  )
  // A twin of a log this long takes many seconds, and on an open table it is the log itself; the small map has them.
  for (const test of tests.filter(({ name }) => !name.endsWith('twins'))) it(test.name, test.run)
})

describe('risk44 conforms on a small map', () => {
  const subject = { game, pack: smallPack, longest: 2000, conserved, words }
  const tests = conformance(subject, {
    games: 10,
    moments: 40,
    seed: `${inject('seed')} risk44 small`,
    width: inject('width'),
  })
  for (const test of tests) it(test.name, test.run)
})
