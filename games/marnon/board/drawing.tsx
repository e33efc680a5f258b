/** The drawn half of Marnon's board. */

import { pictogramsOf } from '@skerry/boards/live'
import type { BoardPart } from '@skerry/kernel'
import type { ReactNode } from 'react'
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

export const drawing: Pick<BoardPart<Marnon, ReactNode>, 'box' | 'places' | 'Ground' | 'Live' | 'Pictogram'> = {
  box: boxOf,
  places: (_, pack) => Object.fromEntries(islandOf(pack).fields.map(({ id, place }) => [id, place])),
  Ground: (props) => <Ground {...props} />,
  Live: (props) => <Live {...props} />,
  Pictogram: pictogramsOf(PICTOGRAMS),
}
