/** The board to every edge of the table: what the game draws, the camera over it, and all ways to touch it. */

import type { Point, ThingId } from '@skerry/kernel'
import { useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { useMotion, useSettings } from '../../settings/index.ts'
import type { Part, TableModel } from '../model.ts'
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
import { insetStyle, type StageProps } from './props.ts'
import type { CameraRig } from './rig.ts'
import { Spots } from './Spots.tsx'
import './stage.css'
import { reach, showPane, toggleWhole, useCamera, zoomOrWhole } from './useCamera.ts'
import { useRoving } from './useRoving.ts'

export function Stage(props: StageProps) {
  const { part } = props.model.equipment
  return part === null ? <ListBoard {...props} /> : <BoardStage {...props} part={part} />
}

const ZOOM_STEP = 1.4

function BoardStage(props: StageProps & { readonly part: Part }) {
  const { model, light, part, overlayInsets, children, ref } = props
  const { pack } = model.equipment
  const isStill = useMotion() === 'off'
  const { language } = useSettings()
  const stage = useRef<HTMLDivElement>(null)
  const surface = useRef<HTMLDivElement>(null)
  const box = useMemo(() => part.box(pack), [part, pack])
  const panes = useMemo(() => part.panes?.(pack, language) ?? [], [part, pack, language])
  const places = usePlaces(model, part)
  const labels = useLabels(model)
  const ids = useMemo(() => {
    const known = new Set(labels.things.map(({ id }) => id))
    return Object.keys(places).filter((id) => known.size === 0 || known.has(id))
  }, [places, labels.things])
  const { question, scene, happening } = useQuestion(model, part, places)
  const { rig, laid, world } = useCamera(stage, {
    ...{ box, insets: overlayInsets, question, scene, happening, isStill },
    panes: panes.map((pane) => pane.box),
  })

  const zoom = (how: 'in' | 'out' | 'whole') => {
    if (how === 'whole') toggleWhole(rig, { scene, panes: panes.map((pane) => pane.box) }, isStill)
    else rig.zoom(how === 'in' ? ZOOM_STEP : 1 / ZOOM_STEP, isStill)
  }
  const show = (thing: ThingId | null) => {
    const place = thing === null ? undefined : places[thing]
    if (place !== undefined) reach(rig, place, isStill)
  }
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

  const latest = useRef({ show, focus: roving.focus })
  latest.current = { show, focus: roving.focus }
  const handle = useMemo<StageHandle>(
    () => ({
      ...whereabouts(rig, places, () => stage.current),
      subscribe: (listener) => rig.subscribe(listener),
      show: (thing) => latest.current.show(thing),
      focus: (thing) => latest.current.focus(thing),
    }),
    [rig, places],
  )
  useImperativeHandle(ref, () => handle, [handle])

  const isWhole = laid === null || showsAll(laid, box, rig.free)
  return (
    <div className={`stage${model.phase === 'past' ? ' past' : ''}`} ref={stage} style={insetStyle(overlayInsets)}>
      <div className='stage-surface' ref={surface}>
        <div className='stage-world' ref={world}>
          {laid !== null && <GroundLayer model={model} part={part} box={box} scale={laid.scale} />}
          {laid !== null && <LiveLayer model={model} part={part} box={box} scale={laid.scale} light={light} />}
          {laid !== null && (
            <Spots
              {...{ ids, places, box, light, labels, roving }}
              scale={laid.scale}
              isAsked={model.phase === 'asked'}
            />
          )}
        </div>
      </div>
      <Controls
        isNarrow={rig.isNarrow}
        isWhole={rig.isSmall && isWhole && scene.length > 0}
        onZoom={zoom}
        onList={props.onList}
      />
      <Panes
        part={part}
        panes={panes}
        isSeen={(pane) => laid !== null && !isWhole && looksAt(laid, box, rig.free, pane)}
        onShow={(pane) => showPane(rig, pane, isStill)}
      />
      {rig.isSmall && !isWhole && panes.length === 0 && (
        <MiniMap rig={rig} places={places} onGo={(at) => rig.glide(cameraAt(rig, at), isStill)} />
      )}
      <StageContext value={handle}>{children}</StageContext>
    </div>
  )
}

/** Where things are in the view that is drawn; the same object as long as nothing has moved. */
function usePlaces({ equipment: { content, pack }, drawn }: TableModel, part: Part): Places {
  const known = useRef<{ readonly text: string; readonly places: Places } | null>(null)
  return useMemo(() => {
    const places = part.places(content, pack, drawn as Parameters<Part['places']>[2])
    const text = JSON.stringify(places)
    if (known.current?.text !== text) known.current = { text, places }
    return known.current.places
  }, [part, content, pack, drawn])
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
