/** The drawn half of the board of Barbarians. */

import { drawnBy } from '@skerry/boards/live'
import type { Barbarians } from '../types.ts'
import { chartOf } from './chart.ts'
import { Ground } from './Ground.tsx'
import { Live } from './Live.tsx'
import { BOX } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { placesOf } from './scene.ts'
import './ground.css'
import './lettering.css'
import './volcano.css'
import './pieces.css'
import './table.css'
import './light.css'
import './motion.css'

export const drawing = drawnBy<Barbarians>({
  box: () => BOX,
  places: (content, pack, view) => placesOf(content, chartOf(pack), view),
  ...{ Ground, Live, pictograms: PICTOGRAMS },
})
