/** The board to every edge of the table: what the game draws, the camera over it, and all ways to touch it. */

import type { Pane, Point } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useMotion, useSettings } from '../../settings/index.ts'
import type { Part, Picture, TableModel } from '../model.ts'
import { Controls } from './Controls.tsx'
import { looksAt, showsAll, toBoard } from './camera.ts'
import { nearestThing, type Places } from './directions.ts'
import { type BoardHands, listenToHands } from './gestures.ts'
import { StageContext, type StageHandle, whereabouts } from './handle.ts'
import { GroundLayer, LiveLayer } from './Layers.tsx'
import { ListBoard } from './ListBoard.tsx'
import { useLabels } from './labels.ts'
import { cameraAt, MiniMap } from './MiniMap.tsx'
import { Panes } from './Panes.tsx'
import type { StageProps } from './props.ts'
import type { CameraRig } from './rig.ts'
import { Spots } from './Spots.tsx'
import './stage.css'
import { useArrangement, useSize } from './useArrangement.ts'
import { reach, showPane, toggleWhole, useCamera, zoomOrWhole } from './useCamera.ts'
import { useRoving } from './useRoving.ts'

export function Stage(props: StageProps) {
  const { part } = props.model.equipment
  return part === null ? <ListBoard {...props} /> : <BoardStage {...props} part={part} />
}

const ZOOM_STEP = 1.4

function BoardStage(props: StageProps & { readonly part: Part }) {
  const { model, light, part, children, ref } = props
  const { pack } = model.equipment
  const isStill = useMotion() === 'off'
  const { language } = useSettings()
  const stage = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const size = useSize(stage)
  const arrangement = useArrangement(size)
  const drawing = part.drawings[arrangement]
  const box = useMemo(() => drawing.box(pack), [drawing, pack])
  const panes = useMemo(() => part.panes?.(pack, language, arrangement) ?? [], [part, pack, language, arrangement])
  const paneBoxes = panes.map((pane) => pane.box)
  const places = usePlaces(model, drawing)
  const labels = useLabels(model)
  const ids = useKnown(places, labels)
  const { question, scene, happening } = useQuestion(model, part, places)
  const { rig, laid, world } = useCamera(size, {
    ...{ box, question, scene, happening, isStill },
    panes: paneBoxes,
  })

  const { zoom, show } = cameraMoves(rig, { scene, panes: paneBoxes }, places, isStill)
  const roving = useRoving({
    ids,
    light,
    question,
    places: () => places,
    isAllotment: model.desk?.choices.kind === 'allotment',
    onTouch: props.onTouch,
    onZoom: zoom,
    onFocusThing: (thing) => {
      show(thing)
      props.onFocusThing(thing)
    },
  })
  useHands(surface, rig, handsOf(props, { rig, places, ids, isStill, surface, remember: roving.remember }))

  const handle = useHandle(stage, { rig, places, show, focus: roving.focus })
  useImperativeHandle(ref, () => handle, [handle])

  return (
    <div className={`stage${model.phase === 'past' ? ' past' : ''}`} ref={stage}>
      <div className='stage-surface' ref={surface}>
        <div className='stage-world' ref={world}>
          {laid !== null && (
            <>
              <GroundLayer {...{ model, part, arrangement, box }} scale={laid.scale} />
              <LiveLayer {...{ model, part, arrangement, box, light }} scale={laid.scale} />
              <Spots
                {...{ ids, places, box, light, labels, roving }}
                scale={laid.scale}
                isAsked={model.phase === 'asked'}
              />
            </>
          )}
        </div>
      </div>
      <CameraControls {...{ part, panes, places, scene, rig, laid, isStill }} onZoom={zoom} />
      <StageContext value={handle}>{children}</StageContext>
    </div>
  )
}

/** The moves of the camera that are asked for by name. */
const cameraMoves = (rig: CameraRig, asked: Parameters<typeof toggleWhole>[1], places: Places, isStill: boolean) => ({
  zoom(how: 'in' | 'out' | 'whole') {
    if (how === 'whole') toggleWhole(rig, asked, isStill)
    else rig.zoom(how === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, isStill)
  },
  show(thing: ThingId | null) {
    const place = thing === null ? undefined : places[thing]
    if (place !== undefined) reach(rig, place, isStill)
  },
})

interface CameraControlsProps {
  readonly part: Part
  readonly panes: readonly Pane[]
  readonly places: Places
  readonly scene: readonly Point[]
  readonly rig: CameraRig
  readonly laid: ReturnType<typeof useCamera>['laid']
  readonly isStill: boolean
  readonly onZoom: (how: 'in' | 'out' | 'whole') => void
}

