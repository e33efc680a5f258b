/** Cards: companions, traits, relics and monsters from the front and from behind, about their middle. */

import type { Point } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import { memo } from 'react'
import { RELIC_CAPACITY } from '../queries.ts'
import type { Card, Deck } from '../types.ts'
import { abilityParts, printedParts } from './abilities.ts'
import { linesOf, sizeFor } from './labels.ts'
import { cardCube } from './layout.ts'
import { deckSign, deckTone } from './looks.ts'
import { Cubes, NumberedCube, Sentence, Sign } from './Pieces.tsx'
import { fitted } from './sentences.ts'

interface FaceProps {
  readonly card: Card
  readonly width: number
  readonly height: number
  readonly name: string
  /** Where it lies on the table; absent: it is on its way. */
  readonly at?: Point
  /** What it is touched as; absent: as itself. */
  readonly thing?: ThingId
  /** Whose it is, and how many cubes lie on it. */
  readonly seat?: Seat
  readonly cubes?: number
  /** VIN-MONSTER-03 Whoever fights for its owner. */
  readonly isChampion?: boolean
}

/** Narrower or lower cards have only what decides. */
const SMALL = { width: 104, height: 150 }

export const CardFace = memo(function CardFace(props: FaceProps) {
  const { card, width, height, at, thing = card.id } = props
  const isSmall = width < SMALL.width || height < SMALL.height
  const style = at === undefined ? {} : { style: { transform: `translate(${at[0]}px, ${at[1]}px)` } }
  return (
    <g className={`card ${deckTone(card.deck)}${isSmall ? ' small' : ''}${at === undefined ? '' : ' laid'}`} {...style}>
      <rect className='leaf' data-thing={thing} x={-width / 2} y={-height / 2} width={width} height={height} rx='10' />
      {isSmall ? <SmallInside {...props} /> : <Inside {...props} />}
    </g>
  )
})

const bandPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y + height}V${y + 10}q0-10 10-10H${x + width - 10}q10 0 10 10V${y + height}Z`

const BAND = 32
const STRIP = 40

/** Below this the band has no room for the champion's helmet beside the sign of the deck, whose colour it has anyway. */
const TIGHT = 132
/** Above this there is room for a line of its own for what an activation gains. */
const TALL = 200

/** At the top kind and honor, then the name, what an activation gains, the ability; at the foot the cubes. */
function Inside(props: FaceProps) {
  const { card, width, height, name, seat, cubes = 0, isChampion = false } = props
  const [left, top] = [-width / 2, -height / 2]
  const isTall = height > TALL
  const isTight = width < TIGHT
  const lines = linesOf(name, 13)
  const size = sizeFor(lines, width - 10, 22)
  const title = BAND + 4 + lines.length * (size - 1)
  const isActive = card.attributes.length > 0
  const printed = isActive && isTall ? 48 : 0
  const hasArea = card.kind === 'companion' || card.kind === 'relic' || card.slots > 0
  const room = height - title - printed - (hasArea ? STRIP : 8)
  return (
    <>
      <path className='band' d={bandPath(left, top, width, BAND)} />
      <Sign
        name={isChampion && isTight ? 'champion' : deckSign(card.deck)}
        x={left + 19}
        y={top + BAND / 2}
        size={25}
        className='on-band'
      />
      {card.initiative > 0 && (
        <text className='initiative' x={left + 47} y={top + 24}>
          {card.initiative}
        </text>
      )}
      {isChampion && !isTight && (
        <Sign name='champion' x={left + 72} y={top + BAND / 2} size={25} className='on-band' />
      )}
      <HonorOf card={card} x={-left - 34} y={top + BAND / 2} />
      {lines.map((line, i) => (
        <text key={line} className='card-name' y={top + BAND + 1 + (i + 1) * (size - 1)} fontSize={size}>
          {line}
        </text>
      ))}
      {printed > 0 && (
        <Sentence set={fitted(printedParts(card.attributes), width - 14, printed, 36)} y={top + title + printed / 2} />
      )}
      <Sentence
        set={fitted(abilityParts(card), width - 12, room - 4, isTall ? 38 : 30)}
        y={top + title + printed + room / 2}
      />
      {hasArea && <Area card={card} width={width} height={height} />}
      {isActive && !isTall && (
        <Sentence
          set={fitted(printedParts(card.attributes), width - 66, STRIP - 6, 28)}
          x={-26}
          y={-top - STRIP / 2 + 1}
        />
      )}
      {seat !== undefined && <OnCard seat={seat} n={cubes} width={width} height={height} />}
    </>
  )
}

function HonorOf({ card, x, y }: { readonly card: Card; readonly x: number; readonly y: number }) {
  return (
    <>
      <text className='on-band-number' x={x - 4} y={y + 9}>
        {card.honor}
      </text>
      <Sign name='honor' x={x + 18} y={y} size={26} className='on-band' />
    </>
  )
}

/** Where cubes go: any number on a companion, up to three on a relic, so many as there are slots on a trait. */
function Area({ card, width, height }: Pick<FaceProps, 'card' | 'width' | 'height'>) {
  const most = card.kind === 'trait' ? card.slots : card.kind === 'relic' ? RELIC_CAPACITY : 0
  const [, y] = cardCube({ width, height })
  const dots = Array.from({ length: most }, (_, i) => {
    const filled = card.kind === 'relic' && i < card.charge ? 7 : 5
    const at = -width / 2 + 20 + i * 19
    return `M${at - filled} ${y}a${filled} ${filled} 0 1 1 ${2 * filled} 0a${filled} ${filled} 0 1 1 ${-2 * filled} 0Z`
  })
  return (
    <>
      <path className='area' d={`M${-width / 2 + 8} ${height / 2 - STRIP}H${width / 2 - 8}`} />
      {most > 0 && <path className='slots' d={dots.join('')} />}
    </>
  )
}

function OnCard({
  seat,
  n,
  width,
  height,
}: {
  readonly seat: Seat
  readonly n: number
  readonly width: number
  readonly height: number
}) {
  const [x, y] = cardCube({ width, height })
  if (n > 2) return <NumberedCube seat={seat} n={n} at={[x, y]} scale={0.9} />
  return <Cubes seat={seat} n={n} at={[x - (n === 2 ? 8 : 0), y]} />
}

/** Lower cards have cubes in the place of what else they tell. */
const LOW = 100

/** What lies before somebody else: its colour, honor and cubes; of a companion its initiative. */
function SmallInside({ card, width, height, seat, cubes = 0, isChampion = false }: FaceProps) {
  const [left, top] = [-width / 2, -height / 2]
  const isNarrow = width < 58
  const isLow = height < LOW
  return (
    <>
      <path className='band' d={bandPath(left, top, width, 28)} />
      <text className='on-band-number' x={isNarrow ? 0 : left + 18} y={top + 22}>
        {card.honor}
      </text>
      {!isNarrow && <Sign name='honor' x={left + 44} y={top + 14} size={22} className='on-band' />}
      {(!isLow || cubes === 0) && (
        <Sign
          name={isChampion ? 'champion' : deckSign(card.deck)}
          y={top + 46}
          size={Math.min(32, width - 6)}
          className='kind'
        />
      )}
      {card.initiative > 0 && !isLow && (
        <text className='initiative' y={top + 85}>
          {card.initiative}
        </text>
      )}
      {seat !== undefined && cubes > 0 && (
        <NumberedCube seat={seat} n={cubes} at={[isNarrow ? -2 : 0, -top - 16]} scale={0.8} />
      )}
    </>
  )
}

interface BackProps {
  readonly deck: Deck
  readonly width: number
  readonly height: number
  readonly at?: Point
}

export const CardBack = memo(function CardBack({ deck, width, height, at }: BackProps) {
  const style = at === undefined ? {} : { style: { transform: `translate(${at[0]}px, ${at[1]}px)` } }
  return (
    <g className={`card-back ${deckTone(deck)}`} {...style}>
      <rect className='back' x={-width / 2} y={-height / 2} width={width} height={height} rx='10' />
      <Sign name={deckSign(deck)} size={Math.min(width, height) * 0.56} className='on-band' />
    </g>
  )
})
