/** What changes: light, pieces and their motion. Every field is drawn again only when something in it has changed. */

import { grown, hitRadius, litThings, once } from '@skerry/boards'
import { At, Lights, PlaceHits, piecesClass } from '@skerry/boards/live'
import type { Arrangement, Light, LiveProps } from '@skerry/contracts'
import { memo, useMemo } from 'react'
import type { Marnon, State } from '../types.ts'
import { Acts } from './Acts.tsx'
import { Arrow } from './Arrow.tsx'
import { type Island, type IslandField, islandOf } from './island.ts'
import { litBy, Veil } from './Lights.tsx'
import { seatShapes } from './layout.ts'
import { Pile } from './Pieces.tsx'
import { PICTOGRAMS } from './pictograms.ts'
import { type Act, planOf, wayOf } from './plan.ts'
import { Standing } from './Standing.tsx'
import { EMPTY, fieldOfThing, fieldsOfThings, type Stand, sceneOf } from './scene.ts'

/** The live picture of a board in its arrangement. */
export const liveIn = (arrangement: Arrangement) =>
  function Live({ content, pack, view, light, now, scale }: LiveProps<Marnon>) {
    const { state, stack } = view
    const island = islandOf(pack)
    const scene = useMemo(() => sceneOf(content, state), [content, state])
    const plan = useMemo(
      () => (now === null ? null : planOf(content, scene, stack, now.event)),
      [content, scene, stack, now],
    )
    const lit = useMemo(() => litBy(light, island, state), [light, island, state])
    const seats = useMemo(() => seatShapes(pack, arrangement, view.seats), [pack, view.seats])
    const seatLit = useMemo(() => litThings(light, seats), [light, seats])
    const lifted = useMemo(() => fieldsOfThings(state, light.picked), [state, light.picked])
    const refused = useMemo(() => fieldsOfThings(state, light.refused), [state, light.refused])
    const way = useMemo(() => wayOf(stack), [stack])
    const closed = state.peacemaker === null ? null : (island.field[state.peacemaker]?.region ?? null)
    return (
      <g className='marnon-live'>
        <defs>
          <path id='marnon-orc' d={PICTOGRAMS.orc} />
        </defs>
        <Hits island={island} radius={hitRadius(scale)} />
        {seats.map(({ thing, line }) => (
          <path key={thing} className='hit' data-thing={thing} d={line} />
        ))}
        {closed !== null && <Veil island={island} region={closed} />}
        <Lights lit={lit} />
        <Lights lit={seatLit} />
        <Standing pack={pack} arrangement={arrangement} players={state.players} />
        {way !== null && <Arrow way={way} island={island} />}
        {now !== null && plan !== null && (
          <Acts key={`under ${now.key}`} acts={plan.acts.filter(isUnder)} island={island} ms={now.ms} />
        )}
        {island.fields.map((field) => (
          <FieldPieces
            key={field.id}
            field={field}
            isLifted={lifted.has(field.id)}
            isRefused={refused.has(field.id)}
            {...(plan?.stands[field.id as keyof typeof scene] ?? scene[field.id as keyof typeof scene] ?? EMPTY)}
          />
        ))}
        {now !== null && plan !== null && (
          <Acts key={`over ${now.key}`} acts={plan.acts.filter((act) => !isUnder(act))} island={island} ms={now.ms} />
        )}
        <Names things={light.legal} island={island} state={state} scale={scale} />
        <Chips chips={light.chips} picked={light.picked} island={island} state={state} scale={scale} />
      </g>
    )
  }

/** Arrows and washes lie on the land, under the pieces. */
const isUnder = (act: Act): boolean => act.do === 'arrow' || act.do === 'flash'

interface FieldPiecesProps extends Stand {
  readonly field: IslandField
  readonly isLifted: boolean
  readonly isRefused: boolean
}

const FieldPieces = memo(function FieldPieces({ field, isLifted, isRefused, ...stand }: FieldPiecesProps) {
  return (
    <At place={field.place}>
      <g className={piecesClass({ isLifted, isRefused })}>
        <Pile {...stand} />
      </g>
    </At>
  )
})

interface NamesProps {
  readonly things: Light['legal']
  readonly island: Island
  readonly state: State
  readonly scale: number
}

/** From afar the map has no numbers: what may be chosen has one all the same. Castles always have theirs. */
const Names = memo(function Names({ things, island, state, scale }: NamesProps) {
  const fields = [...fieldsOfThings(state, things)].map((id) => island.field[id])
  return fields.map((field) =>
    field === undefined || field.isCastle ? null : (
      <text
        key={field.id}
        className='far-name'
        x={field.place[0]}
        y={field.place[1] - 32}
        style={{ fontSize: `${25 * grown(25, scale)}px` }}
      >
        {field.region}
        <tspan dx='3'>{field.id.replace(/^\D+/, '')}</tspan>
      </text>
    ),
  )
})

interface ChipsProps {
  readonly chips: Light['chips']
  readonly picked: Light['picked']
  readonly island: Island
  readonly state: State
  readonly scale: number
}

/** Short texts under the stones: odds, numbers. */
const Chips = memo(function Chips({ chips, picked, island, state, scale }: ChipsProps) {
  return [...chips].map(([id, text]) => {
    const place = island.field[fieldOfThing(state, id) ?? '']?.place
    const half = 7 + text.length * 3
    return place === undefined ? null : (
      <At key={id} place={place}>
        <g
          className={`chip ${picked.has(id) ? 'of-picked' : ''}`}
          transform={`scale(${grown(CHIP_TEXT, scale).toFixed(2)})`}
        >
          <rect x={-half} y='20.5' width={half * 2} height='19' rx='9.5' />
          <text y='34.8'>{text}</text>
        </g>
      </At>
    )
  })
})

/** See light.css. */
const CHIP_TEXT = 14

// —— what is touched ——

const placesOf = once(({ fields }: Island) => fields.map(({ id, place }) => ({ id, at: place })))

/**
 * The shapes of the fields, and over them a circle round each place. Nothing else in the picture can be touched, so they lie
 * below everything: above what moves they would be a picture of their own.
 */
const Hits = memo(function Hits({ island, radius }: { readonly island: Island; readonly radius: number }) {
  return (
    <g className='hits'>
      {island.fields.map(({ id, outline }) => (
        <path key={id} className='hit' data-thing={id} d={outline} />
      ))}
      <PlaceHits places={placesOf(island)} radius={radius} />
    </g>
  )
})
