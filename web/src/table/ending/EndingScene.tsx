import { sentence } from '@skerry/contracts'
import { useEffect, useRef, useState } from 'react'
import { canShare, copyText, share } from '../../online/copy.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { SeatBadge } from '../../ui/SeatBadge.tsx'
import { type AtTable, useAtTable } from '../common/context.ts'
import { hasLine } from '../log/chronicle.ts'
import { lineText } from '../log/useTelling.ts'
import { CourseGraph } from './CourseGraph.tsx'
import { type TurningPoint, turningPoints } from './course.ts'
import { Podium, WinnerBadges } from './Podium.tsx'
import { ScoreTable } from './ScoreTable.tsx'
import { decisive, useCourse } from './useCourse.ts'
import './scene.css'

interface EndingSceneProps {
  readonly onClose: () => void
}

/** The end lies where the board was; either is one touch away from the other. */
export function AtTheEnd() {
  const { words } = useAtTable()
  const [isShown, setShown] = useState(true)
  if (isShown) return <EndingScene onClose={() => setShown(false)} />
  return (
    <Button className='to-ending' icon='crown' onClick={() => setShown(true)}>
      {words.ending.show}
    </Button>
  )
}

/** Who has won, what it was made of, and how it came to that. */
function EndingScene({ onClose }: EndingSceneProps) {
  const { model, words, saying } = useAtTable()
  const points = useCourse()
  const marks = turningPoints(points)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const figure = decisive(saying.figures(0))
  return (
    <section
      className='ending-scene'
      aria-labelledby='ending-title'
      data-ending
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <IconButton icon='x' className='ending-close' label={words.ending.toBoard} onClick={onClose} />
      <div className='ending-light'>
        <Outcome heading={heading} />
        <Podium />
      </div>
      <div className='ending-sheets'>
        <div className='panel ending-sheet wide'>
          <ScoreTable />
        </div>
        {points.length > 1 && figure !== undefined && (
          <div className='panel ending-sheet wide'>
            <CourseGraph name={figure.name} points={points} marks={marks} />
            <Moments marks={marks} />
          </div>
        )}
      </div>
      <p className='ending-foot'>
        {words.ending.moves(model.last)}
        <Share />
        <Button onClick={onClose} icon='map'>
          {words.ending.toBoard}
        </Button>
      </p>
    </section>
  )
}

function Outcome({ heading }: { readonly heading: React.Ref<HTMLHeadingElement> }) {
  const { model, talk, words, names } = useAtTable()
  const { result } = model.drawn
  const winners = result?.winners ?? model.info.winners
  const resigned = model.online?.state.seats.flatMap(({ hasResigned }, seat) => (hasResigned ? [seat] : [])) ?? []
  return (
    <div className='ending-outcome'>
      <h2 id='ending-title' ref={heading} tabIndex={-1}>
        <WinnerBadges /> {winners.length === 0 ? words.nobodyWon : words.won(winners.map(names))}
      </h2>
      <p>
        {result === null ? (
          resigned.length > 0 && words.company.endedBy(resigned.map(names))
        ) : (
          <>
            {sentence(talk.results[result.reason] ?? result.reason)} <Cite rule={result.rule} />
          </>
        )}
      </p>
    </div>
  )
}

/** Where the game turned, each a way back to that moment. */
function Moments({ marks }: { readonly marks: readonly TurningPoint[] }) {
  const at = useAtTable()
  const { model, words, names } = at
  return (
    <ol className='moments'>
      {marks.map((mark) => (
        <li key={mark.to}>
          <button type='button' onClick={() => model.goTo(mark.from)}>
            <b>
              <SeatBadge seat={mark.seat} size={18} /> {names(mark.seat)} {mark.by < 0 ? `−${-mark.by}` : `+${mark.by}`}
            </b>
            <small>{words.ending.between(mark.from, mark.to)}</small>
            <span>{deedOf(at, mark)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** What this seat did there last, in the words of the log. */
function deedOf(at: AtTable, { seat, from, to }: TurningPoint): string {
  const rows = at.model.history.filter(({ row }) => row >= from && row < to)
  const line = rows.flatMap((row) => at.chronicle.of(row)).findLast((one) => hasLine(one) && one.sign.seat === seat)
  return line === undefined ? '' : lineText(at, line)
}

/** The result in words, to send to somebody. */
function Share() {
  const { model, talk, words, names, saying } = useAtTable()
  const [isCopied, setCopied] = useState(false)
  const send = async () => {
    const winners = model.drawn.result?.winners ?? model.info.winners
    const scores = model.info.seats.map((_, seat) => `${names(seat)} ${decisive(saying.figures(seat))?.value ?? ''}`)
    const text = `${talk.name}: ${winners.length === 0 ? words.nobodyWon : words.won(winners.map(names))} ${scores.join(' · ')}`
    if (canShare()) await share({ text })
    else setCopied(await copyText(text))
  }
  return (
    <Button icon='share-2' onClick={() => void send()}>
      <span role='status'>{isCopied ? words.ending.copied : words.ending.share}</span>
    </Button>
  )
}
