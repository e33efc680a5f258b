/** What changes: the rings, light, pieces, tracks, cards, and their motion; part by part, each in its own units. */

import { type Lit, litThings } from '@skerry/boards'
import { At, type ChipProps, chipsOf, Lights, ShapeHits } from '@skerry/boards/live'
import type { Arrangement, Language, Light, LiveProps, Point } from '@skerry/contracts'
import { memo, useMemo } from 'react'
import type { Barbarians, Content } from '../types.ts'
import { Acts } from './Acts.tsx'
import { type Chart, chartOf } from './chart.ts'
import { Islands } from './Islands.tsx'
import { litStairs } from './lit.ts'
import { Handles, Slash } from './Open.tsx'
import { cardsOf, originOf, type Part, panelOf, partsIn, type Sheet } from './parts.ts'
import { planOf } from './plan.ts'
import { SheetBody } from './Sheets.tsx'
import { Signs } from './Signs.tsx'
import { type Seen, type Shape, shapesIn, shapesOnRings, shapesOverVolcano, volcanoIn } from './scene.ts'
import { Strip } from './Timeline.tsx'
import { OnRings, Rings } from './Volcano.tsx'

export const liveOf = (arrangement: Arrangement) =>
  function Live({ content, pack, view, light, now, language }: LiveProps<Barbarians>) {
    const chart = chartOf(pack, arrangement)
    const plan = useMemo(
      () => (now === null ? null : planOf(content, chart, view, now.event)),
      [content, chart, view, now],
    )
    const drawn = plan?.view ?? view
    const given = { content, pack, chart, view: drawn, light, language, coming: plan?.coming ?? null }
    return (
      <g className='barbarians-live'>
        <Signs />
        <Glow />
        {partsIn(arrangement, content, drawn).map((part) => {
          const [x, y] = originOf(arrangement, content, drawn, part)
          return (
            <g key={part} className={`part-${part}`} transform={`translate(${x} ${y})`}>
              <PartOf part={part} {...given} />
            </g>
          )
        })}
        {plan !== null && now !== null && (
          <Acts key={now.key} acts={plan.acts} ms={now.ms} {...{ content, pack, language }} />
        )}
      </g>
    )
  }

/** The crater lights what is near. */
const Glow = memo(function Glow() {
  return (
    <radialGradient id='barbarians-glow'>
      <stop className='glow-near' offset='.2' />
      <stop className='glow-mid' offset='.55' />
      <stop className='glow-far' offset='1' />
    </radialGradient>
  )
})

// —— parts ——

interface PartProps {
  readonly content: Content
  readonly pack: unknown
  readonly chart: Chart
  readonly view: Seen
  readonly light: Light
  readonly language: Language
  readonly coming: string | null
}

function PartOf({ part, ...props }: PartProps & { readonly part: Part }) {
  switch (part) {
    case 'volcano':
      return <VolcanoPart {...props} />
    case 'map':
      return <MapPart {...props} />
    case 'strip':
      return <StripPart {...props} />
    default:
      return <SheetPart sheet={part} {...props} />
  }
}

function VolcanoPart({ content, view, light }: PartProps) {
  const { state } = view
  const [rings, over] = useMemo(() => [shapesOnRings(content, state), shapesOverVolcano(view)], [content, state, view])
  const shapes = useMemo(() => [...rings, ...over], [rings, over])
  const ringsLit = useMemo(
    () => withStairs(litThings(light, rings), content, view, light),
    [light, rings, content, view],
  )
  const overLit = useMemo(() => litThings(light, over), [light, over])
  return (
    <>
      <ShapeHits shapes={shapes} radius={0} />
      <Rings state={state} />
      <Lights lit={ringsLit} />
      <OnRings volcano={volcanoIn(content, state)} state={state} />
      <Handles view={view} />
      <Slash view={view} />
      <Lights lit={overLit} />
      <Chips light={light} shapes={shapes} />
    </>
  )
}

const withStairs = (lit: Lit, content: Content, view: Seen, { legal }: Light): Lit => {
  const stairs = litStairs(content, view, legal)
  return stairs === '' ? lit : { ...lit, legal: lit.legal + stairs }
}

function useShapes(part: Part, { content, view, chart, light }: PartProps) {
  const shapes = useMemo(() => shapesIn(part, content, view, chart), [part, content, view, chart])
  return { shapes, lit: useMemo(() => litThings(light, shapes), [light, shapes]) }
}

function MapPart(props: PartProps) {
  const { content, chart, view, light } = props
  const { shapes, lit } = useShapes('map', props)
  return (
    <>
      <ShapeHits shapes={shapes} radius={0} />
      <Lights lit={lit} />
      <Islands {...{ chart, content }} state={view.state} picked={light.picked} refused={light.refused} />
      <Chips light={light} shapes={shapes} />
    </>
  )
}

function StripPart(props: PartProps) {
  const { content, pack, view, language, light } = props
  const { shapes, lit } = useShapes('strip', props)
  return (
    <>
      <Strip {...{ content, pack, language }} state={view.state} />
      <ShapeHits shapes={shapes} radius={0} />
      <Lights lit={lit} />
      <Chips light={light} shapes={shapes} />
    </>
  )
}

/** A sheet on its panel, which hides what lies under it. */
function SheetPart({ sheet, ...props }: PartProps & { readonly sheet: Sheet }) {
  const { shapes, lit } = useShapes(sheet, props)
  const [x, y, width, height] = panelOf(sheet, cardsOf(props.view))
  return (
    <>
      <rect className='slab' x={x} y={y} width={width} height={height} rx='18' />
      <ShapeHits shapes={shapes} radius={0} />
      <SheetBody sheet={sheet} {...props} />
      <Lights lit={lit} />
      <Chips light={props.light} shapes={shapes} />
    </>
  )
}

// —— chips ——

function Chip({ shape, text, isPicked }: ChipProps<Shape>) {
  const { chip, chipFrom, chipRoom = Number.POSITIVE_INFINITY, chipScale = 1 } = shape
  const half = 11 + text.length * 5.4
  const scale = Math.min(chipScale, chipRoom / (half * 2))
  const place: Point = chipFrom === 'left' ? [chip[0] + half * scale, chip[1]] : chip
  const body = (
    <g className={`chip ${isPicked ? 'of-picked' : ''} ${scale < 1 ? 'small' : ''}`}>
      <rect x={-half} y='-15' width={half * 2} height='30' rx='15' />
      <text y='8'>{text}</text>
    </g>
  )
  return <At place={place}>{scale < 1 ? <g transform={`scale(${scale.toFixed(3)})`}>{body}</g> : body}</At>
}
const Chips = chipsOf(Chip)
