/** Worked examples and scenarios are data: one runner makes a test of each, and an app can open each as a position. */

import type { Language } from '@skerry/contracts'
import type { Game, GameTypes, Options, PositionOf, RuleId } from '@skerry/kernel'
import { demand } from './flaw.ts'
import { claim, follow, walk } from './walk.ts'
import type { Width } from './width.ts'

/** A table to begin from. */
export interface Scene {
  readonly seats?: number
  readonly options?: Options
  /** The table in the game's own short notation; empty: right after setup. */
  readonly given: readonly string[]
}

export interface Example extends Scene {
  readonly id: string
  /** The rules it shows; each must be seen at work while it runs. */
  readonly rules: readonly RuleId[]
  readonly title: Readonly<Record<Language, string>>
  /** A pack of its own, where it shows what the others' pack has not; absent: that of all examples. */
  readonly pack?: unknown
  /** Choices, dice and claims in order; `now …` is a fact that holds at that moment. */
  readonly line: readonly string[]
  /** Claims (`B may not …: RULE reason`) and facts about the table in the game's notation. */
  readonly then: readonly string[]
}

/** How a game reads the short notation of its examples. */
export interface Stage<G extends GameTypes = GameTypes> {
  place(content: G['content'], scene: Scene): PositionOf<G>
  /** What the table says about this fact: null if it holds, else what holds instead. */
  fact(content: G['content'], p: PositionOf<G>, fact: string): string | null
}

/** The content each example plays on; every pack is loaded once. */
export function contentsOf<G extends GameTypes>(game: Game<G>, pack: unknown): (example: Example) => G['content'] {
  const loaded = new Map<unknown, G['content']>()
  return ({ pack: own = pack }) => {
    const content = loaded.get(own) ?? game.load(own)
    loaded.set(own, content)
    return content
  }
}

/** Runs one example; throws a `Flaw` if anything in it does not hold. With a width every position on the way is checked. */
export function runExample<G extends GameTypes>(
  game: Game<G>,
  content: G['content'],
  stage: Stage<G>,
  example: Example,
  checking: Width | 'unchecked' = 'unchecked',
): void {
  const play = (start: PositionOf<G>, line: readonly string[]) =>
    checking === 'unchecked' ? follow(game, content, start, line) : walk(game, content, start, line, checking)
  let position = stage.place(content, example)
  const holds = (sentence: string) => {
    if (claim(game, content, position, sentence)) return
    const instead = stage.fact(content, position, sentence)
    demand(example.id, instead === null, () => `"${sentence}" does not hold: ${instead}`)
  }
  for (let from = 0; from < example.line.length; ) {
    const fact = example.line.findIndex((entry, i) => i >= from && entry.startsWith(NOW))
    const to = fact < 0 ? example.line.length : fact
    if (to > from) position = play(position, example.line.slice(from, to)).position
    if (fact >= 0) holds((example.line[fact] as string).slice(NOW.length))
    from = to + 1
  }
  for (const sentence of example.then) holds(sentence)
}

/** Marks a fact in the middle of a line. */
const NOW = 'now '
