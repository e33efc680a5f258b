/** The HTTP API over the tables, its documentation, and the site, on one port. */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROTOCOL } from '@skerry/link'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { isLivePath } from '../requests.ts'
import type { TablesApi } from '../tables/tables.ts'
import { bodies, LARGEST_BODY } from './bodies.ts'
import { callers } from './callers.ts'
import { answerProblems, answerTo, languageFor, NO_ROUTE, sendProblem } from './errors.ts'
import { LIMITS, type Limits, limiting } from './limits.ts'
import { ANSWERED, type LogSettings, loggerOf, noting } from './notes.ts'
import type { ProblemWriter } from './problem-writer.ts'
import { chatRoutes } from './routes/chat.ts'
import { guestRoutes } from './routes/guest.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { ownerRoutes } from './routes/owner.ts'
import { playRoutes } from './routes/play.ts'
import { tableRoutes } from './routes/table.ts'
import type { Api } from './routes/types.ts'
import { answer, reads } from './schema/describe.ts'
import { describing } from './schema/docs.ts'
import { type Health, welcome } from './schema/schemas.ts'
import { modelsOfApi } from './schema/shapes.ts'
import { guard, security } from './security.ts'
import { site } from './site.ts'
import { refuseNoise } from './sockets.ts'

export { type Health, LIMITS, type Limits, type LogSettings }

/** Time limit for receiving a request. */
const REQUEST_MS = 60_000

export interface HttpOptions {
  readonly tables: TablesApi
  readonly problem: ProblemWriter
  /** The folder with the built site; null: nothing but the API. */
  readonly dist: string | null
  /** The build of the site that is served. */
  readonly build: string
  /** ms since 1970. */
  now(): number
  readonly limits: Limits | 'off'
  readonly log: LogSettings
  /** The metrics. */
  readonly registry: Registry
  health(): Promise<Health>
  /** Believes the forwarding headers of a proxy in front of the server. */
  readonly isBehindProxy?: boolean
  /** Other names of this server, as in `example.org:8080`, whose pages are its own. */
  readonly hosts?: readonly string[]
}

export async function httpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { dist, now, registry } = options
  const app = bareApp(options)
  security(app, now)
  noting(app, registry)
  answerProblems(app, options.problem)
  bodies(app)
  for (const model of modelsOfApi()) app.addSchema(model)
  await describing(app)
  ownerRoutes(app.withTypeProvider<TypeBoxTypeProvider>(), registry, () => options.health())
  await app.register((api) => apiRoutes(api.withTypeProvider<TypeBoxTypeProvider>(), options), { prefix: '/api' })
  site(app, dist)
  return app
}

/** Open connections must not keep the process alive when it is told to end. */
function bareApp({ log, now, isBehindProxy = false }: HttpOptions): FastifyInstance {
  return fastify({
    logger: loggerOf(log, now),
    logController: new LogController({ disableRequestLogging: true }),
    // Only the last hop is trusted: anybody could have written the entries before it.
    trustProxy: isBehindProxy && ((_address, hop) => hop === 0),
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    // Only live connections are upgraded; other requests for an upgrade get a plain answer.
    http: { shouldUpgradeCallback: isLivePath },
    exposeHeadRoutes: true,
    bodyLimit: LARGEST_BODY,
    // Bodies are taken as sent: no coercion, no defaults, nothing removed.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, allowUnionTypes: true } },
    clientErrorHandler: refuseNoise(now),
    frameworkErrors(error, request, reply) {
      guard(request, reply, now)
      void answerTo(error, languageFor(request)).then(({ status, problem }) => {
        request.server.log.info({ method: request.method, route: NO_ROUTE, status }, ANSWERED)
        sendProblem(reply, status, problem)
      })
    },
  })
}

async function apiRoutes(api: Api, { tables, build, limits, now, hosts = [] }: HttpOptions): Promise<void> {
  await callers(api, { tables, hosts })
  const checks = await limiting(api, limits, now)
  api.addHook('onRequest', checks.requests)
  api.get(
    '',
    reads('server', 'welcome', 'Which protocol the server speaks, and which build of the site it hands out', {
      response: answer('The server', welcome, { protocol: PROTOCOL, build: 'b7c1' }),
    }),
    async () => ({ protocol: PROTOCOL, build }),
  )
  const deps = { tables, checks }
  guestRoutes(api, deps)
  lobbyRoutes(api, deps)
  tableRoutes(api, deps)
  playRoutes(api, deps)
  chatRoutes(api, deps)
}
