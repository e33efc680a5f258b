/** The drawn half of Marnon's board. */

import { drawnBy } from '@skerry/boards/live'
import type { Marnon } from '../types.ts'
import { Ground } from './Ground.tsx'
import { boxOf, islandOf } from './island.ts'
import { Live } from './Live.tsx'
import { PICTOGRAMS } from './pictograms.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './light.css'
import './motion.css'

export const drawing = drawnBy<Marnon>({
  box: boxOf,
  places: (_, pack) => Object.fromEntries(islandOf(pack).fields.map(({ id, place }) => [id, place])),
  ...{ Ground, Live, pictograms: PICTOGRAMS },
})
