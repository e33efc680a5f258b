/** Loading and checking packs, as far as several games do it alike. Which reasons have which sentences is up to each game. */

import { freeze, type Plain, type ReasonId } from '@skerry/kernel'
import {
  checkKnown,
  checkSources,
  checkTold,
  checkTwice,
  type Doc,
  type Identified,
  idsOf,
  type ToBeTold,
} from './pack.ts'
import { PackError, PackFaults } from './pack-errors.ts'

/**
 * Makes the content of a pack. A wrong shape ends it at once, by an error of `read`; everything that `check` finds wrong is
 * told together.
 */
export function loadPack<Pack, Content>(
  doc: unknown,
  read: (doc: unknown) => Pack,
  check: (faults: PackChecks, pack: Pack, doc: Doc) => void,
  contentOf: (pack: Pack) => Content,
): Content {
  const pack = read(doc)
  const faults = new PackChecks()
  check(faults, pack, doc as Doc)
  faults.close()
  return freeze(contentOf(pack))
}

/** Things by their id. */
export const byId = <T extends { readonly id: string }>(things: readonly T[]): Readonly<Record<T['id'], T>> =>
  Object.fromEntries(things.map((thing) => [thing.id, thing])) as Record<T['id'], T>

/** Everything that can be reached from `start`, itself included, nearest first. */
export function reachedFrom<T>(start: Iterable<T>, next: (at: T) => Iterable<T>): ReadonlySet<T> {
  const reached = new Set(start)
  for (const at of reached) for (const to of next(at)) reached.add(to)
  return reached
}

/** The reasons of shared shapes and of the checks below. */
export const CHECK_REASONS: readonly ReasonId[] = [
  'notAPair',
  'notAnInteger',
  'badId',
  'idOfAnother',
  'idTaken',
  'wrongNumber',
  'tooFew',
  'lessThanOne',
  'tooLarge',
  'noSuchWord',
]

/** What ids must look like, and words that choices and the table use themselves. */
export interface IdRules {
  readonly pattern: RegExp
  readonly taken: readonly string[]
}

/** Gathers faults by checks that several games need. */
export class PackChecks extends PackFaults {
  // —— ids ——

  /** Every id is one good word, once. What every object inherits (`constructor`) would be found where nothing is. */
  ids(path: string, ids: readonly string[], { pattern }: IdRules): void {
    for (const id of ids) this.need(pattern.test(id) && !(id in {}), `${path}.${id}`, 'badId')
    checkTwice(this, path, ids)
  }

  /** Lists of things that a choice names by one word, so no two of them may have the same. */
  tableIds(lists: readonly (readonly [path: string, ids: readonly string[]])[], rules: IdRules): void {
    const owner = new Map<string, string>()
    for (const [path, ids] of lists) {
      for (const id of new Set(ids)) {
        const other = owner.get(id) ?? ''
        this.need(other === '', `${path}.${id}`, 'idOfAnother', { other })
        this.need(!rules.taken.includes(id), `${path}.${id}`, 'idTaken')
        owner.set(id, path)
      }
      this.ids(path, ids, rules)
    }
  }

  /** Exactly these things, each once. */
  known(path: string, things: Identified, known: readonly string[]): void {
    checkKnown(this, path, idsOf(things), known)
  }

  // —— numbers and words ——

  /** A list has exactly this many entries. */
  length(path: string, list: readonly unknown[], want: number): void {
    this.need(list.length === want, path, 'wrongNumber', { want, got: list.length })
  }

  /** Lists with exactly this many entries. */
  lengths<K extends string>(
    pack: Readonly<Record<NoInfer<K>, readonly unknown[]>>,
    numbers: Readonly<Record<K, number>>,
  ): void {
    for (const key in numbers) this.length(key, pack[key], numbers[key])
  }

  /** Lists with at least this many entries. */
  least<K extends string>(
    pack: Readonly<Record<NoInfer<K>, readonly unknown[]>>,
    numbers: Readonly<Record<K, number>>,
  ): void {
    for (const key in numbers) {
      const [least, got] = [numbers[key], pack[key].length]
      this.need(got >= least, key, 'tooFew', { least, got })
    }
  }

  /** A number printed on a card: from 1 to `most`. */
  printed(path: string, n: number, most: number): void {
    this.need(n >= 1, path, 'lessThanOne')
    this.most(path, n, most)
  }
  most(path: string, n: number, most: number): void {
    this.need(n <= most, path, 'tooLarge', { most })
  }

  /** One of the words that can stand here. */
  word(path: string, word: string, known: readonly string[]): void {
    this.need(known.includes(word), path, 'noSuchWord', { word, known })
  }

  /** A part of each thing that the rules prescribe, by id. Ids that nobody knows are for `known` to refuse. */
  prescribed<K extends string>(
    list: string,
    things: readonly ({ readonly id: string } & Readonly<Record<K, Plain>>)[],
    part: K,
    prescribed: Readonly<Record<string, Plain>>,
    reason: ReasonId,
  ): void {
    for (const thing of things) {
      const want = prescribed[thing.id] ?? thing[part]
      this.need(thing[part] === want, `${list}.${thing.id}.${part}`, reason, { want })
    }
  }

  // —— texts ——

  /** Reads something written in a pack; what cannot be read is a fault, and gives null. */
  parsed<T>(parse: () => T): T | null {
    try {
      return parse()
    } catch (error) {
      if (!(error instanceof PackError)) throw error
      this.need(false, error.path, error.reason, error.params)
      return null
    }
  }

  /** Texts in both languages, and where everything comes from; `sources`: the lists that have their origin in `sources`. */
  texts(doc: Doc, told: ToBeTold & { readonly sources?: readonly string[] }): void {
    checkTwice(this, 'facts', idsOf(doc.facts as Identified))
    checkTold(this, doc, told)
    if (told.sources !== undefined) checkSources(this, doc.sources as Doc, told.sources)
  }
}
