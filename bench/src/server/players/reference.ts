/** The two players of a game on the reference server, and what they say to each other. */

import { columnAt } from '../columns.ts'
import { EndlessGame, liveAddress } from './played.ts'

export type ReferenceOrder = { readonly join: string; readonly seat: number } | { readonly column: number }
/** The answer to `join`: how many moves are stored, and the board. */
export interface ReferenceWhole {
  readonly moves: number
  readonly board: readonly number[]
}
export interface ReferenceMove {
  readonly n: number
  readonly column: number
  readonly seat: number
}

export class ReferenceGame extends EndlessGame {
  private onWhole: (whole: ReferenceWhole) => void = () => {}

  async open(): Promise<void> {
    for (const seat of [0, 1]) {
      await this.connect(seat, liveAddress(this.url, '/'), (frame) => this.hear(seat, frame))
      await this.join(seat)
    }
  }

  async counted(): Promise<number> {
    return (await this.join(0)).moves
  }

  protected next() {
    return { seat: this.moves % 2, number: this.moves + 1, frame: `{"column":${columnAt(this.moves)}}` }
  }

  private join(seat: number): Promise<ReferenceWhole> {
    const whole = new Promise<ReferenceWhole>((resolve) => {
      this.onWhole = resolve
    })
    this.sockets[seat]?.send(JSON.stringify({ join: this.id, seat } satisfies ReferenceOrder))
    return whole
  }

  private hear(seat: number, frame: string): void {
    const heard = JSON.parse(frame) as ReferenceWhole | ReferenceMove
    if ('board' in heard) this.onWhole(heard)
    else this.told(seat, heard.n, frame.length)
  }
}
