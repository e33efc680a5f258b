/** Refusals as players hear them: what is said when somebody tries something at a table laid in the notation of the examples. */

import { type Language, type PlayTexts, refusalText } from '@skerry/contracts'
import type { Game, GameTypes } from '@skerry/kernel'
import type { Scene, Stage } from './examples.ts'
import { Flaw } from './flaw.ts'
import { follow } from './walk.ts'

/** A table, and what is tried there: the last entry of a line (`A visit H10`) that goes well until then. */
export interface Trying extends Scene {
  readonly line: readonly string[]
}

/** The sentences in English and German; throws if what is tried is legal. */
export const sayingsOf =
  <G extends GameTypes>(
    game: Game<G>,
    content: G['content'],
    stage: Stage<G>,
    talk: Readonly<Record<Language, PlayTexts>>,
  ) =>
  ({ line, ...scene }: Trying): string[] => {
    const tried = line.at(-1) ?? ''
    const { position } = follow(game, content, stage.place(content, scene), line.slice(0, -1))
    const choice = game.parse(content, tried.slice(2))
    const refusal = game.explain(content, position, tried.charCodeAt(0) - 65, choice)
    if (refusal === null) throw new Flaw('line', `"${tried}" is legal`)
    return (['en', 'de'] as const).map((language) => refusalText(talk[language], language, refusal))
  }
