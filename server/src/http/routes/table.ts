/** One table: who sits where, and when it begins. */

import { answer, readsTable } from '../schema/describe.ts'
import { aTable } from '../schema/examples.ts'
import { adding, joinTable, nothing, ofSeat, seating, tableState } from '../schema/schemas.ts'
import { guestPost } from './guest-post.ts'
import type { Api, RouteDeps } from './types.ts'

const response = answer('The table', tableState, aTable)

export function tableRoutes(api: Api, deps: RouteDeps): void {
  api.get(
    '/tables/:id',
    readsTable('table', 'table', 'A table as you may know it', { response }),
    ({ caller, params }) => deps.tables.state(caller, params.id),
  )
  seatRoutes(api, deps)
  gameRoutes(api, deps)
}

/** All of them change who sits where, and answer with the table afterwards. */
function seatRoutes(api: Api, { tables }: RouteDeps): void {
  guestPost(api, '/tables/:id/join', {
    tag: 'table',
    id: 'join',
    summary: 'Sit down on a free seat of a table that is open to you',
    body: joinTable,
    example: { seat: 1 },
    problems: ['notFound', 'notYours', 'seatTaken', 'noSeat', 'notOpen'],
    response,
    make: (caller, { seat, nonce }, table) =>
      tables.join(caller, seat === undefined ? { table } : { table, seat }, nonce),
  })
  guestPost(api, '/tables/:id/leave', {
    tag: 'table',
    id: 'leave',
    summary: 'Stand up, before the game begins',
    body: nothing,
    example: {},
    problems: ['notFound', 'notSeated', 'notOpen'],
    response,
    make: (caller, _, table) => tables.leave(caller, table),
  })
  guestPost(api, '/tables/:id/kick', {
    tag: 'table',
    id: 'kick',
    summary: 'Free somebody’s seat, before the game begins',
    body: ofSeat,
    example: { seat: 1 },
    problems: ['notFound', 'notHost', 'noSeat', 'notOpen'],
    response,
    make: (caller, { seat }, table) => tables.kick(caller, table, seat),
  })
  guestPost(api, '/tables/:id/seat', {
    tag: 'table',
    id: 'seat',
    summary: 'Put a bot on a free seat, or free the seat of a bot',
    body: seating,
    example: { seat: 1, by: 'novice' },
    problems: ['notFound', 'notHost', 'seatTaken', 'noSeat', 'notOpen'],
    response,
    make: (caller, { seat, by }, table) => tables.setSeat(caller, table, seat, by),
  })
}

function gameRoutes(api: Api, { tables, checks }: RouteDeps): void {
  guestPost(api, '/tables/:id/start', {
    tag: 'table',
    id: 'start',
    summary: 'Begin the game',
    body: adding,
    example: {},
    problems: ['notFound', 'notHost', 'notReady', 'notOpen'],
    response,
    make: (caller, { nonce }, table) => tables.start(caller, table, nonce),
  })
  guestPost(api, '/tables/:id/rematch', {
    tag: 'table',
    id: 'rematch',
    summary: 'Play again: a new table for the same people, once the game is over',
    body: adding,
    example: {},
    problems: ['notFound', 'notSeated', 'notOver'],
    response,
    limit: checks.tables,
    make: (caller, { nonce }, table) => tables.rematch(caller, table, nonce),
  })
}
