/** Handing a game of this browser to the server, where it goes on. */

import type { SeatPlan, Visibility } from '@skerry/link'
import { exportTable } from '../link/shelf.ts'
import { ownName } from '../pages/crew.ts'
import { parseSaved } from '../worker/read-saved.ts'
import { api } from './api.ts'
import { asGuest } from './me.ts'
import { planOf } from './plans.ts'
import { recordIn } from './record.ts'
import { begunIfFull } from './sitting.ts'

export interface HandedOver {
  /** Who plays each seat from now on; as they sit here if not given. */
  readonly seats?: readonly SeatPlan[]
  readonly visibility?: Visibility
  /** What somebody wants to be called who has told the server no name yet. */
  readonly name?: string
}

/** Answers with the id of the table on the server; the one of this browser stays as it is. */
export async function handToServer(id: string, how: HandedOver = {}): Promise<string> {
  const { visibility = 'unlisted', name = ownName() } = how
  const text = await exportTable(id)
  const seats = how.seats ?? planOf(parseSaved(text, Date.now()).table.seats)
  await asGuest(name)
  return begunIfFull(await (await api()).bring({ record: recordIn(text), seats, visibility }))
}
