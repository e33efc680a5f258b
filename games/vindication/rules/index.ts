import { draw, gain, loss, peek } from './cards.ts'
import { attributes, augment, charge, harming, motivate, reaction, shift, spend } from './deeds.ts'
import { coins, end } from './ending.ts'
import { exhaustion, rerolling, roll } from './fight.ts'
import { game } from './game.ts'
import { discover, downgrade, move } from './move.ts'
import { setup } from './setup.ts'
import { turn } from './turn.ts'
import { visit } from './visit.ts'

export { reactions } from './reactions.ts'

/** The flow charts by name: the chapters of the ledger in their order. */
export const rules = {
  game,
  setup,
  turn,
  move,
  downgrade,
  discover,
  visit,
  draw,
  gain,
  loss,
  peek,
  roll,
  reroll: rerolling,
  exhaustion,
  attributes,
  augment,
  motivate,
  charge,
  spend,
  shift,
  harm: harming,
  reaction,
  coins,
  end,
}
