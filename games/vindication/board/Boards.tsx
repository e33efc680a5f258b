/** What lies before each player: the power board, character, speed, tiles, coins, quest and cards. Who looks has a large one. */

import { capital, rectPath, seatTone } from '@skerry/boards'
import { type Language, wrapped } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { memo } from 'react'
import { ATTRIBUTES, championOf, countFor, tilesOf, ZONES } from '../queries.ts'
import type { CardId, Content, Player, Quest, State, Zone } from '../types.ts'
import { taskText } from '../words/effects.ts'
import { requirementParts } from './abilities.ts'
import { CardFace } from './Cards.tsx'
import { nameOf, sizeFor } from './labels.ts'
import {
  BADGE,
  type BoardPlan,
  badgePoint,
  characterPoint,
  characterSize,
  DEALT,
  type FigureName,
  figurePoint,
  heldPoint,
  heldSize,
  ownTilePoint,
  QUEST,
  zoneCube,
  zonePoint,
  zoneSize,
} from './layout.ts'
import { NumberedCube, Piece, Sentence, Sign } from './Pieces.tsx'
import type { PictogramName } from './pictograms.ts'
import { areDealt, boardLine, heldBy, questSpots, questsOf } from './scene.ts'
import { fitted } from './sentences.ts'

interface PlayerBoardProps {
  readonly content: Content
  readonly pack: unknown
  readonly state: State
  readonly seat: Seat
  readonly plan: BoardPlan
  readonly language: Language
  /** A card on its way: its place is kept free. */
  readonly coming: CardId | null
}

export const PlayerBoard = memo(function PlayerBoard(props: PlayerBoardProps) {
  const { content, pack, state, seat, plan, language } = props
  const player = state.players[seat] as Player
  const [x, y] = badgePoint(plan)
  const isTurn = state.active === seat && state.round > 0
  return (
    <g className={`board-of ${seatTone(seat)}${plan.isOwn ? ' own' : ''}${isTurn ? ' active' : ''}`}>
      <path className='slab' d={boardLine(plan)} />
      <path className='seat-field' d={rectPath(x - BADGE / 2, y - BADGE / 2, BADGE, BADGE, 12)} />
      <Piece kind='disc' seat={seat} at={[x, y]} scale={plan.isLarge ? 2 : 1.9} />
      {state.first === seat && state.round > 0 && <Sign name='journey' x={x} y={y} size={30} className='first' />}
      {ZONES.map((zone) => (
        <ZoneOf
          key={zone}
          zone={zone}
          seat={seat}
          n={player.zones[zone]}
          plan={plan}
          name={nameOf(pack, zone, language)}
        />
      ))}
      <Character plan={plan} isVindicated={player.isVindicated} />
      <Figure plan={plan} name='honor' sign='honor' n={player.honor} />
      <Figure plan={plan} name='speed' sign='speed' n={player.speed} />
      <Figure plan={plan} name='regions' sign='control' n={countFor({ content, state }, seat, 'ctrl')} />
      {plan.isLarge ? (
        <OwnTiles plan={plan} player={player} />
      ) : (
        <Figure plan={plan} name='profs' sign='proficiency' n={tilesOf(player)} />
      )}
      <Figure plan={plan} name='coins' sign='coin' n={player.coins.length} />
      <Quests {...{ content, state, seat, plan, language }} />
      <Held {...props} />
    </g>
  )
})

// —— the power board ——

interface ZoneProps {
  readonly zone: Zone
  readonly seat: Seat
  readonly n: number
  readonly plan: BoardPlan
  readonly name: string
}

/** VIN-SETUP-20 On a large board every cube lies there; on a small one a cube bears the number. */
function ZoneOf({ zone, seat, n, plan, name }: ZoneProps) {
  const [x, y] = zonePoint(plan, zone)
  const { width, height } = zoneSize(plan)
  const [left, top] = [x - width / 2, y - height / 2]
  const well = <path className={`zone ${zone}`} d={rectPath(left, top, width, height, 10)} />
  if (!plan.isLarge)
    return (
      <>
        {well}
        <Sign name={zone} x={left + 22} y={y} size={30} className='zone-sign' />
        {n > 0 ? (
          <NumberedCube seat={seat} n={n} at={[left + 64, y]} />
        ) : (
          <text className='counted none' x={left + 62} y={y + 10}>
            0
          </text>
        )}
      </>
    )
  return (
    <>
      {well}
      <text className='zone-name' x={left + 9} y={top + 24} fontSize={sizeFor([name], width - 14, 22)}>
        {name}
      </text>
      <Sign name={zone} x={left + width - 19} y={top + 56} size={26} className='zone-sign' />
      <text className='zone-count' x={left + width - 19} y={top + 98}>
        {n}
      </text>
      {Array.from({ length: n }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cubes of one seat are alike
        <Piece key={i} kind='cube' seat={seat} at={zoneCube(plan, zone, i)} scale={0.9} />
      ))}
    </>
  )
}

