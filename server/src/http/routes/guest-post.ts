/** A change that only guests can make: every `POST` but the few that are for anybody. */

import type { ProblemCode } from '@skerry/link'
import type { FastifySchema } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Caller } from '../../tables/types.ts'
import { needsGuest } from '../callers.ts'
import type { Checks } from '../limits.ts'
import { type answer, bodyLike, changeProblems, forGuests, inLanguage, ofTable, type Tag } from '../schema/describe.ts'
import type { Api } from './types.ts'

interface GuestPost<B extends TSchema, A extends TSchema> {
  readonly tag: Tag
  /** The operation's name in the documentation. */
  readonly id: string
  readonly summary: string
  readonly description?: string
  readonly body: B
  readonly example?: Static<B>
  readonly bodyLimit?: number
  /** What may go wrong besides the problems of every change. */
  readonly problems: readonly ProblemCode[]
  /** 200 if absent. */
  readonly status?: 201 | 204
  readonly response: A | ReturnType<typeof answer<A>>
  /** A limit beside that of all requests. */
  readonly limit?: Checks[keyof Checks]
  /** `table` is the id in the path, where there is one. */
  make(caller: Caller, body: Static<B>, table: string): Promise<Static<A>>
}

export function guestPost<B extends TSchema, A extends TSchema>(api: Api, path: string, post: GuestPost<B, A>): void {
  const { tag, id, summary, description, body, example, bodyLimit, problems, status = 200, response, limit } = post
  const schema: FastifySchema = {
    ...forGuests(tag, id, summary, description),
    ...(path.includes(':id') ? { params: ofTable } : {}),
    querystring: inLanguage,
    body: example === undefined ? body : bodyLike(body, example),
    response: { [status]: response },
  }
  api.post(
    path,
    {
      onRequest: needsGuest,
      preHandler: limit ?? [],
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      config: changeProblems('noGuest', ...problems),
      schema,
    },
    async ({ caller, body, params }, reply) => {
      const { id: table = '' } = params as { id?: string }
      return reply.code(status).send(await post.make(caller, body as Static<B>, table))
    },
  )
}
