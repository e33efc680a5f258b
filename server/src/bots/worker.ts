/** A thread of the pool: finds a choice for a seat from its view. */

import { workerData } from 'node:worker_threads'
import { type BotName, botNamed } from '@skerry/bots'
import type { Guide } from '@skerry/contracts'
import { type Game, randomFrom, type View } from '@skerry/kernel'
import { guideOf, openGame } from '@skerry/registry'
import type { BotTask } from './pool.ts'

interface LoadedGame {
  readonly game: Game
  readonly pack: unknown
  readonly content: object
  readonly guide: Guide | null
}

const loaded = new Map<string, Promise<LoadedGame>>()
const seconds = () => performance.now() / 1000

async function open(id: string): Promise<LoadedGame> {
  // Tinypool puts its own data before ours.
  const [, { root }] = workerData as [unknown, { root: string }]
  const opened = await openGame(root, id)
  const { game, pack } = opened
  return { game, pack, content: game.load(pack), guide: await guideOf(opened) }
}

export default async function think({ game: id, pack, level, view: text, seat, seed }: BotTask): Promise<string> {
  const opened = loaded.get(id) ?? open(id)
  loaded.set(id, opened)
  const { game, content: builtIn, guide } = await opened
  const content = pack === undefined ? builtIn : game.load(pack)
  const name: BotName = level ?? 'novice'
  const bot = botNamed(name, game, guide, seconds) ?? botNamed('random', game)
  if (bot === null) throw new Error(`nobody plays ${name}`)
  const view = JSON.parse(text) as View<object>
  return game.write(bot(content, view, seat, randomFrom(seed)))
}
