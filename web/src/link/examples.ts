/** The worked examples of a game, listed and set up by a worker that ends with its answer. */

import { type Remote, wrap } from 'comlink'
import type { ExamplesWorker } from '../worker/examples.ts'
import type { ListedExample } from './types.ts'

async function ask<T>(question: (worker: Remote<ExamplesWorker>) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('../worker/examples.ts', import.meta.url), { type: 'module', name: 'examples' })
  try {
    return await question(wrap<ExamplesWorker>(worker))
  } finally {
    worker.terminate()
  }
}

/** Empty: the game has none. */
export const listExamples = (game: string): Promise<readonly ListedExample[]> => ask((worker) => worker.list(game))

/** Sets an example up as a table; answers with its id. */
export const setUpExample = (game: string, id: string): Promise<string> => ask((worker) => worker.setUp(game, id))
