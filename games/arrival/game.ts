import { cloneBag, cloneSlot, copy, defineGame } from '@skerry/kernel'
import { load } from './load.ts'
import { reactions, rules } from './rules/index.ts'
import { options, setup } from './setup.ts'
import { sums, things } from './things.ts'
import type { Arrival, Stack, State, Tribe } from './types.ts'
import { redeal, view } from './view.ts'

const cloneStack = ({ size, top }: Stack): Stack => ({ size, top: top === null ? null : cloneSlot(top) })
const cloneTribe = (tribe: Tribe): Tribe => ({
  ...tribe,
  tiles: tribe.tiles.slice(),
  blockers: tribe.blockers.slice(),
  cards: tribe.cards.map(cloneSlot),
})

const clone = (s: State): State => ({
  options: { ...s.options },
  round: s.round,
  isLastRound: s.isLastRound,
  startPlayer: s.startPlayer,
  nextStartPlayer: s.nextStartPlayer,
  sites: s.sites.map(({ holder, level }) => ({ holder, level })),
  shields: s.shields.slice(),
  tribes: s.tribes.map(cloneTribe),
  supply: { swords: s.supply.swords, shields: s.supply.shields, discs: s.supply.discs.slice() },
  fomori: cloneBag(s.fomori),
  repelled: cloneBag(s.repelled),
  stacks: { 1: cloneStack(s.stacks[1]), 2: cloneStack(s.stacks[2]), 3: cloneStack(s.stacks[3]) },
  bag: cloneBag(s.bag),
  discard: cloneBag(s.discard),
  display: s.display.slice(),
  tiles: cloneBag(s.tiles),
  usedTiles: cloneBag(s.usedTiles),
  final: copy(s.final),
})

const rooms = { options, load, setup, rules, reactions, clone, view, redeal, things, sums }

export const game = defineGame<Arrival>({
  id: 'arrival',
  version: '1',
  seats: { min: 2, max: 4 }, // ARR-GEN-01
  ...rooms,
})
