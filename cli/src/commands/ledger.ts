import { RegistryFault } from '@skerry/registry'
import { type Command, expectWords } from '../args.ts'
import { type Context, rootOf } from '../context.ts'
import { UsageError } from '../errors.ts'
import { writeText } from '../files.ts'
import { examine, type LedgerReport, pageFile } from '../ledger.ts'
import { commandLine, note, print, printJson, table } from '../output.ts'
import { gameIds, openGame } from '../registry.ts'

export const ledger: Command = {
  name: 'ledger',
  summary: 'which rule ids are in the code and in the tests; writes docs/rules',
  usage: ['[game] [--write | --check]'],
  about: `
Counts for every id of a game's ledger whether the code cites it and whether a test covers it: a rule by an example
that names it and in which it was seen at work, a ruling by an example that names it, data by a test of the game,
interface by a browser test, a note by its text in both languages.
Exit code 1 if docs/rules/<game>.md is not current; with --check also if an id is missing anywhere.`,
  options: {
    write: { about: 'write docs/rules/<game>.md' },
    check: { about: 'fail if anything is missing, unknown or without text' },
  },
  examples: ['skerry ledger', 'skerry ledger connect-four --write', 'skerry ledger --check'],
  async run(given, context) {
    expectWords('ledger', given.words, [], 1)
    if (given.has('write') && given.has('check')) throw new UsageError('--write and --check do not go together.')
    const root = rootOf(context)
    const reports: Record<string, LedgerReport> = {}
    const broken: string[] = []
    for (const id of given.words.length > 0 ? given.words : gameIds(root)) {
      try {
        reports[id] = await examined(root, id, given.has('write'))
      } catch (error) {
        if (!(error instanceof RegistryFault)) throw error
        broken.push(error.message)
      }
    }
    if (given.json) printJson(context, { games: reports })
    else print(context, readable(reports))
    const faults = Object.entries(reports).flatMap(([id, report]) => faultsOf(id, report, given.has('check'), context))
    faults.unshift(...broken)
    for (const fault of faults) note(context, `skerry: ${fault}`)
    return faults.length > 0 ? 1 : 0
  },
}

async function examined(root: string, id: string, writes: boolean): Promise<LedgerReport> {
  const { report, page } = await examine(root, await openGame(root, id))
  if (!writes) return report
  writeText(pageFile(root, id), page)
  return { ...report, page: 'current' }
}

function readable(reports: Readonly<Record<string, LedgerReport>>): string {
  const rows = Object.entries(reports).map(([id, { total, inCode, inTests, missing }]) => [
    id,
    total,
    inCode,
    inTests,
    missing.join(' ') || '–',
  ])
  return table([['game', 'ids', 'in code', 'in tests', 'missing'], ...rows]).join('\n')
}

function faultsOf(id: string, report: LedgerReport, isStrict: boolean, context: Context): string[] {
  const faults: string[] = []
  if (report.page === 'stale')
    faults.push(`docs/rules/${id}.md is not current. Write it: ${commandLine(context, ['ledger', id, '--write'])}`)
  if (!isStrict) return faults
  const { notInCode, notInTests, unknown, withoutText, failingExamples } = report
  const lists = { 'not in the code': notInCode, 'not in a test': notInTests, 'not in the ledger': unknown }
  const all = { ...lists, 'without text in both languages': withoutText, 'failing examples': failingExamples }
  for (const [what, ids] of Object.entries(all)) if (ids.length > 0) faults.push(`${id}: ${what}: ${ids.join(' ')}`)
  return faults
}
