/** Events as news: a section for every turn, and no line for what another one says as well. */

import { eventText, type Language, type News } from '@skerry/contracts'
import type { Event } from '@skerry/kernel'
import type { Content, VinEvent } from '../types.ts'
import { talk } from '../words/talk.ts'
import { tableWords } from '../words/terminal.ts'
import { isQuiet } from './quiet.ts'

function sectionOf(event: VinEvent, language: Language): string | null {
  const { news } = tableWords[language]
  if (event.type === 'turnBegan') return news.turn(event.seat, event.round)
  if (event.type === 'firstPlayer') return news.journeys
  return event.type === 'questsShown' ? news.scoring : null
}

export function tell(_: Content, events: readonly Event[], language: Language): readonly News[] {
  return (events as readonly VinEvent[]).flatMap((event): News[] => {
    const section = sectionOf(event, language)
    if (section === null && isQuiet(event)) return []
    return [{ section, text: isQuiet(event) ? '' : eventText(talk[language], event), rule: event.rule }]
  })
}
