/** Tables that begin with a position of another table. */

import { type GameTypes, type PositionOf, packOf, type Random, randomFrom, type View } from '@skerry/kernel'
import { gameRecord } from '@skerry/session'
import type { Rules } from '../games/rules.ts'
import type { TableInfo } from '../link/types.ts'
import type { SavedTable } from './saved.ts'

/** What a branch takes over from the table it leaves. */
export interface Stem extends Pick<TableInfo, 'game' | 'seats' | 'options' | 'sharing'> {
  readonly branchOf: NonNullable<TableInfo['branchOf']>
  /** The pack it brings along, where it is not the built-in one. */
  readonly ownPack?: unknown
}

export function branchTable(
  stem: Stem,
  rules: string,
  content: object,
  start: PositionOf<GameTypes>,
  seed: string,
): SavedTable {
  const { game, seats, options, sharing, branchOf, ownPack } = stem
  const now = Date.now()
  return {
    ...gameRecord({ game, rules, pack: packOf(content), seats: seats.length, options, start, ownPack, rows: [] }),
    table: { seats, sharing, begun: now, played: now, seed, branchOf, isOver: false, winners: [], asked: null },
  }
}

/** With a position that the viewer cannot tell from the true one. */
export function branchFromView({ game, pack }: Rules, stem: Stem, view: View, seed: string): SavedTable {
  const content = game.load(pack)
  const deal: Random = randomFrom(`${seed} deal`)
  return branchTable(stem, game.version, content, game.redeal(content, view as View<object>, deal), seed)
}
