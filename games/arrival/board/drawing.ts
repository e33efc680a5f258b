/** The drawn half of The Arrival's board. */

import { drawnBy } from '@skerry/boards/live'
import type { Arrival } from '../types.ts'
import { Ground } from './Ground.tsx'
import { islandOf } from './island.ts'
import { Live } from './Live.tsx'
import { BOX } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { placesOf } from './scene.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './table.css'
import './light.css'
import './motion.css'

export const drawing = drawnBy<Arrival>({
  box: () => BOX,
  places: (_content, pack, view) => placesOf(islandOf(pack), view),
  ...{ Ground, Live, pictograms: PICTOGRAMS },
})
