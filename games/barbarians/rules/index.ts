import { banner, campaign, penalty } from './campaign.ts'
import { draw, overLimit, refill, take } from './cards.ts'
import { closing } from './closing.ts'
import { lastCampaigns, scoring } from './ending.ts'
import { bonus, either, gain, knowledge, milestone, pay } from './gains.ts'
import { game } from './game.ts'
import { organise } from './organise.ts'
import { preparation } from './preparation.ts'
import { setup } from './setup.ts'
import { action, rotate, sacrificeRule, turn } from './turn.ts'

export { reactions } from './reactions.ts'

/** The flow charts by name: the chapters of the ledger in their order. */
export const rules = {
  game,
  setup,
  organise,
  preparation,
  action,
  turn,
  sacrifice: sacrificeRule,
  rotate,
  gain,
  pay,
  either,
  take,
  draw,
  overLimit,
  refill,
  milestone,
  campaign,
  penalty,
  banner,
  knowledge,
  bonus,
  closing,
  lastCampaigns,
  scoring,
}
