/** The drawn half of the board of Vindication, in both arrangements. */

import { drawnBy } from '@skerry/boards/live'
import type { Arrangement } from '@skerry/contracts'
import { createElement } from 'react'
import type { Vindication } from '../types.ts'
import { chartOf } from './chart.ts'
import { Ground } from './Ground.tsx'
import { Live } from './Live.tsx'
import { LAYOUTS } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import { placesOf } from './scene.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './tiles.css'
import './table.css'
import './light.css'
import './motion.css'

const drawnIn = (arrangement: Arrangement) =>
  drawnBy<Vindication>({
    box: () => LAYOUTS[arrangement].box,
    places: (content, pack, view) => placesOf(content, chartOf(pack, arrangement), view),
    ...{ Ground, pictograms: PICTOGRAMS },
    Live: (props) => createElement(Live, { ...props, arrangement }),
  })

export const drawings = { wide: drawnIn('wide'), tall: drawnIn('tall') }
