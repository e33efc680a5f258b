/** Tactic tiles: large with pictogram, number and name, or small in a strip. */

import { rectPath } from '@skerry/boards'
import { memo } from 'react'
import type { TileKind } from '../types.ts'
import { MINI, TILE } from './layout.ts'
import { Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'

/** A tile as it is drawn: its name and colour are those of a province, of a colour, or its own. */
export interface TileLook {
  readonly kind: TileKind
  readonly value: number
  readonly name: string
  /** Empty: none. */
  readonly colour: string
}

interface Worth {
  readonly text: string
  /** What it counts. */
  readonly per?: PictogramName
}

/** The number on a tile; tiles that only do something have none (ARR-TILE-GEESE-01 … ARR-TILE-BARD-01). */
function worthOf(kind: TileKind, value: number): Worth | null {
  switch (kind) {
    case 'cauldron':
    case 'silver':
      return { text: String(value), per: 'ait' }
    case 'wildGeese':
      return { text: '2', per: 'province' }
    case 'salmon':
      return { text: '2', per: 'port' }
    case 'liaFail':
      return { text: '2–8' }
    case 'emer':
      return { text: '5' }
    case 'highWalls':
      return { text: '2', per: 'broch' }
    case 'stronghold':
      return { text: '3', per: 'caer' }
    case 'bard':
      return { text: '−3', per: 'corruption' }
    default:
      return null
  }
}

const { width, height } = TILE
const LEAF = rectPath(-width / 2, -height / 2, width, height, 8)
const BAND = rectPath(-width / 2 + 4, -height / 2 + 4, width - 8, height - 32, 5)
const SHORT_BAND = rectPath(-width / 2 + 4, -height / 2 + 4, width - 8, height - 52, 5)

/** Letters are at least so large, and so many fit in a line. */
const NAME_SIZE = 20
const LINE = 10

/** A long name takes two lines. */
function linesOf(name: string): readonly string[] {
  if (name.length <= LINE) return [name]
  const breaks = [...name.matchAll(/[ -]/g)].map(({ index }) => index + 1)
  const at = breaks.toSorted((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  return at === undefined ? [name] : [name.slice(0, at).trim(), name.slice(at)]
}

/** A tile about its middle. */
export const TileFace = memo(function TileFace({ kind, value, name, colour }: TileLook) {
  const worth = worthOf(kind, value)
  const isScore = worth !== null && kind !== 'bard'
  const isLong = linesOf(name).length > 1
  const up = isLong ? -23 : -13
  return (
    <g className={`tile ${colour}`}>
      <path className='tile-side' d={LEAF} transform='translate(0 3)' />
      <path className='tile-leaf' d={LEAF} />
      <path className='tile-field' d={isLong ? SHORT_BAND : BAND} />
      <Sign name={kind} x={worth === null ? 0 : -24} y={up} size={isLong ? 30 : 38} className='of-tile' />
      {worth !== null && (
        <text
          className={isScore ? 'tile-worth' : 'tile-worth plain'}
          x='23'
          y={up + (worth.per === undefined ? 10 : 2)}
        >
          {worth.text}
        </text>
      )}
      {worth?.per !== undefined && <Sign name={worth.per} x={23} y={up + 15} size={17} className='of-tile' />}
      {linesOf(name).map((line, i, lines) => (
        <text key={line} className='tile-name' y={height / 2 - 8 - (lines.length - 1 - i) * (NAME_SIZE - 1)}>
          {line}
        </text>
      ))}
    </g>
  )
})

const MINI_LEAF = rectPath(-MINI.size / 2, -MINI.size / 2, MINI.size, MINI.size, 6)

/** A small tile about its middle. */
export const MiniTile = memo(function MiniTile({ kind, colour }: Pick<TileLook, 'kind' | 'colour'>) {
  return (
    <g className={`tile mini ${colour}`}>
      <path className='tile-field' d={MINI_LEAF} />
      <Sign name={kind} size={40} className='of-tile' />
    </g>
  )
})
