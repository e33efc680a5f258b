/**
 * The least a durable server can do: bare `ws`, a board in memory, a row in SQLite before anybody is told. All moves of one
 * turn of the event loop are one commit. Run as a process: `reference.ts <folder>`; prints its address.
 */

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type WebSocket, WebSocketServer } from 'ws'
import { DIRECTIONS } from './columns.ts'
import type { ReferenceMove, ReferenceOrder, ReferenceWhole } from './players/reference.ts'

const WIDTH = 7
const SIZE = 42

interface Table {
  readonly id: string
  readonly board: Uint8Array
  moves: number
  readonly seats: WebSocket[]
}

const db = new DatabaseSync(join(process.argv[2] as string, 'moves.db'))
db.exec('pragma journal_mode = wal; pragma synchronous = full')
db.exec('create table moves (game text, n integer, move text, primary key (game, n)) without rowid')
const insert = db.prepare('insert into moves values (?, ?, ?)')
const count = db.prepare('select count(*) as moves from moves where game = ?')
const [begin, commit] = [db.prepare('begin'), db.prepare('commit')]

const tables = new Map<string, Table>()
let group: { readonly table: Table; readonly n: number; readonly told: string }[] = []

const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false })
server.on('listening', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
server.on('connection', (socket) => {
  let seated: { readonly table: Table; readonly seat: number } | null = null
  socket.on('message', (data) => {
    const order = JSON.parse(String(data)) as ReferenceOrder
    if ('join' in order) seated = sitDown(socket, order.join, order.seat)
    else if (seated !== null) drop(seated.table, seated.seat, order.column)
  })
})
process.on('SIGTERM', () => process.exit(0))

function sitDown(socket: WebSocket, id: string, seat: number) {
  const table = tables.get(id) ?? { id, board: new Uint8Array(SIZE), moves: 0, seats: [] }
  tables.set(id, table)
  table.seats[seat] = socket
  const { moves } = count.get(id) as { moves: number }
  socket.send(JSON.stringify({ moves, board: [...table.board] } satisfies ReferenceWhole))
  return { table, seat }
}

function drop(table: Table, seat: number, column: number): void {
  const { board } = table
  if (seat !== table.moves % 2) return
  let at = column - 1
  while (at < SIZE && board[at] !== 0) at += WIDTH
  if (at >= SIZE) return
  board[at] = seat + 1
  table.moves += 1
  if (DIRECTIONS.some(([dc, dr]) => isLine(board, at, dc, dr)) || board.every((stone) => stone !== 0)) board.fill(0)
  const told = JSON.stringify({ n: table.moves, column, seat } satisfies ReferenceMove)
  if (group.push({ table, n: table.moves, told }) === 1) setImmediate(flush)
}

function isLine(board: Uint8Array, at: number, dc: number, dr: number): boolean {
  const stone = board[at]
  let length = 1
  for (const way of [1, -1])
    for (let c = (at % WIDTH) + way * dc, r = Math.floor(at / WIDTH) + way * dr; ; c += way * dc, r += way * dr) {
      if (c < 0 || c >= WIDTH || board[r * WIDTH + c] !== stone) break
      length += 1
    }
  return length >= 4
}

function flush(): void {
  const moves = group
  group = []
  begin.run()
  for (const { table, n, told } of moves) insert.run(table.id, n, told)
  commit.run()
  for (const { table, told } of moves) for (const socket of table.seats) socket.send(told)
}
