import { sentence } from '@skerry/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { createTable } from '../../link/local.ts'
import { exportTable } from '../../link/shelf.ts'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from './context.ts'

/** How the game ended and for whom, and what can be done now. */
export function Ending() {
  const { model, talk, words, names } = useAtTable()
  const [, navigate] = useLocation()
  const [fault, setFault] = useState<string | null>(null)
  const { result } = model.drawn
  if (result === null) return null
  const { game, seats, options, sharing } = model.info
  const rematch = () =>
    createTable({ game, seats: [...seats], options, sharing }).then(
      (id) => navigate(`/table/${id}`),
      () => setFault(words.rematchFailed),
    )
  const keep = () =>
    exportTable(model.info.id).then(
      (text) => download(`${game}-${model.info.id}.json`, text),
      () => setFault(words.exportFailed),
    )
  return (
    <div className='ending'>
      <p className='winners'>
        {result.winners.map((seat) => (
          <span key={seat}>
            <SeatBadge seat={seat} size={26} />
          </span>
        ))}
        <b>{result.winners.length === 0 ? words.nobodyWon : words.won(result.winners.map(names))}</b>{' '}
        <span>{sentence(talk.results[result.reason] ?? result.reason)}</span> <Cite rule={result.rule} />
      </p>
      {result.scores !== undefined && (
        <ol className='scores'>
          {byPlace(result.scores, result.places).map((seat) => (
            <li key={seat} value={result.places?.[seat]}>
              {result.places !== undefined && <span className='place'>{result.places[seat]}.</span>}{' '}
              <SeatBadge seat={seat} size={20} /> {names(seat)} <b>{result.scores?.[seat]}</b>
            </li>
          ))}
        </ol>
      )}
      <div className='ending-ways'>
        <Button icon='history' onClick={() => model.goTo(0)}>
          {words.replay}
        </Button>
        <Button kind='primary' icon='rotate-cw' onClick={rematch}>
          {words.rematch}
        </Button>
        <Button kind='ghost' icon='download' onClick={keep}>
          {words.export}
        </Button>
      </div>
      {fault !== null && <p role='alert'>{fault}</p>}
    </div>
  )
}

/** The seats, the best placed first. */
const byPlace = (scores: readonly number[], places: readonly number[] = []): number[] =>
  [...scores.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b)

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
