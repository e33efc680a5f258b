/** What is lit besides the things themselves. */

import type { ThingId } from '@skerry/kernel'
import { isTouching } from '../queries.ts'
import type { Content, SpaceId } from '../types.ts'
import { type Seen, volcanoIn } from './scene.ts'
import { stairBetween } from './volcano.ts'

/** BAR-PLACE-02 … -04 The stairs by which the viewer's last hero reaches the spaces that are lit. */
export function litStairs(content: Content, view: Seen, legal: ReadonlySet<ThingId>): string {
  const { state, seat } = view
  const heroes = typeof seat === 'number' ? (state.players[seat]?.heroes ?? []) : []
  const { space: spaces } = volcanoIn(content, state)
  const open = [...legal].flatMap((id) => spaces[id as SpaceId] ?? [])
  const lines = open.flatMap((outer) => {
    const before = outer.ring === 1 ? null : heroes[outer.ring - 2]
    const inner = before === null || before === undefined ? undefined : spaces[before]
    return inner !== undefined && isTouching(state, inner, outer) ? [stairBetween(state, inner, outer) ?? ''] : []
  })
  return [...new Set(lines)].join('')
}
