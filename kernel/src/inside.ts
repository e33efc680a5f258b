/** Behind the door, for the kit alone: mutants and checks of a definition look at the rules themselves. */

import { DEFINITION, type Definition } from './define.ts'
import type { Game, GameTypes } from './types.ts'

export function definitionOf<G extends GameTypes>(game: Game<G>): Definition<G> {
  const definition = (game as { readonly [DEFINITION]?: Definition<G> })[DEFINITION]
  if (definition === undefined) throw new Error(`${game.id} was not made by defineGame`)
  return definition
}
