/** One thread of the arena: plays the pairs it is sent. */

import { parentPort, workerData } from 'node:worker_threads'
import type { BotName } from '@skerry/bots'
import type { Options } from '@skerry/kernel'
import { playPair } from './arena.ts'
import { botsFor } from './bots.ts'
import { messageOf } from './errors.ts'
import { contentOf } from './options.ts'
import { openGame } from './registry.ts'
import type { Seated } from './sim.ts'

/** What a thread is started with; plain, so that it can be sent. */
export interface Job {
  /** The folder that holds games/. */
  readonly root: string
  readonly game: string
  readonly pack: string | undefined
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly longest: number
}
export interface Task {
  readonly a: BotName
  readonly b: BotName
  readonly pair: number
}
export type Answer = { readonly score: number } | { readonly error: string }

const { root, game: id, pack, ...rest } = workerData as Job
const opened = await openGame(root, id)
const content = contentOf(opened, pack)
const sim = { ...rest, game: opened.game, content }

parentPort?.on('message', async ({ a, b, pair }: Task) => {
  let answer: Answer
  try {
    answer = { score: playPair(sim, (await botsFor(opened, content, [a, b])) as [Seated, Seated], pair) }
  } catch (error) {
    answer = { error: `${a} against ${b}, pair ${pair}: ${messageOf(error)}` }
  }
  parentPort?.postMessage(answer)
})
