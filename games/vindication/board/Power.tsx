/** What the viewer has: the power board, character, speed, tiles, coins, quest and cards, so that what is paid can be followed. */

import { capital, rectPath, seatTone } from '@skerry/boards'
import { type Language, wrapped } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { ATTRIBUTES, championOf, playerOf, ZONES } from '../queries.ts'
import type { CardId, Content, Player, Quest, State, Zone } from '../types.ts'
import { taskText } from '../words/effects.ts'
import { requirementParts } from './abilities.ts'
import { CardFace } from './Cards.tsx'
import type { Chart } from './chart.ts'
import { nameOf, sizeFor } from './labels.ts'
import {
  CHARACTER,
  characterPoint,
  DEALT,
  type FigureName,
  figurePoint,
  type Layout,
  OWN_TILE,
  ownTilePoint,
  QUEST,
  ZONE,
  zoneCube,
  zonePoint,
} from './layout.ts'
import { Piece, Sentence, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { areDealt, heldBy, heldSpots, questSpots, questsOf, type Seen } from './scene.ts'
import { fitted } from './sentences.ts'

interface PowerProps {
  readonly pack: unknown
  readonly chart: Chart
  readonly state: State
  readonly seat: Seat
  readonly language: Language
}

export const Power = memo(function Power({ pack, chart, state, seat, language }: PowerProps) {
  const player = playerOf(state, seat)
  const { layout } = chart
  return (
    <g className={`power ${seatTone(seat)}`}>
      {ZONES.map((zone) => (
        <ZoneOf key={zone} {...{ zone, seat, layout }} n={player.zones[zone]} name={nameOf(pack, zone, language)} />
      ))}
      <Character layout={layout} isVindicated={player.isVindicated} />
      <Figure layout={layout} name='speed' sign='speed' n={player.speed} />
      <Figure layout={layout} name='coins' sign='coin' n={player.coins.length} />
      <OwnTiles layout={layout} player={player} />
    </g>
  )
})

// —— the power board ——

interface ZoneProps {
  readonly zone: Zone
  readonly seat: Seat
  readonly n: number
  readonly layout: Layout
  readonly name: string
}

/** VIN-SETUP-20 Every cube lies there, beside their number. */
function ZoneOf({ zone, seat, n, layout, name }: ZoneProps) {
  const [x, y] = zonePoint(layout, zone)
  const { width, height } = ZONE
  const [left, top] = [x - width / 2, y - height / 2]
  return (
    <>
      <path className={`zone ${zone}`} d={rectPath(left, top, width, height, 10)} />
      <text className='zone-name' x={left + 9} y={top + 23} fontSize={sizeFor([name], width - 14, 21)}>
        {name}
      </text>
      <Sign name={zone} x={left + width - 21} y={top + 48} size={24} className='zone-sign' />
      <text className='zone-count' x={left + width - 21} y={top + 94}>
        {n}
      </text>
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one seat are alike
        <Piece key={i} kind='cube' seat={seat} at={zoneCube(layout, zone, i)} scale={0.78} />
      ))}
    </>
  )
}

/** VIN-SETUP-13, VIN-BONUS-VIND-01 The wretched or the vindicated side. */
function Character({ layout, isVindicated }: { readonly layout: Layout; readonly isVindicated: boolean }) {
  const [x, y] = characterPoint(layout)
  const { width, height } = CHARACTER
  return (
    <>
      <path
        className={isVindicated ? 'character vindicated' : 'character'}
        d={rectPath(x - width / 2, y - height / 2, width, height, 12)}
      />
      <Sign
        name={isVindicated ? 'vindicated' : 'wretched'}
        x={x}
        y={y}
        size={64}
        className={isVindicated ? 'side vindicated' : 'side'}
      />
    </>
  )
}

interface FigureProps {
  readonly layout: Layout
  readonly name: FigureName
  readonly sign: PictogramName
  readonly n: number
}

/** A pictogram and how many there are, about their middle. */
function Figure({ layout, name, sign, n }: FigureProps) {
  const [x, y] = figurePoint(layout, name)
  return (
    <>
      <Sign name={sign} x={x - 14} y={y - 1} size={28} className={n === 0 ? 'none' : ''} />
      <text className={`counted${n === 0 ? ' none' : ''}`} x={x + 14} y={y + 9}>
        {n}
      </text>
    </>
  )
}

/** VIN-PROF-02 Each kind of proficiency tile that one owns. */
function OwnTiles({ layout, player: { profs } }: { readonly layout: Layout; readonly player: Player }) {
  const { width, height } = OWN_TILE
  return ATTRIBUTES.map((attr) => {
    const [x, y] = ownTilePoint(layout, attr)
    return profs[attr] === 0 ? null : (
      <g key={attr} className={`own-tile of-${attr}`} transform={`translate(${x} ${y})`}>
        <rect className='prof-face' x={-width / 2} y={-height / 2} width={width} height={height} rx='8' />
        <Sign name='proficiency' x={-8} size={22} className='on-tile' />
        <text className='on-tile' x='10' y='7'>
          {profs[attr]}
        </text>
      </g>
    )
  })
}

