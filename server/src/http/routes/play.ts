/** Playing: what you see, what you may do, what you do, and what has happened. */

import type { Viewer } from '@skerry/kernel'
import { Type } from 'typebox'
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
  nothingToSay,
  ofTable,
  problems,
} from '../describe.ts'
import { HttpProblem } from '../errors.ts'
import { aChoice, aDone, aRow, aSight } from '../examples.ts'
import { asking, choices, chooseCommand, command, delegation, done, explained, history, sight } from '../schemas.ts'
import { anything, fields } from '../shapes.ts'
import type { Api, Behind } from './types.ts'

const looking = fields({
  lang,
  at: digits('The table as it was at this version'),
  as: Type.Optional(
    Type.String({
      pattern: '^(\\d{1,2}|spectator|open)$',
      description: 'With whose eyes: a seat, `spectator` or, after the end, `open`',
    }),
  ),
})
const MOST_ROWS = 256
const rows = fields({
  lang,
  from: digits('The first row; 0 if absent'),
  to: digits(`The row after the last; at most ${MOST_ROWS} rows come at once`),
})

const key = 'f3a1'
const afterChoice = ['noGuest', 'notFound', 'notSeated', 'notRunning', 'stale', 'held'] as const

export function playRoutes(api: Api, behind: Behind): void {
  lookingRoutes(api, behind)
  doingRoutes(api, behind)
  logRoutes(api, behind)
}

function lookingRoutes(api: Api, { tables }: Behind): void {
  api.get(
    '/tables/:id/view',
    {
      config: problems('notFound', 'notYours', 'notOpen', 'notRunning', 'notOver', 'held'),
      schema: {
        ...forAnybody('play', 'view', 'The table as you see it, now or as it was'),
        params: ofTable,
        querystring: looking,
        response: {
          200: answer('What you see', sight, aSight),
        },
      },
    },
    ({ caller, params, query: { at, as } }) =>
      tables.sight(caller, params.id, at === undefined ? undefined : Number(at), viewerOf(as)),
  )

  api.get(
    '/tables/:id/choices',
    {
      config: problems('notFound', 'notSeated', 'notRunning', 'held'),
      schema: {
        ...forAnybody(
          'play',
          'choices',
          'What you are asked, and all you can answer',
          'A choice is sent by its notation. `allotment` describes a quantity to spread instead of listing all ways to do so.',
        ),
        params: ofTable,
        querystring: inLanguage,
        response: {
          200: answer('Your choices', choices, { v: 4, prompt: 'Your move', choices: [aChoice] }),
        },
      },
    },
    ({ caller, params }) => tables.choices(caller, params.id),
  )

  api.post(
    '/tables/:id/explain',
    {
      config: changeProblems('notFound', 'notSeated', 'notRunning', 'held'),
      schema: {
        ...forAnybody('play', 'explain', 'Whether you could choose this, and which rule says no', 'Changes nothing.'),
        params: ofTable,
        querystring: inLanguage,
        body: bodyLike(asking, { choice: aChoice.notation }),
        response: {
          200: answer('Null, or why not', explained, { v: 4, refusal: null }),
        },
      },
    },
    ({ caller, params, body }) => tables.explain(caller, params.id, body.choice),
  )
}

function doingRoutes(api: Api, { tables }: Behind): void {
  api.post(
    '/tables/:id/choose',
    {
      onRequest: needsGuest,
      config: changeProblems(...afterChoice, 'refused'),
      schema: {
        ...forGuests('play', 'choose', 'Choose', 'What the rules do not allow is refused with the rule that says so.'),
        params: ofTable,
        querystring: inLanguage,
        body: bodyLike(chooseCommand, { v: 4, key, choices: [aChoice.notation] }),
        response: { 200: answer('Done', done, aDone) },
      },
    },
    ({ caller, params, body }) => tables.choose(caller, params.id, body),
  )

  api.post(
    '/tables/:id/undo',
    {
      onRequest: needsGuest,
      config: changeProblems(...afterChoice, 'refused'),
      schema: {
        ...forGuests(
          'play',
          'undo',
          'Take your last choice back',
          'Not beyond chance, something that was revealed, or the choice of another seat.',
        ),
        params: ofTable,
        querystring: inLanguage,
        body: bodyLike(command, { v: 5, key }),
        response: { 200: answer('Done', done, { v: 6, events: [] }) },
      },
    },
    ({ caller, params, body }) => tables.undo(caller, params.id, body),
  )

  api.post(
    '/tables/:id/resign',
    {
      onRequest: needsGuest,
      config: changeProblems(...afterChoice),
      schema: {
        ...forGuests(
          'play',
          'resign',
          'Give up',
          'With two seats the game is over; with more, a bot plays on for you.',
        ),
        params: ofTable,
        querystring: inLanguage,
        body: bodyLike(command, { v: 4, key }),
        response: { 200: answer('Done', done, { v: 5, events: [] }) },
      },
    },
    ({ caller, params, body }) => tables.resign(caller, params.id, body),
  )

  api.post(
    '/tables/:id/delegate',
    {
      onRequest: needsGuest,
      config: changeProblems(...afterChoice),
      schema: {
        ...forGuests('play', 'delegate', 'Let a bot answer for you as long as questions of the present rule come'),
        params: ofTable,
        querystring: inLanguage,
        body: bodyLike(delegation, { v: 4 }),
        response: { 204: nothingToSay('It begins') },
      },
    },
    async ({ caller, params, body }, reply) => {
      await tables.delegate(caller, params.id, body.v)
      return reply.code(204).send(null)
    },
  )
}

function logRoutes(api: Api, { tables }: Behind): void {
  api.get(
    '/tables/:id/history',
    {
      config: problems('notFound', 'held'),
      schema: {
        ...forAnybody('play', 'history', 'What has happened, as you were told it'),
        params: ofTable,
        querystring: rows,
        response: { 200: answer('Rows', history, { rows: [aRow] }) },
      },
    },
    async ({ caller, params, query }) => {
      const { from, to } = rangeOf(query)
      return { rows: await tables.history(caller, params.id, from, to) }
    },
  )

  api.get(
    '/tables/:id/export',
    {
      config: problems('notFound', 'held'),
      schema: {
        ...forAnybody(
          'play',
          'exported',
          'The game as a file',
          'While it runs: what you were told. After the end: the whole record with all that its dice are made of.',
        ),
        params: ofTable,
        querystring: inLanguage,
        response: {
          200: answer('The game', anything<object>({ type: 'object', additionalProperties: true })),
        },
      },
    },
    async ({ caller, params }, reply) => {
      const game = await tables.exported(caller, params.id)
      return reply.header('content-disposition', `attachment; filename="skerry-${params.id}.json"`).send(game)
    },
  )

  api.get(
    '/tables/:id/pack',
    {
      config: problems('notFound'),
      schema: {
        ...forAnybody('play', 'pack', 'The content pack the table is played with'),
        params: ofTable,
        querystring: inLanguage,
        response: {
          200: answer('The pack', anything<unknown>({ description: 'A content pack' })),
        },
      },
    },
    ({ caller, params }) => tables.packOf(caller, params.id),
  )
}

function viewerOf(as: string | undefined): Viewer | undefined {
  return as === undefined || as === 'spectator' || as === 'open' ? as : Number(as)
}

function rangeOf(query: { readonly from?: string; readonly to?: string }): { from: number; to: number } {
  const from = Number(query.from ?? 0)
  const to = Number(query.to ?? from + MOST_ROWS)
  if (to < from || to - from > MOST_ROWS) throw new HttpProblem('badRequest', { fault: 'badRange' })
  return { from, to }
}
