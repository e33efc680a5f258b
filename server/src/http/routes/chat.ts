/** What people say to each other at a table. */

import { answer, digits, queryOf, readsTable } from '../schema/describe.ts'
import { aMessage } from '../schema/examples.ts'
import { chat, chatMessage, saying } from '../schema/schemas.ts'
import { guestPost } from './guest-post.ts'
import type { Api, RouteDeps } from './types.ts'

const page = queryOf({ before: digits('Only messages from before this moment, in ms since 1970') })

export function chatRoutes(api: Api, { tables, checks }: RouteDeps): void {
  api.get(
    '/tables/:id/chat',
    readsTable('chat', 'chat', 'The newest messages you may read, oldest first', {
      query: page,
      response: answer('Messages', chat, { messages: [aMessage] }),
    }),
    async ({ caller, params, query: { before } }) => ({
      messages: await tables.chat(caller, params.id, before === undefined ? undefined : Number(before)),
    }),
  )
  guestPost(api, '/tables/:id/chat', {
    tag: 'chat',
    id: 'say',
    summary: 'Say something, to the whole table or to some seats',
    description: 'To some seats only once the game has begun: before that, anybody may come to sit there.',
    body: saying,
    example: { key: 'c7', text: aMessage.text },
    problems: ['notFound', 'notSeated', 'noSeat', 'notRunning'],
    status: 201,
    response: answer('The message', chatMessage, aMessage),
    limit: checks.messages,
    make: (caller, message, table) => tables.say(caller, table, message),
  })
}
