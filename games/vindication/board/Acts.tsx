/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import { At, actsOf } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import type { ReactNode } from 'react'
import type { Content } from '../types.ts'
import { CardFace } from './Cards.tsx'
import { DieFace, Tile } from './Island.tsx'
import { nameOf } from './labels.ts'
import { Piece, Sign } from './Pieces.tsx'
import type { Moving, OwnAct } from './stage.ts'
import { CoinFace } from './Tracks.tsx'

interface Setting {
  readonly content: Content
  readonly pack: unknown
  readonly language: Language
}

function Own({ act, ...setting }: Setting & { readonly act: OwnAct }) {
  return <At place={act.at}>{ownAct(act, setting)}</At>
}

function ownAct(act: OwnAct, setting: Setting): ReactNode {
  switch (act.do) {
    case 'turn':
      return (
        <g className='act turn-up'>
          <Thing what={act.what} {...setting} />
        </g>
      )
    case 'tumble':
      return (
        <g className='act tumble'>
          <DieFace die={act.die} dice={act.dice} />
        </g>
      )
    case 'mark':
      return (
        <g className='act strike'>
          <Sign name={act.sign} size={130} />
        </g>
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
          <CoinFace />
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

export const Acts = actsOf<Moving, OwnAct, Setting>({ Thing, Own, floatY: -20 })
