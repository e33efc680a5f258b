/** Bodies are JSON of a bounded size and depth. */

import type { FastifyInstance } from 'fastify'
import { HttpProblem } from './errors.ts'

export const LARGEST_BODY = 16 * 1024
/** Far more than any pack or record needs. Code that walks through a body may be recursive. */
const DEEPEST = 64

/** A missing body counts as an empty object, so that the check names the missing fields. */
export function bodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, {})
    parse(request, text, (error, body) => {
      if (error) done(new HttpProblem('badRequest', { fault: 'notJson' }))
      else if (isDeeper(body, DEEPEST)) done(new HttpProblem('badRequest', { fault: 'tooDeep' }))
      else done(null, body)
    })
  })
  app.addHook('preValidation', async (request) => {
    if (request.method === 'POST') request.body ??= {}
  })
}

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((part) => isDeeper(part, most - 1))
}
