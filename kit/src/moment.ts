/** One position of a game, as the properties of single positions take it. */

import type { Applied, Game, GameTypes, PositionOf, Random } from '@skerry/kernel'
import { Flaw } from './flaw.ts'
import { universeOf, type Wording } from './universe.ts'
import type { Width } from './width.ts'

export interface At<G extends GameTypes = GameTypes> {
  readonly game: Game<G>
  readonly content: G['content']
  readonly position: PositionOf<G>
  readonly where: string
  readonly random: Random
  /** `quick` tries some of the universe of choices, `deep` all of it. */
  readonly width: Width
}
export type Done<G extends GameTypes> = Applied<G['state'], G['frame'], G['event']>

/** How much of the universe a quick check tries. */
const SOME = 200

/** The choices to try at this moment, legal or not. */
export function triedAt<G extends GameTypes>({ game, content, random, width }: At<G>): readonly Wording[] {
  const all = universeOf(game.verbs, content)
  if (width === 'deep' || all.length <= SOME) return all
  return Array.from({ length: SOME }, () => all[random(all.length)] as Wording)
}

/** What a listed choice led to. */
export function taken<G extends GameTypes>(applied: Done<G> | { refused: unknown }): Done<G> {
  if ('refused' in applied)
    throw new Flaw('legality', `a listed choice was refused: ${JSON.stringify(applied.refused)}`)
  return applied
}
