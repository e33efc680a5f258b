/** Each request gets one line in the log and one entry in the metrics, without its content. */

import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { Histogram, type Registry } from 'prom-client'
import { aboutAnswer } from './errors.ts'

/** The message of these lines. */
export const ANSWERED = 'answered'

export interface LogSettings {
  readonly level: 'silent' | 'fatal' | 'error' | 'warn' | 'info' | 'debug'
  /** Where lines go; absent: to the standard output. */
  readonly to?: { write(line: string): void }
}

/** Two servers that do the same at the same time write the same lines. */
export function loggerOf({ level, to }: LogSettings, now: () => number): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    timestamp: () => `,"time":${now()}`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: {
      // Keeps addresses, cookies and bodies out of the log.
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ status: statusCode as number }),
      err: ({ name, message, stack = '' }: Error) => ({ type: name, message, stack }),
    },
    ...(to === undefined ? {} : { stream: to }),
  }
}

export function noting(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'skerry_http_request_duration_seconds',
    help: 'Answered requests by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const about = aboutAnswer(request, reply.statusCode)
    seconds.observe(about, reply.elapsedTime / 1000)
    app.log.info(about, ANSWERED)
  })
}
