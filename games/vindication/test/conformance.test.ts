import { includesSeat, type Plain, type Slot, type Viewer } from '@skerry/kernel'
import { conformance } from '@skerry/kit'
import { describe, inject, it } from 'vitest'
import { game, orders, pack } from '../index.ts'
import { DECKS } from '../queries.ts'
import type { Content } from '../types.ts'
import { words } from '../words/index.ts'
import { conserved, type P } from './conserved.ts'
import { anybodysChoice } from './playing.ts'

/** VIN-QUEST-04, VIN-RULING-29 Other seats' quests, and cards of decks that somebody else has seen or nobody. */
function secrets(_: Content, { state }: P, viewer: Viewer): Record<string, Plain> {
  if (viewer === 'open') return {}
  const isHidden = ({ is, knownTo }: Slot) => is !== undefined && !includesSeat(knownTo, viewer)
  const hidden = (slots: readonly Slot[], name: (at: number) => string) =>
    slots.flatMap((slot, at) => (isHidden(slot) ? [[name(at), slot.is as Plain] as const] : []))
  return Object.fromEntries([
    ...state.players.flatMap(({ quests }, seat) => hidden(quests, (at) => `quest ${at} of seat ${seat}`)),
    ...DECKS.flatMap((deck) => hidden(state.decks[deck].pile.top, (at) => `card ${at} of ${deck}`)),
  ])
}

/** No card of the base game harms an opponent or costs any common attribute: the tests of the verbs show them. */
const elsewhere = ['harm.look', 'harm.opponent', 'harm.cube', 'spend.choose']
/** Who is hemmed in, or has hardly any Influence left when a relic or exhaustion asks for it: examples show them. */
const seldom = ['downgrade.zone', 'gain.charging', 'exhaustion.recall']

describe('Vindication conforms', () => {
  const tests = conformance(
    {
      game,
      pack,
      longest: 5_000,
      choose: anybodysChoice,
      conserved,
      secrets,
      words,
      orders,
      rare: [...elsewhere, ...seldom],
    },
    { games: 2, moments: 8, seed: `${inject('seed')} vindication`, width: inject('width') },
  )
  for (const test of tests) it(test.name, test.run)
})
