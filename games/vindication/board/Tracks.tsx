/** The honor track with its discs and coins, and the end triggers that lie face up. */

import { rectPath, seatTone } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { countFor, dueOf, holdsFor, tableCount } from '../queries.ts'
import type { Content, Requirement, State, Trigger } from '../types.ts'
import { nameOf, sizeFor } from './labels.ts'
import { COIN, coinAt, DISC, HONOR, honorPoint, TRIGGER, triggerPoint } from './layout.ts'
import { Piece, Sign } from './Pieces.tsx'
import { honorSpots } from './scene.ts'

// —— honor ——

export const HonorTrack = memo(function HonorTrack({ state }: { readonly state: State }) {
  const honors = state.players.map(({ honor }) => honor)
  const beyond = honors.flatMap((honor, seat) => (honor > HONOR.most ? [seat] : []))
  const [x, y] = honorPoint(HONOR.most)
  return (
    <>
      {state.coins.map((coin) => (
        <Coin key={coin} coin={coin} />
      ))}
      {honorSpots(honors).map(({ seat, at }) => (
        <Piece key={seat} kind='disc' seat={seat} at={at} scale={DISC.scale} isGliding className='glides' />
      ))}
      {beyond.map((seat, i) => (
        <text key={seat} className={`beyond ${seatTone(seat)}`} x={x - 30 - i * 40} y={y - 16}>
          {honors[seat]}
        </text>
      ))}
    </>
  )
})

/** VIN-END-02 A coin that is still to be taken. */
function Coin({ coin }: { readonly coin: number }) {
  const [x, y] = coinAt(coin)
  return (
    <g className='coin' transform={`translate(${x} ${y})`}>
      <CoinFace />
    </g>
  )
}
export function CoinFace() {
  return (
    <>
      <circle r={COIN} />
      <Sign name='coin' size={20} />
    </>
  )
}

// —— triggers ——

interface TriggersProps {
  readonly content: Content
  readonly pack: unknown
  readonly state: State
  readonly language: Language
}

export const Triggers = memo(function Triggers({ content, pack, state, language }: TriggersProps) {
  return state.faceUp.map((id, i) => {
    const trigger = content.triggers[id]
    const [x, y] = triggerPoint(i)
    return trigger === undefined ? null : (
      <g key={id} transform={`translate(${x} ${y})`}>
        <TriggerFace
          content={content}
          state={state}
          trigger={trigger}
          name={nameOf(pack, id, language)}
          isMet={state.endedBy?.includes(id) === true}
        />
      </g>
    )
  })
})

interface TriggerFaceProps {
  readonly content: Content
  readonly state: State
  readonly trigger: Trigger
  readonly name: string
  /** It has brought the end. */
  readonly isMet: boolean
}

/** Its name, and how far the nearest player or the table is, as a meter. */
function TriggerFace({ content, state, trigger, name, isMet }: TriggerFaceProps) {
  const { width, height } = TRIGGER
  const nearest = nearestTo(content, state, trigger)
  const [have, need] = tallyOf(content, state, trigger)
  const share = isMet ? 1 : Math.min(1, have / Math.max(1, need))
  const bar = { x: -width / 2 + (nearest === null ? 10 : 30), width: width - (nearest === null ? 72 : 92), y: 12 }
  return (
    <g className={isMet ? 'trigger met' : 'trigger'}>
      <path className='trigger-leaf' d={rectPath(-width / 2, -height / 2, width, height, 10)} />
      <text
        className='trigger-name'
        x={-width / 2 + 10}
        y={-height / 2 + 20}
        fontSize={sizeFor([name], width - 18, 20)}
      >
        {name}
      </text>
      {nearest !== null && <Piece kind='disc' seat={nearest.seat} at={[-width / 2 + 18, bar.y]} scale={0.75} />}
      <rect className='meter' x={bar.x} y={bar.y - 5} width={bar.width} height='10' rx='5' />
      <rect className='meter-level' x={bar.x} y={bar.y - 5} width={(bar.width * share).toFixed(1)} height='10' rx='5' />
      <text className='tally' x={width / 2 - 30} y={bar.y + 7} fontSize={sizeFor([`${have}/${need}`], 52, 20)}>
        {`${have}/${need}`}
      </text>
    </g>
  )
}

/** How much of a requirement is met: 0 to 1. */
const shareOf = (content: Content, state: State, seat: Seat, requirement: Requirement): number => {
  const board = { content, state }
  if (holdsFor(board, seat, requirement)) return 1
  return Math.min(0.99, countFor(board, seat, requirement.count, requirement.region) / Math.max(1, requirement.n))
}

/** The player who is nearest to meeting a trigger, and which number is farthest from what it must be; null: it is the table's. */
export function nearestTo(
  content: Content,
  state: State,
  { player }: Trigger,
): { readonly seat: Seat; readonly have: number; readonly need: number } | null {
  if (player.length === 0) return null
  const shares = state.players.map((_, seat) =>
    player.reduce((all, requirement) => all + shareOf(content, state, seat, requirement), 0),
  )
  const seat = shares.indexOf(Math.max(...shares))
  const counted = player.filter(({ count }) => count !== 'vindicated')
  const weakest = (counted.length > 0 ? counted : player).reduce((a, b) =>
    shareOf(content, state, seat, b) < shareOf(content, state, seat, a) ? b : a,
  )
  return { seat, have: countFor({ content, state }, seat, weakest.count, weakest.region), need: weakest.n }
}

/** 3 of 5; of a table's requirements the one that lacks most. */
export function tallyOf(content: Content, state: State, trigger: Trigger): readonly [have: number, need: number] {
  const nearest = nearestTo(content, state, trigger)
  if (nearest !== null) return [nearest.have, nearest.need]
  const counts = trigger.table.map((one) => [tableCount({ content, state }, one), dueOf(state, one)] as const)
  return counts.find(([have, need]) => have < need) ?? counts[0] ?? [0, 0]
}
