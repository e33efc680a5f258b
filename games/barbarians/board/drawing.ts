/** The drawn half of the board of Barbarians. */

import { drawnBy } from '@skerry/boards/live'
import type { Arrangement } from '@skerry/contracts'
import type { Barbarians } from '../types.ts'
import { chartOf } from './chart.ts'
import { groundOf } from './Ground.tsx'
import { liveOf } from './Live.tsx'
import { boxOf } from './parts.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { placesOf } from './scene.ts'
import './ground.css'
import './lettering.css'
import './volcano.css'
import './pieces.css'
import './table.css'
import './light.css'
import './motion.css'

const drawn = (arrangement: Arrangement) =>
  drawnBy<Barbarians>({
    box: () => boxOf(arrangement),
    places: (content, pack, view) => placesOf(content, chartOf(pack, arrangement), view),
    ...{ Ground: groundOf(arrangement), Live: liveOf(arrangement), pictograms: PICTOGRAMS },
  })

/** One picture, its parts beside each other or above each other. */
export const drawings = { wide: drawn('wide'), tall: drawn('tall') }
