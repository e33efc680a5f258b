/** The proof that nothing leaks, for scripts. */

import { Worker } from 'node:worker_threads'
import type { Proved, Task } from './prove.ts'
import type { Reply } from './thread.ts'

export { type Proved, type Task, tasksFor, type Violation } from './prove.ts'
export { HIDINGS } from './secrets.ts'
export { missedBy, type Summary, summaryOf } from './summary.ts'

export interface Outcome {
  readonly proved: readonly Proved[]
  /** No pair of logs was found for these: nothing is proved by them. */
  readonly unfound: readonly Task[]
  /** These could not be played. */
  readonly faults: readonly Fault[]
}

export interface Fault {
  readonly task: Task
  readonly fault: string
}

/** Proves these pairs in so many threads. */
export async function proveAll(
  root: string,
  tasks: readonly Task[],
  threads: number,
  onProved: (done: number) => void = () => {},
): Promise<Outcome> {
  const waiting = [...tasks]
  const proved: Proved[] = []
  const unfound: Task[] = []
  const faults: Fault[] = []
  const take = (reply: Reply | 'ready') => {
    if (reply === 'ready') return
    if ('proved' in reply) proved.push(reply.proved)
    else if ('unfound' in reply) unfound.push(reply.unfound)
    else faults.push(reply)
    onProved(proved.length + unfound.length + faults.length)
  }
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, () => work(root, waiting, take)))
  return { proved, unfound, faults }
}

/** One thread: takes the next pair whenever it is ready. */
function work(root: string, waiting: Task[], take: (reply: Reply | 'ready') => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { workerData: { root } })
    worker.on('message', (reply: Reply | 'ready') => {
      take(reply)
      worker.postMessage(waiting.shift() ?? 'end')
    })
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
