/** The drawn half of the board of Barbarians. */

import { pictogramsOf } from '@skerry/boards/live'
import type { BoardPart } from '@skerry/kernel'
import type { ReactNode } from 'react'
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

type Drawing = Pick<BoardPart<Barbarians, ReactNode>, 'box' | 'places' | 'Ground' | 'Live' | 'Pictogram'>

export const drawing: Drawing = {
  box: () => BOX,
  places: (content, pack, view) => placesOf(content, chartOf(pack), view),
  Ground: (props) => <Ground {...props} />,
  Live: (props) => <Live {...props} />,
  Pictogram: pictogramsOf(PICTOGRAMS),
}
