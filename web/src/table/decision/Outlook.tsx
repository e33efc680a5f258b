import { type Card, markedEvent, partsOf, sentence } from '@skerry/contracts'
import type { Event } from '@skerry/kernel'
import type { Preview } from '../../link/types.ts'
import { useAtTable } from '../common/context.ts'
import { Marked } from '../common/Sign.tsx'
import { SumTable } from '../common/SumCard.tsx'
import type { Decision } from './useDecision.ts'

const MOST_SENTENCES = 4

/** What is known of the choice that is meant: odds, numbers, and what certainly follows. */
export function Outlook({ decision }: { readonly decision: Decision }) {
  const { words } = useAtTable()
  const known = useKnown(decision)
  if (known === null) return null
  return (
    <section className='outlook' aria-label={words.outlook}>
      <Known {...known} />
    </section>
  )
}

interface KnownProps {
  readonly card: Card
  readonly preview: Preview | null
}

/** Null: there is nothing to say about it. */
export function useKnown({ ready, preview }: Decision): KnownProps | null {
  const { saying } = useAtTable()
  if (ready === null) return null
  const card = saying.card(ready)
  const isSilent = card.outlook === undefined && card.outlookLine === undefined && card.sums === undefined
  return isSilent && preview === null ? null : { card, preview }
}

function Known({ card, preview }: KnownProps) {
  const { words } = useAtTable()
  return (
    <>
      <Shares card={card} />
      {preview !== null && <Follows preview={preview} />}
      {card.sums !== undefined && (
        <details>
          <summary>{words.theNumbers}</summary>
          {card.sums.map(({ name, sum }) => (
            <SumTable key={name} name={name} sum={sum} />
          ))}
        </details>
      )}
    </>
  )
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`

function Shares({ card }: { readonly card: Card }) {
  return (
    <>
      {card.outlook !== undefined && (
        <dl className='shares'>
          {card.outlook.map(({ name, share }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <span className='share-bar' aria-hidden='true'>
                  <i style={{ width: `${share * 100}%` }} />
                </span>
                {percent(share)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {card.outlookLine !== undefined && <p>{sentence(card.outlookLine)}</p>}
    </>
  )
}

function Follows({ preview }: { readonly preview: Preview }) {
  const { words, names, talk, saying, model } = useAtTable()
  const told = preview.events.filter((event) => {
    const sign = saying.sign(event)
    return !sign.isQuiet && sign.heading === undefined
  })
  const shown = told.slice(0, MOST_SENTENCES)
  const next = {
    dice: words.thenDice,
    secret: words.thenSecret,
    over: words.thenOver,
    asked: preview.askedSeats.some((seat) => seat === model.viewer)
      ? words.thenYou
      : words.thenAsked(preview.askedSeats.map(names)),
  }[preview.leadsTo]
  return (
    <ul className='follows'>
      {shown.map((event: Event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what follows a choice has no other order
        <li key={i}>
          <Marked parts={partsOf(sentence(markedEvent(talk, event)))} />
        </li>
      ))}
      {told.length > shown.length && <li>{words.andMore(told.length - shown.length)}</li>}
      <li className='next'>{next}</li>
    </ul>
  )
}
