import { cloneBag, clonePile, cloneSlot, copy, defineGame, type RulesChange } from '@skerry/kernel'
import { effects } from './effects.ts'
import { load } from './load.ts'
import { DECKS } from './queries.ts'
import { reactions, rules } from './rules/index.ts'
import { options, setup } from './setup.ts'
import { sums, things } from './things.ts'
import type { InPlay, Player, State, Supply, Vindication } from './types.ts'
import { redeal, view } from './view.ts'

const cloneCard = ({ card, cubes }: InPlay): InPlay => ({ card, cubes })
const clonePlayer = (player: Player): Player => ({
  ...player,
  zones: { ...player.zones },
  spheres: { ...player.spheres },
  cards: player.cards.map(cloneCard),
  profs: { ...player.profs },
  coins: player.coins.slice(),
  quests: player.quests.map(cloneSlot),
})
const cloneSupply = ({ pile, open }: Supply): Supply => ({ pile: clonePile(pile), open: open.slice() })
const cloneDecks = (decks: State['decks']): State['decks'] =>
  Object.fromEntries(DECKS.map((deck) => [deck, cloneSupply(decks[deck])])) as State['decks']
/** A record from which entries come and go. */
const cloneRecord = <R extends object>(record: R): R => cloneBag(record as Record<string, never>) as R

const clone = (s: State): State => ({
  ...s,
  options: { ...s.options },
  players: s.players.map(clonePlayer),
  tiles: cloneRecord(s.tiles),
  bag: cloneBag(s.bag),
  controllers: cloneRecord(s.controllers),
  formerControllers: cloneRecord(s.formerControllers),
  decks: cloneDecks(s.decks),
  removed: s.removed.slice(),
  journeys: cloneBag(s.journeys),
  quests: clonePile(s.quests),
  triggers: cloneBag(s.triggers),
  faceUp: s.faceUp.slice(),
  coins: s.coins.slice(),
  profs: { ...s.profs },
  endedBy: s.endedBy === null ? null : s.endedBy.slice(),
  final: copy(s.final),
})

/** Version 1 ended a Move or a visit by itself where only a chain of bonus actions could have lengthened it. */
const staysOpen: RulesChange<Vindication> = {
  version: '2',
  from: '1',
  rules: ['VIN-RULING-138', 'VIN-RULING-13'],
  implied(_, { stack }) {
    const { rule, at } = stack[stack.length - 1] ?? {}
    if (rule === 'move' && at === 'choose') return { do: 'stop' }
    return rule === 'visit' && at === 'more' ? { do: 'leave' } : null
  },
}

const rooms = { options, load, setup, rules, reactions, effects, clone, view, redeal, things, sums }

export const game = defineGame<Vindication>({
  id: 'vindication',
  version: '2',
  changes: [staysOpen],
  seats: { min: 2, max: 5 }, // VIN-SETUP-01
  ...rooms,
})
