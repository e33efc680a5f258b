import { randomBytes } from 'node:crypto'
import { type Language, Match, replay } from '@skerry/kernel'
import { type Command, expectWords, type Given } from '../args.ts'
import { Failure, messageOf, UsageError } from '../errors.ts'
import { languageOf } from '../language.ts'
import { contentOf, optionsOf, playersOf, seatFrom, seatLetter, TABLE_OPTIONS } from '../options.ts'
import { commandLine, note, print, printJson, table, widthOf } from '../output.ts'
import { type OpenedGame, openGame, openGames } from '../registry.ts'
import { continueFrom } from '../replay.ts'
import { type Lines, openLines } from '../terminal/lines.ts'
import { type SavedGame, Session } from '../terminal/session.ts'
import { keepFile, TerminalTable } from '../terminal/table.ts'

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal against bots that choose at random',
  usage: [
    '[game] [--players N] [--seat S] [--lang en|de] [--seed S] [--set option=value] [--modules a,b] [--pack file]',
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
    seed: { value: 'S', about: 'a number or word that decides all chance' },
    resume: { value: 'file', about: 'go on with a saved game' },
    save: { value: 'file', about: 'keep the game in this file when it ends or you leave' },
  },
  examples: ['skerry play connect-four', 'skerry play risk44 --seat B --lang de', 'skerry play --resume game.json'],
  async run(given) {
    expectWords('play', given.words, [], 1)
    const language = languageOf(given)
    const file = given.text('resume')
    if (file !== undefined) return playWith(await resumed(file, given, language), given)
    const [id] = given.words
    if (id !== undefined) return playWith(begun(await openGame(id), given, language), given)
    const lines = openLines(given.json ? process.stderr : process.stdout)
    const opened = await chosenGame(lines, given.json ? note : print)
    if (opened !== null) return playWith(begun(opened, given, language), given, lines)
    lines.close()
    return 0
  },
}

/** Names need no language: each game is listed with all of its names. */
async function chosenGame(lines: Lines, say: (text: string) => void): Promise<OpenedGame | null> {
  const { games, faults } = await openGames()
  for (const fault of faults) note(`skerry: ${fault}`)
  const rows = games.map(({ game, words }, i) => {
    const { min, max } = game.seats
    const names = [...new Set([words.en.name, words.de.name])].join(' · ')
    return [i + 1, names, min === max ? `${min}` : `${min}–${max}`]
  })
  say(['Skerry', ...table(rows, '  ')].join('\n'))
  lines.completions = games.map(({ id }) => id)
  for (;;) {
    const line = await lines.next(`1–${games.length} › `)
    if (line === null || ['quit', 'exit', 'ende'].includes(line)) return null
    const game = games.find(({ id }, i) => line === String(i + 1) || line.toLowerCase() === id)
    if (game !== undefined) return game
  }
}

function begun(opened: OpenedGame, given: Given, language: Language): Session {
  const seats = playersOf(opened, given)
  const seat = seatOf(given, seats) ?? 0
  const options = optionsOf(opened, given, seats)
  const match = new Match(opened.game, contentOf(opened, given.text('pack')), seats, options)
  const seed = given.text('seed') ?? randomBytes(4).toString('hex')
  return new Session(opened, match, { seat, seed }, language)
}

async function resumed(file: string, given: Given, language: Language): Promise<Session> {
  for (const name of ['players', 'set', 'modules', 'seed'])
    if (given.has(name)) throw new UsageError(`--${name} and --resume do not go together: the file says it.`)
  const { opened, content, record } = await continueFrom(file, given.text('pack'))
  if (given.words.length > 0 && given.words[0] !== opened.id)
    throw new UsageError(`${file}: this is a game of ${opened.id}, not of ${given.words[0]}.`)
  const { terminal } = record as SavedGame
  const seat = seatOf(given, record.seats) ?? seatFrom(String(terminal?.seat), record.seats) ?? 0
  const match = new Match(opened.game, content, record.seats, record.options, record.start as Match['position'])
  const session = new Session(opened, match, { seat, seed: String(terminal?.seed ?? file) }, language)
  replay(opened.game, content, record, (_match, row) => session.hear(match.replayRow(row, 'row')))
  session.savedRows = match.rows.length
  session.savedFile = file
  session.shown = session.told.length
  return session
}

function seatOf(given: Given, seats: number) {
  const text = given.text('seat')
  if (text === undefined) return null
  const seat = seatFrom(text, seats)
  if (seat === null) throw new UsageError(`--seat ${text}: the seats are A to ${seatLetter(seats - 1)}.`)
  return seat
}

async function playWith(session: Session, given: Given, from?: Lines): Promise<number> {
  const output = given.json ? process.stderr : process.stdout
  const lines = from ?? openLines(output)
  const say = given.json ? note : print
  const table = new TerminalTable(session, lines, say, widthOf(output))
  try {
    const end = await table.play().catch((error: unknown) => broken(error, session, table))
    const isKept = keep(session, table, end, given.text('save'), say)
    if (given.json) printJson(summaryOf(session))
    return isKept ? 0 : 1
  } finally {
    lines.close()
  }
}

/** The rules went wrong: the game up to there is kept, to be looked into. */
function broken(error: unknown, { match }: Session, table: TerminalTable): never {
  const saved = match.rows.length > 0 ? ` ${table.save(keepFile(match.game.id))}` : ''
  throw new Failure(`${messageOf(error)}.${saved}`)
}

/** A game somebody leaves is kept; a finished one only where asked for. */
function keep(
  session: Session,
  table: TerminalTable,
  end: 'over' | 'left',
  file: string | undefined,
  say: (text: string) => void,
): boolean {
  const { match, seat, ui } = session
  const isChanged = session.savedRows < match.rows.length
  const hasPlayed = match.rows.some((row) => row.seat === seat)
  const target = file ?? (end === 'left' && hasPlayed ? (session.savedFile ?? keepFile(match.game.id)) : null)
  if (target !== null && isChanged) say(table.save(target))
  if (end === 'over') return file === undefined || session.savedFile === file
  if (session.savedFile !== null) say(ui.resume(commandLine(['play', '--resume', session.savedFile])))
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
