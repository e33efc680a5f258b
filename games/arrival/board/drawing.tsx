/** The drawn half of The Arrival's board. */

import type { BoardPart, Point, ThingId } from '@skerry/kernel'
import type { ReactNode } from 'react'
import type { Arrival, Content } from '../types.ts'
import { Ground } from './Ground.tsx'
import { islandOf } from './island.ts'
import { Live } from './Live.tsx'
import { BOX } from './layout.ts'
import { Pictogram } from './Pictogram.tsx'
import { placesOf, type Seen } from './scene.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './table.css'
import './light.css'
import './motion.css'

type Drawing = Pick<BoardPart<Arrival, ReactNode>, 'box' | 'Ground' | 'Live' | 'Pictogram'> & {
  /** With a view, tiles and tribes are where they lie in it. */
  places(content: Content, pack: unknown, view?: Seen): Readonly<Record<ThingId, Point>>
}

export const drawing: Drawing = {
  box: () => BOX,
  places: (content, pack, view) => placesOf(content, islandOf(pack), view),
  Ground: (props) => <Ground {...props} />,
  Live: (props) => <Live {...props} />,
  Pictogram,
}
