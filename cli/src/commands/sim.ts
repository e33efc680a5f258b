import { join } from 'node:path'
import { BOT_NAMES, type BotName } from '@skerry/bots'
import type { Language } from '@skerry/contracts'
import type { GameTypes, PositionOf } from '@skerry/kernel'
import { type Command, expectWords, type Given } from '../args.ts'
import { botNamesOf, botsFor } from '../bots.ts'
import { type Context, rootOf } from '../context.ts'
import { messageOf, UsageError } from '../errors.ts'
import { writeText } from '../files.ts'
import { languageOf } from '../language.ts'
import { contentOf, optionsOf, playersOf, SERIES_OPTIONS, TABLE_OPTIONS } from '../options.ts'
import { commandLine, counted, note, print, printJson, progress, table } from '../output.ts'
import { type OpenedGame, openGame, reportOf } from '../registry.ts'
import { type Played, playGame, recordFailure, type Simulation } from '../sim.ts'

/** More files than this help nobody. */
const MOST_FILES = 10

export const sim: Command = {
  name: 'sim',
  summary: 'bots play many games; figures, and a replay file of every error',
  usage: [
    '<game> [--players N] [--games K] [--bots a,b] [--seed S] [--set option=value] [--modules a,b] [--pack file]',
  ],
  about: `
Plays games between bots as fast as it can and prints figures. Game g of a seed is always the same game:
--only g plays it alone. If a game ends with an error the record up to it is written to a file.
Bots: ${BOT_NAMES.join(', ')}; all but random need a game with a guide. Fewer bots than players repeat.
--report adds what the game itself counts: endings, points, and how often each of its parts was used.`,
  options: {
    ...TABLE_OPTIONS,
    games: { value: 'K', about: 'how many games (100)' },
    bots: { value: 'a,b', about: 'who plays, seat by seat (random)' },
    seed: SERIES_OPTIONS.seed,
    only: { value: 'g', about: 'play game number g of this seed and nothing else; they count from 0' },
    longest: SERIES_OPTIONS.longest,
    report: { about: 'also the game’s own report, if it has one' },
    lang: { value: 'en|de', about: 'language of the report; that of the system if not given' },
    errors: { value: 'folder', about: 'where replay files of errors go (the current folder)' },
  },
  examples: [
    'skerry sim connect-four --games 1000 --seed 7',
    'skerry sim risk44 --players 3 --games 50 --json',
    'skerry sim arrival --players 4 --games 1000 --bots novice --report',
  ],
  async run(given, context) {
    expectWords('sim', given.words, ['a game'], 1)
    const opened = await openGame(rootOf(context), given.words[0] as string)
    const simulation = await simulationOf(opened, given)
    const chronicle = given.has('report') ? await chronicleOf(opened, simulation) : null
    const language = languageOf(given, context)
    const count = given.number('games', 100, 1)
    const only = given.has('only') ? given.number('only', 0, 0) : null
    const [first, games] = only === null ? [0, count] : [only, 1]
    const tally = playAll(simulation, { first, count: games }, given, chronicle, context)
    const figures = figuresOf(simulation, tally)
    if (given.json) printJson(context, chronicle === null ? figures : { ...figures, report: chronicle.figures() })
    else print(context, [readable(figures), ...(chronicle?.text(language) ?? [])].join('\n'))
    return tally.failures.length > 0 ? 1 : 0
  },
}

/** The game's own report in the making. */
interface Chronicle {
  /** A game that came to its end, with all its events. */
  add(events: readonly GameTypes['event'][], position: PositionOf<GameTypes>): void
  figures(): unknown
  text(language: Language): string[]
}

async function chronicleOf(opened: OpenedGame, { content, seats }: Simulation): Promise<Chronicle> {
  const report = await reportOf(opened)
  if (report === null) throw new UsageError(`--report: ${opened.id} has no report of its own.`)
  const counted = report.begin(content, seats)
  return {
    add: (events, position) => report.game(counted, events, position),
    figures: () => report.figures(counted),
    text: (language) =>
      report.tables(report.figures(counted), language).flatMap(({ title, rows }) => ['', title, ...table(rows, '  ')]),
  }
}

async function simulationOf(opened: OpenedGame, given: Given): Promise<Simulation> {
  const seats = playersOf(opened, given)
  const options = optionsOf(opened, given, seats)
  const names = botNamesOf(given.text('bots') ?? 'random')
  if (names.length > seats)
    throw new UsageError(`--bots: ${names.length} bots for ${seats} ${seats === 1 ? 'seat' : 'seats'}.`)
  const longest = given.number('longest', 100_000, 1)
  const content = contentOf(opened, given.text('pack'))
  const players = Array.from({ length: seats }, (_, seat) => names[seat % names.length] as BotName)
  const bots = await botsFor(opened, content, players)
  return { game: opened.game, content, seats, options, bots, longest, seed: given.text('seed') ?? '1' }
}

