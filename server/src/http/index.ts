/** The HTTP API over the tables, its documentation, and the site, on one port. */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { PROTOCOL } from '@skerry/link'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Registry } from 'prom-client'
import { isLivePath } from '../live/upgrade.ts'
import type { TablesApi } from '../tables/types.ts'
import { bodies, LARGEST_BODY } from './bodies.ts'
import { callers } from './callers.ts'
import { answer, forAnybody, inLanguage, problems } from './describe.ts'
import { describing } from './docs.ts'
import { answerProblems, answerTo, languageFor, NO_ROUTE, sendProblem } from './errors.ts'
import { LIMITS, type Limits, limiting } from './limits.ts'
import { ANSWERED, type LogSettings, loggerOf, noting } from './notes.ts'
import { chatRoutes } from './routes/chat.ts'
import { guestRoutes } from './routes/guest.ts'
import { lobbyRoutes } from './routes/lobby.ts'
import { ownerRoutes } from './routes/owner.ts'
import { playRoutes } from './routes/play.ts'
import { tableRoutes } from './routes/table.ts'
import type { Api } from './routes/types.ts'
import { type Health, welcome } from './schemas.ts'
import { guard, security } from './security.ts'
import { modelsOfApi } from './shapes.ts'
import { site } from './site.ts'
import { refuseNoise } from './sockets.ts'

export { type Health, LIMITS, type Limits, type LogSettings }

/** A request that has not come in whole by then is given up. */
const REQUEST_MS = 60_000

export interface HttpOptions {
  readonly tables: TablesApi
  /** The folder with the built site; null: nothing but the API. */
  readonly dist: string | null
  /** Which build of the site is handed out. */
  readonly build: string
  /** ms since 1970. */
  now(): number
  readonly limits: Limits | 'off'
  readonly log: LogSettings
  /** Where requests are counted, and what is shown of it. */
  readonly registry: Registry
  health(): Promise<Health>
  /** A proxy stands before the server, and what it says about whom a request comes from is true. */
  readonly isBehindProxy?: boolean
  /** Other names of this server, as in `example.org:8080`, whose pages are its own. */
  readonly hosts?: readonly string[]
}

export async function httpApp(options: HttpOptions): Promise<FastifyInstance> {
  const { tables, dist, now, registry } = options
  const app = bareApp(options)
  security(app, now)
  noting(app, registry)
  answerProblems(app, tables)
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
    // What somebody before the proxy has written into the same headers is hearsay.
    trustProxy: isBehindProxy && ((_address, hop) => hop === 0),
    requestTimeout: REQUEST_MS,
    forceCloseConnections: true,
    // Whoever would rather speak something else gets a plain answer: only live connections are upgraded.
    http: { shouldUpgradeCallback: isLivePath },
    exposeHeadRoutes: true,
    bodyLimit: LARGEST_BODY,
    // What is sent is what is meant: nothing is turned into another type, filled in or left out.
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
    {
      config: problems(),
      schema: {
        ...forAnybody(
          'server',
          'welcome',
          'Which protocol the server speaks, and which build of the site it hands out',
        ),
        querystring: inLanguage,
        response: { 200: answer('The server', welcome, { protocol: PROTOCOL, build: 'b7c1' }) },
      },
    },
    async () => ({ protocol: PROTOCOL, build }),
  )
  const behind = { tables, checks }
  guestRoutes(api, behind)
  lobbyRoutes(api, behind)
  tableRoutes(api, behind)
  playRoutes(api, behind)
  chatRoutes(api, behind)
}
