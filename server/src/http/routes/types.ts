import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { TablesApi } from '../../tables/tables.ts'
import type { Checks } from '../limits.ts'

/** Where routes are put: what a handler gets and gives is known from its schemas. */
export type Api = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

/** What routes work with. */
export interface RouteDeps {
  readonly tables: TablesApi
  readonly checks: Checks
}
