/** What the advisor's worker answers: it is handed a view once, then asked about it as often as the page likes. */

import { botNamed } from '@skerry/bots'
import { type PossibleOrder, possibleOrders } from '@skerry/contracts'
import type { Choice, Refusal, ThingId, View } from '@skerry/kernel'
import { openRules, withPack } from '../games/rules.ts'
import type { LegalInfo, Preview, WhyNot } from '../link/types.ts'
import { Advice } from './advice.ts'

/** A suggestion may take this long. */
const PATIENCE_S = 0.6
const seconds = () => performance.now() / 1000

interface Opened {
  readonly content: object
  readonly pack: unknown
  readonly orders: readonly PossibleOrder[]
}

export function advising() {
  let advice: Advice | null = null
  let shown: View | null = null
  const opened = (): Advice => {
    if (advice === null) throw new Error('no game is open')
    return advice
  }
  const view = (): View => {
    if (shown === null) throw new Error('no view was handed over')
    return shown
  }
  return {
    /** Answers with what the page needs for drawing, and the standing orders that a seat could leave. */
    async open(game: string, ownPack?: unknown): Promise<Opened> {
      const rules = withPack(await openRules(game), ownPack)
      const level = rules.guide === null ? 'random' : 'adept'
      const started = { at: 0 }
      // The clock runs faster than time, so that the bot's cap is reached after our patience.
      const now = () => ((seconds() - started.at) * 1) / PATIENCE_S
      const bot = botNamed(level, rules.game, rules.guide, now)
      advice = new Advice(rules, (content, seen, seat, random) => {
        started.at = seconds()
        return bot === null ? null : bot(content, seen, seat, random)
      })
      const { content } = advice
      return { content, pack: rules.pack, orders: possibleOrders(rules.orders, content) }
    },
    /** All questions after this are about that view. */
    look(at: View): void {
      shown = at
    },
    desk: (): LegalInfo => opened().desk(view()),
    explain: (choice: Choice): Refusal | null => opened().explain(view(), choice),
    whyNot: (thing: ThingId, picked: readonly ThingId[]): WhyNot | null => opened().whyNot(view(), thing, picked),
    preview: (choice: Choice): Preview | null => opened().preview(view(), choice),
    suggest: (): Choice | null => opened().suggest(view()),
  }
}
