/** What lies on the island: region tiles, cubes of control, medallions; beside it the bag, the tile in hand and the dice. */

import { piecesClass } from '@skerry/boards/live'
import type { Point } from '@skerry/contracts'
import { countOf, type Seat } from '@skerry/kernel'
import { memo } from 'react'
import type { Colour, Content, Dice, Die, HexId, RegionId, State } from '../types.ts'
import { optionParts } from './abilities.ts'
import type { Chart } from './chart.ts'
import { BAG, CONTROL, DIE, HAND } from './layout.ts'
import { Piece, Sentence, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { diceIn, diePoint, handIn, OPTION, optionPoint, optionsIn, type Seen, visitIn } from './scene.ts'
import { fitted } from './sentences.ts'

interface IslandProps {
  readonly chart: Chart
  readonly state: State
}

// —— tiles ——

interface TileProps {
  readonly region: RegionId
  readonly at?: Point
  readonly scale?: number
}
/** A region tile about its middle. */
export function Tile({ region, at: [x, y] = [0, 0], scale = 1 }: TileProps) {
  const grown = scale === 1 ? '' : ` scale(${scale})`
  return <use href={`#vindication-tile-${region}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})${grown}`} />
}

export const Tiles = memo(function Tiles({ chart, state: { tiles } }: IslandProps) {
  return chart.hexes.map(({ id, at }) => {
    const region = tiles[id as HexId]
    return region === undefined ? null : <Tile key={id} region={region} at={at} />
  })
})

/** VIN-SETUP-02 Places to stand; those of the shore bear the number of their journey, in the colour of its companion. */
export const Triangles = memo(function Triangles({ chart: { triangles } }: { readonly chart: Chart }) {
  const lines = (colour: Colour | undefined) =>
    triangles.map(({ journey, outline }) => (journey?.colour === colour ? outline : '')).join('')
  return (
    <>
      <path className='triangle' d={lines(undefined)} />
      {COLOURS.map((colour) => (
        <path key={colour} className={`triangle shore ${colour}`} d={lines(colour)} />
      ))}
      {triangles.map(({ id, at: [x, y], isUp, journey }) =>
        journey === null ? null : (
          <text key={id} className='shore-number' x={x.toFixed(1)} y={(y + (isUp ? 8 : 4)).toFixed(1)}>
            {journey.number}
          </text>
        ),
      )}
    </>
  )
})
const COLOURS: readonly Colour[] = ['yellow', 'blue', 'red']

/** VIN-BONUS-CONTROL-02 Where the cube of a controller lies. */
export const controlPoint = ({ hex }: Chart, id: string): Point => {
  const [x, y] = hex[id]?.at ?? [0, 0]
  return [x + CONTROL[0] + 1, y + CONTROL[1] - 1]
}

export const Control = memo(function Control({ chart, state: { controllers } }: IslandProps) {
  return chart.hexes.map(({ id }) => {
    const seat = controllers[id as HexId]
    return seat === undefined ? null : <Piece key={id} kind='cube' seat={seat} at={controlPoint(chart, id)} />
  })
})

// —— medallions ——

/** It stands on its triangle, a little above the middle. */
export const medallionPoint = ({ triangle }: Chart, id: string): Point => {
  const [x, y] = triangle[id]?.at ?? [0, 0]
  return [x, y - 7]
}
/** VIN-MOVE-05 Whoever passes through another's triangle stands beside the other, so that both are seen. */
const ASIDE: Point = [20, -18]
export function medallionSpot(chart: Chart, { players, active }: State, seat: Seat, id: string): Point {
  const [x, y] = medallionPoint(chart, id)
  const isShared = seat === active && players.some(({ at }, other) => other !== seat && at === id)
  return isShared ? [x + ASIDE[0], y + ASIDE[1]] : [x, y]
}

interface MedallionsProps extends IslandProps {
  readonly content: Content
  /** Lifted, or shaken by a refusal. */
  readonly picked: ReadonlySet<string>
  readonly refused: ReadonlySet<string>
}

/** From north to south: nearer pieces cover farther ones. Where a journey began its seat has left a mark. */
export function Medallions({ chart, content, state, picked, refused }: MedallionsProps) {
  const { players } = state
  const standing = players.flatMap(({ at }, seat) =>
    at === null ? [] : [{ seat, id: at, at: medallionSpot(chart, state, seat, at) }],
  )
  return (
    <>
      {players.map(({ journey }, seat) => {
        const from = journey === null ? undefined : chart.triangle[content.journeys[journey]?.triangle ?? '']
        return from === undefined ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its seat
          <Piece key={seat} kind='disc' seat={seat} at={from.sea} scale={0.9} className='landing' />
        )
      })}
      {standing
        .toSorted((a, b) => a.at[1] - b.at[1])
        .map(({ seat, id, at: [x, y] }) => (
          <g
            key={seat}
            className={piecesClass({ isLifted: picked.has(id), isRefused: refused.has(id) })}
            style={{ transform: `translate(${x}px, ${y}px)` }}
          >
            <Piece kind='medallion' seat={seat} className='body' />
          </g>
        ))}
    </>
  )
}

