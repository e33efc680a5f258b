/** Bytes of JavaScript, compressed by gzip: all that the browser asks for until nothing more comes. */

import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@skerry/web/browser'
import { type Browser, SETTLED, type Visit, visitTables } from './table.ts'

export interface ScriptSizes {
  /** The start page, preloads and all. */
  readonly start: number
  /** What a table of Marnon adds in the page, and in its workers. */
  readonly page: number
  readonly workers: number
}

export async function measureScripts(browser: Browser, site: Site): Promise<ScriptSizes> {
  const opened = await visitTables(browser, site, 'people', 60)
  const start = await scriptsOf(opened, `${site.url}/`, 'h1')
  const table = await scriptsOf(opened, await opened.fresh(), SETTLED)
  await opened.close()
  const known = new Set([...start.page, ...start.workers])
  const size = (paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + gzipSize(site, path), 0)
  const added = (paths: Iterable<string>) => size([...paths].filter((path) => !known.has(path)))
  return { start: size(known), page: added(table.page), workers: added(table.workers) }
}

interface Scripts {
  readonly page: ReadonlySet<string>
  readonly workers: ReadonlySet<string>
}

/** Who asks for a script is told by the request: a worker names itself as the one that refers to it. */
async function scriptsOf({ context }: Visit, url: string, shows: string): Promise<Scripts> {
  const [page, workers] = [new Set<string>(), new Set<string>()]
  const fresh = await context.newPage()
  const requests: { readonly path: string; readonly referrer: string }[] = []
  fresh.on('worker', (worker) => void workers.add(pathOf(worker.url())))
  fresh.on('request', (request) => {
    const { referer = url } = request.headers()
    if (request.resourceType() === 'script') requests.push({ path: pathOf(request.url()), referrer: pathOf(referer) })
  })
  await fresh.goto(url)
  await fresh.locator(shows).first().waitFor()
  await fresh.waitForLoadState('networkidle')
  for (const request of requests) (workers.has(request.referrer) ? workers : page).add(request.path)
  for (const worker of workers) page.delete(worker)
  await fresh.close()
  return { page, workers }
}

const pathOf = (url: string): string => new URL(url).pathname

const gzipSize = (site: Site, path: string): number => statSync(join(site.dist, `${path}.gz`)).size
