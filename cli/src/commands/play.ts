import { randomBytes } from 'node:crypto'
import { BOT_NAMES, type BotName, botNamed } from '@skerry/bots'
import { type Guide, type Language, parseOrder, seatLetter } from '@skerry/contracts'
import { InputError, type Seat } from '@skerry/kernel'
import { beginSession, type GameSession, type Row } from '@skerry/session'
import { type Command, expectWords, type Given } from '../args.ts'
import { botNamesOf } from '../bots.ts'
import { type Context, type Environment, type Output, rootOf } from '../context.ts'
import { Failure, messageOf, UsageError } from '../errors.ts'
import { faultText } from '../faults.ts'
import { readJson } from '../files.ts'
import { languageOf } from '../language.ts'
import { contentOf, optionsOf, playersOf, seatFrom, TABLE_OPTIONS } from '../options.ts'
import { commandLine, note, print, printJson, table, widthOf } from '../output.ts'
import { aboutOf, guideOf, type OpenedGame, openGame, openGames, terminalOf } from '../registry.ts'
import { continueFrom, type Takeover } from '../replay.ts'
import { takeoverText } from '../replay-text.ts'
import { type Lines, openLines } from '../terminal/lines.ts'
import { painterFor } from '../terminal/paint.ts'
import { type Opponent, type SavedGame, Session, type Table } from '../terminal/session.ts'
import { keepFile, type Screen, TerminalTable } from '../terminal/table.ts'
import { ui } from '../terminal/words.ts'

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against bots',
  usage: [
    '[game] [--players N] [--seat S] [--bots a,b] [--lang en|de] [--seed S] [--set option=value] [--modules a,b] [--pack file]',
    '--resume <file> [--seat S] [--lang en|de] [--pack file]',
  ],
  about: `
Plays a game here; without a name you choose from the list. Type the number of a choice or its words; “why <choice>”
says by which rule you may or may not; “help” lists the rest. Leaving keeps the game in a file and says how to go on.
With --json the game is shown on stderr, and stdout gets how it ended.`,
  options: {
    ...TABLE_OPTIONS,
    seat: { value: 'S', about: 'where you sit: A is first, or 0; A' },
    lang: { value: 'en|de', about: 'language; that of the system if not given' },
    bots: { value: 'a,b', about: `who sits in the other seats, one after the other: ${BOT_NAMES.join(', ')}` },
    seed: { value: 'S', about: 'a number or word that decides all chance' },
    resume: { value: 'file', about: 'go on with a saved game' },
    save: { value: 'file', about: 'keep the game in this file when it ends or you leave' },
  },
  examples: ['skerry play connect-four', 'skerry play risk44 --seat B --lang de', 'skerry play --resume game.json'],
  async run(given, context) {
    expectWords('play', given.words, [], 1)
    const language = languageOf(given, context)
    const root = rootOf(context)
    const file = given.text('resume')
    if (file !== undefined) {
      const { session, takeover } = await resumed(file, given, language, context)
      if (takeover !== null) sayOf(given, context)(takeoverText(takeover, language))
      return playWith(session, given, context)
    }
    const [id] = given.words
    if (id !== undefined) return playWith(await begun(await openGame(root, id), given, language), given, context)
    const lines = openLines(context.stdin, outputOf(given, context))
    const { games, faults } = await openGames(root)
    for (const fault of faults) note(context, `skerry: ${fault}`)
    const opened = await chosenGame(await longestFirst(games), lines, sayOf(given, context), language)
    if (opened !== null) return playWith(await begun(opened, given, language), given, context, lines)
    lines.close()
    return 0
  },
}

/** With --json stdout is for how it ended. */
const outputOf = (given: Given, { stdout, stderr }: Context): Output => (given.json ? stderr : stdout)
const sayOf =
  (given: Given, context: Context) =>
  (text: string): void =>
    given.json ? note(context, text) : print(context, text)

