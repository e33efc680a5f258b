/** What tests, benchmarks and pictures need to open the real site in a real browser. */

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ServeOptions, serve } from '@skerry/server'
import { buildOnce, type Say } from '../build/build.ts'

export { axe, type Finding } from './axe.ts'
export { launch } from './chromium.ts'
export { boardBeyond, boxesOverlap, outOfReach, smallTargets, tooWide } from './layout.ts'
export { lateTable, playedTable, putTable, type TableSpec } from './tables.ts'
export { goTo, reload, SIZES, type Size, type Visit, type VisitOptions, visit } from './visit.ts'

const ROOT = join(import.meta.dirname, '..', '..')

export interface Site {
  /** Without a slash at its end. */
  readonly url: string
  /** The folder it is served from. */
  readonly dist: string
  close(): Promise<void>
}

/** Serves the site of the folder `dist` on a free port; without one it is built where that is needed, and copied. */
export async function startSite(say: Say = () => {}, options: Partial<ServeOptions> = {}): Promise<Site> {
  const dist = options.dist ?? (await copyOfSite(say))
  const { url, close } = await serve({ root: ROOT, data: null, port: 0, ...options, dist })
  return {
    url: url.replace(/\/$/, ''),
    dist,
    async close() {
      await close()
      if (options.dist === undefined) rmSync(dist, { recursive: true, force: true })
    },
  }
}

/** A build in the meantime changes nothing in it. Whoever asks for it removes it. */
export async function copyOfSite(say: Say): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'skerry-site-'))
  cpSync(await buildOnce(ROOT, say), dist, { recursive: true })
  return dist
}
