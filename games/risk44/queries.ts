import { type Seat, type Sum, sum, sumsOf } from '@skerry/kernel'
import type { AreaId, Content, Risk, State } from './types.ts'

const { part, atLeast } = sumsOf<Risk>()

export const isOwn = (state: State, area: AreaId, seat: Seat): boolean => state.owner[area] === seat
export const armiesIn = (state: State, area: AreaId): number => state.armies[area] as number
export const isLinked = ({ links }: Content, from: AreaId, to: AreaId): boolean =>
  (links[from] as readonly AreaId[]).includes(to)
export const cardsOf = (state: State, seat: Seat): number[] => state.cards[seat] as number[]

/** R44-CARD-02 A set is one card of each kind, or three of one. */
export const hasSet = (cards: readonly number[]): boolean => cards.every((n) => n > 0) || cards.some((n) => n > 2)

/** R44-CARD-03 Each set is worth more than the one before it, up to 20. */
export const worthOfSet = (trades: number): number => 4 + 2 * Math.min(8, trades)

const third = (state: State, seat: Seat): number => Math.floor((state.held[seat] as number) / 3)

function holdsRegion(state: State, content: Content, seat: Seat, region: number): boolean {
  const { regionOf } = content
  for (let area = 0; area < regionOf.length; area++)
    if (regionOf[area] === region && state.owner[area] !== seat) return false
  return true
}

/** R44-REINF-01, -02 As a plain number; a test ties it to the sum. */
export function reinforcementCount(state: State, content: Content, seat: Seat): number {
  let armies = Math.max(3, third(state, seat))
  for (let region = 0; region < content.bonus.length; region++)
    if (holdsRegion(state, content, seat, region)) armies += content.bonus[region] as number
  return armies
}

/** R44-REINF-01, -02 A third of the areas, at least 3, and the bonus of every region held. */
export function reinforcements(state: State, content: Content, seat: Seat): Sum {
  const areas = atLeast(3, sum(part('R44-REINF-01', third(state, seat), 'areas')), 'R44-REINF-01', 'least')
  const regions = content.bonus.map((bonus, region) =>
    part('R44-REINF-02', holdsRegion(state, content, seat, region) ? bonus : 0, 'regions'),
  )
  return sum(...areas.parts, ...regions)
}

export const attackDice = (state: State, from: AreaId): 1 | 2 | 3 => Math.min(3, armiesIn(state, from) - 1) as 1 | 2 | 3
export const defenceDice = (state: State, to: AreaId): 1 | 2 => Math.min(2, armiesIn(state, to)) as 1 | 2
