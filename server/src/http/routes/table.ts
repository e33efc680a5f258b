/** One table: who sits where, and when it begins. */

import type { ProblemCode, TableState } from '@skerry/link'
import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import { needsGuest } from '../callers.ts'
import { answer, bodyLike, changeProblems, forAnybody, forGuests, inLanguage, ofTable, problems } from '../describe.ts'
import { aTable } from '../examples.ts'
import { adding, joinTable, nothing, ofSeat, seating, tableState } from '../schemas.ts'
import type { Api, Behind } from './types.ts'

interface Change<B extends TSchema> {
  readonly name: string
  readonly summary: string
  readonly body: B
  readonly example: Static<B>
  /** Why it may not be possible, beside what every change may meet. */
  readonly problems: readonly ProblemCode[]
  make(caller: FastifyRequest['caller'], table: string, body: Static<B>): Promise<TableState>
}

export function tableRoutes(api: Api, { tables, checks }: Behind): void {
  api.get(
    '/tables/:id',
    {
      config: problems('notFound'),
      schema: {
        ...forAnybody('table', 'table', 'A table as you may know it'),
        params: ofTable,
        querystring: inLanguage,
        response: { 200: answer('The table', tableState, aTable) },
      },
    },
    ({ caller, params }) => tables.state(caller, params.id),
  )

  /** All of them change who sits where, and answer with the table as it is then. */
  function change<B extends TSchema>({ name, summary, body, example, problems, make }: Change<B>): void {
    const isNewTable = name === 'rematch'
    api.post(
      `/tables/:id/${name}`,
      {
        onRequest: needsGuest,
        preHandler: isNewTable ? checks.tables : [],
        config: changeProblems('noGuest', 'notFound', ...problems),
        schema: {
          ...forGuests('table', name, summary),
          params: ofTable,
          querystring: inLanguage,
          body: bodyLike(body, example),
          response: {
            200: answer('The table', tableState, aTable),
          },
        },
      },
      ({ caller, params, body }) => make(caller, params.id, body as Static<B>),
    )
  }

  change({
    name: 'join',
    summary: 'Sit down on a free seat of a table that is open to you',
    body: joinTable,
    example: { seat: 1 },
    problems: ['notYours', 'seatTaken', 'noSeat', 'notOpen'],
    make: (caller, table, { seat, nonce }) =>
      tables.join(caller, seat === undefined ? { table } : { table, seat }, nonce),
  })
  change({
    name: 'leave',
    summary: 'Stand up, before the game begins',
    body: nothing,
    example: {},
    problems: ['notSeated', 'notOpen'],
    make: (caller, table) => tables.leave(caller, table),
  })
  change({
    name: 'kick',
    summary: 'Free somebody’s seat, before the game begins',
    body: ofSeat,
    example: { seat: 1 },
    problems: ['notHost', 'noSeat', 'notOpen'],
    make: (caller, table, { seat }) => tables.kick(caller, table, seat),
  })
  change({
    name: 'seat',
    summary: 'Put a bot on a free seat, or free the seat of a bot',
    body: seating,
    example: { seat: 1, by: 'novice' },
    problems: ['notHost', 'seatTaken', 'noSeat', 'notOpen'],
    make: (caller, table, { seat, by }) => tables.setSeat(caller, table, seat, by),
  })
  change({
    name: 'start',
    summary: 'Begin the game',
    body: adding,
    example: {},
    problems: ['notHost', 'notReady', 'notOpen'],
    make: (caller, table, { nonce }) => tables.start(caller, table, nonce),
  })
  change({
    name: 'rematch',
    summary: 'Play again: a new table for the same people, once the game is over',
    body: adding,
    example: {},
    problems: ['notSeated', 'notOver'],
    make: (caller, table, { nonce }) => tables.rematch(caller, table, nonce),
  })
}
