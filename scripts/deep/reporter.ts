/** Writes a line of JSON for every test as it ends, so that a piece that is cut off has still shown something. */

import { appendFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

export type Line =
  | { readonly kind: 'collected'; readonly tests: number }
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly name: string; readonly why: string }

export default class DeepReporter implements Reporter {
  onTestModuleCollected(module: TestModule): void {
    const tests = [...module.children.allTests()].filter(({ options }) => options.mode === 'run').length
    write({ kind: 'collected', tests })
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result()
    if (state === 'passed') write({ kind: 'passed' })
    if (state === 'failed') write({ kind: 'failed', name: test.fullName, why: textOf(errors) })
  }

  /** A file that cannot be loaded, or a hook that fails. */
  onTestModuleEnd(module: TestModule): void {
    const errors = [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())]
    if (errors.length > 0) write({ kind: 'failed', name: module.moduleId, why: textOf(errors) })
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly { readonly message?: string }[]): void {
    if (unhandled.length > 0) write({ kind: 'failed', name: 'outside of any test', why: textOf(unhandled) })
  }
}

const textOf = (errors: readonly { readonly stack?: string; readonly message?: string }[] | undefined): string =>
  (errors ?? []).map(({ stack, message }) => `${message ?? ''}\n${stack ?? ''}`.trim()).join('\n')

function write(line: Line): void {
  appendFileSync(process.env.SKERRY_REPORT as string, `${JSON.stringify(line)}\n`)
}
