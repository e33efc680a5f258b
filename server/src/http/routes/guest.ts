/** Who you are, and where you play. */

import { keepGuest, needsGuest } from '../callers.ts'
import {
  answer,
  bodyLike,
  changeProblems,
  forAnybody,
  forGuests,
  inLanguage,
  problems,
  reads,
} from '../schema/describe.ts'
import { aCard } from '../schema/examples.ts'
import { me, namedMe, naming, tableCards } from '../schema/schemas.ts'
import type { Api, RouteDeps } from './types.ts'

export function guestRoutes(api: Api, { tables, checks }: RouteDeps): void {
  const ada = { id: 'h6j7k8m9n0p1q2r3', name: 'Ada' }

  api.get(
    '/me',
    reads('guest', 'me', 'Who you are here', { response: answer('You, or nobody', me, { guest: ada }) }),
    async ({ caller: { guest } }) => ({ guest: guest === null ? null : publicPart(guest) }),
  )

  api.post(
    '/me',
    {
      config: changeProblems(),
      schema: {
        ...forAnybody(
          'guest',
          'setName',
          'Give yourself a name',
          'Makes you a guest, who is known by a cookie from then on, or gives the guest you are another name.',
        ),
        querystring: inLanguage,
        body: bodyLike(naming, { name: 'Ada' }),
        response: { 200: answer('You', namedMe, { guest: ada }) },
      },
    },
    async (request, reply) => {
      const { caller, body } = request
      if (caller.guest !== null) {
        const guest = publicPart(await tables.renameGuest(caller, body.name))
        keepGuest(request, reply)
        return { guest }
      }
      await checks.guests(request)
      const { guest, token } = await tables.newGuest(body.name)
      keepGuest(request, reply, token)
      return { guest: publicPart(guest) }
    },
  )

  api.get(
    '/me/tables',
    {
      onRequest: needsGuest,
      config: problems('noGuest'),
      schema: {
        ...forGuests('guest', 'myTables', 'Your tables, the last played first'),
        querystring: inLanguage,
        response: { 200: answer('Your tables', tableCards, { tables: [aCard] }) },
      },
    },
    async ({ caller }) => ({ tables: await tables.myTables(caller) }),
  )
}

const publicPart = ({ id, name }: { id: string; name: string }) => ({ id, name })
