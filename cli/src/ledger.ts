/** Which rules of a game's ledger are in its code and in its tests, and the page that lists them. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ledger, LedgerKind } from '@skerry/contracts'
import type { RuleId } from '@skerry/kernel'
import { type ExampleReport, runExamples } from '@skerry/kit'
import { examplesOf, ledgerOf, type OpenedGame } from './registry.ts'

export interface LedgerReport {
  readonly total: number
  readonly inCode: number
  readonly inTests: number
  /** Not in the code or not in the tests. */
  readonly missing: readonly RuleId[]
  readonly notInCode: readonly RuleId[]
  readonly notInTests: readonly RuleId[]
  /** Cited by the code or by an example, but not in the ledger. */
  readonly unknown: readonly RuleId[]
  /** Without a text in one of the languages. */
  readonly withoutText: readonly RuleId[]
  readonly failingExamples: readonly string[]
  readonly page: 'current' | 'stale'
}

export interface LedgerFindings {
  readonly report: LedgerReport
  /** What docs/rules/<game>.md should say. */
  readonly page: string
}

export const pageFile = (root: string, id: string): string => join(root, 'docs', 'rules', `${id}.md`)

export async function examine(root: string, opened: OpenedGame): Promise<LedgerFindings> {
  const { id, folder } = opened
  const ledger = await ledgerOf(opened)
  const examples = runExamples(await examplesOf(opened))
  const code = citedBelow(
    folder,
    (file) => !/^(test|examples|words|board|terminal|bot|node_modules)\/|^(ledger|bot)\.ts$/.test(file),
  )
  const proofs: Proofs = {
    seen: new Set(examples.flatMap(({ example, unseen, failure }) => (failure ? [] : without(example.rules, unseen)))),
    named: new Set(examples.flatMap(({ example, failure }) => (failure ? [] : example.rules))),
    data: citedBelow(join(folder, 'test')),
    screens: new Set(['web/test', 'web/e2e', 'e2e', 'cli/test'].flatMap((path) => [...citedBelow(join(root, path))])),
    hasText: (rule) => hasText(opened, rule),
  }
  const page = pageText(opened, ledger, examples)
  return { report: reportOf(ledger, examples, code, proofs, isCurrent(pageFile(root, id), page)), page }
}

interface Proofs {
  /** Named by an example and seen at work in it. */
  readonly seen: ReadonlySet<RuleId>
  readonly named: ReadonlySet<RuleId>
  readonly data: ReadonlySet<RuleId>
  /** Named by a test of what a browser or terminal shows. */
  readonly screens: ReadonlySet<RuleId>
  hasText(rule: RuleId): boolean
}

const IS_TESTED: Readonly<Record<LedgerKind, (rule: RuleId, proofs: Proofs) => boolean>> = {
  rule: (rule, { seen }) => seen.has(rule),
  ruling: (rule, { named }) => named.has(rule),
  definition: (rule, { named }) => named.has(rule),
  data: (rule, { data }) => data.has(rule),
  interface: (rule, { screens }) => screens.has(rule),
  note: (rule, { hasText }) => hasText(rule),
}

function reportOf(
  ledger: Ledger,
  examples: readonly ExampleReport[],
  code: ReadonlySet<RuleId>,
  proofs: Proofs,
  current: boolean,
): LedgerReport {
  const ids = Object.keys(ledger)
  const kindOf = (rule: RuleId) => ledger[rule] as LedgerKind
  const notInCode = ids.filter((rule) => !['note', 'interface'].includes(kindOf(rule)) && !code.has(rule))
  const notInTests = ids.filter((rule) => !IS_TESTED[kindOf(rule)](rule, proofs))
  return {
    total: ids.length,
    inCode: ids.length - notInCode.length,
    inTests: ids.length - notInTests.length,
    missing: ids.filter((rule) => notInCode.includes(rule) || notInTests.includes(rule)),
    notInCode,
    notInTests,
    unknown: unknownIds(ledger, [...code, ...examples.flatMap(({ example }) => example.rules)]),
    withoutText: ids.filter((rule) => !proofs.hasText(rule)),
    failingExamples: examples.filter(({ failure }) => failure !== null).map(({ example }) => example.id),
    page: current ? 'current' : 'stale',
  }
}

