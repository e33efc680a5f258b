import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { seatColour, seatOutline } from '../../ui/seats.ts'
import { useAtTable } from '../common/context.ts'
import { byPlace } from './ScoreTable.tsx'

const SPACE = 150
const SEA = 150
const [TALLEST, LOWEST] = [92, 26]

/** Every player on a skerry of their own: the better placed, the higher; beacons burn for whoever has won. */
export function Podium() {
  const { model } = useAtTable()
  const { result } = model.drawn
  const winners = result?.winners ?? model.info.winners
  const order = byPlace(model.info.seats.length, result?.places, winners)
  const width = SPACE * order.length
  const step = (TALLEST - LOWEST) / Math.max(1, order.length - 1)
  return (
    <svg className='podium' viewBox={`0 0 ${width} 180`} aria-hidden='true'>
      <rect className='podium-sea' y={SEA} width={width} height={180 - SEA} />
      {order.map((seat, i) => {
        const height = winners.includes(seat) ? TALLEST : TALLEST - step * i
        return (
          <g key={seat} transform={`translate(${SPACE * (i + 0.5)} ${SEA})`}>
            <g className='podium-rock' style={{ animationDelay: `${(order.length - 1 - i) * 240}ms` }}>
              <path className='rock-side' d={`M-52 8L-40 ${-height}H40L52 8Z`} />
              <path className='rock-shade' d={`M8 ${-height}H40L52 8H20Z`} />
              <ellipse className='rock-top' cy={-height} rx='40' ry='10' />
              <g style={{ fill: seatColour(seat), stroke: seatColour(seat, 'deep') }}>
                <path className='stone' d={seatOutline(seat)} transform={`translate(0 ${-height - 20}) scale(19)`} />
              </g>
              {winners.includes(seat) && [-32, 32].map((x) => <Beacon key={x} x={x} y={-height} />)}
            </g>
            <path className='podium-swell' d='M-66 12q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0t16 0' />
          </g>
        )
      })}
    </svg>
  )
}

const Beacon = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g className='beacon' transform={`translate(${x} ${y})`}>
    <path className='flame' d='M0-26Q11-14 8-4Q5 2 0 2Q-5 2-8-4Q-11-14 0-26Z' />
    <path className='ember' d='M0-14Q5-8 4-3Q3 1 0 1Q-3 1-4-3Q-5-8 0-14Z' />
    <path className='bowl' d='M-9 1H9L6 8H-6Z' />
  </g>
)

/** The winner's badges beside the sentence. */
export function WinnerBadges() {
  const { model } = useAtTable()
  const winners = model.drawn.result?.winners ?? model.info.winners
  return winners.map((seat) => <SeatBadge key={seat} seat={seat} size={30} />)
}
