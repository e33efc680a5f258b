/** The files of the built site. All routes of the page are the same file. */

import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Their names carry a hash of what is in them. */
const ASSET = `${sep}assets${sep}`
const FOR_EVER = 'public, max-age=31536000, immutable'

const MISSING = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Skerry</title>
<h1>404</h1>
<p>There is nothing here. <span lang="de">Hier ist nichts.</span></p>
<p><a href="/">Skerry</a></p>
</html>
`

export function site(app: FastifyInstance, dist: string): void {
  app.register(fastifyStatic, {
    root: dist,
    preCompressed: true,
    cacheControl: false, // or it would say “max-age=0” where we say more
    dotfiles: 'ignore',
    setHeaders: (reply, path) => void reply.header('cache-control', path.includes(ASSET) ? FOR_EVER : 'no-cache'),
  })
  app.get('/healthz', async () => ({ ok: true }))
  app.setNotFoundHandler((request, reply) => {
    if (isRoute(request)) return reply.sendFile('index.html')
    return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(MISSING)
  })
  app.setErrorHandler(answerFault)
}

/** Somebody opens an address of the page: not a file, and nothing that only a script would ask for. */
function isRoute({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0] as string
  const isForScripts = /^\/(api|assets)(\/|$)/.test(path) || !/text\/html|\*\/\*/.test(accept)
  return (method === 'GET' || method === 'HEAD') && !isForScripts && !/\.[^/]*$/.test(path)
}

/** What went wrong inside is nobody's business outside. */
function answerFault(error: unknown, _request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const isTheirs = status >= 400 && status < 500
  if (!isTheirs) console.error(error)
  return reply.code(isTheirs ? status : 500).send(isTheirs ? 'The request is not understood.' : 'Something went wrong.')
}
