/** The table of a game without a drawing: its things as buttons, in rows where they have rows. */

import type { Light } from '@skerry/contracts'
import type { Seat, Thing, ThingId } from '@skerry/kernel'
import { type CSSProperties, useImperativeHandle, useMemo, useRef } from 'react'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useWords } from '../../words/index.ts'
import type { TableModel } from '../model.ts'
import type { Places } from './directions.ts'
import { columnsFor, evenColumns, type Face, faceOf, groupsOf, rowsOf } from './faces.ts'
import { StageContext, type StageHandle } from './handle.ts'
import { type Labels, useLabels } from './labels.ts'
import type { StageProps } from './props.ts'
import { spotOf, useRoving } from './useRoving.ts'

export function ListBoard({ model, light, children, ref, ...props }: StageProps) {
  const { onTouch, onHover, onFocusThing, onSea } = props
  const words = useWords().stage
  const labels = useLabels(model)
  const { phase, desk } = model
  const ids = useMemo(() => labels.things.map(({ id }) => id), [labels.things])
  const question =
    phase === 'asked' && desk?.pending.kind === 'asked' ? `${model.version} ${desk.pending.decision}` : ''
  const touch = (thing: ThingId, how: Parameters<typeof onTouch>[1]) =>
    phase === 'moving' ? model.skip() : onTouch(thing, how)
  const roving = useRoving({
    ids,
    light,
    question,
    places: () => placesOf(roving.group.current, ids),
    isAllotment: desk?.choices.kind === 'allotment',
    onTouch: touch,
    onFocusThing: (thing) => {
      if (thing !== null) spotOf(roving.group.current, thing)?.scrollIntoView({ block: 'nearest' })
      onFocusThing(thing)
    },
  })
  const handle = useListHandle(roving)
  useImperativeHandle(ref, () => handle, [handle])
  const tile = { light, labels, model, roving, onHover, onWhy: (thing: ThingId) => onTouch(thing, 'why') }
  return (
    <div className={`stage list-board${phase === 'past' ? ' past' : ''}`}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: touching nothing is a shortcut, never the only way */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className='list-board-scroll' onClick={(event) => event.target === event.currentTarget && onSea?.()}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of places is no set of form fields */}
        <div
          className='list-board-things'
          role='group'
          aria-label={words.board}
          ref={roving.group}
          {...roving.groupProps}
        >
          {groupsOf(labels.things).map(({ kind, things }) => (
            <Tiles key={kind ?? ''} things={things} {...tile} />
          ))}
        </div>
      </div>
      <StageContext value={handle}>{children}</StageContext>
    </div>
  )
}

interface TilesProps {
  readonly things: readonly Thing[]
  readonly light: Light
  readonly labels: Labels
  readonly model: TableModel
  readonly roving: ReturnType<typeof useRoving>
  readonly onHover: (thing: ThingId | null) => void
  readonly onWhy: (thing: ThingId) => void
}

function Tiles({ things, ...rest }: TilesProps) {
  const isPlaces = things.every((thing) => faceOf(thing).isPlace)
  const columns = isPlaces ? columnsFor(things.length, rest.model.equipment.content) : null
  const wide = isPlaces ? evenColumns(things.length) : null
  const style = { ...(columns && { '--columns': columns }), ...(wide && { '--wide': wide }) } as CSSProperties
  return (
    <div className={columns !== null ? 'tiles in-rows' : wide !== null ? 'tiles even' : 'tiles'} style={style}>
      {things.map((thing) => (
        <Tile key={thing.id} thing={thing} isInRows={columns !== null} {...rest} />
      ))}
    </div>
  )
}

