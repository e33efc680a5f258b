/** For whoever runs the server: whether it works, and how much it does. */

import { BlockList, isIPv6 } from 'node:net'
import type { Registry } from 'prom-client'
import { Type } from 'typebox'
import { ProblemError } from '../../tables/types.ts'
import { answer, forAnybody } from '../schema/describe.ts'
import { type Health, health } from '../schema/schemas.ts'
import type { Api } from './types.ts'

export function ownerRoutes(app: Api, registry: Registry, check: () => Promise<Health>): void {
  app.get(
    '/healthz',
    {
      schema: {
        ...forAnybody('server', 'healthz', 'Whether everything works'),
        response: {
          200: answer('It does', health, { ok: true, store: true }),
          503: answer('Something does not', health, { ok: false, store: false }),
        },
      },
    },
    async (_request, reply) => {
      const found = await check().catch((): Health => ({ ok: false }))
      return reply.code(found.ok ? 200 : 503).send(found)
    },
  )

  app.get(
    '/metrics',
    {
      schema: {
        ...forAnybody('server', 'metrics', 'Counts and times, for Prometheus, on the machine itself'),
        response: { 200: { description: 'One per line', content: { 'text/plain': { schema: Type.String() } } } },
      },
    },
    async ({ ip }, reply) => {
      // Who counts what people do may find out more than they were told.
      if (!isThisMachine(ip)) throw new ProblemError('notFound')
      return reply.type(registry.contentType).send(await registry.metrics())
    },
  )
}

const OWN = new BlockList()
OWN.addSubnet('127.0.0.0', 8, 'ipv4')
OWN.addAddress('::1', 'ipv6')
const isThisMachine = (ip: string): boolean => OWN.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
