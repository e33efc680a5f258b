import { randomFrom } from '@skerry/kernel'
import { inject } from 'vitest'

/** So often a property is tried in either width. What fails is told with its seed, and comes again with the same one. */
export const runs = (quick: number, deep: number): { readonly numRuns: number; readonly seed: number } => ({
  numRuns: inject('width') === 'deep' ? deep : quick,
  seed: randomFrom(inject('seed'))(2 ** 31),
})
