/** A game's packs as lists of tests, the same for every game: what is good, what is refused and in which words, which data come from which origin. */

import {
  CHECK_REASONS,
  type Doc,
  dataOf,
  faultSentence,
  type Language,
  originOf,
  PACK_REASONS,
  PackError,
  type PackFault,
  type PlayTexts,
  packKeys,
  packThings,
  type Shares,
  sharesOf,
} from '@skerry/contracts'
import { copy, type GameTypes, type Plain, same } from '@skerry/kernel'
import type { ConformanceTest } from './conformance.ts'
import type { Exercise } from './coverage.ts'
import { demand } from './flaw.ts'

type Loader<G extends GameTypes> = Exercise<G>['game']

/** All that a pack is refused for; empty: nothing. */
export function packFaults<G extends GameTypes>(game: Loader<G>, pack: unknown): readonly PackFault[] {
  try {
    game.load(pack)
    return []
  } catch (error) {
    if (error instanceof PackError) return error.faults
    throw error
  }
}

/** The same as `path: reason`. */
export const faultsOf = <G extends GameTypes>(game: Loader<G>, pack: unknown): string[] =>
  packFaults(game, pack).map(({ path, reason }) => `${path || '(top)'}: ${reason}`)

/** A pack with something wrong, and one of its faults as `path: reason`. */
export type Broken = readonly [what: string, pack: unknown, fault: string]

/** A game with packs, good ones and others. */
export interface Packed<G extends GameTypes = GameTypes> {
  readonly game: Loader<G>
  /** Good packs, by what they are called; the first is the built-in one. */
  readonly packs: Readonly<Record<string, Doc>>
  /** What has the wrong shape has this fault and no other. */
  readonly misshapen: readonly Broken[]
  /** What does not make sense, by the title of its tests (`%s` is what is wrong): it has this fault among others. */
  readonly refused: Readonly<Record<string, readonly Broken[]>>
  /** How many data come from each origin, for each part of a good pack. */
  readonly shares: Readonly<Record<string, Shares>>
  /** How many facts a good pack keeps: F1, F2 … */
  readonly facts: number
}

/** Good packs load, to content nobody can change, and say where every datum comes from; broken ones are refused. */
export function packTests<G extends GameTypes>(packed: Packed<G>): ConformanceTest[] {
  const { game, packs, misshapen, refused } = packed
  return [
    ...Object.entries(packs).flatMap(([name, pack]) => goodPackTests(packed, name, pack)),
    ...misshapen.map(([what, pack, fault]) => ({
      name: `of the wrong shape it ends at once: ${what}`,
      run: () => isEqual('misshapen', faultsOf(game, pack), [fault]),
    })),
    ...Object.entries(refused).flatMap(([title, all]) =>
      all.map(([what, pack, fault]) => ({
        name: `it is refused for ${title.replace('%s', what)}`,
        run() {
          const found = faultsOf(game, pack)
          demand('refused', found.includes(fault), () => `${fault} is not among: ${found.join(', ') || 'nothing'}`)
        },
      })),
    ),
  ]
}

function goodPackTests<G extends GameTypes>(
  { game, shares, facts }: Packed<G>,
  name: string,
  pack: Doc,
): ConformanceTest[] {
  return [
    { name: `${name} loads`, run: () => isEqual('loads', faultsOf(game, pack), []) },
    {
      name: `${name} becomes content that nobody can change, and stays as it was`,
      run() {
        const before = copy(pack)
        const loose = [...partsIn(game.load(pack), 'content')].filter(([, part]) => !Object.isFrozen(part))
        demand('frozen', loose.length === 0, () => `can be changed: ${loose.map(([path]) => path).join(', ')}`)
        demand('untouched', same(pack, before), () => 'the pack was changed')
        const frozen = [...partsIn(pack, 'pack')].filter(([, part]) => Object.isFrozen(part))
        demand('untouched', frozen.length === 0, () => `was frozen: ${frozen.map(([path]) => path).join(', ')}`)
      },
    },
    {
      name: `every datum of ${name} says where it comes from`,
      run() {
        for (const key of packKeys(pack))
          for (const thing of packThings(pack, key))
            for (const datum of dataOf(thing))
              demand('origin', originOf(thing, datum) !== undefined, () => `${key}: ${thing.id ?? ''} ${datum}`)
      },
    },
    {
      name: `${name} has the shares of all its parts counted`,
      run: () =>
        isEqual(
          'shares',
          Object.fromEntries(packKeys(pack).map((key) => [key, sharesOf(packThings(pack, key))])),
          shares,
        ),
    },
    {
      name: `${name} keeps the facts F1 to F${facts}`,
      run() {
        const kept = packThings(pack, 'facts').map(({ id }) => id)
        isEqual(
          'facts',
          kept,
          Array.from({ length: facts }, (_, k) => `F${k + 1}`),
        )
      },
    },
  ]
}

