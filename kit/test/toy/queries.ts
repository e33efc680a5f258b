import {
  type AllotmentSlot,
  includesSeat,
  type Seat,
  type Split,
  type Sum,
  slot,
  sum,
  sumsOf,
  type Viewer,
} from '@skerry/kernel'
import type { CardId, Cargo, Content, Dock, DockId, State, Toy } from './types.ts'

const { part } = sumsOf<Toy>()

export const dockAt = (state: State, dock: DockId): Dock => state.docks[dock] as Dock
export const coinsOf = (state: State, seat: Seat): number => state.coins[seat] as number
export const cardsOf = (state: State, seat: Seat): CardId[] =>
  (state.hands[seat] ?? []).flatMap(({ is }) => (is === undefined ? [] : [is]))
export const holds = (state: State, seat: Seat, card: CardId): boolean => cardsOf(state, seat).includes(card)
export const othersAfter = (state: State, seat: Seat): Seat[] =>
  Array.from({ length: state.seats - 1 }, (_, i) => (seat + 1 + i) % state.seats)

/** TOY-INSPECT-02 Who has seen this seat's cargo knows it. */
export const knowsCargo = (state: State, viewer: Viewer, whose: Seat): boolean => {
  const known = state.cargo[whose]?.knownTo ?? []
  return includesSeat(known, viewer)
}

/** TOY-UNLOAD-01 Crates go where there is room; a crane counts as two and stands once in a dock. */
export function berths(state: State, { docks, room }: Content): AllotmentSlot[] {
  return docks.flatMap((id) => {
    const { crates, crane } = dockAt(state, id)
    const free = room - crates
    return [...(free > 0 ? [slot(id, free)] : []), ...(crane ? [] : [slot(`${id}/crane`, 1, 2)])]
  })
}
export const dockOfSlot = (id: string): DockId => id.split('/')[0] as DockId
export const isCrane = (id: string): boolean => id.endsWith('/crane')
export const craneAlone = (n: Split): boolean =>
  Object.keys(n).every((id) => !isCrane(id) || n[dockOfSlot(id)] === undefined)

/** TOY-PATROL-01 Two boats in one dock draw the patrol, once. */
export const isPatrolDue = ({ docks, patrol }: State): boolean =>
  !patrol && Object.values(docks).some(({ boats }) => boats.filter((n) => n > 0).length > 1)

export const boatsOf = (state: State, seat: Seat): number =>
  Object.values(state.docks).reduce((all, { boats }) => all + (boats[seat] as number), 0)

function cargoWorth(state: State, seat: Seat, cargo: Cargo): number {
  if (cargo === 'silk') return 2
  return Object.values(state.docks).filter(({ boats, crates }) => crates > 0 && (boats[seat] as number) > 0).length
}

/** TOY-SCORE-01 … -03 What a seat's harbour is worth, as far as the viewer may know. */
export function worth(state: State, seat: Seat, viewer: Viewer): Sum {
  const cargo = state.cargo[seat]?.is
  return sum(
    part('TOY-SCORE-01', coinsOf(state, seat), 'coins'),
    part('TOY-SCORE-02', boatsOf(state, seat), 'boats'),
    part(
      'TOY-SCORE-03',
      cargo !== undefined && knowsCargo(state, viewer, seat) ? cargoWorth(state, seat, cargo) : 0,
      'cargo',
    ),
  )
}
