import { defineConfig } from 'vitest/config'
import { PROVIDED } from './vitest.width.ts'

/** Tests that start several processes each: beside others they would take their time, and what is measured would mean nothing. */
export const PROOFS = [
  'bench/test/server.test.ts',
  'scripts/test/crash.test.ts',
  'scripts/test/hostile.test.ts',
  'server/test/leak.test.ts',
]

export default defineConfig({
  test: { include: PROOFS, provide: PROVIDED, pool: 'threads', fileParallelism: false, testTimeout: 120_000 },
})
