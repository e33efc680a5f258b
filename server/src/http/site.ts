/** The files of the built site. All routes of the page are the same file. */

import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem } from './errors.ts'
import { isForPrograms } from './security.ts'

/** The names of assets contain a hash of their content. */
const ASSET = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'

const MISSING = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Skerry</title>
<h1>404</h1>
<p>There is nothing here. <span lang="de">Hier ist nichts.</span></p>
<p><a href="/">Skerry</a></p>
</html>
`

/** Serves the folder; null: only the API. */
export function site(app: FastifyInstance, dist: string | null): void {
  if (dist !== null)
    app.register(fastifyStatic, {
      root: dist,
      preCompressed: true,
      cacheControl: false, // it would overwrite our own header with “max-age=0”
      dotfiles: 'ignore',
      setHeaders: (reply, path) => void reply.header('cache-control', path.includes(ASSET) ? FOR_EVER : 'no-cache'),
    })
  app.setNotFoundHandler((request, reply) => {
    if (dist !== null && isRoute(request)) return reply.sendFile('index.html')
    if (isForPrograms(request) || !request.headers.accept?.includes('text/html')) throw new HttpProblem('notFound')
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(MISSING)
  })
}

/** Somebody opens an address of the page: not a file, and nothing that only a script would ask for. */
function isRoute(request: FastifyRequest): boolean {
  const { method, url, headers } = request
  const { accept = '*/*' } = headers
  const path = url.split('?', 1)[0] as string
  const isForScripts = isForPrograms(request) || path.startsWith('/assets/') || !/text\/html|\*\/\*/.test(accept)
  return (method === 'GET' || method === 'HEAD') && !isForScripts && !/\.[^/]*$/.test(path)
}
