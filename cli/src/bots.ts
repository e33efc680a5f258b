/** Bots by the names people type. */

import { BOT_NAMES, type BotName } from '@skerry/bots'
import type { GameTypes } from '@skerry/kernel'
import { UsageError } from './errors.ts'
import { suggestion } from './names.ts'
import { listOf } from './options.ts'
import { guideOf, type OpenedGame } from './registry.ts'
import { type Seated, seated } from './sim.ts'

export function botNamesOf(text: string): BotName[] {
  const names = listOf(text)
  if (names.length === 0) throw new UsageError('--bots needs at least one name.')
  const unknown = names.find((name) => !(BOT_NAMES as readonly string[]).includes(name))
  if (unknown === undefined) return names as BotName[]
  throw new UsageError(`--bots: there is no bot “${unknown}”.${suggestion(unknown, BOT_NAMES)}`)
}

/** One bot per name, seat by seat. */
export async function botsFor(
  opened: OpenedGame,
  content: GameTypes['content'],
  names: readonly BotName[],
): Promise<Seated[]> {
  const guide = await guideOf(opened)
  return names.map((name) => {
    const bot = seated(name, opened.game, content, guide)
    if (bot !== null) return bot
    throw new UsageError(`--bots ${name}: ${opened.id} has no guide for bots, so only random plays it.`)
  })
}
