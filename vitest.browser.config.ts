import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { PROVIDED } from './vitest.width.ts'

if (Number.parseInt(process.versions.node, 10) < 24) {
  throw new Error(`The tests need Node 24, not ${process.version}: run them with \`npm run e2e\`.`)
}

/** Files that take longest. Begun last, they would run on alone. */
const LONG = ['online-games', 'boards', 'long/games', 'online-table', 'table', 'pages', 'folder']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return at < 0 ? LONG.length : at
    }
    return files.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  test: {
    include: ['web/e2e/*.test.ts', ...(PROVIDED.width === 'deep' ? ['web/e2e/long/*.test.ts'] : [])],
    provide: PROVIDED,
    globalSetup: 'web/e2e/setup.ts',
    // Most of the time a browser test waits for one thread of its browser: two cores are busy with three of them.
    maxWorkers: 3,
    // Files of a worker share its browser and what they have loaded.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A busy machine takes its time; what is stuck is found all the same.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
