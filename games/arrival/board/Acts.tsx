/** What an event sets in motion. Only transforms and opacity are animated, over the time the moment takes. */

import { SHIELD } from '@skerry/boards'
import { At, actsOf } from '@skerry/boards/live'
import type { Language } from '@skerry/contracts'
import type { Content } from '../types.ts'
import { CardBack, CardFace } from './Cards.tsx'
import type { Island } from './island.ts'
import { cardLeft, cardMiddle } from './layout.ts'
import { tileLook } from './looks.ts'
import { BlockerBar, Sign, Stand, shieldX } from './Pieces.tsx'
import { CardRow } from './Rows.tsx'
import type { Moving, OwnAct } from './stage.ts'
import { MiniTile, TileFace } from './Tiles.tsx'

interface Setting {
  readonly content: Content
  readonly island: Island
  readonly language: Language
}

function Own({ act, ...setting }: Setting & { readonly act: OwnAct }) {
  switch (act.do) {
    case 'land':
      return (
        <At place={act.at}>
          <g className='act landing-shadow'>
            <Thing what={act.what} {...setting} />
          </g>
          <g className='act landing'>
            <Thing what={act.what} {...setting} />
          </g>
        </At>
      )
    case 'flip':
      return <Flip act={act} content={setting.content} />
    case 'leave':
      return (
        <g className='act sink'>
          <CardRow content={setting.content} seat={act.seat} tribe={act.tribe} plan={act.row} />
        </g>
      )
    case 'strike':
      return (
        <At place={act.at}>
          <g className='act strike'>
            <Sign name='repelled' size={46} />
          </g>
        </At>
      )
    case 'shatter':
      return (
        <At place={act.at}>
          <Shards shields={act.shields} />
        </At>
      )
    case 'tally':
      return (
        <At place={act.at}>
          <g className='act drop'>
            <Tally text={act.text} />
          </g>
        </At>
      )
  }
}

function Thing({ what, content, island, language }: Setting & { readonly what: Moving }) {
  switch (what.is) {
    case 'stand':
      return <Stand holder={what.holder} level={what.level} isCastle={false} />
    case 'shield':
      return <path className='shield-on' d={SHIELD} transform='scale(6)' />
    case 'blocker':
      return <BlockerBar seat={what.seat} width={island.layout.cards.card + 6} />
    case 'back':
      return <CardBack back={what.back} width={what.width} height={what.height} />
    case 'tile': {
      const look = tileLook(content, island, what.tile, language)
      return what.isMini ? <MiniTile kind={look.kind} colour={look.colour} /> : <TileFace {...look} />
    }
  }
}

/** The card narrows to a line with its back and widens with its face. */
function Flip({
  act: { row, at, back, card },
  content,
}: {
  readonly act: OwnAct & { do: 'flip' }
  readonly content: Content
}) {
  const face = content.cards[card]
  const [x, y] = cardMiddle(row, at)
  return (
    <At place={[x, y]}>
      <g className='act turn-back'>
        <CardBack back={back} width={row.card} height={row.section * 3} />
      </g>
      {face !== undefined && (
        <g className='act turn-face'>
          <g transform={`translate(${cardLeft(row, at) - x} ${row.y - y})`}>
            <CardFace card={face} plan={row} top='' middle='' bottom='' />
          </g>
        </g>
      )}
    </At>
  )
}

function Shards({ shields }: { readonly shields: number }) {
  return Array.from({ length: shields }, (_, i) => i).map((i) => (
    <g key={i} transform={`translate(${shieldX(i)} 0)`}>
      <g className='act shard left'>
        <path className='shield-on' d='M-.88-.92Q-.4-1 .1-1L-.2 0L.1 1.06Q-.95.66-.95-.1Z' transform='scale(6)' />
      </g>
      <g className='act shard right'>
        <path className='shield-on' d='M.1-1Q.5-1 .88-.92Q.95-.9.95-.1Q.95.66.1 1.06L-.2 0Z' transform='scale(6)' />
      </g>
    </g>
  ))
}

/** The count that decides the game (ARR-SCORE-01). */
export function Tally({ text }: { readonly text: string }) {
  const half = 14 + text.length * 4.6
  return (
    <g className='tally'>
      <rect x={-half} y='-18' width={half * 2} height='36' rx='18' />
      <text className='tally-text' y='7'>
        {text}
      </text>
    </g>
  )
}

export const Acts = actsOf<Moving, OwnAct, Setting>({ Thing, Own, floatY: -22 })
