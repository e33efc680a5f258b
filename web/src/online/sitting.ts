/** Sitting down and beginning. Each seat adds to the dice what its browser makes up, so that nobody can choose them alone. */

import type { Seat } from '@skerry/kernel'
import type { TableState } from '@skerry/link'
import { api } from './api.ts'

const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Begins the game of a new table at once where nobody is waited for; answers with its id. */
export async function begunIfFull({ id, seats }: TableState): Promise<string> {
  if (seats.every(({ by }) => by !== 'open')) await (await api()).start(id)
  return id
}

/** On this seat, or on the first free one. */
export const sitDown = async (table: string, seat?: Seat): Promise<TableState> =>
  (await api()).join(table, { nonce: nonce(), ...(seat === undefined ? {} : { seat }) })

export const acceptInvite = async (invite: string): Promise<TableState> => (await api()).accept(invite, nonce())
