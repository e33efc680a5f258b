/** Every choice as a short text and back: the verb, then its arguments in the order of the offer's `args`. */

import { InputError } from '../src/errors.ts'
import { type Arg, type Args, offersOf, type Step } from '../src/steps.ts'
import type { Allot, Choice, Params } from '../src/types.ts'

/** A game's verbs: their arguments, or `slots` for an allotment. */
export type Verbs = ReadonlyMap<string, Args | 'slots'>

export function verbsOf(rules: Readonly<Record<string, Readonly<Record<string, Step>>>>): Verbs {
  const verbs = new Map<string, Args | 'slots'>()
  const add = (verb: string, args: Args | 'slots', where: string) => {
    const known = verbs.get(verb)
    const shape = (a: Args | 'slots') => (a === 'slots' ? a : Object.keys(a).join(' '))
    if (known !== undefined && shape(known) !== shape(args)) throw new InputError(where, 'verbWithTwoShapes', { verb })
    verbs.set(verb, known === undefined ? args : bothOf(known, args))
  }
  for (const [rule, steps] of Object.entries(rules))
    for (const [at, step] of Object.entries(steps)) {
      if (step.kind === 'allotment') add(step.do, 'slots', `${rule}.${at}`)
      const offers = offersOf(step)
      for (const o of offers) add(o.do, o.args, `${rule}.${at}`)
      if (new Set(offers.map((o) => o.do)).size < offers.length)
        throw new InputError(`${rule}.${at}`, 'verbOfferedTwice')
    }
  return verbs
}

/** A verb offered at two steps may have other values at each: well formed is what any of them knows. */
function bothOf(a: Args | 'slots', b: Args | 'slots'): Args | 'slots' {
  if (a === 'slots' || b === 'slots') return a
  const names = Object.keys(a)
  if (names.every((name) => a[name] === b[name])) return a
  const union = (name: string): Arg => {
    const [one, other] = [a[name] as Arg, b[name] as Arg]
    return {
      values: (content) => [...new Set([...one.values(content), ...other.values(content)])],
      thing: (value, t) => [one, other].flatMap((arg) => arg.thing?.(value, t) ?? []),
    }
  }
  return Object.fromEntries(names.map((name) => [name, union(name)]))
}

const valueSets = new WeakMap<object, Map<Arg, ReadonlyMap<string, string | number>>>()

/** An argument's values by their text. */
function valuesOf(content: object, arg: Arg): ReadonlyMap<string, string | number> {
  const known = valueSets.get(content) ?? new Map<Arg, ReadonlyMap<string, string | number>>()
  valueSets.set(content, known)
  const values = known.get(arg) ?? new Map(arg.values(content as never).map((v) => [String(v), v]))
  known.set(arg, values)
  return values
}

/** What is wrong with the form of a choice, whatever the position, for a sentence; null if nothing is. */
export function malformed(verbs: Verbs, content: object, choice: Choice): Params | null {
  if (typeof choice !== 'object' || choice === null || typeof choice.do !== 'string') return { why: 'noVerb' }
  const verb = brief(choice.do)
  const args = verbs.get(choice.do)
  if (args === undefined) return { why: 'noSuchVerb', verb }
  if (args === 'slots') return malformedSplit(choice, verb)
  for (const key in choice)
    if (key !== 'do' && !Object.hasOwn(args, key)) return { why: 'takesNo', verb, of: brief(key) }
  for (const key in args) {
    const value = (choice as unknown as Record<string, unknown>)[key]
    if (typeof value !== 'string' && typeof value !== 'number') return { why: 'needs', verb, of: key }
    if (valuesOf(content, args[key] as Arg).get(String(value)) !== value)
      return { why: 'noSuchValue', verb, of: key, got: brief(String(value)) }
  }
  return null
}

function malformedSplit(choice: Choice, verb: string): Params | null {
  const { n, ...rest } = choice as Allot
  for (const key in rest) if (key !== 'do') return { why: 'takesNo', verb, of: brief(key) }
  if (typeof n !== 'object' || n === null || Array.isArray(n)) return { why: 'needsSlots', verb }
  for (const id in n) {
    const count = n[id] as number
    if (!Number.isSafeInteger(count) || count < 1) return { why: 'noCount', verb, of: brief(id) }
  }
  return null
}

/** Enough of a text from outside to recognise it by. */
const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

export function write(verbs: Verbs, choice: Choice): string {
  const args = verbs.get(choice.do)
  const words = [choice.do]
  if (args === 'slots') for (const [id, count] of Object.entries((choice as Allot).n)) words.push(`${id}:${count}`)
  else for (const key in args) words.push(String((choice as unknown as Record<string, unknown>)[key]))
  return words.join(' ')
}

/** Reads a choice; throws `InputError` with what it expected instead. */
export function parse(verbs: Verbs, content: object, text: string): Choice {
  const where = `choice "${brief(text)}"`
  const [verb = '', ...words] = text.trim().split(/\s+/)
  const args = verbs.get(verb)
  if (args === undefined) throw new InputError(where, 'noSuchVerb', { verb: brief(verb), verbs: [...verbs.keys()] })
  if (args === 'slots') return { do: verb, n: parseSplit(where, words) } as Allot
  const names = Object.keys(args)
  if (words.length !== names.length) throw new InputError(where, 'wrongNumberOfWords', { expected: [verb, ...names] })
  const choice: Record<string, string | number> = { do: verb }
  names.forEach((name, i) => {
    const word = words[i] as string
    const values = valuesOf(content, args[name] as Arg)
    const value = values.get(word)
    if (value === undefined)
      throw new InputError(where, 'noSuchValue', { [name]: brief(word), expected: [...values.keys()].slice(0, 50) })
    choice[name] = value
  })
  return choice as unknown as Choice
}

function parseSplit(where: string, words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) {
    const [, id, count] = /^(\S+):([1-9]\d{0,8})$/.exec(word) ?? []
    if (id === undefined) throw new InputError(where, 'notASlotAndCount', { got: brief(word), expected: 'slot:count' })
    if (counts.has(id)) throw new InputError(where, 'slotTwice', { got: brief(word) })
    counts.set(id, Number(count))
  }
  return Object.fromEntries(counts)
}