// —— quests ——

interface QuestsProps extends Omit<PowerProps, 'pack'> {
  readonly content: Content
}

/** VIN-QUEST-04 The own one with its goals; whoever looks on sees its back. While one is chosen both lie over the cards. */
export function Quests({ content, chart, state, seat, language }: QuestsProps) {
  const spots = questSpots(chart, state, seat)
  const isDealt = areDealt(state, seat)
  return questsOf(state, seat).map((id, i) => {
    const quest = id === null ? undefined : content.quests[id]
    const [x, y] = spots[i]?.at ?? [0, 0]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a quest that nobody knows is its place
      <g key={i} transform={`translate(${x} ${y})`}>
        {quest === undefined ? (
          <QuestBack />
        ) : isDealt ? (
          <DealtQuest quest={quest} language={language} />
        ) : (
          <QuestFace quest={quest} />
        )}
      </g>
    )
  })
}

function QuestBack() {
  const { width, height } = QUEST
  return (
    <g className='quest-back'>
      <rect className='back' x={-width / 2} y={-height / 2} width={width} height={height} rx='10' />
      <Sign name='quest' size={42} />
    </g>
  )
}

/** VIN-QUEST-01 Two goals, each with its honor. */
function QuestFace({ quest: { goals } }: { readonly quest: Quest }) {
  const { width, height } = QUEST
  const half = width / goals.length
  return (
    <g className='quest'>
      <rect className='quest-leaf' x={-width / 2} y={-height / 2} width={width} height={height} rx='10' />
      {goals.map((goal, i) => {
        const x = -width / 2 + half * (i + 0.5)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its place
          <g key={i}>
            <Sentence set={fitted(requirementParts(goal.if), half - 12, 28, 26)} x={x} y={-13} />
            <text className='vindication-n' x={x - 10} y='24' fontSize='23'>
              {goal.honor}
            </text>
            <Sign name='honor' x={x + 13} y={16} size={22} />
          </g>
        )
      })}
      <path className='fold' d={`M0 ${-height / 2 + 8}V${height / 2 - 8}`} />
    </g>
  )
}

/** VIN-SETUP-23 Each goal in pictograms and in words. */
function DealtQuest({ quest: { goals }, language }: { readonly quest: Quest; readonly language: Language }) {
  const { width, height } = DEALT
  const half = width / goals.length
  return (
    <g className='quest'>
      <rect className='quest-leaf' x={-width / 2} y={-height / 2} width={width} height={height} rx='14' />
      {goals.map((goal, i) => {
        const left = -width / 2 + half * i
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a goal is its place
          <g key={i}>
            <Sentence set={fitted(requirementParts(goal.if), half - 110, 46, 40)} x={left + (half - 84) / 2} y={-56} />
            <text className='vindication-n' x={left + half - 64} y='-43' fontSize='38'>
              {goal.honor}
            </text>
            <Sign name='honor' x={left + half - 32} y={-56} size={36} />
            {wrapped(capital(taskText(goal.if, language)), GOAL.letters).map((line, row) => (
              <text key={line} className='goal' x={left + 14} y={-2 + row * GOAL.line} fontSize={GOAL.size}>
                {line}
              </text>
            ))}
          </g>
        )
      })}
      <path className='fold' d={`M0 ${-height / 2 + 10}V${height / 2 - 10}`} />
    </g>
  )
}
/** So many letters go in a line, and so many lines on a quest. */
export const GOAL = { size: 23, line: 26, letters: 24, lines: 4 }

// —— cards ——

interface HeldProps extends Omit<PowerProps, 'state'> {
  readonly content: Content
  readonly view: Seen
  /** A card on its way: its place is kept free. */
  readonly coming: CardId | null
}

export function Held({ content, pack, chart, view, seat, language, coming }: HeldProps) {
  const spots = heldSpots(content, chart, view, seat)
  const champion = championOf({ content, state: view.state }, seat)
  return heldBy(content, view.state, seat).map(({ card, cubes }) => {
    const [face, spot] = [content.cards[card], spots.get(card)]
    return face === undefined || spot === undefined || card === coming ? null : (
      <CardFace
        key={card}
        card={face}
        width={spot.width}
        height={spot.height}
        name={nameOf(pack, card, language)}
        at={spot.at}
        seat={seat}
        cubes={cubes}
        isChampion={champion === card}
      />
    )
  })
}
