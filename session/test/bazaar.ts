/** Sessions of the bazaar. */

import { canonical } from '@skerry/kernel'
import { type Bazaar, bazaar, bazaarContent } from '@skerry/kernel/testing'
import { beginSession, type GameSession, type Played, type Row, type Taken } from '../src/index.ts'

export const matchOf = (options = {}, seats = 2) => beginSession(bazaar, bazaarContent, seats, options)
export const stateOf = (match: GameSession<Bazaar>) => canonical({ position: match.position, rows: match.rows })
export function taken<R extends Row>(answer: Taken<R>): Played<R> {
  if ('refused' in answer) throw new Error(JSON.stringify(answer.refused))
  return answer
}
