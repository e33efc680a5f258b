/** Words a problem in the language of the caller, for HTTP and live connections alike. */

import { type Language, seatLetter } from '@skerry/contracts'
import type { Problem } from '@skerry/link'
import { type Games, refusalSentence } from '../games.ts'
import { type Log, stackOf } from '../log.ts'
import { ProblemError } from '../tables/types.ts'
import { problemText } from './problems.ts'

/** What was thrown, as it is answered. */
export type ProblemWriter = (error: unknown, language: Language) => Promise<Problem>

/** What is no `ProblemError` goes to the log; the caller only learns that something went wrong. */
export const problemWriter =
  (games: Games, log: Log): ProblemWriter =>
  async (error, language) => {
    if (!(error instanceof ProblemError)) {
      log.error({ fault: stackOf(error) }, 'fault')
      return { code: 'fault', message: problemText('fault', language) }
    }
    const { code, refusal, version, details } = error
    return {
      code,
      message: (await refusalIn(games, error, language)) ?? problemText(code, language, details),
      ...(refusal === undefined ? {} : { refusal }),
      ...(version === undefined ? {} : { version }),
      ...(details === undefined ? {} : { details }),
    }
  }

/** A refusal in the words of its game; null: it is none. */
async function refusalIn(games: Games, { refusal, at }: ProblemError, language: Language): Promise<string | null> {
  if (refusal === undefined || at === undefined) return null
  const game = await games.find(at.game)
  if (game === null) throw new Error(`there is no game “${at.game}”`)
  return refusalSentence(game, refusal, language, (seat) => at.names[seat] || seatLetter(seat))
}
