/** Where on the board one is, for small screens. It needs no keyboard: arrow keys lead everywhere. */

import type { Box, Point } from '@skerry/contracts'
import { type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { centredOn, kept, toBoard } from './camera.ts'
import type { Places } from './directions.ts'
import { boundsOf, clamp, grown, spacingOf } from './geometry.ts'
import type { CameraRig } from './rig.ts'

interface MiniMapProps {
  readonly rig: CameraRig
  readonly places: Places
  readonly onGo: (at: Point) => void
}

export function MiniMap({ rig, places, onGo }: MiniMapProps) {
  const frame = useRef<SVGRectElement>(null)
  const points = Object.values(places)
  const dot = spacingOf(points) * 0.5
  const land = useMemo(() => landOf(places), [places])
  useEffect(() => {
    const follow = () => showFrame(frame.current, rig, land)
    follow()
    return rig.subscribe(follow)
  }, [rig, land])
  return (
    <svg
      className='mini-map'
      viewBox={land.join(' ')}
      aria-hidden='true'
      onPointerDown={(event) => goTo(event, land, onGo)}
    >
      {points.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={dot} />
      ))}
      <rect ref={frame} rx={14} />
    </svg>
  )
}

/** The map leaves the water round the places out. */
function landOf(places: Places): Box {
  const points = Object.values(places)
  const { x, y, width, height } = grown(boundsOf(points) ?? { x: 0, y: 0, width: 1, height: 1 }, spacingOf(points))
  return [x, y, width, height]
}

/** The part of the board that is seen between the panels. */
function showFrame(frame: SVGRectElement | null, { camera, box, free }: CameraRig, land: Box): void {
  const [left, top] = within(land, toBoard(camera, box, [free.x, free.y]))
  const [right, bottom] = within(land, toBoard(camera, box, [free.x + free.width, free.y + free.height]))
  frame?.setAttribute('x', String(left))
  frame?.setAttribute('y', String(top))
  frame?.setAttribute('width', String(right - left))
  frame?.setAttribute('height', String(bottom - top))
}
const within = ([x, y, width, height]: Box, [px, py]: Point): Point => [
  clamp(px, x, x + width),
  clamp(py, y, y + height),
]

function goTo(event: PointerEvent<SVGSVGElement>, box: Box, onGo: (at: Point) => void): void {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const scale = Math.min(width / box[2], height / box[3])
  const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2]
  onGo([box[0] + box[2] / 2 + x / scale, box[1] + box[3] / 2 + y / scale])
}

/** The camera that shows this place as large as now. */
export const cameraAt = ({ box, free, camera }: CameraRig, at: Point) =>
  kept(centredOn(box, free, at, camera.scale), box, free)
