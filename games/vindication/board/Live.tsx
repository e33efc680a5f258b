/** What changes: tiles, light, cubes, medallions, tracks, cards, boards, and their motion. */

import { hitRadius, litThings } from '@skerry/boards'
import { At, type ChipProps, chipsOf, Lights, ShapeHits } from '@skerry/boards/live'
import type { Arrangement, LiveProps } from '@skerry/contracts'
import { useMemo } from 'react'
import type { Vindication } from '../types.ts'
import { Acts } from './Acts.tsx'
import { chartOf } from './chart.ts'
import { Bag, Control, DiceOnTable, Medallions, Options, Tiles, Triangles } from './Island.tsx'
import { isDrawnChip } from './labels.ts'
import { Markets } from './Markets.tsx'
import { Sign } from './Pieces.tsx'
import { Held, Power, Quests } from './Power.tsx'
import { planOf } from './plan.ts'
import { Signs } from './Signs.tsx'
import { Spheres } from './Spheres.tsx'
import { ownSeat, type Shape, shapesBelow, shapesOnTable, shapesOverIsland } from './scene.ts'
import { HonorTrack, Triggers } from './Tracks.tsx'

interface Props extends LiveProps<Vindication> {
  readonly arrangement: Arrangement
}

export function Live({ content, pack, view, light, now, language, scale, arrangement }: Props) {
  const chart = chartOf(pack, arrangement)
  const plan = useMemo(
    () => (now === null ? null : planOf(content, chart, view, now.event)),
    [content, chart, view, now],
  )
  const drawn = plan?.view ?? view
  const coming = plan?.coming ?? null
  const { state } = drawn
  const seat = ownSeat(drawn)
  const below = shapesBelow(chart)
  const above = useMemo(
    () => [...shapesOnTable(content, chart, drawn), ...shapesOverIsland(content, chart, drawn)],
    [content, chart, drawn],
  )
  const shapes = useMemo(() => [...below, ...above], [below, above])
  const belowLit = useMemo(() => litThings(light, below), [light, below])
  const aboveLit = useMemo(() => litThings(light, above), [light, above])
  return (
    <g className='vindication-live'>
      <Signs {...{ content, pack, language }} seats={state.players.length} />
      <ShapeHits shapes={shapes} radius={hitRadius(scale)} />
      <Tiles chart={chart} state={state} />
      <Triangles chart={chart} />
      <Lights lit={belowLit} />
      <Control chart={chart} state={state} />
      <Medallions {...{ chart, content, state }} picked={light.picked} refused={light.refused} />
      <Bag view={drawn} />
      <DiceOnTable view={drawn} />
      <Spheres {...{ content, pack, chart, state, language }} />
      <HonorTrack state={state} />
      <Triggers {...{ content, pack, state, language }} />
      <Power {...{ pack, chart, state, language }} seat={seat} />
      <Markets {...{ content, pack, chart, language, coming }} view={drawn} />
      <Quests {...{ content, chart, state, seat, language }} />
      <Held {...{ content, pack, chart, language, coming, seat }} view={drawn} />
      <Options content={content} chart={chart} view={drawn} />
      <Lights lit={aboveLit} />
      {plan !== null && now !== null && (
        <Acts key={now.key} acts={plan.acts} ms={now.ms} {...{ content, pack, language }} />
      )}
      <Chips light={light} shapes={shapes} />
    </g>
  )
}

// —— chips ——

/** Numbers that are printed nowhere. VIN-BONUS-CONTROL-04 On a hex it is the honor for taking control: it flies a flag. */
function Chip({ shape: { chip, isHex = false }, text, isPicked }: ChipProps<Shape>) {
  if (!isDrawnChip(text)) return null
  const half = 11 + text.length * 5.4 + (isHex ? 11 : 0)
  return (
    <At place={chip}>
      <g className={`chip${isPicked ? ' of-picked' : ''}${isHex ? ' flag' : ''}`}>
        <rect x={-half} y='-15' width={half * 2} height='30' rx='15' />
        {isHex && <Sign name='control' x={-half + 17} size={24} />}
        <text x={isHex ? 11 : 0} y='8'>
          {text}
        </text>
      </g>
    </At>
  )
}
const Chips = chipsOf(Chip)
