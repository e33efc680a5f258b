/** Which things are lit. */

import { type Lit, litOf } from '@skerry/boards'
import type { Light, ThingId } from '@skerry/kernel'
import { isTouching } from '../queries.ts'
import type { Content, SpaceId } from '../types.ts'
import { isPrice } from './labels.ts'
import { type Seen, type Shape, volcanoIn } from './scene.ts'
import { stairBetween } from './volcano.ts'

/** Something has a price where its chip says so. */
export function litBy(light: Light, shapes: readonly Shape[]): Lit {
  const { legal, picked, affected, changed, refused, focus, chips, isDimmed } = light
  const isOf = (things: ReadonlySet<ThingId>) => (shape: Shape) => things.has(shape.thing)
  return litOf(shapes, ({ line }) => line, {
    legal: isOf(legal),
    picked: isOf(picked),
    affected: isOf(affected),
    changed: isOf(changed),
    refused: isOf(refused),
    focus: ({ thing }) => thing === focus,
    dimmed: ({ isLasting }) => isDimmed && isLasting !== true,
    priced: ({ thing }) => isPrice(chips.get(thing) ?? ''),
  })
}

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
