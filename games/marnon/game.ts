import { defineGame } from '@skerry/kernel'
import { load } from './load.ts'
import { orders } from './orders.ts'
import { reactions, rules } from './rules/index.ts'
import { options, setup } from './setup.ts'
import { sums, things } from './things.ts'
import type { FieldId, Holding, Marnon, State } from './types.ts'
import { redeal, view } from './view.ts'

function clone(s: State): State {
  const fields: Record<FieldId, Holding> = { ...s.fields }
  for (const id in fields) {
    const { party, bodies } = fields[id as FieldId] as Holding
    fields[id as FieldId] = { party, bodies }
  }
  return {
    options: { ...s.options },
    round: s.round,
    startPlayer: s.startPlayer,
    fields,
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
  }
}

export const game = defineGame<Marnon>({
  id: 'marnon',
  version: '1',
  seats: { min: 2, max: 6 }, // MAR-GEN-01
  options,
  load,
  setup,
  rules,
  reactions,
  orders,
  clone,
  view,
  redeal,
  things,
  sums,
})
