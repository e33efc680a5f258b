import { type Place, reachesOf } from './reach.ts'

interface PlaceHitsProps {
  /** The same array as long as nothing moves. */
  readonly places: readonly Place[]
  /** As large as a finger needs, see `hitRadius`. */
  readonly radius: number
}

/** Round each place a circle, as large as a finger needs but not nearer to another place. */
export function PlaceHits({ places, radius }: PlaceHitsProps) {
  const reaches = reachesOf(places)
  return places.map(({ id, at: [x, y] }, i) => (
    <circle key={id} className='hit' data-thing={id} cx={x} cy={y} r={Math.min(radius, reaches[i] as number)} />
  ))
}
