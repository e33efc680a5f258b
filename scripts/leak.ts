// `npm run leak`: proves that nobody is told what they may not know. Two servers play two logs that somebody cannot tell
// apart, and every byte to them must be the same.
// npm run leak -- [--count N] [--game g] [--seed S] [--only n] [--threads N]
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { HIDINGS, missedBy, proveAll, summaryOf, type Task, tasksFor } from '@skerry/server/leak'

const ROOT = join(import.meta.dirname, '..')
/** Progress is reported after each batch of this many pairs. */
const EVERY = 25

const { values: asked } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    threads: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
})
const { seed, only } = asked
const count = wholeNumber('count', asked.count)
const threads = wholeNumber('threads', asked.threads)
const hidings = HIDINGS.filter(({ game }) => asked.game === undefined || game === asked.game)
if (hidings.length === 0) fail(`--game ${asked.game}: one of ${HIDINGS.map(({ game }) => game).join(', ')}.`)
const tasks = hidings.flatMap((hiding) => tasksOf(hiding))
if (tasks.length === 0) fail(`--only ${only}: there is no such pair.`)

const begun = performance.now()
const { proved, unfound, faults } = await proveAll(ROOT, tasks, threads, (done) => {
  if (done % EVERY === 0) console.error(`${done} of ${tasks.length} pairs, ${seconds()} s`)
})
const summary = summaryOf(proved)
const missed = only === undefined ? missedBy(summary) : []
for (const task of unfound) console.error(`${repeat(task)}\n  found no pair that differs in ${task.secret}`)
for (const { task, fault } of faults) console.error(`${repeat(task)}\n  could not be played: ${fault}`)
for (const violation of summary.violations) tell(violation)
for (const kind of missed) console.error(`No pair differs in this, so nothing is proved about it: ${kind}`)
console.error(`${proved.length} pairs in ${seconds()} s. Again: npm run leak -- --seed ${seed} --count ${count}`)
console.log(JSON.stringify(summary))
process.exitCode = summary.violations.length + faults.length + missed.length > 0 ? 1 : 0

function tasksOf(hiding: (typeof HIDINGS)[number]): Task[] {
  const wanted = `${seed}/${hiding.game}/${only}`
  const most = Math.max(count, 1 + Number(only?.replace(/\D/g, '') ?? 0) * 10)
  return only === undefined
    ? tasksFor(hiding, count, seed)
    : tasksFor(hiding, most, seed).filter((one) => one.seed === wanted)
}

function tell(violation: (typeof summary.violations)[number]): void {
  const { game, viewer, who, after, byte, first, second } = violation
  console.error(`${repeat(violation)}\n  ${game}, made for ${viewer}: ${who} hears it after ${after}, byte ${byte}:`)
  console.error(`  first  …${first}\n  second …${second}`)
}

function repeat({ game, seed: of }: { readonly game: string; readonly seed: string }): string {
  return `npm run leak -- --game ${game} --seed ${seed} --only ${of.split('/').at(-1)}`
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) fail(`--${name} ${text}: a whole number, at least 1.`)
  return number
}

function seconds(): string {
  return ((performance.now() - begun) / 1000).toFixed(0)
}

function fail(why: string): never {
  console.error(why)
  process.exit(2)
}
