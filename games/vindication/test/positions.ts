/** Positions for the tests of what the presenter says word for word. */

import type { Card, Language } from '@skerry/contracts'
import type { Choice } from '@skerry/kernel'
import type { Seen } from '../board/presenter/reading.ts'
import { presenter } from '../board/presenter.ts'
import { turnOf } from '../effects.ts'
import { game } from '../index.ts'
import { DECKS } from '../queries.ts'
import type { CardId, HexId, Player, RegionId, State, TriangleId, TriggerId, TurnFrame } from '../types.ts'
import { content } from './told.ts'

/** The plan of the examples: an Inn at H01, a Library at H06, a Gaping Maw at H11 … */
export const PLAN = [
  ...['INN', 'FORT', 'LIBRARY', 'SHRINE', 'FORT', 'LIBRARY', 'HOLY_SPIRE', 'COMMAND_POST', 'MONASTERY', 'INN'],
  ...['GAPING_MAW', 'ACADEMY', 'HOLY_SPIRE', 'ARCANE_TOWER', 'ANCIENT_TOMB', 'SHRINE', 'INN', 'MONASTERY'],
  'COMMAND_POST',
] as RegionId[]
export const t = (id: string) => id as TriangleId
export const h = (id: string) => id as HexId
export const c = (id: string) => id as CardId

/** Four players in round 3 on a known island; A stands between Library, Inn and Gaping Maw, the others on the shore. */
export function table(change: (state: State, players: readonly Player[]) => void, seats = 4): Seen {
  const { state } = game.setup(content, seats, {})
  state.round = 3
  state.players.forEach((player, seat) => {
    Object.assign(player, { at: t(['T11', 'S04', 'S07', 'S10', 'S01'][seat] ?? 'S01'), honor: 20 })
    player.spheres = { INS: 0, KNO: 0, STR: 0, WIS: 0, VIS: 0, COU: 0 }
  })
  state.tiles = Object.fromEntries(content.hexes.map(({ id }, i) => [id, PLAN[i]])) as State['tiles']
  state.bag = {}
  state.faceUp = ['TRG01', 'TRG03'] as TriggerId[]
  for (const deck of DECKS) {
    const [first] = content.deckIds[deck]
    state.decks[deck].open = [first as CardId]
    delete state.decks[deck].pile.bag[first as CardId]
  }
  change(state, state.players)
  const view = game.view(content, { ...position0, state, seats }, 0)
  return { ...view, stack: [] }
}
const position0 = game.setup(content, 2, {})
export const inTurn = (view: Seen, turn: Partial<TurnFrame> = {}): Seen => ({
  ...view,
  stack: [{ ...turnOf(0), ...turn }] as unknown as Seen['stack'],
})
/** Price, gain, effect and risk, each with its sign, as they stand in the row. */
export const chips = ({ price = [], gain = [], effect = [], risk = [] }: Card): string =>
  [price, gain, effect, risk]
    .map((row) => row.map(({ text }) => text).join(' · '))
    .filter((row) => row !== '')
    .join(' | ')
export const card = (view: Seen, choice: object, language: Language = 'en') =>
  presenter.card(content, view, choice as Choice, language)
