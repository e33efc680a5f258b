/** A server in a process of its own, so that it can be killed in the middle of anything. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serve } from '@skerry/server'
import { sourcesFrom } from './chance.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export interface OwnServer {
  /** Without a slash at its end. */
  readonly url: string
  /** At once, without a word: nothing is finished and nothing put away. */
  kill(): Promise<void>
}

/** Serves this site with the tables of this folder on a free port. A server that comes back needs another seed: names are given once. */
export async function startServer(dist: string, data: string, seed: string): Promise<OwnServer> {
  const args = [import.meta.filename, dist, data, seed]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [url] = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server does not start'))),
  ])
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

if (import.meta.main) {
  const [dist = '', data = '', seed = ''] = process.argv.slice(2)
  const { url } = await serve({ root: ROOT, dist, data, port: 0, sources: sourcesFrom(() => seed) })
  console.log(url.replace(/\/$/, ''))
}
