/** Setting up the table. Ledger 3.2. */

import { entriesOf, equally, type Rule, steps, weighted } from '@skerry/kernel'
import { placeFomori, splitStacks } from '../effects.ts'
import { holderAt, locationOf, nthInTurn, tribeOf } from '../queries.ts'
import type { Arrival, Content, Location, Settle, SetupFrame } from '../types.ts'
import { anyLocation } from './args.ts'
import { refillOf } from './tiles.ts'

const { auto, chance, decision, choiceNeeds, offer } = steps<Arrival, SetupFrame>()

const settle = offer<Settle>('ARR-SETUP-10', 'settle', {
  args: { location: anyLocation },
  candidates: ({ content }) => content.ports.map((port) => ({ do: 'settle', location: portAt(content, port).id })),
  conditions: [
    choiceNeeds('ARR-SETUP-10', 'notAPort', ({ content }, _, { location }) => locationOf(content, location).isPort),
    // ARR-RULING-24 Neither a disc nor a Fomori.
    choiceNeeds(
      'ARR-RULING-24',
      'portTaken',
      ({ state, content }, _, { location }) => holderAt(state, locationOf(content, location).index) === null,
    ),
  ],
  take(t, f, { location }) {
    tribeOf(t.state, t.seat).discs -= 1 // ARR-RULING-20 it is one of the three
    t.state.sites[locationOf(t.content, location).index] = { holder: t.seat, level: 1 }
    t.emit({ rule: 'ARR-SETUP-10', type: 'portSettled', seat: t.seat, location })
    f.done += 1
    return f.done < t.state.tribes.length ? 'again' : 'end'
  },
})
const portAt = (content: Content, port: number): Location => content.locations[port] as Location

export const setup: Rule<Arrival, SetupFrame> = {
  // ARR-SETUP-02 Six of the shuffled tiles are shown.
  display: auto('ARR-SETUP-02', (t) => {
    t.call(refillOf('ARR-SETUP-02'))
    return 'landing'
  }),
  // ARR-SETUP-06 A random Fomori on each location with a castle link; ARR-RULING-25 they are like any other.
  landing: chance('ARR-SETUP-06', {
    outcomes: ({ state }) => weighted(entriesOf(state.fomori)),
    take(t, f, species) {
      const at = t.content.locations[t.content.landings[f.done] as number] as Location
      placeFomori(t.state, at, species)
      t.emit({ rule: 'ARR-SETUP-06', type: 'fomoriLanded', location: at.id, species })
      f.done += 1
      return f.done < t.content.landings.length ? 'again' : 'stacks'
    },
  }),
  // ARR-SETUP-08, ARR-RULING-21 Three stacks of the same size.
  stacks: auto('ARR-SETUP-08', (t) => {
    splitStacks(t, 'ARR-SETUP-08')
    return 'startPlayer'
  }),
  startPlayer: chance('ARR-SETUP-09', {
    outcomes: ({ state }) => equally([...state.tribes.keys()]),
    take(t, f, seat) {
      t.state.startPlayer = seat
      t.emit({ rule: 'ARR-SETUP-09', type: 'startPlayerDrawn', seat })
      f.done = 0
      return 'port'
    },
  }),
  // ARR-SETUP-10 In turn order, one Ait each.
  port: decision('ARR-SETUP-10', { seat: (f, { state }) => nthInTurn(state, f.done), offers: [settle] }),
}
