/** What changes: light, pieces, tracks, the earning table, and their motion. */

import { closedPathOf, type Lit, once } from '@skerry/boards'
import { At, Lights, piecesClass } from '@skerry/boards/live'
import type { Language, Light, LiveProps } from '@skerry/contracts'
import { memo, useMemo } from 'react'
import { siteAt } from '../queries.ts'
import type { Arrival, Content, State } from '../types.ts'
import { Acts, Tally } from './Acts.tsx'
import { StackOfCards } from './Cards.tsx'
import { Hits } from './Hits.tsx'
import { type Island, islandOf, type Site } from './island.ts'
import { chipParts } from './labels.ts'
import { STACKS, TALLY } from './layout.ts'
import { litBy } from './lit.ts'
import { tileLook } from './looks.ts'
import { tallyOf } from './moves.ts'
import { PlateShields, Sign, Stand, type StandProps } from './Pieces.tsx'
import { planOf } from './plan.ts'
import { MoreTiles, SeatRow } from './Rows.tsx'
import { Signs } from './Signs.tsx'
import { Supply, supplyOf } from './Supply.tsx'
import { type LyingTile, lyingTiles, rowOf, type Seen, type Shape, shapesOnMap, shapesOnTable } from './scene.ts'
import type { Act } from './stage.ts'
import { MiniTile, TileFace } from './Tiles.tsx'
import { Tracks } from './Tracks.tsx'

export function Live({ content, pack, view, light, now, scale, language }: LiveProps<Arrival>) {
  const island = islandOf(pack)
  const plan = useMemo(
    () => (now === null ? null : planOf(content, island, view, now.event, language)),
    [content, island, view, now, language],
  )
  const state = plan?.state ?? view.state
  const drawn = useMemo(() => ({ ...view, state }), [view, state])
  const onTable = useMemo(() => shapesOnTable(drawn), [drawn])
  const shapes = useMemo(() => [...shapesOnMap(island), ...onTable], [island, onTable])
  const mapLit = useMemo(() => litOnMap(light, island, view), [light, island, view])
  const tableLit = useMemo(() => litBy(light, onTable, view), [light, onTable, view])
  const moment = now === null || plan === null ? null : { ...plan, ms: now.ms, key: now.key }
  const setting = { content, island, language }
  return (
    <g className='arrival-live'>
      <Signs />
      <Hits island={island} onTable={onTable} scale={scale} />
      <Lights lit={mapLit} />
      <Tracks state={state} />
      {moment !== null && (
        <Acts key={`under ${moment.key}`} acts={moment.acts.filter(isUnder)} ms={moment.ms} {...setting} />
      )}
      <Pieces island={island} content={content} state={state} light={light} />
      <Shields island={island} content={content} shields={state.shields} />
      <Table view={drawn} turning={plan?.turning ?? null} {...setting} />
      <Lights lit={tableLit} />
      {state.final !== null && (
        <At place={TALLY}>
          <Tally text={tallyOf(state.final, language)} />
        </At>
      )}
      {moment !== null && (
        <Acts
          key={`over ${moment.key}`}
          acts={moment.acts.filter((act) => !isUnder(act))}
          ms={moment.ms}
          {...setting}
        />
      )}
      <Names light={light} island={island} />
      <Chips light={light} shapes={shapes} language={language} />
    </g>
  )
}

/** Washes lie under the pieces. */
const isUnder = (act: Act): boolean => act.do === 'flash' && act.tone === 'foe'

// —— the map ——

const coastsOf = once(({ coast, isle }: Island) => closedPathOf(coast) + closedPathOf(isle))

/** On the map the land as a whole steps back. */
const litOnMap = (light: Light, island: Island, view: Seen): Lit => ({
  ...litBy(light, shapesOnMap(island), view),
  dimmed: light.isDimmed ? coastsOf(island) : '',
})

interface PiecesProps {
  readonly island: Island
  readonly content: Content
  readonly state: State
  readonly light: Light
}

/** From north to south: nearer pieces cover farther ones. */
function Pieces({ island, content, state, light: { picked, refused } }: PiecesProps) {
  return island.sites.map((site) => {
    const { index } = content.location[site.id as keyof Content['location']] as Content['locations'][number]
    const { holder, level } = siteAt(state, index)
    return (
      <PieceAt
        key={site.id}
        site={site}
        holder={holder}
        level={level}
        isCastle={site.province === null}
        isLifted={picked.has(site.id)}
        isRefused={refused.has(site.id)}
      />
    )
  })
}