/** Every way to move the camera that lies on the stage. */
function CameraControls({ part, panes, places, scene, rig, laid, isStill, onZoom }: CameraControlsProps) {
  const isWhole = laid === null || showsAll(laid, rig.box, rig.free)
  return (
    <>
      <Controls isNarrow={rig.isSmall} isWhole={rig.isSmall && isWhole && scene.length > 0} onZoom={onZoom} />
      <Panes
        part={part}
        panes={rig.isSmall ? panes : []}
        isSeen={(pane) => laid !== null && !isWhole && looksAt(laid, rig.box, rig.free, pane)}
        onShow={(pane) => showPane(rig, pane, isStill)}
      />
      {rig.isSmall && !isWhole && panes.length === 0 && (
        <MiniMap rig={rig} places={places} onGo={(at) => rig.glide(cameraAt(rig, at), isStill)} />
      )}
    </>
  )
}

/** The things on the board that have a label; all, where nothing has one. */
function useKnown(places: Places, { things }: ReturnType<typeof useLabels>): readonly ThingId[] {
  return useMemo(() => {
    const known = new Set(things.map(({ id }) => id))
    return Object.keys(places).filter((id) => known.size === 0 || known.has(id))
  }, [places, things])
}

interface Handled extends Pick<StageHandle, 'show' | 'focus'> {
  readonly rig: CameraRig
  readonly places: Places
}

/** What panels may ask of this stage; the same object as long as nothing has moved. */
function useHandle(stage: { readonly current: HTMLElement | null }, { rig, places, show, focus }: Handled) {
  const latest = useRef({ show, focus })
  latest.current = { show, focus }
  return useMemo<StageHandle>(
    () => ({
      ...whereabouts(rig, places, () => stage.current),
      subscribe: (listener) => rig.subscribe(listener),
      show: (thing) => latest.current.show(thing),
      focus: (thing) => latest.current.focus(thing),
    }),
    [stage, rig, places],
  )
}

/** Where things are in the view that is drawn; the same object as long as nothing has moved. */
function usePlaces({ equipment: { content, pack }, drawn }: TableModel, drawing: Picture): Places {
  const known = useRef<{ readonly text: string; readonly places: Places } | null>(null)
  return useMemo(() => {
    const places = drawing.places(content, pack, drawn as Parameters<Picture['places']>[2])
    const text = JSON.stringify(places)
    if (known.current?.text !== text) known.current = { text, places }
    return known.current.places
  }, [drawing, content, pack, drawn])
}

/** What is asked and where, and where something happens. */
function useQuestion(model: TableModel, part: Part, places: Places) {
  const { language } = useSettings()
  const { phase, desk, version, equipment, drawn, now } = model
  const question = phase === 'asked' && desk?.pending.kind === 'asked' ? `${version} ${desk.pending.decision}` : ''
  const scene = useMemo(() => {
    if (question === '') return []
    return placed(places, part.scene(equipment.content, drawn as Parameters<Part['scene']>[1]))
  }, [question, part, equipment, drawn, places])
  const happening = useMemo(
    () => (now === null ? [] : placed(places, part.sign(now.event, language).things)),
    [now, part, places, language],
  )
  return { question, scene, happening }
}

const placed = (places: Places, things: readonly ThingId[]): readonly Point[] =>
  things.map((thing) => places[thing]).filter((place): place is Point => place !== undefined)

function useHands(surface: { readonly current: HTMLElement | null }, rig: CameraRig, hands: BoardHands): void {
  const latest = useRef(hands)
  latest.current = hands
  useEffect(() => {
    if (surface.current === null) return
    return listenToHands(surface.current, rig, () => latest.current)
  }, [surface, rig])
}

/** A finger that misses a small thing by this much has meant it. */
const MISS = 22

interface Board {
  readonly rig: CameraRig
  readonly places: Places
  readonly ids: readonly ThingId[]
  readonly isStill: boolean
  readonly surface: { readonly current: HTMLElement | null }
  remember(thing: ThingId): void
}

function handsOf({ model, light, onTouch, onHover, onSea }: StageProps, board: Board): BoardHands {
  const { rig, places, ids, isStill, surface, remember } = board
  return {
    thingAt(target, at) {
      const shape =
        target instanceof Element ? target.closest<SVGElement | HTMLElement>('[data-thing], [data-spot]') : null
      if (shape !== null) return shape.dataset.thing ?? shape.dataset.spot ?? null
      return at === null ? null : nearestThing(places, ids, toBoard(rig.camera, rig.box, at), MISS / rig.camera.scale)
    },
    isLegal: (thing) => light.legal.has(thing),
    tap(thing, isFewer) {
      if (model.phase === 'moving') return model.skip()
      if (thing === null) return onSea?.()
      remember(thing)
      onTouch(thing, isFewer ? 'fewer' : 'pick')
    },
    why: (thing) => onTouch(thing, 'why'),
    hover(thing) {
      surface.current?.classList.toggle('over-legal', thing !== null && light.legal.has(thing))
      onHover(thing)
    },
    zoomAt: (at) => zoomOrWhole(rig, at, isStill),
  }
}
