/** A game on our own server: guests by HTTP, a table, everybody by invitation, and a live connection for every seat. */

import {
  type ClientFrame,
  LIVE_PATH,
  type RowFrame,
  type ServerFrame,
  type TableState,
  type WholeFrame,
} from '@skerry/link'
import { Api } from '@skerry/link/client'
import type { Meter } from '../meter.ts'
import { liveAddress, Played } from './played.ts'

export abstract class SkerryGame extends Played {
  /** Of the table that is played at now. */
  protected version = 0
  private readonly url: string
  private readonly seats: number
  private people: Api[] = []
  private readonly tables: { readonly id: string; readonly from: number }[] = []
  /** One for every table: the number all seats give to their subscriptions. */
  private subscription = 0
  private onWhole: () => void = () => {}

  constructor(meter: Meter, url: string, seats: number) {
    super(meter)
    this.url = url
    this.seats = seats
  }

  /** Lays out a table for everybody; the host sits on the first seat. */
  protected abstract newTable(host: Api): Promise<TableState>
  protected abstract heardWhole(seat: number, frame: WholeFrame): void
  protected abstract heardRow(seat: number, frame: RowFrame): void
  /** Who is to choose, and what in notation; null: nobody, or not yet. */
  protected abstract choice(): { readonly seat: number; readonly notation: string } | null

  async open(): Promise<void> {
    this.people = await guests(this.url, this.seats)
    for (const [seat, { cookie }] of this.people.entries())
      await this.connect(seat, liveAddress(this.url, LIVE_PATH), (frame) => this.hear(seat, frame), { cookie })
    await this.renew()
  }

  override async renew(): Promise<void> {
    const id = await seated(this.people, (host) => this.newTable(host))
    for (const seat of this.people.keys()) {
      if (this.tables.length > 0) this.say(seat, { t: 'unsub', n: this.subscription })
    }
    this.subscription += 1
    for (const seat of this.people.keys()) await this.subscribe(seat, id)
    this.tables.push({ id, from: this.version })
  }

  async counted(): Promise<number> {
    const states = await Promise.all(this.tables.map(({ id }) => (this.people[0] as Api).table(id)))
    return states.reduce((sum, { version }, i) => sum + version - (this.tables[i]?.from ?? 0), 0)
  }

  protected next() {
    const choice = this.choice()
    if (choice === null) return null
    const { seat, notation } = choice
    const [n, v] = [this.subscription, this.version]
    return { seat, number: v + 1, frame: textOf({ t: 'choose', n, v, key: keyOf(v), choices: [notation] }) }
  }

  private subscribe(seat: number, table: string): Promise<void> {
    const whole = new Promise<void>((resolve) => {
      this.onWhole = resolve
    })
    this.say(seat, { t: 'sub', n: this.subscription, table })
    return whole
  }

  private say(seat: number, frame: ClientFrame): void {
    this.sockets[seat]?.send(textOf(frame))
  }

  private hear(seat: number, text: string): void {
    const frame = JSON.parse(text) as ServerFrame
    if ('n' in frame && frame.n !== this.subscription) return
    if (frame.t === 'row') {
      this.version = Math.max(this.version, frame.v)
      this.heardRow(seat, frame)
      this.told(seat, frame.v, Buffer.byteLength(text))
    } else if (frame.t === 'whole') {
      this.version = frame.sight?.v ?? 0
      this.heardWhole(seat, frame)
      this.onWhole()
    } else if (frame.t === 'no' || frame.t === 'gone' || frame.t === 'bad') this.refused(text)
  }
}

const textOf = (frame: ClientFrame): string => JSON.stringify(frame)
/** As long as the client's keys. */
const keyOf = (v: number): string => `bench${v}`.padEnd(32, '-')

export async function guests(url: string, count: number): Promise<Api[]> {
  const people = Array.from({ length: count }, () => new Api(url, { jar: true }))
  await Promise.all(people.map((api, i) => api.setName(`Player ${i + 1}`)))
  return people
}

/** Everybody sits down by the invitation of the first, who then begins. Returns the table's id. */
export async function seated(people: readonly Api[], newTable: (host: Api) => Promise<TableState>): Promise<string> {
  const [host, ...others] = people as [Api, ...Api[]]
  const { id, seats } = await newTable(host)
  const invites = seats.flatMap(({ invite }) => invite ?? [])
  await Promise.all(others.map((api, i) => api.accept(invites[i] as string)))
  await host.start(id)
  return id
}
