import { augment, gainAttributes, motivate, reaction } from './deeds.ts'
import { exhaustion, fight, rerolling } from './fight.ts'
import { coins, end } from './honor.ts'
import { loss } from './loss.ts'
import { game, turn } from './turn.ts'
import { gain, visiting } from './visit.ts'

export { reactions } from './reactions.ts'
export const rules = {
  game,
  turn,
  visit: visiting,
  gain,
  fight,
  reroll: rerolling,
  exhaustion,
  loss,
  gaining: gainAttributes,
  augment,
  motivate,
  reaction,
  coins,
  end,
}
