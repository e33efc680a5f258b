/** Which games there are, which tables, and how a new one is opened. */

import { Type } from 'typebox'
import { needsGuest } from '../callers.ts'
import { answer, bodyLike, changeProblems, forAnybody, forGuests, inLanguage, lang, problems } from '../describe.ts'
import { aCard, aGame, aTable } from '../examples.ts'
import { broughtTable, games, joinByInvite, newTable, tableCards, tableState } from '../schemas.ts'
import { fields } from '../shapes.ts'
import type { Api, Behind } from './types.ts'

const KB = 1024
/** With a pack of one's own, or with a whole game. */
const LARGEST_NEW = 512 * KB
const LARGEST_BROUGHT = 2 * KB * KB

const ofGame = fields({
  lang,
  game: Type.Optional(Type.String({ maxLength: 64, description: 'Only tables of this game' })),
})

export function lobbyRoutes(api: Api, { tables, checks }: Behind): void {
  api.get(
    '/games',
    {
      config: problems(),
      schema: {
        ...forAnybody('lobby', 'games', 'The games of the house'),
        querystring: inLanguage,
        response: { 200: answer('All games', games, { games: [aGame] }) },
      },
    },
    async () => ({ games: await tables.games() }),
  )

  api.get(
    '/tables',
    {
      config: problems(),
      schema: {
        ...forAnybody('lobby', 'tables', 'Public tables that are not over, the newest first'),
        querystring: ofGame,
        response: { 200: answer('Tables', tableCards, { tables: [{ ...aCard, you: null }] }) },
      },
    },
    async ({ caller, query }) => ({ tables: await tables.publicTables(caller, query.game) }),
  )

  api.post(
    '/tables',
    {
      onRequest: needsGuest,
      preHandler: checks.tables,
      bodyLimit: LARGEST_NEW,
      config: changeProblems('noGuest', 'badPack'),
      schema: {
        ...forGuests(
          'lobby',
          'create',
          'Open a table',
          '`seats` says who is to sit where: `me`, `open` for whoever comes, or a bot. The invitations to open seats are in the answer.',
        ),
        querystring: inLanguage,
        body: bodyLike(newTable, { game: 'a-game', seats: ['me', 'open'], visibility: 'private' }),
        response: { 201: answer('The table', tableState, aTable) },
      },
    },
    async ({ caller, body }, reply) => reply.code(201).send(await tables.create(caller, body)),
  )

  api.post(
    '/tables/bring',
    {
      onRequest: needsGuest,
      preHandler: checks.tables,
      bodyLimit: LARGEST_BROUGHT,
      config: changeProblems('noGuest', 'badPack', 'badRecord'),
      schema: {
        ...forGuests(
          'lobby',
          'bring',
          'Go on here with a game played elsewhere',
          'It is replayed row by row. What was diced there is marked as not witnessed.',
        ),
        querystring: inLanguage,
        body: broughtTable,
        response: {
          201: answer('The table', tableState, aTable),
        },
      },
    },
    async ({ caller, body }, reply) => reply.code(201).send(await tables.bring(caller, body)),
  )

  api.post(
    '/join',
    {
      onRequest: needsGuest,
      config: changeProblems('noGuest', 'notFound', 'seatTaken', 'notOpen'),
      schema: {
        ...forGuests('lobby', 'accept', 'Sit down by an invitation'),
        querystring: inLanguage,
        body: bodyLike(joinByInvite, { invite: '0123456789abcdefghjkmnpqrstvwxyz' }),
        response: {
          200: answer('The table', tableState, aTable),
        },
      },
    },
    ({ caller, body: { invite, nonce } }) => tables.join(caller, { invite }, nonce),
  )
}
