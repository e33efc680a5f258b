import { markedEvent, named, partsOf, sentence } from '@skerry/contracts'
import type { ThingId } from '@skerry/kernel'
import { Fragment, memo, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Cite, Section } from '../../ui/Cite.tsx'
import { Die } from '../../ui/Die.tsx'
import { useAtTable, useSpeech } from '../common/context.ts'
import { Marked, Sign } from '../common/Sign.tsx'
import { noteText } from '../common/saying.ts'
import { hasLine, type LogLine } from './chronicle.ts'
import { Feed } from './Feed.tsx'
import { useFollowing } from './useFollowing.ts'

const PAGE = 150

export interface LogProps {
  readonly onLocate: (things: readonly ThingId[]) => void
}

/** What happened, newest last. */
export function Log({ onLocate }: LogProps) {
  const { model, words, chronicle, saying, names } = useAtTable()
  const [most, setMost] = useState(PAGE)
  const { lines, earlier } = chronicle.last(model.told, most)
  const following = useFollowing(lines.at(-1)?.key, model.version === model.last)
  const { toEnd, toLine } = following
  const latest = useRef(model)
  useEffect(() => {
    latest.current = model
  })
  const goTo = useCallback((version: number) => latest.current.goTo(version), [])
  const showEarlier = () => {
    if (earlier === 0) model.askEarlier()
    setMost(most + PAGE * 2)
  }
  const isWhole = earlier === 0 && !model.hasEarlier
  const { newsFrom } = model
  const firstNew = newsFrom === null ? undefined : lines.find(({ version }) => version > newsFrom)
  const news = useRef<HTMLLIElement>(null)
  const hasNews = firstNew !== undefined
  useLayoutEffect(() => {
    if (hasNews) toLine(news.current)
    else toEnd()
  }, [hasNews, toLine, toEnd])
  return (
    <div className='log'>
      <Feed className='log-scroll' label={words.log} following={following}>
        {!isWhole && (
          <Button kind='ghost' className='log-earlier' onClick={showEarlier}>
            {words.earlier}
          </Button>
        )}
        {isWhole &&
          saying.goal().map((line) => (
            <p key={line} className='log-goal'>
              {line}
            </p>
          ))}
        <ol>
          {lines.map((line) => (
            <Fragment key={line.key}>
              {line === firstNew && (
                <li ref={news} className='log-since'>
                  {words.company.sinceYourTurn}
                </li>
              )}
              {line.sign.heading !== undefined && <li className='log-heading'>{named(line.sign.heading, names)}</li>}
              {hasLine(line) && <Line line={line} onLocate={onLocate} onGoTo={goTo} />}
            </Fragment>
          ))}
        </ol>
      </Feed>
    </div>
  )
}

interface LineProps {
  readonly line: LogLine
  readonly onLocate: (things: readonly ThingId[]) => void
  readonly onGoTo: (version: number) => void
}

const Line = memo(function Line({ line, onLocate, onGoTo }: LineProps) {
  const { words } = useSpeech()
  const { sign, event, version } = line
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
        {line.rules?.map((rule) => (
          <Cite key={rule} rule={rule} />
        ))}
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
      {event !== null && <Section rule={event.rule} />}
    </li>
  )
})

function LineText({ line }: { readonly line: LogLine }) {
  const speech = useSpeech()
  if (line.event === null) return noteText(line, speech)
  return <Marked parts={partsOf(sentence(markedEvent(speech.talk, line.event)))} />
}
