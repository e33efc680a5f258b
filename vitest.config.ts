import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { PROOFS } from './vitest.proofs.config.ts'
import { PROVIDED } from './vitest.width.ts'

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`The tests need Node 24, not ${process.version}: run them with \`npm test\` or \`npx vitest\`.`)
}

export default defineConfig({
  // React as it is shipped: its development build records a stack for every element that a board draws.
  oxc: { jsx: { development: false } },
  test: {
    env: { NODE_ENV: 'production' },
    include: ['**/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', ...PROOFS],
    provide: PROVIDED,
    pool: 'threads',
    maxWorkers: availableParallelism(),
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
