/** The battles of a campaign, large and in order; and the fate card of a solo game. */

import { rectPath } from '@skerry/boards'
import { memo } from 'react'
import { regionCardOf, TRACKS, TROOPS, winsNeeded } from '../queries.ts'
import type { CampaignFrame, Content, Fate, RegionCard, State, Terrain, Troops } from '../types.ts'
import { CardBack } from './Cards.tsx'
import { fitted, type Part, partsOf } from './effects.ts'
import { ARENA, arenaSlot, BATTLE, FACED, FATE } from './layout.ts'
import { MarkerPlate, Sentence, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'

interface BattlesProps {
  readonly content: Content
  readonly state: State
  readonly campaign: CampaignFrame
  readonly terrain: Terrain | null
  /** A battle on its way. */
  readonly coming: string | null
}

export function Battles({ content, state, campaign, terrain, coming }: BattlesProps) {
  const { faced, won, battles, region } = campaign
  const last = faced.at(-1)
  const marker = region === null ? undefined : content.markers[state.markers[region] as never]
  const cardOf = (id: (typeof faced)[number]) => regionCardOf({ state, content }, id)
  return (
    <g className='battles'>
      <path className='arena-panel' d={rectPath(0, 0, ARENA.width, ARENA.height, 18)} />
      <g transform={`translate(56 40)`}>
        {terrain !== null && <Sign name={terrain} x={-12} size={44} className='arena-sign' />}
        {marker !== undefined && (
          <g transform='translate(62 0)'>
            <MarkerPlate faction={marker.faction} value={marker.value} />
          </g>
        )}
        {battles > 0 && (
          <>
            <Sign name='endTurn' x={160} size={36} className='arena-sign' />
            <text className='arena-count' x='222' y='11'>
              {won.length} / {winsNeeded(battles)}
            </text>
            <Sign name='battle' x={330} size={40} className='arena-sign' />
            <text className='arena-count' x='400' y='11'>
              {faced.length} / {battles}
            </text>
          </>
        )}
      </g>
      {last !== undefined && last !== coming && (
        <g transform={`translate(${BATTLE.x + BATTLE.width / 2} ${BATTLE.y + BATTLE.height / 2})`}>
          <BattleFace card={cardOf(last)} />
        </g>
      )}
      {Array.from({ length: battles }, (_, i) => i).map((i) => {
        const [x, y] = arenaSlot(i)
        const id = faced[i]
        const isOpen = id !== undefined && i === faced.length - 1 && !won.includes(id)
        return (
          <g key={i} transform={`translate(${x + FACED.width / 2} ${y + FACED.height / 2})`}>
            {id === undefined ? (
              <CardBack sign={terrain ?? 'battle'} width={FACED.width} height={FACED.height} />
            ) : (
              <SmallBattle card={cardOf(id)} state={isOpen ? 'open' : won.includes(id) ? 'won' : 'lost'} />
            )}
          </g>
        )
      })}
    </g>
  )
}

const repeated = (troops: Troops, less: Troops = NONE): readonly Part[] =>
  TROOPS.flatMap((troop) =>
    Array.from({ length: troops[troop] - less[troop] }, (): Part => ({ is: 'sign', name: troop, n: '' })),
  )
const NONE: Troops = { archer: 0, berserker: 0, raider: 0 }

/** BAR-BATTLE-01, -05, -06 Grey troops, red ones with their points, the reward at the bottom: what there is shares the height. */
export const BattleFace = memo(function BattleFace({ card }: { readonly card: RegionCard }) {
  const { width, height } = BATTLE
  const [left, top] = [-width / 2, -height / 2]
  const { troops, overkill, reward, terrain } = card
  const shares = 1 + (overkill === null ? 0 : 1) + (reward.length === 0 ? 0 : 1)
  const part = (height - HEAD) / shares
  const middle = (i: number) => top + HEAD + (i + 0.5) * part
  return (
    <g className='card battle'>
      <rect className='card-shade' x={left + 3} y={top + 6} width={width} height={height} rx='14' />
      <rect className='leaf' data-thing={card.id} x={left} y={top} width={width} height={height} rx='14' />
      <path
        className={`terrain-band ${terrain}`}
        d={`M${left} ${top + HEAD}v-26q0-14 14-14h${width - 28}q14 0 14 14v26Z`}
      />
      <Sign name={terrain} y={top + HEAD / 2} size={32} className='on-band' />
      <g className='grey'>
        <Sentence set={fitted(repeated(troops), width - 30, part - 16, 74)} y={middle(0)} />
      </g>
      {overkill !== null && <Overkill red={repeated(overkill.troops, troops)} dp={overkill.dp} y={middle(1)} />}
      {reward.length > 0 && (
        <path className='fold' d={`M${left + 16} ${middle(shares - 1) - part / 2}h${width - 32}`} />
      )}
      {reward.length > 0 && (
        <Sentence set={fitted(partsOf(reward), width - 40, part - 16, 66)} y={middle(shares - 1)} />
      )}
    </g>
  )
})
const HEAD = 40

interface OverkillProps {
  readonly red: readonly Part[]
  readonly dp: number
  readonly y: number
}

function Overkill({ red, dp, y }: OverkillProps) {
  const width = BATTLE.width - 28
  const parts: readonly Part[] = [...red, { is: 'arrow' }, { is: 'sign', name: 'dp', n: String(dp) }]
  return (
    <g className='red'>
      <rect className='overkill' x={-width / 2} y={y - 44} width={width} height='88' rx='14' />
      <Sign name='overkill' x={-width / 2 + 32} y={y} size={40} className='skull' />
      <Sentence set={fitted(parts, width - 66, 78, 60)} x={26} y={y} />
    </g>
  )
}

interface SmallProps {
  readonly card: RegionCard
  readonly state: 'open' | 'won' | 'lost'
}

const MARKS: Readonly<Record<SmallProps['state'], PictogramName>> = { open: 'battle', won: 'endTurn', lost: 'lost' }

const SmallBattle = memo(function SmallBattle({ card, state }: SmallProps) {
  const { width, height } = FACED
  return (
    <g className={`card battle ${state}`}>
      <rect className='leaf' x={-width / 2} y={-height / 2} width={width} height={height} rx='10' />
      <Sentence set={fitted(repeated(card.troops), width - 12, 82, 38)} y={-38} />
      <Sign name={MARKS[state]} y={50} size={50} className={`mark ${state}`} />
    </g>
  )
})

// —— fate ——

interface FateFaceProps {
  readonly fate: Fate
  readonly places: number
}

/** BAR-SOLO-10 … -15 What the dummy does, row by row. */
export const FateFace = memo(function FateFace({ fate, places }: FateFaceProps) {
  const { x, y, width, height } = FATE
  const sign = (name: PictogramName, n: number | string = ''): Part => ({ is: 'sign', name, n: String(n) })
  const steps: readonly Part[] =
    fate.heroes === 0
      ? [sign('dummy', 0)]
      : [sign('dummy', Math.abs(fate.heroes)), sign(fate.heroes > 0 ? 'clockwise' : 'counterclockwise')]
  const knowledge = TRACKS.flatMap((track) => {
    const n = fate.knowledge[track] ?? 0
    return n === 0 ? [] : [sign(track, n)]
  })
  const conquest = fate.conquest.flatMap((faction, i): readonly Part[] =>
    i === 0 ? [sign(faction)] : [{ is: 'arrow' }, sign(faction)],
  )
  const rows = [steps, knowledge, null, [sign('honour', fate.honour)], conquest.length > 0 ? conquest : [sign('lost')]]
  const row = (height - 46) / rows.length
  return (
    <g className='card fate' transform={`translate(${x} ${y})`}>
      <rect className='card-shade' x='3' y='6' width={width} height={height} rx='14' />
      <rect className='leaf' data-thing={fate.id} width={width} height={height} rx='14' />
      <path className='band' d={`M0 40v-26q0-14 14-14h${width - 28}q14 0 14 14v26Z`} />
      <Sign name='fate' x={width / 2} y={20} size={32} className='on-band' />
      {rows.map((parts, i) => {
        const middle = 44 + (i + 0.5) * row
        return parts === null ? (
          <Discards key='discards' places={places} discards={fate.discards} x={width / 2} y={middle} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <Sentence key={i} set={fitted(parts, width - 24, row - 8, 42)} x={width / 2} y={middle} />
        )
      })}
    </g>
  )
})

interface DiscardsProps {
  readonly places: number
  readonly discards: readonly number[]
  readonly x: number
  readonly y: number
}

/** The display in small, with the places that are cleared. */
function Discards({ places, discards, x, y }: DiscardsProps) {
  const step = 34
  const left = (i: number) => x + (i - (places - 1) / 2) * step
  const numbers = Array.from({ length: places }, (_, i) => i)
  return (
    <>
      <path className='places' d={numbers.map((i) => rectPath(left(i) - 13, y - 20, 26, 40, 4)).join('')} />
      {discards.map((place) => (
        <Sign key={place} name='lost' x={left(place - 1)} y={y} size={24} className='cross' />
      ))}
    </>
  )
}
