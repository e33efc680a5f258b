/** Commands, their options and their help. */

import { parseArgs } from 'node:util'
import type { Context } from './context.ts'
import { UsageError } from './errors.ts'
import { suggestion } from './names.ts'

export interface Option {
  /** What its value is called in the help; absent: the option takes none. */
  readonly value?: string
  /** It may be given several times. */
  readonly repeats?: true
  readonly about: string
}

export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  /** What follows the name, one line per form. */
  readonly usage: readonly string[]
  readonly about: string
  readonly options: Readonly<Record<string, Option>>
  readonly examples: readonly string[]
  run(given: Given, context: Context): Promise<number>
}

/** What was typed after the command's name. */
export class Given {
  readonly words: readonly string[]
  private readonly values: ReadonlyMap<string, readonly string[]>
  constructor(words: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.words = words
    this.values = values
  }
  has(name: string): boolean {
    return this.values.has(name)
  }
  /** The last value given. */
  text(name: string): string | undefined {
    return this.values.get(name)?.at(-1)
  }
  all(name: string): readonly string[] {
    return this.values.get(name) ?? []
  }
  number(name: string, otherwise: number, least: number, most = 1_000_000_000): number {
    const text = this.text(name)
    return text === undefined ? otherwise : wholeNumber(`--${name}`, text, least, most)
  }
  get json(): boolean {
    return this.has('json')
  }
}

export function wholeNumber(what: string, text: string, least: number, most: number): number {
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (n >= least && n <= most) return n
  throw new UsageError(`${what} must be a whole number from ${least} to ${most}, not “${text}”.`)
}

const COMMON: Readonly<Record<string, Option>> = {
  json: { about: 'machine-readable output, alone on stdout' },
  help: { about: 'this help' },
}

export function readArgs(command: Command, argv: readonly string[]): Given {
  const options = { ...command.options, ...COMMON }
  const shapes = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const), multiple: true },
    ]),
  )
  const short = { ...shapes, help: { type: 'boolean' as const, multiple: true, short: 'h' } }
  const { tokens } = parseArgs({
    args: [...argv],
    options: short,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const words: string[] = []
  const values = new Map<string, string[]>()
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    checkOption(command, options, token)
    const known = values.get(token.name) ?? []
    values.set(token.name, [...known, token.value ?? ''])
    if (known.length > 0 && options[token.name]?.value !== undefined && !options[token.name]?.repeats)
      throw new UsageError(`${token.rawName} is given twice.`)
  }
  return new Given(words, values)
}

interface OptionToken {
  readonly name: string
  readonly rawName: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function checkOption(command: Command, options: Readonly<Record<string, Option>>, token: OptionToken): void {
  const { name, rawName, value, inlineValue } = token
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (option === undefined) {
    const known = Object.keys(options).map((key) => `--${key}`)
    throw new UsageError(`“${command.name}” has no option ${rawName}.${suggestion(rawName, known)}`)
  }
  if (option.value === undefined && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
  if (option.value !== undefined && (!value || (!inlineValue && value.startsWith('--'))))
    throw new UsageError(`${rawName} needs a value: ${rawName} ${option.value}.`)
}

/** Makes sure of the number of words after the command; `names` are what they are called. */
export function expectWords(command: string, words: readonly string[], names: readonly string[], most: number): void {
  const least = names.length
  const missing = names[words.length]
  if (words.length < least) throw new UsageError(`“${command}” needs ${missing}.`)
  if (words.length > most) throw new UsageError(`“${command}” does not know what to do with “${words[most]}”.`)
}

export function helpOf({ name, usage, about, options, examples }: Command): string {
  const all = Object.entries({ ...options, ...COMMON })
  const heads = all.map(([key, { value }]) => `--${key}${value === undefined ? '' : ` ${value}`}`)
  const width = Math.max(...heads.map((head) => head.length)) + 2
  return [
    ...usage.map((form, i) => `${i === 0 ? 'Usage:' : '      '} skerry ${`${name} ${form}`.trim()}`),
    '',
    about.trim(),
    '',
    'Options:',
    ...all.map(([, option], i) => `  ${(heads[i] as string).padEnd(width)}${option.about}`),
    ...(examples.length > 0 ? ['', 'Examples:', ...examples.map((line) => `  ${line}`)] : []),
  ].join('\n')
}
