import type { ConformanceTest } from '../src/index.ts'

/** What the tests of the kit that fail have to say, a line each. */
export const failuresOf = (tests: readonly ConformanceTest[]): string[] =>
  tests.flatMap(({ name, run }) => {
    try {
      run()
      return []
    } catch (error) {
      return [`${name}: ${(error as Error).message}`]
    }
  })