interface Failed {
  readonly game: number
  readonly error: string
  readonly file: string | null
  readonly repeat: string
}
interface Tally {
  readonly played: readonly Played[]
  readonly failures: readonly Failed[]
  readonly cpuSeconds: number
}

function playAll(
  simulation: Simulation,
  { first, count }: { readonly first: number; readonly count: number },
  given: Given,
  chronicle: Chronicle | null,
  context: Context,
): Tally {
  const played: Played[] = []
  const errors: Thrown[] = []
  const bar = progress(context, `${simulation.game.id}:`, count)
  const start = process.cpuUsage()
  for (let g = first; g < first + count; g++) {
    try {
      played.push(chronicle === null ? playGame(simulation, g) : playReported(simulation, g, chronicle))
    } catch (error) {
      errors.push({ game: g, error })
    }
    bar.tick(played.length + errors.length)
  }
  const { user, system } = process.cpuUsage(start)
  bar.end()
  const failures = errors.map((thrown, i) => failedGame(simulation, thrown, i < MOST_FILES, given, context))
  return { played, failures, cpuSeconds: (user + system) / 1e6 }
}

/** Only games that come to their end are reported. */
function playReported(simulation: Simulation, g: number, chronicle: Chronicle): Played {
  const events: GameTypes['event'][] = []
  let end: PositionOf<GameTypes> | null = null
  const played = playGame(simulation, g, undefined, (heard, position) => {
    events.push(...heard)
    end = position
  })
  if (end !== null) chronicle.add(events, end)
  return played
}

/** What a game ended with instead of a result. */
interface Thrown {
  readonly game: number
  readonly error: unknown
}

function failedGame(
  simulation: Simulation,
  { game: g, error }: Thrown,
  writes: boolean,
  given: Given,
  context: Context,
): Failed {
  const { game, seed } = simulation
  const name = `skerry-${game.id}-${seed}-${g}.json`.replaceAll(/[^\w.-]/g, '_')
  const file = writes ? join(given.text('errors') ?? '.', name) : null
  const repeat = commandLine(context, repeatWords(simulation, g, given))
  if (file !== null) {
    writeText(file, `${JSON.stringify(recordFailure(simulation, g, error))}\n`)
    note(context, `skerry: ${game.id}, seed ${seed}, game ${g}: ${messageOf(error)}`)
    note(context, `  record: ${file}\n  repeat: ${repeat}`)
  }
  return { game: g, error: messageOf(error), file, repeat }
}

function repeatWords({ game, seats, seed, longest }: Simulation, g: number, given: Given): (string | number)[] {
  const words: (string | number)[] = ['sim', game.id, '--players', seats, '--seed', seed, '--only', g]
  for (const name of ['bots', 'modules', 'pack'])
    if (given.has(name)) words.push(`--${name}`, given.text(name) as string)
  for (const text of given.all('set')) words.push('--set', text)
  if (given.has('longest')) words.push('--longest', longest)
  return words
}

function figuresOf({ game, seats, seed }: Simulation, { played, failures, cpuSeconds }: Tally) {
  const decisions = played.reduce((all, { decisions }) => all + decisions, 0)
  const perSecond = (n: number) => (cpuSeconds > 0 ? Math.round((n / cpuSeconds) * 10) / 10 : 0)
  const rounds = played.map(({ rounds }) => rounds).sort((a, b) => a - b)
  const at = (share: number) => rounds[Math.min(rounds.length - 1, Math.floor(share * rounds.length))] ?? 0
  const wins = Array<number>(seats).fill(0)
  const outcomes: Record<string, number> = {}
  for (const { result } of played) {
    for (const seat of result.winners) wins[seat] = (wins[seat] as number) + 1
    outcomes[result.reason] = (outcomes[result.reason] ?? 0) + 1
  }
  return {
    game: game.id,
    seats,
    games: played.length + failures.length,
    seed,
    finished: played.length,
    errors: failures.length,
    decisions,
    decisionsPerCpuSecond: perSecond(decisions),
    gamesPerCpuSecond: perSecond(played.length),
    rounds: { p10: at(0.1), p50: at(0.5), p90: at(0.9) },
    wins,
    outcomes,
    failures,
  }
}

function readable(report: ReturnType<typeof figuresOf>): string {
  const { p10, p50, p90 } = report.rounds
  return table([
    ['game', `${report.game}, ${report.seats} ${report.seats === 1 ? 'player' : 'players'}, seed ${report.seed}`],
    ['games', `${report.games} (${report.finished} finished, ${report.errors} errors)`],
    ['decisions', `${counted(report.decisions)}, ${counted(report.decisionsPerCpuSecond)} per CPU second`],
    ['speed', `${counted(report.gamesPerCpuSecond)} games per CPU second`],
    ['rounds', `${p50} in the middle; 8 of 10 games between ${p10} and ${p90}`],
    ['wins', report.wins.map((n, seat) => `${String.fromCharCode(65 + seat)} ${n}`).join(', ')],
    ...Object.entries(report.outcomes).map(([reason, n], i) => [i === 0 ? 'ended by' : '', `${reason} ${n}`]),
  ]).join('\n')
}
