/** How long a table of Marnon takes to appear: early in a game and late in another. */

import { LIVE_PATH, type ServerFrame } from '@skerry/link'
import type { Api } from '@skerry/link/client'
import { WebSocket } from 'ws'
import { inTurn } from '../load.ts'
import type { PreparedTable } from '../orders.ts'
import { recordOf } from '../records.ts'
import { liveAddress } from './played.ts'
import { guests, seated } from './skerry.ts'

const SEATS = 4

/** Brings games along that were played by chance alone: only these last long enough. */
export async function prepare(url: string, moves: readonly number[], tables: number): Promise<PreparedTable[]> {
  const people = await guests(url, SEATS)
  const { cookie } = people[0] as Api
  const prepared: PreparedTable[] = []
  const all = moves.flatMap((count) => Array.from({ length: tables }, (_, i) => ({ count, seed: i + 1 })))
  await inTurn(all, 4, async ({ count, seed }) => {
    const record = recordOf('random', SEATS, count, seed)
    const id = await seated(people, (host) => host.bring({ record, seats: ['me', 'open', 'open', 'open'] }))
    prepared.push({ id, cookie, moves: count })
  })
  return prepared
}

/**
 * ms from the subscription to the whole table, one table after the other on a connection of its own. It stays open, so that
 * the server has no reason to forget a table that was visited once.
 */
export async function visit(url: string, tables: readonly PreparedTable[]): Promise<number[]> {
  const cookie = tables[0]?.cookie ?? ''
  const socket = new WebSocket(liveAddress(url, LIVE_PATH), { headers: { cookie }, perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const times: number[] = []
  for (const [n, { id }] of tables.entries()) times.push(await timeOf(socket, n, id))
  return times
}

async function timeOf(socket: WebSocket, n: number, table: string): Promise<number> {
  const begun = performance.now()
  socket.send(JSON.stringify({ t: 'sub', n, table }))
  for (;;) {
    const data = await new Promise<string>((resolve) => socket.once('message', (heard) => resolve(String(heard))))
    const frame = JSON.parse(data) as ServerFrame
    if (!('n' in frame) || frame.n !== n) continue
    if (frame.t !== 'whole' || frame.sight === null)
      throw new Error(`table ${table} does not open: ${data.slice(0, 200)}`)
    return performance.now() - begun
  }
}
