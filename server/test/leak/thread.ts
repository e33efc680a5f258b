/** A thread with two servers of its own: pairs in, what was proved out. */

import { parentPort, workerData } from 'node:worker_threads'
import { NoPair } from './pairs.ts'
import { Proof, type Proved, type Task } from './prove.ts'

export type Reply =
  | { readonly proved: Proved }
  | { readonly unfound: Task }
  | { readonly task: Task; readonly fault: string }

const proof = await Proof.open((workerData as { root: string }).root)

async function reply(task: Task): Promise<Reply> {
  try {
    return { proved: await proof.prove(task) }
  } catch (error) {
    if (error instanceof NoPair) return { unfound: task }
    return { task, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', async (task: Task | 'end') => {
  if (task !== 'end') return parentPort?.postMessage(await reply(task))
  await proof.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
