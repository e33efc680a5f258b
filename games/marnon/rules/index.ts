import { attackRule } from './attack.ts'
import { dragon } from './dragon.ts'
import { elimination } from './elimination.ts'
import { fight } from './fight.ts'
import { game, round, setupStartRoll, startRoll } from './game.ts'
import { orcs } from './orcs.ts'
import { peace } from './peacemaker.ts'
import { setup } from './setup.ts'
import { find } from './treasure.ts'
import { turn } from './turn.ts'

export { reactions } from './reactions.ts'

/** The flow charts by name: the chapters of the ledger in their order. */
export const rules = {
  game,
  setup,
  setupStartRoll,
  round,
  orcs,
  dragon,
  peace,
  startRoll,
  turn,
  attack: attackRule,
  fight,
  find,
  elimination,
}
