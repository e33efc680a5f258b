/** The rules' thread. Questions and answers travel in batches. */

import { parentPort, workerData } from 'node:worker_threads'
import { libraryOf } from '../games.ts'
import { Engine, type Library } from './engine.ts'
import type { Ask } from './messages.ts'
import { faultOf, PROGRESS, type Question, READING, REQUEST, type Reply, type WorkerSetup } from './thread.ts'

const { root, pulse } = workerData as WorkerSetup
const port = parentPort
if (port === null) throw new Error('this runs only as a worker')

const signs = new Int32Array(pulse)
const live = () => void Atomics.add(signs, PROGRESS, 1)
live()
const onDisk = libraryOf(root)
/** Marks the reading of a game's code, which may take long on a busy machine and is no sign of hanging. */
const library: Library = async (id) => {
  Atomics.add(signs, READING, 1)
  return onDisk(id).finally(() => {
    Atomics.sub(signs, READING, 1)
    live()
  })
}
const engine = new Engine(library, undefined, live)
/** The longest that an answer waits for the rest of its batch. */
const PATIENCE_MS = 20

const waiting: Question[] = []
let isAtWork = false

port.on('message', (questions: readonly Question[]) => {
  waiting.push(...questions)
  if (!isAtWork) void work()
})

async function work(): Promise<void> {
  isAtWork = true
  let replies: Reply[] = []
  let since = performance.now()
  const hand = () => {
    port?.postMessage(replies)
    replies = []
    since = performance.now()
  }
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    Atomics.store(signs, REQUEST, next.id)
    live()
    replies.push(await reply(next.id, next.ask))
    if (performance.now() - since > PATIENCE_MS) hand()
  }
  live()
  if (replies.length > 0) hand()
  isAtWork = false
}

async function reply(id: number, ask: Ask): Promise<Reply> {
  try {
    return { id, answer: await engine.answer(ask) }
  } catch (error) {
    return { id, fault: faultOf(error) }
  }
}
