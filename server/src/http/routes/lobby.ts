/** Which games there are, which tables, and how a new one is opened. */

import { Type } from 'typebox'
import { answer, queryOf, reads, readsInvitation } from '../schema/describe.ts'
import { aCard, aGame, aTable } from '../schema/examples.ts'
import { broughtTable, games, invitation, joinByInvite, newTable, tableCards, tableState } from '../schema/schemas.ts'
import { guestPost } from './guest-post.ts'
import type { Api, RouteDeps } from './types.ts'

const KB = 1024
/** With a pack, or with a whole game. */
const LARGEST_NEW = 512 * KB
const LARGEST_BROUGHT = 2 * KB * KB + LARGEST_NEW

const ofGame = queryOf({
  game: Type.Optional(Type.String({ maxLength: 64, description: 'Only tables of this game' })),
})
const response = answer('The table', tableState, aTable)

export function lobbyRoutes(api: Api, deps: RouteDeps): void {
  listRoutes(api, deps)
  newTableRoutes(api, deps)
}

function listRoutes(api: Api, { tables }: RouteDeps): void {
  api.get(
    '/games',
    reads('lobby', 'games', 'The games of the house', { response: answer('All games', games, { games: [aGame] }) }),
    async () => ({ games: await tables.games() }),
  )

  api.get(
    '/tables',
    reads('lobby', 'tables', 'Public tables that are not over, the newest first', {
      query: ofGame,
      response: answer('Tables', tableCards, { tables: [{ ...aCard, you: null }] }),
    }),
    async ({ caller, query }) => ({ tables: await tables.publicTables(caller, query.game) }),
  )
}

function newTableRoutes(api: Api, { tables, checks }: RouteDeps): void {
  guestPost(api, '/tables', {
    tag: 'lobby',
    id: 'create',
    summary: 'Open a table',
    description:
      '`seats` says who is to sit where: `me`, `open` for whoever comes, or a bot. The invitations to open seats are in the answer.',
    body: newTable,
    example: { game: 'a-game', seats: ['me', 'open'], visibility: 'private' },
    bodyLimit: LARGEST_NEW,
    problems: ['badPack'],
    status: 201,
    response,
    limit: checks.tables,
    make: (caller, table) => tables.create(caller, table),
  })
  guestPost(api, '/tables/bring', {
    tag: 'lobby',
    id: 'bring',
    summary: 'Go on here with a game played elsewhere',
    description:
      'It is replayed row by row. If another version of the rules has played it and would lead elsewhere by now, it goes on from its `snapshot`, and a row says so. What was diced there is marked as not witnessed.',
    body: broughtTable,
    bodyLimit: LARGEST_BROUGHT,
    problems: ['badPack', 'badRecord'],
    status: 201,
    response,
    limit: checks.tables,
    make: (caller, game) => tables.bring(caller, game),
  })
  api.get(
    '/invitations/:invite',
    readsInvitation('lobby', 'invitation', 'What an invitation leads to', {
      problems: ['seatTaken', 'notOpen'],
      response: answer('The table and the seat', invitation, {
        table: { ...aCard, phase: 'open', you: null },
        seat: 1,
        host: 'Ada',
      }),
    }),
    ({ caller, params }) => tables.invitation(caller, params.invite),
  )
  guestPost(api, '/join', {
    tag: 'lobby',
    id: 'accept',
    summary: 'Sit down by an invitation',
    body: joinByInvite,
    example: { invite: '0123456789abcdefghjkmnpqrstvwxyz' },
    problems: ['notFound', 'seatTaken', 'notOpen'],
    response,
    make: (caller, { invite, nonce }) => tables.join(caller, { invite }, nonce),
  })
}
