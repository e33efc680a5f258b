/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import { seatTone } from '@skerry/boards'
import { At, Moment, Passing } from '@skerry/boards/live'
import type { Language } from '@skerry/kernel'
import { cardOf } from '../queries.ts'
import type { Content } from '../types.ts'
import { BattleFace } from './Battles.tsx'
import { CardFace } from './Cards.tsx'
import { cardName } from './labels.ts'
import { MarkerPlate, Piece, Sign } from './Pieces.tsx'
import type { Act, Moving } from './plan.ts'

interface ActsProps {
  readonly acts: readonly Act[]
  readonly ms: number
  readonly content: Content
  readonly pack: unknown
  readonly language: Language
}
type Setting = Omit<ActsProps, 'acts' | 'ms'>

export function Acts({ acts, ms, ...setting }: ActsProps) {
  return <Moment acts={acts} ms={ms} draw={(act) => <OneAct act={act} {...setting} />} />
}

function OneAct({ act, ...setting }: Setting & { readonly act: Act }) {
  switch (act.do) {
    case 'drop':
    case 'sink':
    case 'slide':
      return (
        <Passing act={act}>
          <Thing what={act.what} {...setting} />
        </Passing>
      )
    case 'float':
      return (
        <At place={act.at}>
          <text className={`act float ${act.tone}`} y='-20'>
            {act.text}
          </text>
        </At>
      )
    case 'mark':
      return (
        <At place={act.at}>
          <g className={`act strike ${act.sign}`}>
            <Sign name={act.sign} size={150} />
          </g>
        </At>
      )
    case 'flash':
      return (
        <path className={`act flash ${typeof act.tone === 'number' ? seatTone(act.tone) : act.tone}`} d={act.line} />
      )
  }
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
