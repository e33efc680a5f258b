import { defineGame } from '@skerry/kernel'
import { load } from './load.ts'
import { reactions, rules } from './rules/index.ts'
import { options, setup } from './setup.ts'
import { sums, things } from './things.ts'
import type { Marnon, State } from './types.ts'
import { redeal, view } from './view.ts'

const clone = (s: State): State => ({
  options: { ...s.options },
  round: s.round,
  startPlayer: s.startPlayer,
  fields: s.fields.map(({ party, bodies }) => ({ party, bodies })),
  tiles: s.tiles.map(({ owner, field, kind }) => ({ owner, field, kind })),
  players: s.players.map(({ out, found, aids, hero, sorcerer }) => ({
    out,
    found: found.slice(),
    aids,
    hero,
    sorcerer,
  })),
  dragon: s.dragon,
  peacemaker: s.peacemaker,
  treasureMoved: s.treasureMoved,
})

const rooms = { options, load, setup, rules, reactions, clone, view, redeal, things, sums }

export const game = defineGame<Marnon>({
  id: 'marnon',
  version: '1',
  seats: { min: 2, max: 6 }, // MAR-GEN-01
  ...rooms,
})
