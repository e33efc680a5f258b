/** A table that begins with a worked example: somebody at the screen in every seat, and nothing to hide. */

import { seatLetter } from '@skerry/contracts'
import { packOf } from '@skerry/kernel'
import type { Example } from '@skerry/kit'
import { gameRecord } from '@skerry/session'
import type { Showcase } from '../games/examples.ts'
import { type Rules, withPack } from '../games/rules.ts'
import type { SeatInfo } from '../link/types.ts'
import { shownExample } from './example-line.ts'
import { checkSaved } from './kept-game.ts'
import type { SavedTable } from './saved.ts'

export function exampleTable(rules: Rules, showcase: Showcase, example: Example, now: number): SavedTable {
  const { game } = rules
  const { stage } = showcase
  const pack = example.pack ?? showcase.pack
  const content = game.load(withPack(rules, pack).pack)
  const start = stage.place(content, example)
  const isOwn = packOf(content) !== packOf(game.load(rules.pack))
  // Called as the example calls them.
  const seats = Array.from({ length: start.seats }, (_, seat): SeatInfo => ({ name: seatLetter(seat), by: 'person' }))
  const record = gameRecord({
    game: game.id,
    rules: game.version,
    pack: packOf(content),
    seats: start.seats,
    options: example.options ?? {},
    start,
    ownPack: isOwn ? pack : undefined,
    rows: [],
  })
  return checkSaved(rules, {
    ...record,
    table: {
      seats,
      sharing: 'open',
      begun: now,
      played: now,
      seed: example.id,
      example: shownExample(game, content, example),
      isOver: false,
      winners: [],
      asked: null,
    },
  })
}
