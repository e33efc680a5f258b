/** The advisor's worker: answers questions about a view with the game's own code, on a position redealt from that view. */

import { botNamed } from '@skerry/bots'
import { type PossibleOrder, possibleOrders } from '@skerry/contracts'
import type { Choice, Refusal, ThingId, View } from '@skerry/kernel'
import { expose } from 'comlink'
import { openRules, withPack } from '../games/rules.ts'
import type { LegalInfo, Preview, WhyNot } from '../link/types.ts'
import { Advice } from './advice.ts'

let advice: Advice | null = null
function opened(): Advice {
  if (advice === null) throw new Error('no game is open')
  return advice
}

/** A suggestion may take this long. */
const PATIENCE_S = 0.6
const seconds = () => performance.now() / 1000

interface Opened {
  readonly content: object
  readonly pack: unknown
  readonly orders: readonly PossibleOrder[]
}

const worker = {
  /** Answers with what the page needs for drawing, and the standing orders that a seat could leave. */
  async open(game: string, ownPack?: unknown): Promise<Opened> {
    const rules = withPack(await openRules(game), ownPack)
    const level = rules.guide === null ? 'random' : 'adept'
    const started = { at: 0 }
    // The clock runs faster than time, so that the bot's cap is reached after our patience.
    const now = () => ((seconds() - started.at) * 1) / PATIENCE_S
    const bot = botNamed(level, rules.game, rules.guide, now)
    advice = new Advice(rules, (content, view, seat, random) => {
      started.at = seconds()
      return bot === null ? null : bot(content, view, seat, random)
    })
    const { content } = advice
    return { content, pack: rules.pack, orders: possibleOrders(rules.orders, content) }
  },
  desk: (view: View): LegalInfo => opened().desk(view),
  explain: (view: View, choice: Choice): Refusal | null => opened().explain(view, choice),
  whyNot: (view: View, thing: ThingId, picked: readonly ThingId[]): WhyNot | null =>
    opened().whyNot(view, thing, picked),
  preview: (view: View, choice: Choice): Preview | null => opened().preview(view, choice),
  suggest: (view: View): Choice | null => opened().suggest(view),
}
export type AdvisorWorker = typeof worker

expose(worker)