/** Every object and list in a value, itself included, with its path. */
function* partsIn(value: unknown, path: string): Generator<readonly [path: string, part: object]> {
  if (typeof value !== 'object' || value === null) return
  yield [path, value]
  for (const [key, part] of Object.entries(value)) yield* partsIn(part, `${path}.${key}`)
}

function isEqual(property: string, got: unknown, want: unknown): void {
  demand(property, same(got, want), () => `${JSON.stringify(got)} instead of ${JSON.stringify(want)}`)
}

// —— sentences ——

/** What a game says about packs that are wrong or unusual. */
export interface FaultWords<G extends GameTypes = GameTypes> {
  readonly game: Loader<G>
  readonly words: Readonly<Record<Language, PlayTexts>>
  /** The text of the files that check packs: every reason they give is read out of it. */
  readonly code: readonly string[]
  /** Packs that show every reason. */
  readonly broken: Iterable<unknown>
  /** Warnings about packs that are unusual, every reason among them; absent: the game has none. */
  readonly warnings?: readonly PackFault[]
}

const LANGUAGES = ['en', 'de'] as const
const isCommon = (reason: string): boolean => reason in PACK_REASONS.en
const inOrder = (reasons: Iterable<string>): string[] => [...new Set(reasons)].sort()

/** Every reason for which the game refuses a pack or warns of it is shown by some pack and worded in both languages. */
export function faultTests<G extends GameTypes>(said: FaultWords<G>): ConformanceTest[] {
  const { game, words, code, broken, warnings = [] } = said
  const faults = [...[...broken].flatMap((pack) => packFaults(game, pack)), ...warnings]
  const shown = inOrder(faults.map(({ reason }) => reason))
  // Reasons of checks that games share are in nobody's code: those shown by some pack are the game's own.
  const shared = shown.filter((reason) => CHECK_REASONS.includes(reason))
  const own = inOrder([...code.flatMap(reasonsIn), ...shared]).filter((reason) => !isCommon(reason))
  return [
    {
      name: 'is shown by some pack for every reason there is',
      run() {
        demand('reasons', own.length > 0, () => 'no reason was found in the code')
        isEqual(
          'reasons',
          shown.filter((reason) => !isCommon(reason)),
          own,
        )
      },
    },
    ...LANGUAGES.map((language) => ({
      name: `has a sentence for every reason, and for nothing else (${language})`,
      run: () => isEqual('worded', inOrder(Object.keys(words[language].faults ?? {})), allReasons(own, language)),
    })),
    ...LANGUAGES.map((language) => ({
      name: `is said in whole sentences that name what it is about (${language})`,
      run() {
        for (const fault of faults) checkSentence(faultSentence(words[language], fault), fault)
      },
    })),
    {
      name: 'is said differently in the two languages, and differently for every reason',
      run() {
        const one = [...new Map(faults.map((fault) => [fault.reason, fault])).values()]
        const all = LANGUAGES.flatMap((language) => one.map((fault) => faultSentence(words[language], fault)))
        const twice = all.filter((text, i) => all.indexOf(text) !== i)
        demand('different', twice.length === 0, () => `said twice: ${twice.join(' | ')}`)
      },
    },
  ]
}

const allReasons = (own: readonly string[], language: Language): string[] =>
  inOrder([...Object.keys(PACK_REASONS[language]), ...own])

/** The reasons that code gives: the text that ends a `need`, `prescribed` or `PackError`, before its params, and the second one of a `warning`. */
function reasonsIn(code: string): string[] {
  const calls = code.split(/(?:\bneed|\bprescribed|\bPackError)\(/).slice(1)
  const named = calls.flatMap((call) => /, '(\w+)'(?:, \{[^}]*\})?,?\s*\)/.exec(call)?.[1] ?? [])
  const chosen = [...code.matchAll(/const reason = .* \? '(\w+)' : '(\w+)'/g)]
  const warned = [...code.matchAll(/\bwarning\(\s*(?:'\w+'|`[^`]+`),\s*'(\w+)'/g)]
  return [...named, ...[...chosen, ...warned].flatMap(([, ...reasons]) => reasons as string[])]
}

function checkSentence(text: string, { reason, params }: PackFault): void {
  demand('sentence', !/^$|undefined|NaN|\[object|[.\s]$/.test(text), () => `${reason}: "${text}"`)
  for (const value of Object.values(params).flatMap(plainIn))
    demand('sentence', isIn(text, value), () => `${reason}: "${text}" does not name ${value}`)
}

const plainIn = (value: Plain): readonly Plain[] => (Array.isArray(value) ? value.flatMap(plainIn) : [value])
/** A number may have a decimal comma. What is nothing cannot be named. */
const isIn = (text: string, value: Plain): boolean =>
  value !== null && [String(value), String(value).replace('.', ',')].some((shown) => text.includes(shown))
