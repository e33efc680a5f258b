import { spreading } from './actions.ts'
import { blocking, ogam, turnUpRule } from './block.ts'
import { draw, reshuffle, tops } from './draw.ts'
import { exploit } from './exploit.ts'
import { game } from './game.ts'
import { masters } from './masters.ts'
import { scoring } from './scoring.ts'
import { setup } from './setup.ts'
import { refill, swap } from './tiles.ts'
import { actions, turn } from './turn.ts'

export { reactions } from './reactions.ts'

/** The flow charts by name: the chapters of the ledger in their order. */
export const rules = {
  game,
  setup,
  draw,
  reshuffle,
  tops,
  blocking,
  turnUp: turnUpRule,
  ogam,
  exploit,
  refill,
  actions,
  turn,
  spread: spreading,
  swap,
  masters,
  scoring,
}
