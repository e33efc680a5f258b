/** Shows the events of rows one after the other, and lets what somebody else has done stand long enough to be read. */

import type { Moment } from '@skerry/contracts'
import type { Event, View } from '@skerry/kernel'
import { type Cinema, captionMs, LEAST_MS, paceFactor, type Waiting } from './film.ts'

/** Where a film is shown. */
export interface Screen {
  readonly content: object
  /** Null: the game has no board to show anything on. */
  cinema(): Cinema | null
  /** The rows still to be shown, and what is drawn now. */
  waiting(): readonly Waiting[]
  drawn(): View
  /** Draws this with the first events of the row told; `now` null: nothing moves, the last deed can be read. */
  show(row: Waiting, count: number, drawn: View, now: Moment | null): void
  finish(row: Waiting): void
}

export class Projector {
  private readonly screen: Screen
  private timer: ReturnType<typeof setTimeout> | undefined
  private moments = 0
  /** How long the film of what waits has taken so far, in ms. */
  private spent = 0

  constructor(screen: Screen) {
    this.screen = screen
  }

  get isRunning(): boolean {
    return this.timer !== undefined
  }

  /** 0: nothing is to move. */
  pace(): number {
    const { screen } = this
    const cinema = screen.cinema()
    return cinema === null || document.hidden ? 0 : paceFactor(cinema, screen.waiting(), screen.drawn(), this.spent)
  }

  run(row: Waiting): void {
    const cinema = this.screen.cinema()
    if (cinema === null) this.screen.finish(row)
    else this.runFrom(cinema, row, 0, this.screen.drawn(), 0)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  /** The next row begins a new film. */
  rewind(): void {
    this.spent = 0
  }

  /** Events that take no time only change the drawing. */
  private runFrom(cinema: Cinema, row: Waiting, first: number, from: View, shown: number): void {
    const { part } = cinema
    const { events } = row.told
    let drawn = from
    for (let i = first; i < events.length; i++) {
      const event = events[i] as Event
      const after = part.after(this.screen.content, drawn as View<object>, event)
      const ms = Math.round(part.pace(event, drawn as View<object>) * this.pace())
      if (ms >= LEAST_MS) {
        this.wait(ms, () => this.runFrom(cinema, row, i + 1, after, shown + ms))
        this.moments += 1
        this.screen.show(row, i + 1, drawn, { key: this.moments, event, ms })
        return
      }
      drawn = after
    }
    this.rest(cinema, row, drawn, shown)
  }

  private rest(cinema: Cinema, row: Waiting, drawn: View, shown: number): void {
    const ms = Math.round(captionMs(cinema, row) * this.pace()) - shown
    if (ms < LEAST_MS) {
      this.done(row)
      return
    }
    this.wait(ms, () => this.done(row))
    this.screen.show(row, row.told.events.length, drawn, null)
  }

  private wait(ms: number, then: () => void): void {
    this.spent += ms
    this.timer = setTimeout(then, ms)
  }

  private done(row: Waiting): void {
    this.timer = undefined
    this.screen.finish(row)
  }
}
