/** The drawn half of the board of Vindication. */

import { pictogramsOf } from '@skerry/boards/live'
import type { BoardPart } from '@skerry/kernel'
import type { ReactNode } from 'react'
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

type Drawing = Pick<BoardPart<Vindication, ReactNode>, 'box' | 'places' | 'Ground' | 'Live' | 'Pictogram'>

export const drawing: Drawing = {
  box: () => BOX,
  places: (content, pack, view) => placesOf(content, chartOf(pack), view),
  Ground: (props) => <Ground {...props} />,
  Live: (props) => <Live {...props} />,
  Pictogram: pictogramsOf(PICTOGRAMS),
}