/** Names need no language: each game is listed with all of its names. */
async function chosenGame(
  games: readonly OpenedGame[],
  lines: Lines,
  say: (text: string) => void,
  language: Language,
): Promise<OpenedGame | null> {
  const rows = games.map(({ game, words }, i) => {
    const { min, max } = game.seats
    const names = [...new Set([words.en.name, words.de.name])].join(' · ')
    return [i + 1, names, min === max ? `${min}` : `${min}–${max}`]
  })
  say(['Skerry', ...table(rows, '  ')].join('\n'))
  lines.completions = games.map(({ id }) => id)
  for (;;) {
    const first = games[0]?.words[language].name ?? ''
    const line = await lines.next(`1–${games.length}, ${ui[language].enter(first)} › `)
    if (line === '' && games[0] !== undefined) return games[0]
    if (line === null || ['quit', 'exit', 'ende'].includes(line)) return null
    const game = games.find(({ id }, i) => line === String(i + 1) || line.toLowerCase() === id)
    if (game !== undefined) return game
  }
}

/** In the order of the lobby: the longest game first, samples last. */
async function longestFirst(games: readonly OpenedGame[]): Promise<OpenedGame[]> {
  const rank = new Map<OpenedGame, number>()
  for (const game of games) {
    const about = await aboutOf(game)
    rank.set(game, about === null || about.isSample ? 0 : about.minutes)
  }
  return games.toSorted((a, b) => (rank.get(b) ?? 0) - (rank.get(a) ?? 0))
}

async function begun(opened: OpenedGame, given: Given, language: Language): Promise<Session> {
  const seats = playersOf(opened, given)
  const seat = seatOf(given, seats) ?? 0
  const options = optionsOf(opened, given, seats)
  const match = beginSession(opened.game, contentOf(opened, given.text('pack'), language), seats, options)
  const pack = packFrom(opened, given.text('pack'))
  const seed = given.text('seed') ?? randomBytes(4).toString('hex')
  const table = await tableOf(opened, pack, match, seat, namesFor(await guideOf(opened), given, seats, seat))
  return new Session(table, match, { seat, seed }, language)
}

async function resumed(
  file: string,
  given: Given,
  language: Language,
  context: Context,
): Promise<{ readonly session: Session; readonly takeover: Takeover | null }> {
  for (const name of ['players', 'set', 'modules', 'seed'])
    if (given.has(name)) throw new UsageError(`--${name} and --resume do not go together: the file says it.`)
  const {
    opened,
    pack,
    record,
    session: match,
    events,
    takeover,
  } = await continueFrom(file, {
    root: rootOf(context),
    pack: given.text('pack'),
    packs: 'this',
    language,
  })
  if (given.words.length > 0 && given.words[0] !== opened.id)
    throw new UsageError(`${file}: this is a game of ${opened.id}, not of ${given.words[0]}.`)
  const { terminal } = record as SavedGame
  const seat = seatOf(given, record.seats) ?? seatFrom(String(terminal?.seat), record.seats) ?? 0
  const usual = namesFor(await guideOf(opened), given, record.seats, seat)
  const names = usual.map((name, i) => (given.has('bots') ? name : (botFrom(terminal?.bots?.[i]) ?? name)))
  const table = await tableOf(opened, pack, match, seat, names)
  const { orders = [], ordered = {}, seed = file } = terminal ?? {}
  for (const order of [...orders, ...Object.values(ordered)])
    checkOrder(file, () => parseOrder(opened.orders, match.content, order))
  match.rows = match.rows.map((row, v) => withOrder(row, ordered[v]))
  const session = new Session(table, match, { seat, seed: String(seed), orders }, language)
  for (const [v, row] of match.rows.entries()) session.hear({ row, events: events[v] ?? [] }, v)
  session.savedRows = match.rows.length
  session.savedFile = file
  session.shown = session.told.length
  return { session, takeover }
}

/** The row with the order that chose, where it was kept apart. */
const withOrder = (row: Row, order: string | undefined): Row =>
  row.kind === 'choice' && row.order === undefined && order !== undefined ? { ...row, order } : row

function checkOrder(file: string, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(`${file}: ${faultText(error)}`)
    throw error
  }
}

const botFrom = (name: unknown): BotName | null => BOT_NAMES.find((known) => known === name) ?? null

