/** The drawn half of The Arrival's board. */

import { drawnBy } from '@skerry/boards/live'
import type { Arrangement } from '@skerry/contracts'
import type { Arrival } from '../types.ts'
import { groundIn } from './Ground.tsx'
import { islandOf } from './island.ts'
import { liveIn } from './Live.tsx'
import { layoutOf } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { placesOf } from './scene.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './table.css'
import './light.css'
import './motion.css'

const drawnIn = (arrangement: Arrangement) =>
  drawnBy<Arrival>({
    box: () => layoutOf(arrangement).box,
    places: (_content, pack, view) => placesOf(islandOf(pack, arrangement), view),
    Ground: groundIn(arrangement),
    Live: liveIn(arrangement),
    pictograms: PICTOGRAMS,
  })

export const drawings = { wide: drawnIn('wide'), tall: drawnIn('tall') }
