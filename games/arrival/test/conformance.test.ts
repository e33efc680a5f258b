import type { Viewer } from '@skerry/kernel'
import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { game, pack } from '../index.ts'
import type { Content } from '../types.ts'
import { words } from '../words/index.ts'
import { conserved, type P } from './conserved.ts'

/** Fronts that a reshuffle fixed: nobody has seen them. */
function secrets(_: Content, { state }: P, viewer: Viewer) {
  if (viewer === 'open') return {}
  const hidden = state.tribes.flatMap(({ cards }, seat) =>
    cards.flatMap(({ is, knownTo }, at) => (is !== undefined && knownTo !== 'all' ? [[`card ${seat} ${at}`, is]] : [])),
  )
  return Object.fromEntries(hidden)
}

describe('The Arrival conforms', () => {
  const tests = conformance(
    { game, pack, longest: 5_000, conserved, secrets, words },
    { games: 2, moments: 8, seed: `${inject('seed')} arrival`, width: inject('width') },
  )
  for (const test of tests) it(test.name, test.run)
})
