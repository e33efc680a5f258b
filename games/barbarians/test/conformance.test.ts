import type { Slot, Viewer } from '@skerry/kernel'
import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { game, orders, pack } from '../index.ts'
import type { CardId, Content } from '../types.ts'
import { words } from '../words/index.ts'
import { conserved, type P } from './conserved.ts'

/** Cards of a deck that a search has fixed, and those that left a solo game: nobody has seen them. */
function secrets(_: Content, { state }: P, viewer: Viewer) {
  if (viewer === 'open') return {}
  const isHidden = ({ is }: Slot<CardId>) => is !== undefined // whatever lies on top of a deck was passed over
  const passed = Object.entries(state.decks).flatMap(([deck, { top }]) =>
    top.flatMap((slot, at) => (isHidden(slot) ? [[`card ${at} of ${deck}`, slot.is as CardId]] : [])),
  )
  const removed = Object.keys(state.removedCards)
    .sort()
    .map((card, at) => [`removed card ${at}`, card])
  return Object.fromEntries([...passed, ...removed])
}

/** Two players who finish the same tactics track: examples show it (BAR-KNOW-TAC-02). */
const rare = ['bonus.second']

describe('Barbarians conforms', () => {
  const tests = conformance(
    { game, pack, longest: 5_000, conserved, secrets, words, orders, rare },
    { games: 2, moments: 8, seed: `${inject('seed')} barbarians`, width: inject('width') },
  )
  for (const test of tests) it(test.name, test.run)
})
