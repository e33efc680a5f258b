/** Commands that several rules of the toy share, and what can be done beside the rest. */

import { addTo, among, drawCard, itself, menu, type Seat, secretFor, type Turn } from '@skerry/kernel'
import { coinsOf, dockAt } from './queries.ts'
import type { CardId, Content, Light, State, Toy } from './types.ts'

export const cardIds = among((c: Content) => Object.keys(c.cards), null)
export const dockIds = among((c: Content) => c.docks, itself)

// —— commands several rules share ——

/** TOY-DRAW-01 The card goes to the hand; only its owner sees it. */
export function giveCard(t: Turn<Toy>, rule: string, seat: Seat, card: CardId): void {
  drawCard(t.state.pile, card)
  t.state.hands[seat]?.push({ is: card, knownTo: [seat] })
  t.emit(secretFor([seat], { rule, type: 'cardDrawn', seat }, { card }))
}

export function discardCard(state: State, seat: Seat, card: CardId): void {
  const hand = state.hands[seat] ?? []
  hand.splice(
    hand.findIndex(({ is }) => is === card),
    1,
  )
  addTo(state.discard, card)
}

export function pay(state: State, seat: Seat, n: number): void {
  state.coins[seat] = coinsOf(state, seat) - n
  state.bank += n
}

// —— what can be done beside the rest ——

const m = menu<Toy>()
/** TOY-LIGHT-01 A coin puts a light in a dock; TOY-LIGHT-02 where there is none. */
export const light = m.offer<Light>('TOY-LIGHT-01', 'light', {
  args: { dock: dockIds },
  candidates: ({ content }) => content.docks.map((dock): Light => ({ do: 'light', dock })),
  conditions: [
    m.needs('TOY-LIGHT-01', 'notEnough', ({ state, seat }) => coinsOf(state, seat) > 0),
    m.choiceNeeds(
      'TOY-LIGHT-02',
      'lightThere',
      ({ state }, _, { dock }) => !dockAt(state, dock).light,
      (_, __, { dock }) => ({ dock }),
    ),
  ],
  take(t, _, { dock }) {
    pay(t.state, t.seat, 1)
    dockAt(t.state, dock).light = true
    t.emit({ rule: 'TOY-LIGHT-01', type: 'lit', seat: t.seat, dock })
    return 'again'
  },
})
