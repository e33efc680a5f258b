/** The bots' worker: it gets views, never a position, and answers with choices. */

import { type BotName, botNamed } from '@skerry/bots'
import { randomFrom, type Seat, type View } from '@skerry/kernel'
import { expose } from 'comlink'
import { openRules, type Rules, withPack } from '../games/rules.ts'

let opened: Promise<{ rules: Rules; content: object }> | null = null

async function open(game: string, ownPack: unknown) {
  const rules = withPack(await openRules(game), ownPack)
  return { rules, content: rules.game.load(rules.pack) }
}

const seconds = () => performance.now() / 1000

const bots = {
  open(game: string, ownPack?: unknown): void {
    opened = open(game, ownPack)
  },
  async choose(level: BotName, view: View, seat: Seat, seed: string): Promise<string> {
    if (opened === null) throw new Error('no game is open')
    const { rules, content } = await opened
    const bot = botNamed(level, rules.game, rules.guide, seconds) ?? botNamed('random', rules.game)
    if (bot === null) throw new Error(`nobody plays ${level}`)
    const choice = bot(content, view as View<object>, seat, randomFrom(seed))
    return rules.game.write(choice)
  },
}
export type Bots = typeof bots

expose(bots)
