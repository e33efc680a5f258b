import { markedEvent, named, partsOf, sentence, type ThingId } from '@skerry/kernel'
import { memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Cite } from '../../ui/Cite.tsx'
import { Die } from '../../ui/Die.tsx'
import type { LogLine } from './chronicle.ts'
import { useAtTable, useSpeech } from './context.ts'
import { Marked, Sign } from './Sign.tsx'

const PAGE = 150
/** This near to the end somebody reads what is new. */
const NEAR = 40

export interface LogProps {
  readonly onLocate: (things: readonly ThingId[]) => void
}

/** What happened, newest last. */
export function Log({ onLocate }: LogProps) {
  const { model, words, chronicle, saying } = useAtTable()
  const [most, setMost] = useState(PAGE)
  const { lines, earlier } = chronicle.last(model.told, most)
  const { box, isAtEnd, toEnd, onScroll } = useFollowing(lines.at(-1)?.key, model.version === model.last)
  const latest = useRef(model)
  useEffect(() => {
    latest.current = model
  })
  const goTo = useCallback((version: number) => latest.current.goTo(version), [])
  return (
    <div className='log'>
      <div
        ref={box}
        className='log-scroll'
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        role='log'
        aria-live='off'
        aria-label={words.log}
      >
        {earlier > 0 && (
          <Button kind='ghost' className='log-earlier' onClick={() => setMost(most + PAGE * 2)}>
            {words.earlier}
          </Button>
        )}
        {earlier === 0 &&
          saying.goal().map((line) => (
            <p key={line} className='log-goal'>
              {line}
            </p>
          ))}
        <ol>
          {lines.map((line) => (
            <Line key={line.key} line={line} onLocate={onLocate} onGoTo={goTo} />
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <Button className='log-newest' icon='chevron-down' onClick={toEnd}>
          {words.newest}
        </Button>
      )}
    </div>
  )
}

/** Stays at the end as long as nobody has scrolled up; whoever has looked back and returns is at the end again. */
function useFollowing(newest: string | undefined, isNow: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const toEnd = useCallback(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    setAtEnd(true)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is the reason to move
  useLayoutEffect(() => {
    if (isAtEnd) toEnd()
  }, [newest, isAtEnd, toEnd])
  useLayoutEffect(() => {
    if (isNow) toEnd()
  }, [isNow, toEnd])
  // Where the box changes its size, the end moves.
  useEffect(() => {
    if (box.current === null || !isAtEnd) return
    const observer = new ResizeObserver(toEnd)
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [isAtEnd, toEnd])
  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = box.current ?? {}
    setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR)
  }
  return { box, isAtEnd, toEnd, onScroll }
}

interface LineProps {
  readonly line: LogLine
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onGoTo: (version: number) => void
}

const Line = memo(function Line({ line, onLocate, onGoTo }: LineProps) {
  const { words, names } = useSpeech()
  const { sign, event, version } = line
  if (sign.heading !== undefined) return <li className='log-heading'>{named(sign.heading, names)}</li>
  return (
    <li
      className='log-line'
      onPointerEnter={() => onLocate(sign.things)}
      onPointerLeave={() => onLocate([])}
      onFocus={() => onLocate(sign.things)}
      onBlur={() => onLocate([])}
    >
      <span className='log-sign'>
        <Sign seat={sign.seat} icon={sign.icon} size={20} />
      </span>
      <span className='log-words'>
        {event !== null && <Cite rule={event.rule} />}
        <a
          href={`?v=${version}`}
          title={words.goToMove(version)}
          onClick={(click) => {
            click.preventDefault()
            onGoTo(version)
          }}
        >
          <LineText line={line} />
        </a>
        {sign.dice !== undefined && sign.dice.length > 0 && (
          <span className='log-dice'>
            {sign.dice.map((die, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw never change places
              <span key={i}>
                {die.icon !== undefined && die.seat === undefined && <Sign icon={die.icon} size={16} />}
                <Die
                  value={die.value}
                  size={20}
                  {...(die.seat === undefined ? {} : { seat: die.seat })}
                  {...(die.isHit === undefined ? {} : { isHit: die.isHit })}
                />
              </span>
            ))}
          </span>
        )}
      </span>
    </li>
  )
})

function LineText({ line }: { readonly line: LogLine }) {
  const { talk, words, names } = useSpeech()
  if (line.event !== null) return <Marked parts={partsOf(sentence(markedEvent(talk, line.event)))} />
  const { seat } = line.sign
  return words.tookBack(seat === undefined ? '' : names(seat))
}
