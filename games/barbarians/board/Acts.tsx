/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import { At, actsOf } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import { cardOf } from '../queries.ts'
import type { Content } from '../types.ts'
import { BattleFace } from './Battles.tsx'
import { CardFace } from './Cards.tsx'
import { cardName } from './labels.ts'
import { MarkerPlate, Piece, Sign } from './Pieces.tsx'
import type { Moving, OwnAct } from './stage.ts'

interface Setting {
  readonly content: Content
  readonly pack: unknown
  readonly language: Language
}

function Mark({ act: { at, sign } }: { readonly act: OwnAct }) {
  return (
    <At place={at}>
      <g className={`act strike ${sign}`}>
        <Sign name={sign} size={150} />
      </g>
    </At>
  )
}

function Thing({ what, content, pack, language }: Setting & { readonly what: Moving }) {
  switch (what.is) {
    case 'hero':
      return <Piece kind='hero' seat={what.seat} />
    case 'stone':
      return <Piece kind='stone' seat={what.seat} scale={what.scale} />
    case 'banner':
      return <Piece kind='banner' seat={what.seat} />
    case 'marker':
      return <MarkerPlate faction={what.faction} value={what.value} />
    case 'card': {
      const card = cardOf(content, what.card)
      return <CardFace card={card} width={what.width} height={what.height} name={cardName(pack, card, language)} />
    }
    case 'battle': {
      const card = content.regionCards[what.card]
      return card === undefined ? null : <BattleFace card={card} />
    }
  }
}

export const Acts = actsOf<Moving, OwnAct, Setting>({ Thing, Own: Mark, floatY: -20 })
