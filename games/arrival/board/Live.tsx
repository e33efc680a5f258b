/** What changes: light, pieces, tracks, the earning table, and their motion. */

import { closedPathOf, grown, type Lit, once } from '@skerry/boards'
import { At, Lights, piecesClass } from '@skerry/boards/live'
import type { Arrangement, Language, Light, LiveProps } from '@skerry/contracts'
import { memo, useMemo } from 'react'
import { siteAt, tribeOf } from '../queries.ts'
import type { Arrival, Back, Content, State } from '../types.ts'
import { Acts, Tally } from './Acts.tsx'
import { StackOfCards } from './Cards.tsx'
import { Hits } from './Hits.tsx'
import { type Island, islandOf, type Site } from './island.ts'
import { chipParts } from './labels.ts'
import type { Layout } from './layout.ts'
import { litBy } from './lit.ts'
import { tileLook } from './looks.ts'
import { tallyOf } from './moves.ts'
import { NAME_SIZE } from './naming.ts'
import { PlateShields, Sign, Stand, type StandProps } from './Pieces.tsx'
import { planOf } from './plan.ts'
import { CardRow } from './Rows.tsx'
import { Signs } from './Signs.tsx'
import { type LyingTile, lyingTiles, ownSeat, type Seen, type Shape, shapesOnMap, shapesOnTable } from './scene.ts'
import type { Act } from './stage.ts'
import { MiniTile, TileFace } from './Tiles.tsx'
import { Tracks } from './Tracks.tsx'

/** The live picture of a board in its arrangement. */
export const liveIn = (arrangement: Arrangement) =>
  function Live({ content, pack, view, light, now, scale, language }: LiveProps<Arrival>) {
    const island = islandOf(pack, arrangement)
    const { layout } = island
    const plan = useMemo(
      () => (now === null ? null : planOf(content, island, view, now.event, language)),
      [content, island, view, now, language],
    )
    const state = plan?.state ?? view.state
    const drawn = useMemo(() => ({ ...view, state }), [view, state])
    const onTable = useMemo(() => shapesOnTable(drawn, layout), [drawn, layout])
    const shapes = useMemo(() => [...shapesOnMap(island), ...onTable], [island, onTable])
    const mapLit = useMemo(() => litOnMap(light, island, view), [light, island, view])
    const tableLit = useMemo(() => litBy(light, onTable, view), [light, onTable, view])
    const moment = now === null || plan === null ? null : { ...plan, ms: now.ms, key: now.key }
    const setting = { content, island, language }
    return (
      <g className={scale < LEAST_STONES ? 'arrival-live small' : 'arrival-live'}>
        <Signs />
        <Hits island={island} onTable={onTable} scale={scale} />
        <Lights lit={mapLit} />
        <Tracks state={state} layout={layout} />
        {moment !== null && (
          <Acts key={`under ${moment.key}`} acts={moment.acts.filter(isUnder)} ms={moment.ms} {...setting} />
        )}
        <Pieces island={island} content={content} state={state} light={light} />
        <Shields island={island} content={content} shields={state.shields} />
        <Table view={drawn} turning={plan?.turning ?? -1} {...setting} />
        <Lights lit={tableLit} />
        {state.final !== null && (
          <At place={layout.tally}>
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
        <Names light={light} island={island} scale={scale} />
        <Chips light={light} shapes={shapes} language={language} scale={scale} />
      </g>
    )
  }

/** Washes lie under the pieces. */
const isUnder = (act: Act): boolean => act.do === 'flash' && act.tone === 'foe'

/** Where numbers on stones could not be read they are left out. */
const LEAST_STONES = 0.667

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
  readonly turning: number
}

function Table({ content, island, view, language, turning }: TableProps) {
  const { state } = view
  const { layout } = island
  const seat = ownSeat(view)
  const tribe = tribeOf(state, seat)
  return (
    <>
      <Stacks stacks={state.stacks} layout={layout} />
      {tribe.cards.length > 0 && <CardRow {...{ content, seat, tribe, turning }} plan={layout.cards} />}
      {lyingTiles(view, layout).map((lying) => (
        <LaidTile key={lying.key} lying={lying} {...{ content, island, language }} />
      ))}
    </>
  )
}

interface StacksProps {
  readonly stacks: State['stacks']
  readonly layout: Layout
}

const Stacks = memo(function Stacks({ stacks, layout }: StacksProps) {
  return ([1, 2, 3] as const).map((id) => (
    <At key={id} place={layout.stacks[id]}>
      <StackOfCards size={stacks[id].size} back={(stacks[id].top?.back ?? null) as Back | null} />
    </At>
  ))
})

interface LaidTileProps {
  readonly lying: LyingTile
  readonly content: Content
  readonly island: Island
  readonly language: Language
}

/** Tiles move up when one before them is taken. */
function LaidTile({ lying: { tile, at, isMini }, content, island, language }: LaidTileProps) {
  const look = tileLook(content, island, tile, language)
  return (
    <g className='laid' style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}>
      {isMini ? <MiniTile kind={look.kind} colour={look.colour} /> : <TileFace {...look} />}
    </g>
  )
}

// —— names and chips ——

interface NamesProps {
  readonly light: Light
  readonly island: Island
  readonly scale: number
}

/** From afar the map has no names: what is meant has one all the same. */
const Names = memo(function Names({ light, island, scale }: NamesProps) {
  const meant = new Set([...light.affected, ...light.picked])
  return island.names.map(({ id, name, at: [x, y] }) =>
    meant.has(id) ? (
      <text key={id} className='far-name' x={x} y={y} style={{ fontSize: `${NAME_SIZE * grown(NAME_SIZE, scale)}px` }}>
        {name}
      </text>
    ) : null,
  )
})

interface ChipsProps {
  readonly light: Light
  readonly shapes: readonly Shape[]
  readonly language: Language
  readonly scale: number
}

/** Short texts at things: prices, numbers. Of a tile that lies there several times, only the first. */
const Chips = memo(function Chips({ light, shapes, language, scale }: ChipsProps) {
  return [...light.chips].map(([id, said]) => {
    const shape = shapes.find(({ thing }) => thing === id)
    const { text, unit } = chipParts(said, language)
    const [sign, half] = [unit === null ? 0 : UNIT, 8 + text.length * 3.9 + (unit === null ? 0 : UNIT / 2)]
    return shape === undefined ? null : (
      <At key={id} place={shape.chip}>
        <g
          className={`chip ${light.picked.has(id) ? 'of-picked' : ''}`}
          transform={`scale(${grown(CHIP_TEXT, scale).toFixed(2)})`}
        >
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
const UNIT = 17
/** See light.css. */
const CHIP_TEXT = 17.5
