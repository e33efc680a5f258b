import { eventText, sentence } from '@skerry/contracts'
import { useEffect, useRef } from 'react'
import { announce } from '../../ui/announce.tsx'
import type { AtTable } from '../common/context.ts'
import { noteText } from '../common/saying.ts'
import type { Decision } from '../decision/useDecision.ts'
import { hasLine, type LogLine } from './chronicle.ts'

const TELL_AFTER = 700
const MOST_TOLD = 4

/** Tells those who do not see the board what is new: the last few lines, then the question. */
export function useTelling(at: AtTable, decision: Decision): void {
  const { model, chronicle, words } = at
  const { version } = model
  const told = useRef(version)
  const isQuiet = model.phase === 'moving' || model.phase === 'curtain' || model.phase === 'past'
  const question = decision.isAsked ? at.saying.question(decision.name, []) : null
  const latest = useRef(at)
  useEffect(() => {
    latest.current = at
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row is the reason to speak
  useEffect(() => {
    if (isQuiet) return
    const timer = setTimeout(() => {
      const news = latest.current.model.told.filter(({ row }) => row >= told.current)
      told.current = latest.current.model.version
      const lines = news.flatMap((row) => chronicle.of(row)).filter(hasLine)
      const texts = lines.slice(-MOST_TOLD).map((line) => lineText(latest.current, line))
      const more = lines.length - texts.length
      const said = [more > 0 ? words.andMore(more) : '', ...texts, question ?? '']
      const text = said.filter((part) => part !== '').join(' ')
      if (text !== '') announce(text)
    }, TELL_AFTER)
    return () => clearTimeout(timer)
  }, [isQuiet, chronicle, words, question, version])
}

export function lineText(at: AtTable, line: LogLine): string {
  return line.event === null ? noteText(line, at) : sentence(eventText(at.talk, line.event, at.names))
}
