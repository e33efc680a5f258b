/** Sitting down and beginning. Each seat adds to the dice what its browser makes up, so that nobody can choose them alone. */

import type { Seat } from '@skerry/kernel'
import type { TableState } from '@skerry/link'
import { api } from './api.ts'

/** What a seat adds to the dice. */
const nonce = async (): Promise<string> => (await import('./client.ts')).randomKey()

export const begin = async (table: string): Promise<TableState> => (await api()).start(table, await nonce())

/** Begins the game of a new table at once where nobody is waited for; answers with its id. */
export async function begunIfFull({ id, seats }: TableState): Promise<string> {
  if (seats.every(({ by }) => by !== 'open')) await begin(id)
  return id
}

/** On this seat, or on the first free one. */
export const sitDown = async (table: string, seat?: Seat): Promise<TableState> =>
  (await api()).join(table, { nonce: await nonce(), ...(seat === undefined ? {} : { seat }) })

export const acceptInvite = async (invite: string): Promise<TableState> => (await api()).accept(invite, await nonce())
