import {
  clonePile,
  copy,
  defineGame,
  hidePile,
  hideSlots,
  type Pile,
  pileOf,
  redealPile,
  redealSlots,
  sortBag,
  type Table,
  type Thing,
  type Viewer,
} from '../../../src/index.ts'
import { effects } from './effects.ts'
import { load } from './pack.ts'
import { cardOf, finalHonor, inPlay, knownQuests } from './queries.ts'
import { reactions, rules } from './rules/index.ts'
import type { Content, Maw, Player, State } from './types.ts'

const oneEach = (ids: readonly string[]): Pile => pileOf(Object.fromEntries(ids.map((id) => [id, 1])))

function setup(content: Content, seats: number): { state: State; first: Maw['frame'] } {
  const starts = content.start.slice(0, seats)
  const owned = new Set(starts.flatMap((s) => s.cards.map((c) => c.card)))
  const monsters = content.cardIds.filter((id) => cardOf(content, id).kind === 'monster' && !owned.has(id))
  const state: State = {
    seats,
    round: 0,
    active: seats - 1,
    players: starts.map(({ honor, zones, spheres, cards }) => ({
      honor,
      zones: { ...zones },
      spheres: { ...spheres },
      cards: cards.map((c) => ({ ...c })),
      coins: [],
      quests: [],
    })),
    monsters: oneEach(monsters),
    open: [],
    triggers: oneEach(Object.keys(content.triggers)),
    faceUp: [],
    quests: oneEach(Object.keys(content.quests)),
    coins: content.coins.slice(),
    controller: null,
    lastRound: null,
    removed: [],
  }
  return { state, first: { rule: 'game', at: 'openMonster' } }
}

const clonePlayer = (p: Player): Player => ({
  honor: p.honor,
  zones: { ...p.zones },
  spheres: { ...p.spheres },
  cards: p.cards.map((c) => ({ ...c })),
  coins: p.coins.slice(),
  quests: copy(p.quests),
})
const clone = (s: State): State => ({
  ...s,
  players: s.players.map(clonePlayer),
  monsters: clonePile(s.monsters),
  open: s.open.slice(),
  triggers: clonePile(s.triggers),
  faceUp: s.faceUp.slice(),
  quests: clonePile(s.quests),
  coins: s.coins.slice(),
  removed: s.removed.slice(),
})

/** VIN-QUEST-04, VIN-RULING-29 Public is all but deck orders, cards seen by somebody else, and other seats' quests. */
function seenBy(s: State, viewer: Viewer): State {
  const quests = hidePile(s.quests, viewer)
  const players = s.players.map((p) => ({ ...clonePlayer(p), quests: hideSlots(p.quests, viewer, quests.bag) }))
  return {
    seats: s.seats,
    round: s.round,
    active: s.active,
    players,
    monsters: hidePile(s.monsters, viewer),
    open: s.open,
    triggers: hidePile(s.triggers, viewer),
    faceUp: s.faceUp,
    quests: { ...quests, bag: sortBag(quests.bag) },
    coins: s.coins,
    controller: s.controller,
    lastRound: s.lastRound,
    removed: s.removed,
  }
}

function things({ state, content }: Table<Maw>, viewer: Viewer): Thing[] {
  const tableau = state.players.flatMap((p, seat) =>
    p.cards.map(
      ({ card, cubes, mate }): Thing => ({
        id: card,
        kind: cardOf(content, card).kind,
        // VIN-PET-08 An orphan awaiting its rescue is nobody's.
        at: mate !== null && inPlay(state, seat, mate) !== undefined ? mate : `tableau/${seat}`,
        label: 'card',
        facts: { cubes },
      }),
    ),
  )
  const quests = state.players.flatMap((p, seat) =>
    p.quests.map((_, i): Thing => {
      const [known] = knownQuests(state, seat, viewer)
      return {
        id: `quest/${seat}/${i}`,
        kind: 'quest',
        at: `tableau/${seat}`,
        label: 'quest',
        facts: { quest: known ?? null },
      }
    }),
  )
  const places = [...state.players.map((_, seat) => `tableau/${seat}`), 'openPile']
  return [
    ...places.map((id): Thing => ({ id, kind: 'place', label: 'place', facts: {} })),
    ...tableau,
    ...quests,
    ...state.open.map((id): Thing => ({ id, kind: 'monster', at: 'openPile', label: 'card', facts: {} })),
    ...state.faceUp.map((id): Thing => ({ id, kind: 'trigger', label: 'trigger', facts: {} })),
    ...state.coins.map((coin): Thing => ({ id: `coin/${coin}`, kind: 'coin', label: 'coin', facts: { coin } })),
  ]
}

export const mawGame = defineGame<Maw>({
  id: 'trial-monster',
  version: '1',
  seats: { min: 2, max: 3 },
  options: [],
  load,
  setup,
  rules,
  reactions,
  effects,
  clone,
  view: ({ state }, stack, viewer) => ({ state: seenBy(state, viewer), stack }),
  redeal(_, { state, stack }, _viewer, random) {
    const unseen = { ...state.quests.bag }
    const players = state.players.map((p) => ({ ...p, quests: redealSlots(p.quests, unseen, random) }))
    const quests = redealPile({ ...state.quests, bag: unseen }, random)
    return { state: { ...state, players, quests, monsters: redealPile(state.monsters, random) }, stack }
  },
  things,
  // VIN-FINAL-01 What each seat would score now, as far as the viewer may know.
  sums: (t, viewer) =>
    Object.fromEntries(t.state.players.map((_, seat) => [`score ${seat}`, finalHonor(t, seat, viewer)])),
})
