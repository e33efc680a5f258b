/** What went wrong between the page and the server, as a word that can be said in any language. */

import type { ProblemCode } from '@skerry/link'
import type { Trouble } from '../words/en/online.ts'

/** Told by what the errors of the client library carry, so that pages need not load it to name them. */
export function troubleOf(thrown: unknown): Trouble {
  if (!(thrown instanceof Error)) return 'fault'
  if (thrown.name === 'ApiError') return (thrown as Error & { problem: { code: ProblemCode } }).problem.code
  return thrown.name === 'Outdated' ? 'outdated' : 'unreachable'
}
