/** boardgame.io's own server with its store in memory: an endless connect four. Run as a process; prints its address. */

import type { AddressInfo } from 'node:net'
import type { Game } from 'boardgame.io/dist/cjs/internal.js'
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js'
import { type Columns, isWon } from '../yardsticks/small-boardgame-io.ts'
import { NAMESPACE } from './players/boardgame-io.ts'

interface Endless extends Columns {
  moves: number
}

const emptyColumns = () => Array.from({ length: 7 }, () => [] as string[])

/** Where connect four would end, it begins again on an empty board. */
const endless: Game<Endless> = {
  name: NAMESPACE,
  setup: () => ({ cols: emptyColumns(), moves: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    drop: ({ G, playerID }, column) => {
      const col = G.cols[column!]
      if (!col || col.length >= 6) return 'INVALID_MOVE'
      col.push(playerID)
      G.moves += 1
      if (isWon(G.cols) || G.cols.every(({ length }) => length === 6)) G.cols = emptyColumns()
      return undefined
    },
  },
}

const server = Server({ games: [endless], origins: [Origins.LOCALHOST] })
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } })
console.log(`http://127.0.0.1:${(appServer.address() as AddressInfo).port}`)
process.on('SIGTERM', () => process.exit(0))
