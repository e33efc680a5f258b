// `npm run test:deep`: the tests of `npm test` at full width, in an order drawn from a seed, for as long as there is time.
// npm run test:deep -- [--minutes N] [--seed S] [--only name] [--list]. The seed also decides which games are played.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { randomFrom } from '@skerry/kernel'
import type { Line } from './deep/reporter.ts'
import { type Work, worksOf } from './deep/works.ts'

const ROOT = join(import.meta.dirname, '..')

interface Done {
  readonly work: Work
  readonly passed: number
  /** As far as the piece got to know its tests. */
  readonly tests: number
  readonly failures: readonly { readonly name: string; readonly why: string }[]
  readonly seconds: number
  readonly isCutOff: boolean
}

const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string', default: randomUUID().slice(0, 8) },
    only: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
})
const { seed } = asked
const deadline = deadlineOf(asked.minutes)
const works = worksOf(ROOT).filter(({ name }) => asked.only === undefined || name === asked.only)
if (works.length === 0) fail(`--only ${asked.only}: there is no such piece; --list shows them.`)

/** Processes that run pieces; each leads a group of its own, which a break from the keyboard does not reach. */
const leaders = new Set<number>()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const leader of leaders) endGroup(leader)
    process.exit(1)
  })

if (asked.list) for (const { name } of works) console.log(name)
else process.exitCode = report(await runAll(shuffled(works)))

/** One lane per core; each takes the next piece until none is left or the time is up. */
async function runAll(waiting: Work[]): Promise<Done[]> {
  const all = waiting.length
  const bound = asked.minutes === undefined ? 'without a limit of time' : `for ${asked.minutes} minutes`
  console.log(`${all} pieces ${bound}, seed ${seed}`)
  const temp = mkdtempSync(join(tmpdir(), 'skerry-deep-'))
  const done: Done[] = []
  const lane = async () => {
    while (performance.now() < deadline) {
      const work = waiting.shift()
      if (work === undefined) return
      const one = await run(work, join(temp, `${done.length} ${waiting.length}.jsonl`))
      done.push(one)
      tell(one, `${done.length}/${all}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  rmSync(temp, { recursive: true, force: true })
  return done
}

/** Runs a piece in a process of its own, which is ended when the time is up. */
async function run(work: Work, lines: string): Promise<Done> {
  const { file, config, pattern } = work
  const filter = pattern === undefined ? [] : ['-t', pattern]
  const reporter = `--reporter=${join(ROOT, 'scripts', 'deep', 'reporter.ts')}`
  const args = ['run', `--config=${config}`, '--maxWorkers=1', reporter, ...filter, file]
  const begun = performance.now()
  const child = spawn(process.execPath, [join('node_modules', 'vitest', 'vitest.mjs'), ...args], {
    cwd: ROOT,
    env: { ...process.env, SKERRY_WIDTH: 'deep', SKERRY_SEED: seed, SKERRY_REPORT: lines },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, so that servers and browsers end with it
  })
  const leader = child.pid as number
  leaders.add(leader)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  let isCutOff = false
  const patience = Math.min(deadline - begun, 2 ** 31 - 1)
  const timer = setTimeout(() => {
    isCutOff = true
    endGroup(leader)
  }, patience)
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  clearTimeout(timer)
  leaders.delete(leader)
  const told = linesIn(lines)
  const failures = told.filter((line) => line.kind === 'failed')
  const isUnexplained = !isCutOff && code !== 0 && failures.length === 0
  return {
    work,
    passed: told.filter(({ kind }) => kind === 'passed').length,
    tests: told.reduce((sum, line) => sum + (line.kind === 'collected' ? line.tests : 0), 0),
    failures: isUnexplained ? [{ name: `vitest ended with ${code}`, why: output }] : failures,
    seconds: (performance.now() - begun) / 1000,
    isCutOff,
  }
}

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // It has ended by itself just now.
  }
}

function linesIn(file: string): Line[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.slice(0, -1).map((line) => JSON.parse(line) as Line) // the last one is empty, or half a line
  } catch {
    return [] // cut off before the first test ended
  }
}

function tell({ work: { name }, passed, tests, failures, seconds, isCutOff }: Done, count: string): void {
  const sign = failures.length > 0 ? '✗' : isCutOff ? '…' : '✓'
  const cut = isCutOff ? ', cut off' : ''
  console.log(`${sign} ${count} ${name}: ${passed} of ${tests} tests passed in ${seconds.toFixed(0)} s${cut}`)
  for (const failure of failures) console.log(`\n  ✗ ${failure.name}\n${failure.why.replace(/^/gm, '    ')}`)
  if (failures.length > 0) console.log(`\n  Again: npm run test:deep -- --seed ${seed} --only "${name}"\n`)
}

/** What was covered and what not; the exit code. */
function report(done: readonly Done[]): number {
  const whole = done.filter(({ isCutOff }) => !isCutOff)
  const cutOff = done.filter(({ isCutOff }) => isCutOff)
  const begun = new Set(done.map(({ work }) => work.name))
  const missed = works.filter(({ name }) => !begun.has(name)).map(({ name }) => name)
  list(
    'Covered',
    whole.map(({ work }) => work.name),
  )
  list(
    'In part',
    cutOff.map(({ work, passed, tests }) => `${work.name} (${passed} of ${tests} tests)`),
  )
  list('Not covered', missed)
  const failed = done.reduce((sum, { failures }) => sum + failures.length, 0)
  const passed = done.reduce((sum, one) => sum + one.passed, 0)
  if (failed > 0) console.log(`\nThe whole again: npm run test:deep -- --seed ${seed}`)
  console.log(`\n${passed} passed, ${failed} failed`)
  return failed > 0 || passed === 0 ? 1 : 0
}

function list(title: string, names: readonly string[]): void {
  console.log(`\n${title}: ${names.length} of ${works.length} pieces`)
  for (const name of names) console.log(`  ${name}`)
}

function shuffled(list: readonly Work[]): Work[] {
  const random = randomFrom(`${seed} order`)
  const left = [...list]
  return Array.from({ length: left.length }, () => left.splice(random(left.length), 1)[0] as Work)
}

function deadlineOf(minutes: string | undefined): number {
  if (minutes === undefined) return Number.POSITIVE_INFINITY
  const number = Number(minutes)
  if (!Number.isFinite(number) || number <= 0) fail(`--minutes ${minutes}: a number above 0.`)
  return performance.now() + number * 60_000
}

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}
