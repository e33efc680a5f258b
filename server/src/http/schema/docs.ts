/** The OpenAPI document, made from the checks of the routes, and a page to read and try it. */

import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import manifest from '../../../package.json' with { type: 'json' }
import { GUEST_COOKIE } from '../../requests.ts'
import { POLICY } from '../security.ts'
import type { Tag } from './describe.ts'

const DESCRIPTION = `Anybody can play with \`curl\`, or write a bot. \`$SKERRY\` is the address of this server:

    curl -c jar -b jar $SKERRY/api/me --json '{"name": "Ada"}'
    curl $SKERRY/api/games
    curl -b jar $SKERRY/api/tables --json '{"game": "…", "seats": ["me", "novice"]}'
    curl -b jar $SKERRY/api/tables/$TABLE/start --json '{}'
    curl -b jar $SKERRY/api/tables/$TABLE/choices
    curl -b jar $SKERRY/api/tables/$TABLE/choose --json '{"v": 0, "key": "k1", "choices": ["…"]}'

A change of a game names the version it is made for and a key that the caller makes up: sent again with the same key it is
done only once. What the rules do not allow is refused with the rule that says so. Nothing is ever told that the caller may
not know. All that goes wrong is answered with a \`Problem\`; its sentence is in the language asked for.`

const TAGS: Readonly<Record<Tag, string>> = {
  lobby: 'Games and tables',
  guest: 'Who you are',
  table: 'Who sits where',
  play: 'Playing',
  chat: 'What people say',
  server: 'The server itself',
}

export const DOCS = '/docs'

/** Must be called before routes are added. */
export async function describing(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Skerry',
        version: manifest.version,
        description: DESCRIPTION,
        license: { name: manifest.license, identifier: manifest.license },
      },
      servers: [{ url: '/', description: 'This server' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          guest: { type: 'apiKey', in: 'cookie', name: GUEST_COOKIE, description: 'Set by `POST /api/me`' },
        },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: { ...schema, response: { ...(schema?.response as object), ...route.config?.problems } },
      url,
    }),
    refResolver: {
      buildLocalReference: ({ $id }, _base, _fragment, i) => (typeof $id === 'string' ? $id : `Model${i}`),
    },
  })
  // The page has no inline scripts or styles without its top bar, so the policy of the site suffices.
  await app.register(swaggerUi, {
    routePrefix: DOCS,
    staticCSP: POLICY,
    theme: { title: 'Skerry' },
    uiConfig: { layout: 'BaseLayout' },
  })
}
