import { sentence } from '@skerry/contracts'
import type { Seat } from '@skerry/kernel'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { FigureValue } from '../players/FigureValue.tsx'
import { useLeaving } from './useLeaving.ts'

/** How the game ended and for whom, and what can be done now. */
export function Ending() {
  const { model, words } = useAtTable()
  const { rematch, keep, fault } = useLeaving()
  return (
    <div className='ending'>
      <Outcome />
      <div className='ending-ways'>
        <Button icon='history' onClick={() => model.goTo(0)}>
          {words.replay}
        </Button>
        {rematch !== null && (
          <Button kind='primary' icon='rotate-cw' onClick={rematch.go}>
            {rematch.name}
          </Button>
        )}
        <Button kind='ghost' icon='download' onClick={keep}>
          {words.export}
        </Button>
      </div>
      {fault !== null && <p role='alert'>{fault}</p>}
    </div>
  )
}

/** By the rules, or because nobody is left to play against. */
function Outcome() {
  const { model, talk, words, names } = useAtTable()
  const { result } = model.drawn
  const winners = result?.winners ?? model.info.winners
  const resigned = model.online?.state.seats.flatMap(({ hasResigned }, seat) => (hasResigned ? [seat] : [])) ?? []
  return (
    <>
      <p className='winners'>
        {winners.map((seat) => (
          <span key={seat}>
            <SeatBadge seat={seat} size={26} />
          </span>
        ))}
        <b>{winners.length === 0 ? words.nobodyWon : words.won(winners.map(names))}</b>{' '}
        {result === null ? (
          resigned.length > 0 && <span>{words.company.endedBy(resigned.map(names))}</span>
        ) : (
          <>
            <span>{sentence(talk.results[result.reason] ?? result.reason)}</span> <Cite rule={result.rule} />
          </>
        )}
      </p>
      {result?.scores !== undefined && (
        <ol className='scores'>
          {byPlace(result.scores, result.places).map((seat) => (
            <li key={seat} value={result.places?.[seat]}>
              {result.places !== undefined && <span className='place'>{result.places[seat]}.</span>}{' '}
              <SeatBadge seat={seat} size={20} /> {names(seat)} <Score seat={seat} score={result.scores?.[seat] ?? 0} />
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The number that decided; it explains itself if it is the figure that the game shows first. */
function Score({ seat, score }: { readonly seat: Seat; readonly score: number }) {
  const { saying } = useAtTable()
  const figure = saying.figures(seat).find(({ isMain, value, sum }) => isMain && value === score && sum !== undefined)
  return figure === undefined ? <b>{score}</b> : <FigureValue figure={figure} />
}

/** The seats, the best placed first. */
const byPlace = (scores: readonly number[], places: readonly number[] = []): number[] =>
  [...scores.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)
