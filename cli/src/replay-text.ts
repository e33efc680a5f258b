import { eventText, type Language, seatLetter } from '@skerry/contracts'
import type { Event, Result, Viewer } from '@skerry/kernel'
import type { OpenedRecord, Replayed, ShownRow, Takeover } from './replay.ts'
import { ui } from './terminal/words.ts'

/** A replayed record as a page of text. */
export function replayText(
  { record, opened }: OpenedRecord,
  { rows = [], older, takeover, result }: Replayed,
  language: Language,
  view: Viewer | 'open',
): string {
  const words = opened.words[language]
  const options = Object.entries(record.options).map(([key, value]) => `${key}=${value}`)
  const head = [words.name, ui[language].players(record.seats), ...options]
  const say = (event: Event) => `${eventText(words, event)}  [${event.rule}]`
  const lines = rows.flatMap((row) => rowLines(row, language, say, view))
  const end = result ? resultLines(result, language, words.results) : []
  const notes = [
    ...(takeover ? [takeoverText(takeover, language)] : []),
    ...(older ? [ui[language].olderRules(older.from, older.to)] : []),
  ]
  return [head.join(' · '), ...notes, '', ...lines, ...end].join('\n')
}

/** That newer rules go on with a game, and from where. */
export function takeoverText({ from, to, isSame, changed, cutTo }: Takeover, language: Language): string {
  const { sameRules, otherRules, cutRules, changedRules } = ui[language]
  const what = isSame ? sameRules(from, to) : cutTo === null ? otherRules(from, to) : cutRules(from, to, cutTo)
  return changed.length === 0 ? what : `${what} ${changedRules(changed)}`
}

function rowLines(row: ShownRow, language: Language, say: (event: Event) => string, view: Viewer | 'open'): string[] {
  if (row.rules !== null) return [`${row.row}  ${ui[language].newRules(row.rules)}`]
  const who = row.seat === null ? ui[language].chance : seatLetter(row.seat)
  const isTold = view === 'open' || view === row.seat
  const outcomes = row.outcomes.length > 0 ? ` (${row.outcomes.join(' ')})` : ''
  const remark = row.undo ? ui[language].takesBack : row.resigned ? ui[language].resigns : null
  const what = remark ?? (isTold ? row.choices.join('; ') : '')
  return [`${row.row}  ${`${who} ${what}`.trim()}${outcomes}`, ...row.events.map((event) => `     ${say(event)}`)]
}

export function resultLines(result: Result, language: Language, reasons: Readonly<Record<string, string>>): string[] {
  const { over, nobodyWins, wins, scores } = ui[language]
  const reason = reasons[result.reason] ?? result.reason
  const winners = result.winners.map(seatLetter)
  return [
    '',
    `${over}: ${reason}  [${result.rule}]`,
    winners.length === 0 ? nobodyWins : wins(winners),
    ...(result.scores ? [`${scores}: ${result.scores.map((n, seat) => `${seatLetter(seat)} ${n}`).join(', ')}`] : []),
  ]
}