// —— beside the island ——

/** VIN-SETUP-06 How many tiles are left in the bag; VIN-SETUP-24, VIN-MOVE-11 the tile in hand lies over it. */
export function Bag({ view }: { readonly view: Seen }) {
  const [first, ...rest] = handIn(view)
  const left = countOf(view.state.bag)
  if (first !== undefined)
    return (
      <g className='hand'>
        {rest.map((region, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles of one kind are alike
          <Tile key={i} region={region} at={[HAND[0] - 20, HAND[1] - 118 - i * 80]} scale={0.6} />
        ))}
        <Tile region={first} at={HAND} scale={0.98} />
      </g>
    )
  return left === 0 ? null : (
    <g className='bag' transform={`translate(${BAG[0]} ${BAG[1]})`}>
      <Sign name='bag' x={-18} size={64} />
      <text className='bag-count' x='34' y='14'>
        {left}
      </text>
    </g>
  )
}

export function DiceOnTable({ view }: { readonly view: Seen }) {
  const dice = diceIn(view)
  if (dice === null) return null
  return (['MON', 'ATT'] as const).map((die) =>
    dice[die] === null ? null : (
      <g key={die} transform={`translate(${diePoint(die).join(' ')})`}>
        <DieFace die={die} dice={dice} />
      </g>
    ),
  )
}

/** VIN-MONSTER-06 The black monster die and the white attribute die. */
export function DieFace({ die, dice }: { readonly die: Die; readonly dice: Dice }) {
  const face: PictogramName = dice[die] ?? 'MISS'
  return (
    <g className={`die ${die}`}>
      <rect className='die-shade' x={-DIE / 2 + 3} y={-DIE / 2 + 6} width={DIE} height={DIE} rx='12' />
      <rect className='die-body' x={-DIE / 2} y={-DIE / 2} width={DIE} height={DIE} rx='12' />
      <Sign name={face} size={DIE * 0.66} />
    </g>
  )
}

/** VIN-VISIT-04, -05 What the visit can be used for, while it is asked. */
export function Options({
  content,
  chart,
  view,
}: {
  readonly content: Content
  readonly chart: Chart
  readonly view: Seen
}) {
  const hex = chart.hex[visitIn(view)?.hex ?? '']
  const options = optionsIn(content, view)
  const { width, height } = OPTION
  if (hex === undefined) return null
  return options.map((option, i) => {
    const [x, y] = optionPoint(hex, i, options.length)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
      <g key={i} className='plaque' transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
        <rect x={-width / 2} y={-height / 2} width={width} height={height} rx='12' />
        <Sentence set={fitted(optionParts(option), width - 8, height - 6, 28)} />
      </g>
    )
  })
}
