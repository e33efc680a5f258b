import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { BOT_NAMES, type BotName } from '@skerry/bots'
import { type Bout, type Score, scoreOf } from '../arena.ts'
import type { Answer, Job, Task } from '../arena-worker.ts'
import { type Command, expectWords } from '../args.ts'
import { botNamesOf, botsFor } from '../bots.ts'
import { type Context, rootOf } from '../context.ts'
import { Failure, UsageError } from '../errors.ts'
import { contentOf, optionsOf, playersOf, SERIES_OPTIONS, TABLE_OPTIONS } from '../options.ts'
import { note, print, printJson, progress, table } from '../output.ts'
import { openGame } from '../registry.ts'

export const arena: Command = {
  name: 'arena',
  summary: 'bots against each other: who is stronger, and how sure that is',
  usage: ['<game> --bots a,b [--players N] [--games K] [--seed S] [--set option=value] [--modules a,b] [--pack file]'],
  about: `
Plays every two of the bots against each other on all cores. Games come in pairs with the same dice: the bots sit
in turn around the table, and in the second game they change seats. The score is the share of the wins, ½ between
equals, with the range in which it truly lies in 95 of 100 cases. Bots: ${BOT_NAMES.join(', ')}.`,
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'K', about: 'how many games of every two bots (100); an odd number is rounded up' },
    bots: { value: 'a,b', about: 'who plays (novice,random)' },
    ...SERIES_OPTIONS,
    threads: { value: 'T', about: 'how many games at a time; one per core if not given' },
  },
  examples: [
    'skerry arena marnon --players 4 --bots novice,random --games 50',
    'skerry arena marnon --bots adept,novice',
  ],
  async run(given, context) {
    expectWords('arena', given.words, ['a game'], 1)
    const root = rootOf(context)
    const opened = await openGame(root, given.words[0] as string)
    const seats = playersOf(opened, given)
    const names = botNamesOf(given.text('bots') ?? 'novice,random')
    if (new Set(names).size < 2 || new Set(names).size < names.length)
      throw new UsageError('--bots: the arena needs two or more different bots.')
    const pack = given.text('pack')
    await botsFor(opened, contentOf(opened, pack), names)
    const job: Job = {
      root,
      game: opened.id,
      pack,
      seats,
      options: optionsOf(opened, given, seats),
      seed: given.text('seed') ?? '1',
      longest: given.number('longest', 100_000, 1),
    }
    const pairs = Math.ceil(given.number('games', 100, 1) / 2)
    const threads = given.number('threads', availableParallelism(), 1, 64)
    const scores = await playBouts(context, job, boutsOf(names), pairs, threads)
    if (given.json) printJson(context, { game: opened.id, seats, seed: job.seed, pairs: scores })
    else print(context, readable(scores))
    return 0
  },
}

/** Every two of them, in the order given. */
const boutsOf = (names: readonly BotName[]): Bout[] =>
  names.flatMap((a, i) => names.slice(i + 1).map((b): Bout => ({ a, b })))

async function playBouts(
  context: Context,
  job: Job,
  bouts: readonly Bout[],
  pairs: number,
  threads: number,
): Promise<Score[]> {
  const tasks = bouts.flatMap(({ a, b }) => Array.from({ length: pairs }, (_, pair): Task => ({ a, b, pair })))
  const scores = await inThreads(context, job, tasks, Math.min(threads, tasks.length))
  return bouts.map((bout, i) => scoreOf(bout, scores.slice(i * pairs, (i + 1) * pairs)))
}

/** Hands out the tasks, one at a time to each thread; the answers come in the order of the tasks. */
async function inThreads(context: Context, job: Job, tasks: readonly Task[], threads: number): Promise<number[]> {
  const scores: number[] = []
  const bar = progress(context, 'arena:', tasks.length)
  const tick = withEstimate(context, tasks.length, bar.tick)
  let next = 0
  let done = 0
  const workers: Worker[] = []
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('../arena-worker.ts', import.meta.url), { workerData: job })
      workers.push(worker)
      let own = -1
      const send = () => {
        own = next++
        const task = tasks[own]
        if (task === undefined) resolve()
        else worker.postMessage(task)
      }
      worker.on('error', reject)
      worker.on('message', (answer: Answer) => {
        if ('error' in answer) return reject(new Failure(answer.error))
        scores[own] = answer.score
        tick(++done)
        send()
      })
      send()
    })
  try {
    await Promise.all(Array.from({ length: threads }, thread))
  } finally {
    bar.end()
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  return scores
}

/** Says once, when a tenth is done, how long the rest will take, if that is worth saying. */
function withEstimate(context: Context, total: number, tick: (done: number) => void): (done: number) => void {
  const start = performance.now()
  const after = Math.ceil(total / 10)
  return (done) => {
    tick(done)
    const seconds = (((performance.now() - start) / 1000) * (total - done)) / done
    if (done === after && seconds > 10) note(context, `arena: about ${Math.round(seconds)} seconds to go`)
  }
}

function readable(scores: readonly Score[]): string {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`
  return table([
    ['bots', 'games', 'score', '95 %', 'Elo'],
    ...scores.map(({ a, b, games, scoreA, ci95: [low, high], elo }) => [
      `${a} – ${b}`,
      games,
      percent(scoreA),
      `${percent(low)} … ${percent(high)}`,
      elo > 0 ? `+${elo}` : `${elo}`,
    ]),
  ]).join('\n')
}
