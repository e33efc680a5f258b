/** What choices can name. */

import { among } from '@skerry/kernel'
import type { Content, LocationId } from '../types.ts'

/** Every location of the map, in the order of the pack. */
export const anyLocation = among<Content, LocationId>(({ locations }) => locations.map(({ id }) => id))
