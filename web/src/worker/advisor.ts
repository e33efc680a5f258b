/** The advisor's worker: answers questions about a view with the game's own code, on a position redealt from that view. */

import { expose } from 'comlink'
import { advising } from './advising.ts'

const worker = advising()
export type AdvisorWorker = typeof worker

expose(worker)
