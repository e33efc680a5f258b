import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Viewer } from '@skerry/kernel'
import { type Command, expectWords, type Given, type Option } from '../args.ts'
import { type Context, rootOf } from '../context.ts'
import { UsageError } from '../errors.ts'
import { fileFault } from '../files.ts'
import { languageOf } from '../language.ts'
import { seatFrom } from '../options.ts'
import { note, print, printJson, progress } from '../output.ts'
import { openRecord, type Replayed, readRecord, replayFile, type Shelf, type Shown } from '../replay.ts'
import { gamesIn, type KeptGame } from '../replay-store.ts'
import { replayText } from '../replay-text.ts'

const OPTIONS: Readonly<Record<string, Option>> = {
  pack: { value: 'file', about: 'the content pack it was played with, if not the built-in one' },
  view: { value: 'who', about: 'what a seat (A, B …), the spectator, or an open table (open) is told; open' },
  lang: { value: 'en|de', about: 'language of the sentences' },
  'any-rules': { about: 'play every row by these rules, whatever version played it; say where they part' },
  all: {
    value: 'folder',
    about: 'replay every *.json and every game of a server below this folder; list what differs',
  },
}

export const replay: Command = {
  name: 'replay',
  summary: 'plays a record again, as sentences with rule ids; finds what differs',
  usage: ['<file> [--pack file] [--view who] [--lang en|de] [--any-rules]', '--all <folder> [--pack file]'],
  about: `
Plays a game record again and prints what happened, row by row, with the rule behind every line. A record that
does not fit (broken file, other game, pack or rules version, a row that is refused or leads elsewhere) ends
with one message that names the place, and exit code 1. Rows count from 0.
--all does so for every record below a folder, whatever its rules version, and lists those that differ. In the data
folder of a server these are all its games: so one sees what a change of the rules would alter before it is served.`,
  options: OPTIONS,
  examples: ['skerry replay game.json --lang de', 'skerry replay game.json --view B', 'skerry replay --all records'],
  async run(given, context) {
    const folder = given.text('all')
    if (folder !== undefined) return replayAll(folder, given, context)
    expectWords('replay', given.words, ['a file'], 1)
    const language = languageOf(given, context)
    const opened = await openRecord(given.words[0] as string, {
      root: rootOf(context),
      pack: given.text('pack'),
      packs: 'this',
      language,
    })
    if ('fault' in opened) return report(opened, given, context)
    const view = viewOf(given.text('view') ?? 'open', opened.record.seats)
    const replayed = replayFile(opened, view, given.has('any-rules') ? 'exactly' : 'goOn')
    if (!given.json) print(context, replayText(opened, replayed, language, view))
    return report(replayed, given, context)
  },
}

function report(replayed: Replayed, given: Given, context: Context): number {
  const { fault } = replayed
  if (given.json) printJson(context, { ...replayed, ok: fault === null })
  if (fault === null) return 0
  note(context, `skerry: ${fault.message}`)
  return 1
}

function viewOf(text: string, seats: number): Viewer | 'open' {
  if (text === 'open' || text === 'spectator') return text
  const seat = seatFrom(text, seats)
  if (seat !== null) return seat
  const last = String.fromCharCode(64 + Math.min(26, Math.max(1, seats)))
  throw new UsageError(`--view ${text}: this should be a seat (A to ${last}), spectator or open.`)
}

async function replayAll(folder: string, given: Given, context: Context): Promise<number> {
  expectWords('replay --all', given.words, [], 0)
  const shelf: Shelf = { root: rootOf(context), pack: given.text('pack'), packs: 'any', language: 'en' }
  const files = filesBelow(folder, '.json')
  const bar = progress(context, 'replay:', files.length)
  const tally = { files: 0, same: 0, differing: [] as Differing[], skipped: [] as string[] }
  const count = (file: string, shown: Shown | null) => {
    bar.tick(tally.files)
    tally.files += 1
    if (shown === null) tally.skipped.push(file)
    else if (shown.fault === null) tally.same += 1
    else tally.differing.push({ file, row: shown.fault.row, message: shown.fault.message })
  }
  for (const file of files) count(file, shownFrom(await openRecord(file, shelf)))
  for (const file of filesBelow(folder, '.sqlite'))
    for await (const kept of gamesIn(file)) count(kept.name, await shownKept(kept, shelf))
  bar.end()
  const { same, differing, skipped } = tally
  if (given.json) printJson(context, tally)
  else
    print(
      context,
      [`${same} of ${tally.files - skipped.length} records play as they did`, ...messages(differing)].join('\n'),
    )
  if (skipped.length > 0) note(context, `Not game records: ${skipped.join(', ')}`)
  return differing.length > 0 ? 1 : 0
}

interface Differing {
  readonly file: string
  readonly row: number | null
  readonly message: string
}

const messages = (differing: readonly { readonly message: string }[]): string[] =>
  differing.map(({ message }) => `  ${message}`)

function shownFrom(opened: Awaited<ReturnType<typeof openRecord>>): Shown | null {
  if ('fault' in opened) return opened.fault.kind === 'noRecord' ? null : opened
  return replayFile(opened, 'open', 'exactly')
}

async function shownKept(kept: KeptGame, shelf: Shelf): Promise<Shown | null> {
  const { name } = kept
  if ('fault' in kept)
    return kept.fault === null ? null : { file: name, fault: { kind: 'file', row: null, message: kept.fault } }
  return shownFrom(await readRecord(name, kept.record, shelf))
}

function filesBelow(folder: string, ending: '.json' | '.sqlite'): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending) && !/(^|[\\/])node_modules[\\/]/.test(name))
      .sort()
      .map((name) => join(folder, name))
  } catch (error) {
    throw new UsageError(`--all ${fileFault(folder, error).message}.`)
  }
}
