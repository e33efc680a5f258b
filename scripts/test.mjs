// What `npm test` runs: every stage, whatever became of the one before. The last line counts the tests.
// Arguments go to vitest alone: `npm test -- kernel/test/piles` runs all checks and only these tests.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const temp = mkdtempSync(join(tmpdir(), 'skerry-test-'))
const args = process.argv.slice(2)
const reports = {
  tests: join(temp, 'tests.json'),
  proofs: join(temp, 'proofs.json'),
  browser: join(temp, 'browser.json'),
}

/** Wall time in seconds on a quiet machine with two cores; docs/decisions/0017-tests-have-a-budget.md. */
const BUDGETS = { checks: 40, tests: 200, proofs: 80, browser: 240 }
/** How far beyond its budget a stage may go: the machines of CI are shared. */
const PATIENCE = process.env.CI ? 3 : 1.5

/** @type {{ name: string, budget: keyof typeof BUDGETS, run: () => boolean }[]} */
const STAGES = [
  { name: 'types', budget: 'checks', run: () => bin('typescript/bin/tsc', '--build') },
  {
    name: 'format and lint',
    budget: 'checks',
    run: () => bin('@biomejs/biome/bin/biome', 'check', '--error-on-warnings'),
  },
  { name: 'import arrows', budget: 'checks', run: () => node(join('scripts', 'check-arrows.ts')) },
  { name: 'tests', budget: 'tests', run: () => vitest(reports.tests) },
  { name: 'proofs', budget: 'proofs', run: () => vitest(reports.proofs, '--config=vitest.proofs.config.ts') },
  {
    name: 'browser',
    budget: 'browser',
    run: () => vitest(reports.browser, '--config=vitest.browser.config.ts'),
  },
]

/** Seconds by budget. */
const spent = { checks: 0, tests: 0, proofs: 0, browser: 0 }

try {
  const failed = STAGES.filter((stage) => !timed(stage)).map(({ name }) => name)
  failed.push(...overspent())
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll stages passed')
  const counted = Object.values(reports).map(counts)
  const passed = counted.reduce((sum, { passed }) => sum + passed, 0)
  const failedTests = counted.reduce((sum, { failed }) => sum + failed, 0)
  if (passed + failedTests === 0) console.log(`No test is named like ${args.join(' ')}`)
  process.exitCode = failed.length > 0 || failedTests > 0 || passed === 0 ? 1 : 0
  console.log(`${passed} passed, ${failedTests} failed`)
} finally {
  rmSync(temp, { recursive: true, force: true })
}

/** @param {typeof STAGES[number]} stage */
function timed({ name, budget, run }) {
  console.log(`\n── ${name}`)
  const start = performance.now()
  const isGood = run()
  const seconds = (performance.now() - start) / 1000
  spent[budget] += seconds
  console.log(`── ${name}: ${isGood ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return isGood
}

/** Tells what each part of the run took beside its budget; returns those that took far too long. */
function overspent() {
  console.log('\n── time')
  return Object.entries(BUDGETS).flatMap(([name, budget]) => {
    const seconds = spent[/** @type {keyof typeof BUDGETS} */ (name)]
    const isOver = seconds > budget * PATIENCE
    const verdict = isOver
      ? `OVER ${PATIENCE} times its budget`
      : seconds > budget
        ? 'over its budget'
        : 'within its budget'
    console.log(`${name.padEnd(8)} ${seconds.toFixed(0).padStart(4)} s of ${budget} s: ${verdict}`)
    return isOver ? [`the time of ${name}`] : []
  })
}

/**
 * A filter may be meant for the other run.
 * @param {string} report
 * @param {string[]} settings
 */
function vitest(report, ...settings) {
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const filters = args.length > 0 ? ['--passWithNoTests', ...args] : []
  return bin('vitest/vitest.mjs', 'run', ...settings, ...output, ...filters)
}

/**
 * A program of an installed package, run by this Node.
 * @param {string} path
 * @param {string[]} args
 */
function bin(path, ...args) {
  return node(join('node_modules', path), ...args)
}

/** @param {string[]} args */
function node(...args) {
  const { status, signal } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0)
    console.log(`── ended ${signal === null ? `with code ${status}` : `by ${signal}`}: ${args.join(' ')}`)
  return status === 0
}

/**
 * A file that could not even be loaded counts as one failed test: vitest counts only those it got to know.
 * @param {string} report
 */
function counts(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    const isUnread = (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')
    return { passed: numPassedTests, failed: numFailedTests + testResults.filter(isUnread).length }
  } catch {
    return { passed: 0, failed: 1 } // vitest ended before it could report
  }
}
