/** The honor track with its discs and coins, and the end triggers that lie face up. */

import { rectPath, seatTone } from '@skerry/boards'
import type { Language } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { countFor, dueOf, holdsFor, tableCount } from '../queries.ts'
import type { Content, Requirement, State, Trigger } from '../types.ts'
import { requirementParts, TABLE_SIGNS } from './abilities.ts'
import { nameOf, sizeFor } from './labels.ts'
import { COIN, DISC, HONOR, honorPoint, TRIGGER, triggerPoint } from './layout.ts'
import { Piece, Sentence, Sign } from './Pieces.tsx'
import { coinAt } from './scene.ts'
import { fitted, type Part, sign, text } from './sentences.ts'

// —— honor ——

export interface HonorSpot {
  readonly seat: Seat
  readonly x: number
  readonly y: number
}
/** Discs on one space stand on each other. */
export const honorSpots = (honors: readonly number[]): readonly HonorSpot[] =>
  honors.map((honor, seat) => {
    const below = honors.slice(0, seat).filter((other) => isSame(other, honor)).length
    const [x, y] = honorPoint(honor)
    return { seat, x, y: y - 5 - below * DISC.step }
  })
const isSame = (a: number, b: number): boolean => Math.min(a, HONOR.most) === Math.min(b, HONOR.most)

export const HonorTrack = memo(function HonorTrack({ state }: { readonly state: State }) {
  const honors = state.players.map(({ honor }) => honor)
  const beyond = honors.flatMap((honor, seat) => (honor > HONOR.most ? [seat] : []))
  const [x, y] = honorPoint(HONOR.most)
  return (
    <>
      {state.coins.map((coin) => (
        <Coin key={coin} coin={coin} />
      ))}
      {honorSpots(honors).map(({ seat, x: dx, y: dy }) => (
        <Piece key={seat} kind='disc' seat={seat} at={[dx, dy]} scale={DISC.scale} isGliding className='glides' />
      ))}
      {beyond.map((seat, i) => (
        <text key={seat} className={`beyond ${seatTone(seat)}`} x={x - 50 - i * 62} y={y - 20}>
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
      <CoinFace coin={coin} />
    </g>
  )
}
export function CoinFace({ coin }: { readonly coin: number }) {
  return (
    <>
      <circle r={COIN} />
      <text y='11'>{coin}</text>
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

/** Name and condition, and how far the nearest player or the table is. */
function TriggerFace({ content, state, trigger, name, isMet }: TriggerFaceProps) {
  const { width, height } = TRIGGER
  const nearest = nearestTo(content, state, trigger)
  const tally = tallyOf(content, state, trigger)
  return (
    <g className={isMet ? 'trigger met' : 'trigger'}>
      <path className='trigger-leaf' d={rectPath(-width / 2, -height / 2, width, height, 12)} />
      <Sign name='trigger' x={-width / 2 + 34} y={-height / 2 + 34} size={42} className='trigger-sign' />
      <text
        className='trigger-name'
        x={-width / 2 + 64}
        y={-height / 2 + 45}
        fontSize={sizeFor([name], width - 78, 34)}
      >
        {name}
      </text>
      <Sentence set={fitted(conditionParts(state, trigger), 232, 64, 44)} x={-width / 2 + 130} y={28} />
      {nearest !== null && <Piece kind='disc' seat={nearest.seat} at={[width / 2 - 154, 28]} scale={1.8} />}
      <text className='tally' x={width / 2 - 68} y='42' fontSize={sizeFor([tally], 124, 42)}>
        {tally}
      </text>
    </g>
  )
}

/** What is asked of a player, or of the table. */
function conditionParts(state: State, { player, table }: Trigger): readonly Part[] {
  return [
    ...table.map((one) => sign(TABLE_SIGNS[one.count], dueOf(state, one))),
    ...player.flatMap((requirement, i) => [...(i > 0 ? [text('+')] : []), ...requirementParts(requirement)]),
  ]
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

/** `3/5`; of a table's requirements the one that lacks most. */
export function tallyOf(content: Content, state: State, trigger: Trigger): string {
  const nearest = nearestTo(content, state, trigger)
  if (nearest !== null) return `${nearest.have}/${nearest.need}`
  const counts = trigger.table.map((one) => [tableCount({ content, state }, one), dueOf(state, one)] as const)
  const open = counts.find(([have, need]) => have < need) ?? counts[0] ?? [0, 0]
  return `${open[0]}/${open[1]}`
}
