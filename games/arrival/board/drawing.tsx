/** The drawn half of The Arrival's board. */

import { pictogramsOf } from '@skerry/boards/live'
import type { BoardPart } from '@skerry/kernel'
import type { ReactNode } from 'react'
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

type Drawing = Pick<BoardPart<Arrival, ReactNode>, 'box' | 'places' | 'Ground' | 'Live' | 'Pictogram'>

export const drawing: Drawing = {
  box: () => BOX,
  places: (_content, pack, view) => placesOf(islandOf(pack), view),
  Ground: (props) => <Ground {...props} />,
  Live: (props) => <Live {...props} />,
  Pictogram: pictogramsOf(PICTOGRAMS),
}
