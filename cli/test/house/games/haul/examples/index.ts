import type { Example, Stage } from '@skerry/kit'
import { game } from '../game.ts'
import type { Voyage } from '../types.ts'

const title = { en: 'A day at sea', de: 'Ein Tag auf See' }

// Left out on purpose: nothing shows HAUL-LOAD-02, so that one mutant survives.
export const examples: readonly Example[] = [
  {
    id: 'HAUL-E-01',
    rules: ['HAUL-LOAD-01', 'HAUL-SAIL-01', 'HAUL-WIND-01', 'HAUL-WIND-02', 'HAUL-TURN-01', 'HAUL-RULING-01'],
    title,
    given: [],
    line: ['A load bow:1', 'A sail', 'dice 5', 'B may load bow:1'],
    // biome-ignore lint/suspicious/noThenProperty: what holds after the line
    then: ['cargo 2 0'],
  },
]

export const stage: Stage<Voyage> = {
  place: (content, { seats = 2 }) => game.setup(content, seats, {}),
  fact: (_content, { state }, fact) => (fact === `cargo ${state.cargo.join(' ')}` ? null : state.cargo.join(' ')),
}