/** A bot's name per seat: those of --bots for the others, one after the other; else the one that knows the game best at once. */
function namesFor(guide: Guide | null, given: Given, seats: number, seat: Seat): BotName[] {
  const text = given.text('bots')
  const names = text === undefined ? [guide === null ? 'random' : 'novice'] : botNamesOf(text)
  return Array.from({ length: seats }, (_, i) => names[(i > seat ? i - 1 : i) % names.length] as BotName)
}

async function tableOf(
  opened: OpenedGame,
  pack: unknown,
  { content }: GameSession,
  seat: Seat,
  names: readonly BotName[],
): Promise<Table> {
  const guide = await guideOf(opened)
  const opponents = names.map((name, i): Opponent | null => {
    if (i === seat) return null
    const bot = botNamed(name, opened.game, guide, () => performance.now() / 1000)
    if (bot === null)
      throw new UsageError(`--bots ${name}: ${opened.id} has no guide for bots, so only random plays it.`)
    return { name, choose: (view, asked, random) => bot(content, view, asked, random) }
  })
  return { opened, pack, part: await terminalOf(opened), opponents }
}

/** The pack as it was read: drawings are made of it. */
const packFrom = (opened: OpenedGame, file: string | undefined): unknown =>
  file === undefined ? opened.pack : readJson(file)

function seatOf(given: Given, seats: number) {
  const text = given.text('seat')
  if (text === undefined) return null
  const seat = seatFrom(text, seats)
  if (seat === null) throw new UsageError(`--seat ${text}: the seats are A to ${seatLetter(seats - 1)}.`)
  return seat
}

async function playWith(session: Session, given: Given, context: Context, from?: Lines): Promise<number> {
  const output = outputOf(given, context)
  const lines = from ?? openLines(context.stdin, output)
  const say = sayOf(given, context)
  const table = new TerminalTable(session, lines, screenOf(output, say, context.env))
  try {
    const end = await table.play().catch((error: unknown) => broken(error, session, table, context.env))
    const isKept = keep(session, table, end, given, context)
    if (given.json) printJson(context, summaryOf(session))
    return isKept ? 0 : 1
  } finally {
    lines.close()
  }
}

/** Rows of a screen that nobody can measure. */
const USUAL_ROWS = 50
/** What else must be seen with a list of choices. */
const SPARE_ROWS = 6

function screenOf(output: Output, say: (text: string) => void, env: Environment): Screen {
  const rows = Math.max(12, (output.rows || USUAL_ROWS) - SPARE_ROWS)
  return {
    painter: painterFor(output, env),
    room: { width: widthOf(output), rows },
    say,
    busy: (text) => void (output.isTTY && output.write(`\r\x1b[2K${text ?? ''}`)),
  }
}

/** The rules went wrong: the game up to there is kept, to be looked into. */
function broken(error: unknown, { match }: Session, table: TerminalTable, env: Environment): never {
  const saved = match.rows.length > 0 ? ` ${table.save(keepFile(env, match.game.id))}` : ''
  throw new Failure(`${messageOf(error)}.${saved}`)
}

/** A game somebody leaves is kept; a finished one only where asked for. */
function keep(session: Session, table: TerminalTable, end: 'over' | 'left', given: Given, context: Context): boolean {
  const { match, seat, ui } = session
  const file = given.text('save')
  const say = sayOf(given, context)
  const isChanged = session.savedRows < match.rows.length
  const hasPlayed = match.rows.some((row) => row.seat === seat)
  const target =
    file ?? (end === 'left' && hasPlayed ? (session.savedFile ?? keepFile(context.env, match.game.id)) : null)
  if (target !== null && isChanged) say(table.save(target))
  if (end === 'over') return file === undefined || session.savedFile === file
  if (session.savedFile !== null) say(ui.resume(commandLine(context, ['play', '--resume', session.savedFile])))
  say(ui.bye)
  return target === null || session.savedRows === match.rows.length
}

function summaryOf({ match, seat, seed, savedFile }: Session) {
  const { game, seats, options, position, rows } = match
  const saved = savedFile
  return {
    game: game.id,
    seats,
    seat,
    seed,
    options,
    over: position.result !== null,
    result: position.result,
    rows: rows.length,
    saved,
  }
}
