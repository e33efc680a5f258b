/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import { seatTone } from '@skerry/boards'
import { At, Moment, Passing } from '@skerry/boards/live'
import type { Language } from '@skerry/kernel'
import type { Content } from '../types.ts'
import { CardFace } from './Cards.tsx'
import { DieFace, Tile } from './Island.tsx'
import { nameOf } from './labels.ts'
import { Piece, Sign } from './Pieces.tsx'
import type { Act, Moving } from './plan.ts'
import { CoinFace } from './Tracks.tsx'

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
    case 'turn':
      return (
        <At place={act.at}>
          <g className='act turn-up'>
            <Thing what={act.what} {...setting} />
          </g>
        </At>
      )
    case 'tumble':
      return (
        <At place={act.at}>
          <g className='act tumble'>
            <DieFace die={act.die} dice={act.dice} />
          </g>
        </At>
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
          <g className='act strike'>
            <Sign name={act.sign} size={130} />
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
    case 'cube':
    case 'medallion':
      return <Piece kind={what.is} seat={what.seat} />
    case 'coin':
      return (
        <g className='coin'>
          <CoinFace coin={what.coin} />
        </g>
      )
    case 'prof':
      return <Sign name='proficiency' size={44} className={`tile-sign of-${what.attr}`} />
    case 'tile':
      return <Tile region={what.region} />
    case 'card': {
      const card = content.cards[what.card]
      return card === undefined ? null : (
        <CardFace card={card} width={what.width} height={what.height} name={nameOf(pack, what.card, language)} />
      )
    }
  }
}
