/** A thread of the crew: finds a choice for a seat from its view. */

import { workerData } from 'node:worker_threads'
import { type BotName, botNamed } from '@skerry/bots'
import { guideOf, openGame } from '@skerry/house'
import { type DefinedGame, type Guide, randomFrom, type View, write } from '@skerry/kernel'
import type { Thought } from './crew.ts'

interface Known {
  readonly game: DefinedGame
  readonly pack: unknown
  readonly content: object
  readonly guide: Guide | null
}

const known = new Map<string, Promise<Known>>()
const seconds = () => performance.now() / 1000

async function open(id: string): Promise<Known> {
  // Tinypool hands its own data beside ours.
  const [, { root }] = workerData as [unknown, { root: string }]
  const opened = await openGame(root, id)
  const { game, pack } = opened
  return { game, pack, content: game.load(pack), guide: await guideOf(opened) }
}

export default async function think({ game: id, pack, level, view: text, seat, seed }: Thought): Promise<string> {
  const opened = known.get(id) ?? open(id)
  known.set(id, opened)
  const { game, content: builtIn, guide } = await opened
  const content = pack === undefined ? builtIn : game.load(pack)
  const name: BotName = level ?? 'novice'
  const bot = botNamed(name, game, guide, seconds) ?? botNamed('random', game)
  if (bot === null) throw new Error(`nobody plays ${name}`)
  const view = JSON.parse(text) as View<object>
  return write(game.compiled.verbs, bot(content, view, seat, randomFrom(seed)))
}
