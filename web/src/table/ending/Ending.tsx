import { Button } from '../../ui/Button.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { useAtTable } from '../common/context.ts'
import { useLeaving } from './useLeaving.ts'

/** Who has won, in one line, and what can be done now. All the rest is told where the board was. */
export function Ending() {
  const { model, words, names } = useAtTable()
  const { rematch, keep, fault } = useLeaving()
  const winners = model.drawn.result?.winners ?? model.info.winners
  return (
    <div className='ending'>
      <p className='winners'>
        {winners.map((seat) => (
          <SeatBadge key={seat} seat={seat} size={26} />
        ))}
        <b>{winners.length === 0 ? words.nobodyWon : words.won(winners.map(names))}</b>
      </p>
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