/** VIN-SETUP-13, VIN-BONUS-VIND-01 The wretched or the vindicated side. */
function Character({ plan, isVindicated }: { readonly plan: BoardPlan; readonly isVindicated: boolean }) {
  const [x, y] = characterPoint(plan)
  const { width, height } = characterSize(plan)
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
        size={Math.min(width - 12, 70)}
        className={isVindicated ? 'side vindicated' : 'side'}
      />
    </>
  )
}

interface FigureProps {
  readonly plan: BoardPlan
  readonly name: FigureName
  readonly sign: PictogramName
  readonly n: number
}

/** A pictogram and how many there are, about their middle. */
function Figure({ plan, name, sign, n }: FigureProps) {
  const [x, y] = figurePoint(plan, name)
  return (
    <>
      <Sign name={sign} x={x - 15} y={y - 2} size={32} className={n === 0 ? 'none' : ''} />
      <text className={`counted${n === 0 ? ' none' : ''}${n > 99 ? ' long' : ''}`} x={x + 17} y={y + 9}>
        {n}
      </text>
    </>
  )
}

/** VIN-PROF-02 Each kind of proficiency tile that one owns. */
function OwnTiles({ plan, player: { profs } }: { readonly plan: BoardPlan; readonly player: Player }) {
  return ATTRIBUTES.map((attr) => {
    const [x, y] = ownTilePoint(plan, attr)
    return profs[attr] === 0 ? (
      <g key={attr}>
        <path className='tile-place' d={rectPath(x - 32, y - 25, 64, 50, 12)} />
        <Sign name={attr} x={x} y={y} size={30} className='faint' />
      </g>
    ) : (
      <g key={attr} className='own-tile' transform={`translate(${x} ${y})`}>
        <rect className={`prof-face of-${attr}`} x='-32' y='-25' width='64' height='50' rx='12' />
        <Sign name={attr} x={-10} size={32} className='on-tile' />
        <text className='on-tile' x='18' y='10'>
          {profs[attr]}
        </text>
      </g>
    )
  })
}

// —— quests ——

type QuestsProps = Pick<PlayerBoardProps, 'content' | 'state' | 'seat' | 'plan' | 'language'>

/** VIN-QUEST-04 The own one with its goals, those of the others face down until all are shown. */
function Quests({ content, state, seat, plan, language }: QuestsProps) {
  const spots = questSpots(state, seat, plan)
  const isDealt = areDealt(state, seat, plan)
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
      <Sign name='quest' size={44} />
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
            <Sentence set={fitted(requirementParts(goal.if), half - 12, 28, 26)} x={x} y={-14} />
            <text className='vindication-n' x={x - 10} y='26' fontSize='24'>
              {goal.honor}
            </text>
            <Sign name='honor' x={x + 13} y={17} size={24} />
          </g>
        )
      })}
      <path className='fold' d={`M0 ${-height / 2 + 8}V${height / 2 - 8}`} />
    </g>
  )
}

/** VIN-SETUP-23 While one is chosen: each goal in pictograms and in words. */
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
            <Sentence set={fitted(requirementParts(goal.if), half - 116, 46, 40)} x={left + (half - 84) / 2} y={-54} />
            <text className='vindication-n' x={left + half - 64} y='-41' fontSize='40'>
              {goal.honor}
            </text>
            <Sign name='honor' x={left + half - 32} y={-54} size={38} />
            {wrapped(capital(taskText(goal.if, language)), GOAL.letters).map((line, row) => (
              <text key={line} className='goal' x={left + 16} y={-2 + row * GOAL.line} fontSize={GOAL.size}>
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
/** How many letters fit in a line, and how many lines on a quest. */
export const GOAL = { size: 25, line: 27, letters: 25, lines: 4 }

// —— cards ——

function Held({ content, pack, state, seat, plan, language, coming }: PlayerBoardProps) {
  const cards = heldBy(content, state, seat)
  const size = heldSize(plan, cards.length)
  const champion = championOf({ content, state }, seat)
  return cards.map(({ card, cubes }, i) => {
    const face = content.cards[card]
    return face === undefined || card === coming ? null : (
      <CardFace
        key={card}
        card={face}
        {...size}
        name={nameOf(pack, card, language)}
        at={heldPoint(plan, i, cards.length)}
        seat={seat}
        cubes={cubes}
        isChampion={champion === card}
      />
    )
  })
}
