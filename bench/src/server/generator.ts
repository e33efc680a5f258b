/** The load generator: plays games at the server under test as it is told over the channel to its parent. */

import { inTurn, renewFor, warmUp, windowOf } from './load.ts'
import { Meter } from './meter.ts'
import type { Answer, Count, Kind, Order, OrderName, Orders, Target } from './orders.ts'
import type { Played } from './players/played.ts'

/** Games opened at once. */
const OPENERS = 16

const target = JSON.parse(process.argv[2] as string) as Target
const meter = new Meter()
const games: Played[] = []

/** Only what is needed is loaded: some of them bring a whole game along. */
const PLAYERS: Readonly<Record<Kind, () => Promise<(i: number) => Played>>> = {
  async reference() {
    const { ReferenceGame } = await import('./players/reference.ts')
    return (i) => new ReferenceGame(meter, target.url, `game ${i}`)
  },
  async 'boardgame.io'() {
    const { BoardgameIoGame } = await import('./players/boardgame-io.ts')
    return (i) => new BoardgameIoGame(meter, target.url, `game ${i}`)
  },
  async 'connect-four'() {
    const { ConnectFourGame } = await import('./players/connect-four.ts')
    return () => new ConnectFourGame(meter, target.url)
  },
  async marnon() {
    const { MarnonGame } = await import('./players/marnon.ts')
    return (i) => new MarnonGame(meter, target.url, i)
  },
}

async function open(count: number): Promise<null> {
  const gameAt = await PLAYERS[target.kind]()
  const fresh = Array.from({ length: count }, (_, i) => gameAt(games.length + i))
  await inTurn(fresh, OPENERS, (game) => game.open())
  games.push(...fresh)
  return null
}

async function count(): Promise<Count> {
  let stored = 0
  await inTurn(games, OPENERS, async (game) => {
    const counted = await game.counted()
    stored += counted
  })
  return { made: games.reduce((sum, { moves }) => sum + moves, 0), stored }
}

async function obey(order: Order): Promise<Orders[OrderName]['answer']> {
  switch (order.name) {
    case 'open':
      return open(order.games)
    case 'warmUp':
      await warmUp(games, order.most)
      return null
    case 'window':
      await renewFor(games, order)
      return windowOf(games, meter, order, target.pid)
    case 'count':
      return count()
    case 'prepare':
      return (await import('./players/openings.ts')).prepare(target.url, order.moves, order.tables)
    case 'visit':
      return (await import('./players/openings.ts')).visit(target.url, order.tables)
  }
}

async function answerTo(order: Order): Promise<Answer> {
  try {
    const answer = await obey(order)
    const fault = meter.faults[0]
    return fault === undefined ? { answer } : { fault: `${meter.faults.length} faults, the first: ${fault}` }
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

process.on('message', async (order: Order) => process.send?.(await answerTo(order)))
process.on('disconnect', () => process.exit(0))