interface PieceAtProps extends StandProps {
  readonly site: Site
  readonly isLifted: boolean
  readonly isRefused: boolean
}

const PieceAt = memo(function PieceAt({ site, isLifted, isRefused, ...stand }: PieceAtProps) {
  if (stand.holder === null && !stand.isCastle) return null
  return (
    <g
      className={piecesClass({ isLifted, isRefused })}
      style={{ transform: `translate(${site.at[0]}px, ${site.at[1]}px)` }}
    >
      <Stand {...stand} />
    </g>
  )
})

interface ShieldsProps {
  readonly island: Island
  readonly content: Content
  readonly shields: readonly number[]
}

const Shields = memo(function Shields({ island, content, shields }: ShieldsProps) {
  return island.provinces.map(({ id, plate: [x, y] }) => (
    <g key={id} transform={`translate(${x} ${y})`}>
      <PlateShields shields={shields[content.province[id as keyof Content['province']]?.index ?? -1] ?? 0} />
    </g>
  ))
})

// —— the earning table ——

interface TableProps {
  readonly content: Content
  readonly island: Island
  readonly view: Seen
  readonly language: Language
  readonly turning: { readonly seat: number; readonly at: number } | null
}

function Table({ content, island, view, language, turning }: TableProps) {
  const { state } = view
  const start = state.nextStartPlayer ?? state.startPlayer
  return (
    <>
      {([1, 2, 3] as const).map((id) => (
        <At key={id} place={STACKS[id]}>
          <StackOfCards size={state.stacks[id].size} back={(state.stacks[id].top?.back ?? null) as never} />
        </At>
      ))}
      <Supply {...supplyOf(state)} language={language} />
      {state.tribes.map((tribe, seat) => (
        <SeatRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its seat
          key={seat}
          {...{ content, seat, tribe, language }}
          plan={rowOf(view, seat)}
          isStart={start === seat}
          turning={turning?.seat === seat ? turning.at : -1}
        />
      ))}
      {lyingTiles(view).map((lying) => (
        <LaidTile key={lying.key} lying={lying} {...{ content, island, language }} />
      ))}
      {state.tribes.map(({ tiles, cards }, seat) =>
        cards.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its seat
          <MoreTiles key={seat} plan={rowOf(view, seat)} count={tiles.length} />
        ),
      )}
    </>
  )
}

interface LaidTileProps {
  readonly lying: LyingTile
  readonly content: Content
  readonly island: Island
  readonly language: Language
}

/** Tiles move up when one before them is taken. */
function LaidTile({ lying: { tile, at, scale, isMini }, content, island, language }: LaidTileProps) {
  const look = tileLook(content, island, tile, language)
  return (
    <g className='laid' style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(${scale})` }}>
      {isMini ? <MiniTile kind={look.kind} colour={look.colour} /> : <TileFace {...look} />}
    </g>
  )
}

// —— names and chips ——

/** From farther the map has no names: what is meant has one all the same. */
const Names = memo(function Names({ light, island }: { readonly light: Light; readonly island: Island }) {
  const meant = new Set([...light.affected, ...light.picked])
  return island.names.map(({ id, name, at: [x, y] }) =>
    meant.has(id) ? (
      <text key={id} className='far-name' x={x} y={y}>
        {name}
      </text>
    ) : null,
  )
})

interface ChipsProps {
  readonly light: Light
  readonly shapes: readonly Shape[]
  readonly language: Language
}

/** Short texts at things: prices, numbers. Of a tile that lies there several times, only the first. */
const Chips = memo(function Chips({ light, shapes, language }: ChipsProps) {
  return [...light.chips].map(([id, said]) => {
    const shape = shapes.find(({ thing }) => thing === id)
    const { text, unit } = chipParts(said, language)
    const [sign, half] = [unit === null ? 0 : UNIT, 8 + text.length * 3.9 + (unit === null ? 0 : UNIT / 2)]
    return shape === undefined ? null : (
      <At key={id} place={shape.chip}>
        <g className={`chip ${light.picked.has(id) ? 'of-picked' : ''}`}>
          <rect x={-half} y='-11' width={half * 2} height='22' rx='11' />
          <text x={-sign / 2} y='5.8'>
            {text}
          </text>
          {unit !== null && <Sign name={unit} x={half - 6 - UNIT / 2} size={UNIT} className='unit' />}
        </g>
      </At>
    )
  })
})
const UNIT = 16
