import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { seatColour, seatOutline } from '../../ui/seats.ts'
import { useAtTable } from '../common/context.ts'
import { type CoursePoint, type TurningPoint, ticksFor } from './course.ts'

const WIDTH = 640
const HEIGHT = 250
const [LEFT, RIGHT, TOP, BOTTOM] = [38, 18, 14, 26]
/** A sign of the seat on its line after so many points: colour alone does not tell lines apart. */
const SIGN_EVERY = 4

interface GraphProps {
  readonly name: string
  readonly points: readonly CoursePoint[]
  readonly marks: readonly TurningPoint[]
}

/** How everybody stood over the game. Its figures are told by the table beside it and by the turning points under it. */
export function CourseGraph({ name, points, marks }: GraphProps) {
  const { model, words, names } = useAtTable()
  const ticks = ticksFor(points)
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)]
  const x = (version: number) => LEFT + ((WIDTH - LEFT - RIGHT) * version) / Math.max(1, model.last)
  const y = (value: number) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - (value - least) / (most - least || 1))
  const seats = model.info.seats.map((_, seat) => seat)
  return (
    <figure className='course'>
      <figcaption>
        <h3>{words.ending.course(name)}</h3>
        <span className='course-key'>
          {seats.map((seat) => (
            <span key={seat}>
              <SeatBadge seat={seat} size={16} /> {names(seat)}
            </span>
          ))}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role='img' aria-label={words.ending.courseLabel(name)}>
        {ticks.map((tick) => (
          <g key={tick} className='tick'>
            <path d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor='end'>
              {tick}
            </text>
          </g>
        ))}
        <text className='axis' x={LEFT} y={HEIGHT - 4}>
          {words.ending.start}
        </text>
        <text className='axis' x={WIDTH - RIGHT} y={HEIGHT - 4} textAnchor='end'>
          {words.ending.end}
        </text>
        {seats.map((seat) => (
          <g key={seat} style={{ stroke: seatColour(seat), fill: seatColour(seat) }} className='line'>
            <path
              d={points
                .map(({ version, values }, i) => `${i ? 'L' : 'M'}${x(version)} ${y(values[seat] ?? 0)}`)
                .join('')}
            />
            {points
              .filter((_, i) => i > 0 && (i % SIGN_EVERY === seat % SIGN_EVERY || i === points.length - 1))
              .map(({ version, values }) => (
                <path
                  key={version}
                  className='sign'
                  d={seatOutline(seat)}
                  transform={`translate(${x(version)} ${y(values[seat] ?? 0)}) scale(6)`}
                />
              ))}
          </g>
        ))}
        {marks.map(({ seat, to }, i) => (
          <g key={to} className='mark' transform={`translate(${x(to)} ${markY(points, to, seat, y)})`}>
            <circle r='10' />
            <text y='4.500' textAnchor='middle'>
              {i + 1}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}

/** Above the line it belongs to, inside the picture. */
function markY(points: readonly CoursePoint[], version: number, seat: number, y: (value: number) => number): number {
  const point = points.find((other) => other.version >= version)
  return Math.max(12, y(point?.values[seat] ?? 0) - 20)
}
