/** Cards: companions, traits, relics and monsters from the front and from behind, about their middle. */

import { type Point, wrapped } from '@skerry/contracts'
import type { Seat, ThingId } from '@skerry/kernel'
import { memo } from 'react'
import { RELIC_CAPACITY } from '../queries.ts'
import type { Card, Deck } from '../types.ts'
import { abilityParts, printedParts } from './abilities.ts'
import { legible, linesOf, sizeFor } from './labels.ts'
import { cardCube, LOW, type Size } from './layout.ts'
import { deckSign, deckTone } from './looks.ts'
import { Cubes, NumberedCube, Sentence, Sign } from './Pieces.tsx'
import { fitted, type Part, text } from './sentences.ts'

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

/** Narrower or lower cards have only what decides: beside their name where they are wide, else under it. */
const SMALL = { width: 104, height: 150 }
type Form = 'whole' | 'strip' | 'small'
const formOf = (width: number, height: number): Form =>
  width >= SMALL.width && height >= SMALL.height ? 'whole' : width > height * 1.3 ? 'strip' : 'small'

export const CardFace = memo(function CardFace(props: FaceProps) {
  const { card, width, height, at, thing = card.id } = props
  const form = formOf(width, height)
  const Form = FORMS[form]
  const style = at === undefined ? {} : { style: { transform: `translate(${at[0]}px, ${at[1]}px)` } }
  return (
    <g
      className={`card ${deckTone(card.deck)}${form === 'whole' ? '' : ' small'}${at === undefined ? '' : ' laid'}`}
      {...style}
    >
      <rect className='leaf' data-thing={thing} x={-width / 2} y={-height / 2} width={width} height={height} rx='10' />
      <Form {...props} />
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

function OnCard({ seat, n, width, height }: Size & { readonly seat: Seat; readonly n: number }) {
  const [x, y] = cardCube({ width, height })
  const isLow = height < LOW
  const scale = isLow ? 0.56 : 0.8
  if (n > 2) return <NumberedCube seat={seat} n={n} at={[x, y]} scale={scale} />
  return <Cubes seat={seat} n={n} at={[x - (n === 2 ? 8 : 0), y]} scale={isLow ? 0.74 : 1} />
}

/**
 * Before its owner: a band of its colour, name and honor, what it does, and its cubes at the lower right. The lowest have their
 * honor beside the cubes, and no room for what they do.
 */
function Strip({ card, width, height, name, seat, cubes = 0, isChampion = false }: FaceProps) {
  const [left, top] = [-width / 2, -height / 2]
  const isLow = height < LOW
  const room = width - (isLow ? 20 : 64)
  const lines = linesOf(name, Math.max(8, Math.floor(room / 8)))
  const size = legible(sizeFor(lines, room, isLow && lines.length > 1 ? 17 : 21))
  const below = height - lines.length * size - 12
  const cubeRoom = cubes > 0 || card.charge > 0 ? 46 : 8
  const parts = [...printedParts(card.attributes), ...(card.attributes.length > 0 ? [GAP] : []), ...abilityParts(card)]
  const [x, y] = isLow ? [left + 24, -top - 6] : [-left - 38, top + 22]
  return (
    <>
      <path className='band' d={sidePath(left, top, height)} />
      {lines.map((line, i) => (
        <text
          key={line}
          className='strip-name'
          x={left + 15}
          y={top + (isLow ? 1 : 4) + (i + 1) * size}
          fontSize={size}
        >
          {line}
        </text>
      ))}
      <text className={isLow ? 'strip-honor low' : 'strip-honor'} x={x} y={y}>
        {card.honor}
      </text>
      <Sign name={isChampion ? 'champion' : 'honor'} x={x + 19} y={y - 6} size={20} className='champion' />
      {!isLow && (
        <Sentence
          set={fitted(parts, width - 24 - cubeRoom, below - 4, below > 60 ? 34 : 28)}
          x={left + 16 + (width - 24 - cubeRoom) / 2}
          y={-top - below / 2 - 2}
        />
      )}
      {seat !== undefined && cubes > 0 && <OnCard seat={seat} n={cubes} width={width} height={height} />}
    </>
  )
}
const GAP: Part = text('')
const sidePath = (x: number, y: number, height: number): string =>
  `M${x + 9} ${y}v${height}q-9 0-9-10v${20 - height}q0-10 9-10Z`

/** On an open pile: name and honor. */
function Small({ card, width, height, name }: FaceProps) {
  const [left, top] = [-width / 2, -height / 2]
  const lines = wrapped(name, Math.floor((width - 8) / 7.6))
  const size = legible(sizeFor(lines, width - 6, 18))
  return (
    <>
      {lines.map((line, i) => (
        <text key={line} className='card-name' y={top + 3 + (i + 1) * (size - 0.5)} fontSize={size}>
          {line}
        </text>
      ))}
      <text className='strip-honor' x={left + width / 2 - 4} y={-top - 7}>
        {card.honor}
      </text>
      <Sign name='honor' x={left + width / 2 + 14} y={-top - 13} size={19} className='vindication-honor' />
    </>
  )
}
const FORMS = { whole: Inside, strip: Strip, small: Small } as const

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
