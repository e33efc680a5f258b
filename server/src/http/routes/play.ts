/** Playing: what you see, what you may do, what you do, and what has happened. */

import type { Viewer } from '@skerry/kernel'
import { Type } from 'typebox'
import { HttpProblem } from '../errors.ts'
import {
  answer,
  bodyLike,
  changeProblems,
  digits,
  forAnybody,
  inLanguage,
  nothingToSay,
  ofTable,
  queryOf,
  readsTable,
} from '../schema/describe.ts'
import { aChoice, aDone, anOrder, aRow, aSight } from '../schema/examples.ts'
import {
  asking,
  choices,
  chooseCommand,
  command,
  delegation,
  done,
  explained,
  history,
  ordering,
  orders,
  sight,
} from '../schema/schemas.ts'
import { anything } from '../schema/shapes.ts'
import { guestPost } from './guest-post.ts'
import type { Api, RouteDeps } from './types.ts'

const looking = queryOf({
  at: digits('The table as it was at this version'),
  as: Type.Optional(
    Type.String({
      pattern: '^(\\d{1,2}|spectator|open)$',
      description: 'With whose eyes: a seat, `spectator` or, after the end, `open`',
    }),
  ),
})
const MOST_ROWS = 256
const rows = queryOf({
  from: digits('The first row; 0 if absent'),
  to: digits(`The row after the last; at most ${MOST_ROWS} rows come at once`),
})

const key = 'f3a1'
const playProblems = ['notFound', 'notSeated', 'notRunning', 'stale', 'held'] as const

export function playRoutes(api: Api, deps: RouteDeps): void {
  lookingRoutes(api, deps)
  doingRoutes(api, deps)
  orderRoutes(api, deps)
  logRoutes(api, deps)
}

function lookingRoutes(api: Api, { tables }: RouteDeps): void {
  api.get(
    '/tables/:id/view',
    readsTable('play', 'view', 'The table as you see it, now or as it was', {
      query: looking,
      problems: ['notYours', 'notOpen', 'notRunning', 'notOver', 'held'],
      response: answer('What you see', sight, aSight),
    }),
    ({ caller, params, query: { at, as } }) =>
      tables.sight(caller, params.id, at === undefined ? undefined : Number(at), viewerOf(as)),
  )

  api.get(
    '/tables/:id/choices',
    readsTable('play', 'choices', 'What you are asked, and all you can answer', {
      description:
        'A choice is sent by its notation. `allotment` describes a quantity to spread instead of listing all ways to do so.',
      problems: ['notSeated', 'notRunning', 'held'],
      response: answer('Your choices', choices, { v: 4, prompt: 'Your move', choices: [aChoice] }),
    }),
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

function doingRoutes(api: Api, { tables }: RouteDeps): void {
  guestPost(api, '/tables/:id/choose', {
    tag: 'play',
    id: 'choose',
    summary: 'Choose',
    description: 'What the rules do not allow is refused with the rule that says so.',
    body: chooseCommand,
    example: { v: 4, key, choices: [aChoice.notation] },
    problems: [...playProblems, 'refused'],
    response: answer('Done', done, aDone),
    make: (caller, command, table) => tables.choose(caller, table, command),
  })
  guestPost(api, '/tables/:id/undo', {
    tag: 'play',
    id: 'undo',
    summary: 'Take your last choice back',
    description: 'Not beyond chance, something that was revealed, or the choice of another seat.',
    body: command,
    example: { v: 5, key },
    problems: [...playProblems, 'refused'],
    response: answer('Done', done, { v: 6, events: [] }),
    make: (caller, command, table) => tables.undo(caller, table, command),
  })
  guestPost(api, '/tables/:id/resign', {
    tag: 'play',
    id: 'resign',
    summary: 'Give up',
    description: 'With two seats the game is over; with more, a bot plays on for you.',
    body: command,
    example: { v: 4, key },
    problems: playProblems,
    response: answer('Done', done, { v: 5, events: [] }),
    make: (caller, command, table) => tables.resign(caller, table, command),
  })
  guestPost(api, '/tables/:id/delegate', {
    tag: 'play',
    id: 'delegate',
    summary: 'Let a bot answer for you as long as questions of the present rule come',
    body: delegation,
    example: { v: 4 },
    problems: playProblems,
    status: 204,
    response: nothingToSay('It begins'),
    make: (caller, { v }, table) => tables.delegate(caller, table, v).then(() => null),
  })
}

function orderRoutes(api: Api, { tables }: RouteDeps): void {
  const none = { left: [], possible: [anOrder] }
  const one = { left: [anOrder], possible: [anOrder] }
  api.get(
    '/tables/:id/orders',
    readsTable('play', 'orders', 'Your standing orders, and what you could order', {
      description: 'Nobody else learns of them. Where an order has chosen, your own row says so.',
      problems: ['notSeated', 'notRunning', 'held'],
      response: answer('Orders', orders, one),
    }),
    ({ caller, params }) => tables.orders(caller, params.id),
  )
  const order = { body: ordering, example: { order: anOrder.notation }, problems: playProblems } as const
  guestPost(api, '/tables/:id/orders', {
    ...order,
    tag: 'play',
    id: 'leaveOrder',
    summary: 'Leave a standing order',
    description:
      'It takes the place of one of its kind, and answers for you what it fits, from what you may know. After an undo you answer first.',
    response: answer('Left', orders, one),
    make: (caller, { order }, table) => tables.leaveOrder(caller, table, order),
  })
  guestPost(api, '/tables/:id/orders/withdraw', {
    ...order,
    tag: 'play',
    id: 'withdrawOrder',
    summary: 'Withdraw a standing order',
    response: answer('Withdrawn', orders, none),
    make: (caller, { order }, table) => tables.withdrawOrder(caller, table, order),
  })
}

function logRoutes(api: Api, { tables }: RouteDeps): void {
  api.get(
    '/tables/:id/history',
    readsTable('play', 'history', 'What has happened, as you were told it', {
      query: rows,
      problems: ['held'],
      response: answer('Rows', history, { rows: [aRow] }),
    }),
    async ({ caller, params, query }) => {
      const { from, to } = rangeOf(query)
      return { rows: await tables.history(caller, params.id, from, to) }
    },
  )

  api.get(
    '/tables/:id/export',
    readsTable('play', 'exported', 'The game as a file', {
      description:
        'While it runs: what you were told. After the end: the whole record with all that its dice are made of.',
      problems: ['held'],
      response: answer('The game', anything<object>({ type: 'object', additionalProperties: true })),
    }),
    async ({ caller, params }, reply) => {
      const game = await tables.exported(caller, params.id)
      return reply.header('content-disposition', `attachment; filename="skerry-${params.id}.json"`).send(game)
    },
  )

  api.get(
    '/tables/:id/pack',
    readsTable('play', 'pack', 'The content pack the table is played with', {
      response: answer('The pack', anything<unknown>({ description: 'A content pack' })),
    }),
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
