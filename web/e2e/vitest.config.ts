import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { PROVIDED } from '../../vitest.width.ts'

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`The tests need Node 24, not ${process.version}: run them with \`npm run e2e\`.`)
}

export default defineConfig({
  root: join(import.meta.dirname, '..', '..'),
  test: {
    include: ['web/e2e/*.test.ts', ...(PROVIDED.width === 'deep' ? ['web/e2e/long/*.test.ts'] : [])],
    provide: PROVIDED,
    // One browser at a time: two would take each other's time, and what is measured would mean nothing.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
