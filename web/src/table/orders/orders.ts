/** The standing orders of a game as a form: one entry per kind, its sentence with a field where its orders differ. */

import type { PossibleOrder } from '@skerry/contracts'
import type { RuleId } from '@skerry/kernel'
import type { TableModel } from '../model.ts'

/** An order of a kind, with what only its own sentence says. */
export interface OrderValue {
  readonly notation: string
  readonly sentence: string
  readonly name: string
}
export interface OrderEntry {
  readonly kind: string
  readonly rule: RuleId
  /** What every order of the kind says before and after `name`. */
  readonly before: string
  readonly after: string
  readonly values: readonly OrderValue[]
}

/** The viewer has a seat at the table, and the game knows orders. */
export function mayOrder({ equipment, info, online, viewer }: TableModel): boolean {
  const seat = online === null ? viewer : online.state.you
  const isPlayed = typeof seat === 'number' && info.seats[seat]?.by === 'person'
  return equipment.orders.length > 0 && isPlayed
}

export function entriesOf(
  possible: readonly PossibleOrder[],
  textOf: (notation: string) => string,
): readonly OrderEntry[] {
  const kinds = Map.groupBy(possible, ({ order }) => order.do)
  return [...kinds].map(([kind, orders]) => {
    const sentences = orders.map(({ notation }) => textOf(notation))
    const { before, after } = commonWords(sentences)
    const values = orders.map(({ notation }, i): OrderValue => {
      const sentence = sentences[i] as string
      const words = sentence.split(' ')
      return { notation, sentence, name: words.slice(before.length, words.length - after.length).join(' ') }
    })
    return { kind, rule: (orders[0] as PossibleOrder).rule, before: before.join(' '), after: after.join(' '), values }
  })
}

/** The words that all sentences begin and end with; each keeps at least one of its own, unless there is only one sentence. */
export function commonWords(sentences: readonly string[]): {
  readonly before: readonly string[]
  readonly after: readonly string[]
} {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '))
  if (others.length === 0) return { before: first, after: [] }
  const shortest = Math.min(first.length, ...others.map(({ length }) => length))
  const count = (most: number, wordAt: (words: readonly string[], i: number) => string | undefined) => {
    let n = 0
    while (n < most && others.every((words) => wordAt(words, n) === wordAt(first, n))) n += 1
    return n
  }
  const before = count(shortest - 1, (words, i) => words[i])
  const after = count(shortest - 1 - before, (words, i) => words.at(-1 - i))
  return { before: first.slice(0, before), after: first.slice(first.length - after) }
}
