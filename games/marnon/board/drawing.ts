/** The drawn half of Marnon's board. */

import { drawnBy } from '@skerry/boards/live'
import type { Arrangement } from '@skerry/contracts'
import { LETTERS } from '../queries.ts'
import type { Marnon } from '../types.ts'
import { Ground } from './Ground.tsx'
import { islandOf } from './island.ts'
import { liveIn } from './Live.tsx'
import { boxOf, seatPlace } from './layout.ts'
import { PICTOGRAMS } from './pictograms.ts'
import './ground.css'
import './lettering.css'
import './pieces.css'
import './light.css'
import './motion.css'

const drawnIn = (arrangement: Arrangement) =>
  drawnBy<Marnon>({
    box: (pack) => boxOf(pack, arrangement),
    places: (_, pack, { seats }) => ({
      ...Object.fromEntries(islandOf(pack).fields.map(({ id, place }) => [id, place])),
      ...Object.fromEntries(
        LETTERS.slice(0, seats).map((letter, seat) => [letter, seatPlace(pack, arrangement, seat)]),
      ),
    }),
    Ground,
    Live: liveIn(arrangement),
    pictograms: PICTOGRAMS,
  })

export const drawings = { wide: drawnIn('wide'), tall: drawnIn('tall') }
