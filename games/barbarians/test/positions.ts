/** Positions for the tests of what the presenter says word for word. */

import type { Language } from '@skerry/contracts'
import type { Choice, Seat } from '@skerry/kernel'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import { game } from '../index.ts'
import { TRACKS } from '../queries.ts'
import type { CampaignFrame, Player, RegionCardId, RegionId, SpaceId, State } from '../types.ts'
import { content, rowsOf } from './told.ts'
/** The table at the start of the action phase, as the test wants it; hero 1 of A is to be placed. */
export function table(change: (state: State) => void, seats = 3): Seen {
  for (const { match } of rowsOf(seats, `table ${seats}`)) {
    const { era, round } = match.position.state
    if (era !== 1 || round !== 1) continue
    const position = game.clone(match.position)
    const { state } = position
    state.turns = [0, 0, 0]
    state.arc = 4
    state.dummies = []
    for (const player of state.players) {
      player.heroes = [null, null, null, null]
      player.knowledge = Object.fromEntries(TRACKS.map((track) => [track, 0])) as Player['knowledge']
    }
    change(state)
    return { ...game.view(content, position, 0), stack: [] }
  }
  throw new Error('no first round')
}
export const inTurn = (view: Seen, ring: 1 | 2 | 3 | 4, space: string | null = null, seat: Seat = 0): Seen => ({
  ...view,
  seat,
  stack: [
    {
      rule: 'turn',
      at: space === null ? 'before' : 'space',
      seat,
      ring,
      isExtraUsed: false,
      space,
    } as Seen['stack'][0],
  ],
})
export const campaign = (view: Seen, frame: Partial<CampaignFrame>): Seen => ({
  ...view,
  stack: [
    {
      ...{
        rule: 'campaign',
        at: 'target',
        seat: 0,
        times: 1,
        by: '',
        region: null,
        battles: 0,
        faced: [],
        swapped: [],
      },
      ...{ isReplacement: false, won: [], isAverted: false },
      ...frame,
    } as CampaignFrame,
  ],
})
export const card = (view: Seen, choice: object, language: Language = 'en') =>
  presenter.card(content, view, choice as Choice, language)
export const s = (id: string) => id as SpaceId
export const r = (id: string) => id as RegionId
export const b = (id: string) => id as RegionCardId
