/** What every panel of a table needs: the table, its words, and a way to point at things. */

import { type Language, orderText, type PlayTexts, type SeatNames, thingText } from '@skerry/contracts'
import type { Event, RuleId, ThingId } from '@skerry/kernel'
import { createContext, useContext, useMemo, useState } from 'react'
import { useSettings } from '../../settings/index.ts'
import type { TableWords } from '../../words/en/table.ts'
import { useWords } from '../../words/index.ts'
import { Chronicle } from '../log/chronicle.ts'
import type { Part, TableModel } from '../model.ts'
import { plainSign, type Saying, sayingOf, shortName } from './saying.ts'

/** What stays the same while a game is played: lines of the log depend on nothing else. */
export interface Speech {
  readonly part: Part | null
  readonly talk: PlayTexts
  readonly language: Language
  readonly words: TableWords
  readonly names: SeatNames
  readonly chronicle: Chronicle
  /** What a standing order says, given in notation. */
  orderText(notation: string): string
}

export interface AtTable extends Speech {
  readonly model: TableModel
  readonly saying: Saying
  /** The game has ended, whichever version is looked at. */
  readonly isOver: boolean
  /** Its end is looked at, with whosever eyes. */
  readonly isEnd: boolean
  /** `VI/1` */
  nameOf(thing: ThingId): string
  /** `VI/1, mountains: Ole, 3 men`; null: nobody knows this thing. */
  textOf(thing: ThingId): string | null
}

export const SpeechContext = createContext<Speech | null>(null)
export const TableContext = createContext<AtTable | null>(null)

function inside<T>(value: T | null): T {
  if (value === null) throw new Error('outside of a table')
  return value
}

export const useSpeech = (): Speech => inside(useContext(SpeechContext))

/** For components inside a table. */
export const useAtTable = (): AtTable => inside(useContext(TableContext))

export function useSpeechOf({ equipment, info }: TableModel): Speech {
  const { language } = useSettings()
  const words = useWords().table
  const { part, talk, orders } = equipment
  // Players who come and go do not change the sentences.
  const called = info.seats.map(({ name }) => name).join('\n')
  return useMemo(() => {
    const signOf = part === null ? plainSign : (event: Event) => part.sign(event, language)
    return {
      part,
      talk: talk[language],
      language,
      words,
      names: namesOf(called.split('\n')),
      chronicle: new Chronicle(signOf),
      orderText(notation: string) {
        const known = orders.find((possible) => possible.notation === notation)
        return known === undefined ? notation : orderText(talk[language], known.order)
      },
    }
  }, [part, talk, orders, language, words, called])
}

export function useTableContext(model: TableModel, speech: Speech): AtTable {
  const isOver = useEnded(model)
  const { equipment, drawn, desk } = model
  const saying = useMemo(() => {
    const { part, talk, language, names } = speech
    const things = desk?.things ?? []
    return sayingOf({ part, content: equipment.content, view: drawn, talk, language, names, things })
  }, [speech, equipment, drawn, desk])
  const isEnd = model.phase === 'over' || (model.phase === 'past' && isOver && model.version === model.last)
  return useMemo(() => {
    const textOf = (id: ThingId) => {
      const thing = desk?.things.find((other) => other.id === id)
      return thing === undefined ? null : thingText(speech.talk, thing, speech.names)
    }
    return { ...speech, model, saying, isOver, isEnd, textOf, nameOf: (id: ThingId) => shortName(textOf(id) ?? id) }
  }, [speech, model, saying, isOver, isEnd, desk])
}

/** An earlier version does not know the end; whoever has seen it does. */
function useEnded({ phase, info }: TableModel): boolean {
  const [hasEnded, setEnded] = useState(info.isOver)
  if (phase === 'over' && !hasEnded) setEnded(true)
  return hasEnded
}

const namesOf =
  (all: readonly string[]): SeatNames =>
  (seat) =>
    all[seat] ?? String.fromCharCode(65 + seat)

/** The rule a question is asked by; null: nobody is asked. */
export function ruleAsked({ desk }: TableModel): RuleId | null {
  return desk?.pending.kind === 'asked' ? desk.pending.rule : null
}
