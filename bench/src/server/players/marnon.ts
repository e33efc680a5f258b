/** A table of Marnon in the middle of its first rounds. Everybody chooses as a novice would, from nothing but the view sent. */

import { type Random, randomFrom, type Seat } from '@skerry/kernel'
import { patched, type RowFrame, type WholeFrame } from '@skerry/link'
import type { Api } from '@skerry/link/client'
import { game } from '@skerry/marnon'
import type { Meter } from '../meter.ts'
import { bots, content, type MarnonView, recordOf } from '../records.ts'
import { SkerryGame } from './skerry.ts'

/** As many as at a table of connect four: it is the same load. */
const SEATS = 2
/** How many different games are brought along; the first one starts at this row, each other one a row later. */
const RECORDS = 24
const FIRST_ROW = 12
const records = new Map<number, unknown>()

interface Seen {
  readonly version: number
  readonly view: MarnonView
  readonly asked: readonly Seat[]
}

export class MarnonGame extends SkerryGame {
  private readonly seen: Seen[] = []
  private readonly number: number
  private readonly random: Random

  constructor(meter: Meter, url: string, number: number) {
    super(meter, url, SEATS)
    this.number = number
    this.random = randomFrom(number)
  }

  /** Games of Marnon are long enough; only those that are over have none left. */
  left(): number {
    return this.seen.every(({ asked }) => asked.length === 0) ? 0 : Number.POSITIVE_INFINITY
  }

  protected newTable(host: Api) {
    return host.bring({ record: recordFor(this.number), seats: ['me', 'open'], visibility: 'private' })
  }

  protected choice() {
    const newest = this.seen.find(({ version }) => version === this.version)
    const seat = newest?.asked[0]
    if (seat === undefined || this.seen[seat]?.version !== this.version) return null
    const choice = bots.novice(content, (this.seen[seat] as Seen).view, seat, this.random)
    return { seat, notation: game.write(choice) }
  }

  protected heardWhole(seat: number, { sight }: WholeFrame): void {
    if (sight !== null) this.seen[seat] = { version: sight.v, view: sight.view as MarnonView, asked: sight.asked }
  }

  protected heardRow(seat: number, { v, patch, view, asked = [] }: RowFrame): void {
    const before = this.seen[seat] as Seen
    this.seen[seat] = { version: v, view: (view as MarnonView | undefined) ?? patched(before.view, patch), asked }
  }
}

function recordFor(number: number): unknown {
  const which = number % RECORDS
  if (!records.has(which)) records.set(which, recordOf('novice', SEATS, FIRST_ROW + which, which + 1))
  return records.get(which)
}