function Tile({
  thing,
  isInRows,
  light,
  labels,
  model,
  roving,
  onHover,
  onWhy,
}: Omit<TilesProps, 'things'> & { readonly thing: Thing; readonly isInRows: boolean }) {
  const { id } = thing
  const face = faceOf(thing)
  const isAsked = model.phase === 'asked'
  return (
    <button
      type='button'
      className={`tile${lightClass(id, light)}${face.pile === null ? '' : ' piled'}`}
      aria-pressed={isAsked && (light.legal.has(id) || light.picked.has(id)) ? light.picked.has(id) : undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover(id)}
      onPointerLeave={() => onHover(null)}
      onContextMenu={(event) => {
        event.preventDefault()
        onWhy(id)
      }}
      {...roving.propsOf(id)}
    >
      <span className='visually-hidden'>{labels.label(id, light, isAsked)}</span>
      <span className='tile-face' aria-hidden='true'>
        <FaceOf face={face} text={labels.text(id)} isInRows={isInRows} rows={rowsOf(model.equipment.content)} />
        {light.chips.has(id) && <span className='tile-chip'>{light.chips.get(id)}</span>}
      </span>
    </button>
  )
}

interface FaceProps {
  readonly face: Face
  readonly text: string
  readonly isInRows: boolean
  readonly rows: number | null
}

function FaceOf({ face, text, isInRows, rows }: FaceProps) {
  if (face.pile !== null) return <Pile seats={face.pile} height={rows ?? face.pile.length} title={face.title} />
  if (isInRows)
    return face.owner === null ? (
      <span className='tile-title'>{face.title}</span>
    ) : (
      <SeatBadge seat={face.owner} size={52} />
    )
  if (face.count === null) return <span className='tile-text'>{text}</span>
  return (
    <>
      <span className='tile-title'>{face.title}</span>
      <span className='tile-force'>
        {face.owner !== null && <SeatBadge seat={face.owner} size={22} />}
        {face.count}
      </span>
    </>
  )
}

function Pile({
  seats,
  height,
  title,
}: {
  readonly seats: readonly Seat[]
  readonly height: number
  readonly title: string
}) {
  const cells = Array.from({ length: height }, (_, row) => seats[height - 1 - row])
  return (
    <>
      <span className='tile-title'>{title}</span>
      {cells.map((seat, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its row
        <span className='pile-cell' key={row}>
          {seat !== undefined && <SeatBadge seat={seat} size={34} />}
        </span>
      ))}
    </>
  )
}

export const lightClass = (id: ThingId, { legal, picked, affected, refused, changed }: Light): string =>
  [
    [picked, ' picked'],
    [legal, ' legal'],
    [affected, ' affected'],
    [refused, ' refused'],
    [changed, ' changed'],
  ]
    .filter(([things]) => (things as ReadonlySet<ThingId>).has(id))
    .map(([, name]) => name)
    .join('')

const rectOf = (group: HTMLElement | null, id: ThingId): DOMRect | undefined =>
  spotOf(group, id)?.getBoundingClientRect()

function placesOf(group: HTMLElement | null, ids: readonly ThingId[]): Places {
  const known = ids.map((id) => [id, rectOf(group, id)] as const)
  return Object.fromEntries(
    known.flatMap(([id, rect]) =>
      rect === undefined ? [] : [[id, [rect.x + rect.width / 2, rect.y + rect.height / 2]]],
    ),
  )
}

function useListHandle(roving: ReturnType<typeof useRoving>): StageHandle {
  const latest = useRef(roving)
  latest.current = roving
  return useMemo(() => {
    const rect = (thing: ThingId) => rectOf(latest.current.group.current, thing)
    return {
      whereIs(thing) {
        const at = rect(thing)
        return at === undefined ? null : { x: at.x + at.width / 2, y: at.y + at.height / 2 }
      },
      besideOf: () => null,
      freeSpot: () => null,
      subscribe: () => () => {},
      show: (thing) => spotOf(latest.current.group.current, thing)?.scrollIntoView({ block: 'nearest' }),
      focus: (thing) => latest.current.focus(thing),
    }
  }, [])
}
