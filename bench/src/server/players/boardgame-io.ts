/**
 * The two players of a game on boardgame.io's server. They speak socket.io by hand, over the same WebSockets as all others
 * do, so that no client library weighs on its times.
 */

import { columnAt } from '../columns.ts'
import { EndlessGame, liveAddress } from './played.ts'

/** Name of the game there, which is also the namespace of its sockets. */
export const NAMESPACE = 'c4'

/** Packets of engine.io and socket.io: what a frame begins with. */
const PING = '2'
const PONG = '3'
const CONNECT = `40/${NAMESPACE},`
const EVENT = `42/${NAMESPACE},`

interface State {
  readonly G: { readonly moves: number }
  readonly _stateID: number
}
type Heard =
  | readonly ['sync', string, { readonly state: State }]
  | readonly ['update', string, State]
  | readonly ['matchData' | 'error']

export class BoardgameIoGame extends EndlessGame {
  private stateId = 0
  private onSync: (state: State) => void = () => {}

  async open(): Promise<void> {
    const address = liveAddress(this.url, '/socket.io/?EIO=4&transport=websocket')
    for (const seat of [0, 1]) {
      const socket = await this.connect(seat, address, (frame) => this.hear(seat, frame))
      await new Promise((resolve) => {
        socket.on('message', (data) => String(data).startsWith(CONNECT) && resolve(null))
        socket.send(CONNECT)
      })
      await this.sync(seat)
    }
  }

  async counted(): Promise<number> {
    return (await this.sync(0)).G.moves
  }

  protected next() {
    const seat = this.moves % 2
    const playerID = String(seat)
    const payload = { type: 'drop', args: [columnAt(this.moves) - 1], playerID }
    const number = this.moves + 1
    return { seat, number, frame: eventOf('update', { type: 'MAKE_MOVE', payload }, this.stateId, this.id, playerID) }
  }

  private sync(seat: number): Promise<State> {
    const synced = new Promise<State>((resolve) => {
      this.onSync = resolve
    })
    this.sockets[seat]?.send(eventOf('sync', this.id, String(seat), null, 2))
    return synced
  }

  private hear(seat: number, frame: string): void {
    if (frame === PING) this.sockets[seat]?.send(PONG)
    if (!frame.startsWith(EVENT)) return
    const heard = JSON.parse(frame.slice(EVENT.length)) as Heard
    if (heard[0] === 'sync') this.onSync(heard[2].state)
    else if (heard[0] === 'update') {
      this.stateId = heard[2]._stateID
      this.told(seat, heard[2].G.moves, Buffer.byteLength(frame))
    } else if (heard[0] === 'error') this.refused(frame)
  }
}

const eventOf = (...args: readonly unknown[]): string => `${EVENT}${JSON.stringify(args)}`
