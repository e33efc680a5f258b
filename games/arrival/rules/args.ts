/** What choices can name. */

import { among, itself } from '@skerry/kernel'
import type { Content, LocationId, TileId } from '../types.ts'

/** Every location of the map, in the order of the pack. */
export const anyLocation = among<Content, LocationId>(({ locations }) => locations.map(({ id }) => id), itself)
/** Every kind of tactic tile. */
export const anyTile = among<Content, TileId>(({ tiles }) => Object.keys(tiles) as TileId[], itself)