const without = <T>(all: readonly T[], some: readonly T[]): T[] => all.filter((one) => !some.includes(one))

const hasText = ({ words }: OpenedGame, rule: RuleId): boolean => Boolean(words.en.rules[rule] && words.de.rules[rule])

/** Words that look like ids of this ledger: they begin as one of its ids does and end in a number. */
function unknownIds(ledger: Ledger, cited: readonly RuleId[]): RuleId[] {
  const prefixes = new Set(Object.keys(ledger).map((rule) => rule.split('-')[0] as string))
  const isLike = (word: string) =>
    prefixes.has(word.split('-')[0] as string) && /^[A-Z\d]+(-\d*[A-Z]+)+-\d+$/.test(word)
  return [...new Set(cited)].filter((word) => isLike(word) && !Object.hasOwn(ledger, word)).sort()
}

/** Ids in a text, with the short forms of comments: `X-TURN-01, -02`, `X-RULING-86/105`, `X-DRAW-03…05`. */
export function idsIn(text: string): Set<RuleId> {
  const ids = new Set<RuleId>()
  for (const [, stem, first, more] of text.matchAll(
    /\b([A-Z][A-Z\d]*(?:-[A-Z\d]*[A-Z][A-Z\d]*)*)-(\d+)((?:(?:, ?-|\/-?|…-?)\d+)*)/g,
  )) {
    ids.add(`${stem}-${first}`)
    let last = first as string
    for (const [, sign, number] of (more as string).matchAll(/(, ?-|\/-?|…-?)(\d+)/g)) {
      const from = sign?.startsWith('…') ? Number(last) : Number(number)
      for (let n = from; n <= Number(number); n++)
        ids.add(`${stem}-${String(n).padStart((number as string).length, '0')}`)
      last = number as string
    }
  }
  return ids
}

function citedBelow(folder: string, isRead: (file: string) => boolean = () => true): Set<RuleId> {
  const ids = new Set<RuleId>()
  if (!existsSync(folder)) return ids
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = name.replaceAll('\\', '/')
    if (!/\.[jt]sx?$/.test(file) || file.includes('node_modules/') || !isRead(file)) continue
    for (const id of idsIn(readFileSync(join(folder, name), 'utf8'))) ids.add(id)
  }
  return ids
}

const KIND_NOTES: Readonly<Record<LedgerKind, string>> = {
  rule: 'enforced; an example shows it at work',
  ruling: 'a question the rules leave open and how we answer it; an example names it',
  definition: 'a term or permission that other rules build on; an example names it',
  data: 'numbers and cards of the pack; a table test checks them',
  interface: 'about what the screen shows; a test of the browser or terminal checks it',
  note: 'advice or story; shown on the rules page',
}

function pageText({ id, words }: OpenedGame, ledger: Ledger, reports: readonly ExampleReport[]): string {
  const kinds = [...new Set(Object.values(ledger))]
  const rows = Object.entries(ledger).map(([rule, kind]) => {
    const shown = reports.filter(({ example }) => example.rules.includes(rule)).map(({ example }) => example.id)
    const cells = [rule, kind, words.en.rules[rule] ?? '', words.de.rules[rule] ?? '', shown.join(', ')]
    return `| ${cells.map(cell).join(' | ')} |`
  })
  return [
    `<!-- Generated by \`npm run -s skerry -- ledger ${id} --write\` from games/${id}. Do not edit. -->`,
    '',
    `# ${words.en.name}: the rules`,
    '',
    `German name: ${words.de.name}. ${rows.length} ids. The kinds:`,
    '',
    ...kinds.map((kind) => `- \`${kind}\`: ${KIND_NOTES[kind]}`),
    '',
    '| id | kind | English | Deutsch | examples |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    '## The examples',
    '',
    '| id | English | Deutsch | rules |',
    '|---|---|---|---|',
    ...reports.map(
      ({ example: { id: name, title, rules } }) =>
        `| ${[name, title.en, title.de, rules.join(', ')].map(cell).join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')

function isCurrent(file: string, page: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').replaceAll('\r\n', '\n') === page
}
