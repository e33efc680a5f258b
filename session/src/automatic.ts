/** What happens by itself at a table that one device plays alone: chance, standing orders and bots. */

import type { OrderKind } from '@skerry/contracts'
import type { Choice, Random, Seat } from '@skerry/kernel'
import { type Answer, nextAnswer, type Occupant } from './answering.ts'
import type { ChoiceRow } from './row.ts'
import type { GameSession } from './session.ts'
import type { Played } from './types.ts'

/** What a device does for the table it plays. */
export interface Device {
  readonly session: GameSession
  /** The standing orders its game knows. */
  readonly kinds: readonly OrderKind[]
  occupants(): readonly Occupant[]
  /** Where the chance comes from that may follow these choices; seat null: chance comes first. */
  random(seat: Seat | null, choices: readonly (Choice | string)[]): Random
  /** What the bot of a seat chooses, given nothing but the view of that seat. */
  think(bot: Extract<Answer, { kind: 'bot' }>): Promise<Choice | string>
  /** Keeps a row and tells it. False: that failed, and nothing more is to happen. */
  stands(played: Played<ChoiceRow>): Promise<boolean>
}

/** Lets one thing happen without a person. False: a person is asked, the game is over, or what happened could not be kept. */
export async function oneStepAlone(device: Device): Promise<boolean> {
  const { session, kinds } = device
  const pending = session.pending()
  if (pending.kind === 'over') return false
  if (pending.kind === 'chance') {
    const begun = session.chanceFirst(device.random(null, []))
    return begun !== null && device.stands(begun)
  }
  const answer = nextAnswer(session, kinds, device.occupants())
  if (answer === null) return false
  const { version } = session
  const choice = answer.kind === 'order' ? answer.choice : await device.think(answer)
  // Somebody has taken something back meanwhile.
  if (device.session !== session || session.version !== version) return true
  const order = answer.kind === 'order' ? answer.order : undefined
  const taken = session.choose(answer.seat, [choice], device.random(answer.seat, [choice]), order)
  if ('row' in taken) return device.stands(taken)
  const what = typeof choice === 'string' ? choice : session.game.write(choice)
  throw new Error(`${pending.decision}: ${order ?? 'a bot'} chose ${what}, which is refused: ${taken.refused.reason}`)
}
