import { cloneBag, clonePile, copy, defineGame } from '@skerry/kernel'
import { effects } from './effects.ts'
import { load } from './load.ts'
import { reactions, rules } from './rules/index.ts'
import { options, setup } from './setup.ts'
import { sums, things } from './things.ts'
import type { Barbarians, Decks, Held, Player, Rival, State } from './types.ts'
import { redeal, view } from './view.ts'

function cloneDecks({ common, god, warlord, building }: Decks): Decks {
  if (common !== undefined) return { common: clonePile(common) }
  return {
    ...(god && { god: clonePile(god) }),
    ...(warlord && { warlord: clonePile(warlord) }),
    ...(building && { building: clonePile(building) }),
  }
}
const cloneHeld = ({ card, isUpright }: Held): Held => ({ card, isUpright })
const clonePlayer = (player: Player): Player => ({
  ...player,
  resources: { ...player.resources },
  troops: { ...player.troops },
  knowledge: { ...player.knowledge },
  gods: player.gods.map(cloneHeld),
  warlords: player.warlords.map(cloneHeld),
  buildings: player.buildings.slice(),
  banners: player.banners.map(({ region, marker }) => ({ region, marker })),
  heroes: player.heroes.slice(),
})
const cloneRival = ({ honour, knowledge, banners }: Rival): Rival => ({
  honour,
  knowledge: { ...knowledge },
  banners: banners.slice(),
})

const clone = (s: State): State => ({
  ...s,
  options: { ...s.options },
  players: s.players.map(clonePlayer),
  order: s.order.slice(),
  turns: s.turns.slice(),
  dummies: s.dummies.slice(),
  markers: cloneBag(s.markers as Record<string, never>) as State['markers'],
  removedMarkers: s.removedMarkers.slice(),
  tiles: s.tiles.slice(),
  decks: cloneDecks(s.decks),
  removedCards: cloneBag(s.removedCards),
  removedCounts: { ...s.removedCounts },
  display: s.display.slice(),
  timeline: s.timeline.slice(),
  finishers: copy(s.finishers),
  rival: s.rival === null ? null : cloneRival(s.rival),
  fates: cloneBag(s.fates),
  final: copy(s.final),
})

const rooms = { options, load, setup, rules, reactions, effects, clone, view, redeal, things, sums }

export const game = defineGame<Barbarians>({
  id: 'barbarians',
  version: '1',
  seats: { min: 1, max: 4 }, // BAR-GEN-01
  ...rooms,
})
