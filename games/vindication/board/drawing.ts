/** The drawn half of the board of Vindication. */

import { drawnBy } from '@skerry/boards/live'
import type { Vindication } from '../types.ts'
import { chartOf } from './chart.ts'
import { Ground } from './Ground.tsx'
import { Live } from './Live.tsx'
import { BOX } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { placesOf } from './scene.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './tiles.css'
import './table.css'
import './light.css'
import './motion.css'

export const drawing = drawnBy<Vindication>({
  box: () => BOX,
  places: (content, pack, view) => placesOf(content, chartOf(pack), view),
  ...{ Ground, Live, pictograms: PICTOGRAMS },
})
