/** What people say to each other at a table. */

import { needsGuest } from '../callers.ts'
import {
  answer,
  bodyLike,
  changeProblems,
  digits,
  forAnybody,
  forGuests,
  inLanguage,
  lang,
  ofTable,
  problems,
} from '../describe.ts'
import { aMessage } from '../examples.ts'
import { chat, chatMessage, saying } from '../schemas.ts'
import { fields } from '../shapes.ts'
import type { Api, Behind } from './types.ts'

const page = fields({ lang, before: digits('Only messages from before this moment, in ms since 1970') })

export function chatRoutes(api: Api, { tables, checks }: Behind): void {
  api.get(
    '/tables/:id/chat',
    {
      config: problems('notFound'),
      schema: {
        ...forAnybody('chat', 'chat', 'The newest messages you may read, oldest first'),
        params: ofTable,
        querystring: page,
        response: { 200: answer('Messages', chat, { messages: [aMessage] }) },
      },
    },
    async ({ caller, params, query: { before } }) => ({
      messages: await tables.chat(caller, params.id, before === undefined ? undefined : Number(before)),
    }),
  )

  api.post(
    '/tables/:id/chat',
    {
      onRequest: needsGuest,
      preHandler: checks.messages,
      config: changeProblems('noGuest', 'notFound', 'notSeated', 'noSeat', 'notRunning'),
      schema: {
        ...forGuests(
          'chat',
          'say',
          'Say something, to the whole table or to some seats',
          'To some seats only once the game has begun: before that, anybody may come to sit there.',
        ),
        params: ofTable,
        querystring: inLanguage,
        body: bodyLike(saying, { key: 'c7', text: aMessage.text }),
        response: {
          201: answer('The message', chatMessage, aMessage),
        },
      },
    },
    async ({ caller, params, body }, reply) => reply.code(201).send(await tables.say(caller, params.id, body)),
  )
}
