import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { faultSentence, type Language, PackError, type PackFault, type PackWarnings } from '@skerry/contracts'
import { hashOf } from '@skerry/kernel'
import { type Command, expectWords, type Given } from '../args.ts'
import { type Context, rootOf } from '../context.ts'
import { Failure, messageOf, UsageError } from '../errors.ts'
import { packFaultText } from '../faults.ts'
import { FileFault, readJson, readText, writeText } from '../files.ts'
import { languageOf } from '../language.ts'
import { suggestion } from '../names.ts'
import { commandLine, note, print, printJson } from '../output.ts'
import { type OpenedGame, openGame, packWarningsOf, releasedIn, releasedPacks } from '../registry.ts'

export const content: Command = {
  name: 'content',
  summary: 'writes a game’s built-in pack, or checks one of your own',
  usage: ['export <game> [file]', 'check <game> <file> [--lang en|de]', 'release <game>'],
  about: `
“export” writes the built-in content pack of a game to a file, or to stdout: edit it to match your copy of the game.
“check” loads a pack as a game would and names its faults: the place in the document, a sentence and the reason’s id,
or where the game has no sentence the reason with its numbers. What is unusual about a pack that can be played is told
as a warning.
A checked pack is used by --pack of play, sim and replay.
“release” is for whoever changes a built-in pack: it keeps the pack as it is now in the game’s data/released/, where games
that were played with it find it for all time. The tests ask for it.`,
  options: {
    force: { about: 'let “export” replace a file that is there' },
    lang: { value: 'en|de', about: 'language of what “check” says; that of the system if not given' },
  },
  examples: ['skerry content export risk44 my-map.json', 'skerry content check risk44 my-map.json'],
  async run(given, context) {
    const [action = ''] = given.words
    if (action === 'export') return exportPack(given, context)
    if (action === 'check') return checkPack(given, context)
    if (action === 'release') return releasePack(given, context)
    if (action === '') throw new UsageError('“content” needs export, check or release.')
    throw new UsageError(`There is no “content ${action}”.${suggestion(action, ['export', 'check', 'release'])}`)
  },
}

async function exportPack(given: Given, context: Context): Promise<number> {
  expectWords('content export', given.words.slice(1), ['a game'], 2)
  const opened = await openGame(rootOf(context), given.words[1] as string)
  const file = given.words[2]
  if (file === undefined) {
    print(context, packText(opened).trimEnd())
    return 0
  }
  if (existsSync(file) && !given.has('force')) throw new Failure(`${file} exists already; --force replaces it.`)
  writeText(file, packText(opened))
  if (given.json) printJson(context, { game: opened.id, file, pack: hashOf(opened.pack) })
  else
    note(
      context,
      `The pack of ${opened.id} is in ${file}. Check your changes: ${commandLine(context, ['content', 'check', opened.id, file])}`,
    )
  return 0
}

/** As it is written in the game's folder, one card a line, where that is the pack. */
function packText({ folder, pack }: OpenedGame): string {
  const file = join(folder, 'data', 'pack.json')
  if (existsSync(file) && hashOf(readJson(file)) === hashOf(pack)) return readText(file)
  return `${JSON.stringify(pack, null, 2)}\n`
}

async function releasePack(given: Given, context: Context): Promise<number> {
  expectWords('content release', given.words.slice(1), ['a game'], 1)
  const { id, folder, pack } = await openGame(rootOf(context), given.words[1] as string)
  const hash = hashOf(pack)
  const file = join(releasedIn(folder), `${hash}.json`)
  const isNew = !releasedPacks({ folder }).includes(hash)
  if (isNew) writeText(file, `${JSON.stringify(pack)}\n`)
  if (given.json) printJson(context, { game: id, file, pack: hash, isNew })
  else
    print(context, isNew ? `The pack of ${id} is kept in ${file}.` : `The pack of ${id} has been kept before: ${file}.`)
  return 0
}

interface CheckedFault extends PackFault {
  readonly line?: number
  readonly column?: number
  /** What is wrong, without file, place and reason. */
  readonly text: string
  /** All of it in one line. */
  readonly message: string
}

const WARNING: Readonly<Record<Language, string>> = { en: 'warning', de: 'Hinweis' }

async function checkPack(given: Given, context: Context): Promise<number> {
  expectWords('content check', given.words.slice(1), ['a game', 'a file'], 2)
  const [, id, file] = given.words as [string, string, string]
  const language = languageOf(given, context)
  const opened = await openGame(rootOf(context), id)
  const checked = check(opened, await packWarningsOf(opened), file, language)
  const ok = checked.faults.length === 0
  if (given.json) printJson(context, { game: id, file, ok, ...checked })
  else if (ok) print(context, `${file}: a good pack for ${id} (${checked.pack})`)
  for (const fault of checked.faults) note(context, `skerry: ${fault.message}`)
  for (const warning of checked.warnings) note(context, `skerry: ${WARNING[language]}: ${warning.message}`)
  return ok ? 0 : 1
}

interface Checked {
  /** Null: it is no good pack. */
  readonly pack: string | null
  readonly faults: readonly CheckedFault[]
  /** What is unusual about a good one. */
  readonly warnings: readonly CheckedFault[]
}

function check(opened: OpenedGame, packWarnings: PackWarnings | null, file: string, language: Language): Checked {
  try {
    const pack = readJson(file)
    opened.game.load(pack)
    const warnings = packWarnings?.(pack).map((warning) => told(opened, file, language, warning)) ?? []
    return { pack: hashOf(pack), faults: [], warnings }
  } catch (error) {
    return { pack: null, faults: faultsOf(opened, file, language, error), warnings: [] }
  }
}

const told = ({ words }: OpenedGame, file: string, language: Language, fault: PackFault): CheckedFault => ({
  ...fault,
  text: faultSentence(words[language], fault),
  message: `${file}: ${packFaultText(fault, words[language], language)}`,
})

function faultsOf(opened: OpenedGame, file: string, language: Language, error: unknown): CheckedFault[] {
  if (error instanceof FileFault) {
    const place = error.at === null ? {} : { line: error.at.line, column: error.at.column }
    const reason = error.at === null ? 'unreadable' : 'notJson'
    return [{ path: '', reason, params: {}, ...place, text: error.what, message: error.message }]
  }
  if (error instanceof PackError) return error.faults.map((fault) => told(opened, file, language, fault))
  const text = `cannot be loaded: ${messageOf(error)}`
  return [{ path: '', reason: 'loadFailed', params: {}, text, message: `${file}: ${text}` }]
}
