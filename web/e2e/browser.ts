/** What tests, benchmarks and pictures need to open the real site in a real browser. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServeOptions, serve } from '@skerry/server'
import { buildOnce, type Say } from '../build/build.ts'

export { axe, type Finding } from './axe.ts'
export { launch } from './chromium.ts'
export { boxesOverlap, sidewaysScroll, smallTargets } from './layout.ts'
export { playedTable, putTable, type TableSpec } from './tables.ts'
export { SIZES, type Size, type Visit, type VisitOptions, visit } from './visit.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export interface Site {
  /** Without a slash at its end. */
  readonly url: string
  /** The folder it is served from. */
  readonly dist: string
  close(): Promise<void>
}

/** Builds the site where that is needed and serves a copy of it on a free port: a build in the meantime changes nothing. */
export async function startSite(say: Say = () => {}, options: Partial<ServeOptions> = {}): Promise<Site> {
  const dist = mkdtempSync(join(tmpdir(), 'skerry-site-'))
  cpSync(await buildOnce(ROOT, say), dist, { recursive: true })
  const { url, close } = await serve({ root: ROOT, data: null, port: 0, ...options, dist })
  return {
    url: url.replace(/\/$/, ''),
    dist,
    async close() {
      await close()
      rmSync(dist, { recursive: true, force: true })
    },
  }
}
