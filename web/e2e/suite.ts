/** Gives a file of browser tests its site and its browser; a visit ends with its test. */

import type { ServeOptions } from '@skerry/server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import type { SavedTable } from '../src/worker/saved.ts'
import { goTo, launch, putTable, type Site, startSite, type Visit, type VisitOptions, visit } from './browser.ts'

export interface Suite {
  readonly site: Site
  readonly browser: Browser
  /** Opens an address of the site: `/rules/marnon`. If nothing else is said, its chances come from the seed and the test's name. */
  open(path: string, options?: VisitOptions): Promise<Visit>
  /** Opens a table played beforehand; `query` goes with its address. */
  openPlayed(saved: SavedTable, options?: VisitOptions, query?: string): Promise<Visit>
}

export interface SuiteOptions extends Partial<ServeOptions> {
  /** The tests change the files of the site. */
  readonly changesFiles?: boolean
}

/** Call it once, outside the tests. The server keeps everything in memory if it is not told otherwise. */
export function suite({ changesFiles = false, ...options }: SuiteOptions = {}): Suite {
  const given: { site?: Site; browser?: Browser } = {}
  let visits = 0
  beforeAll(async () => {
    const dist = inject('dist')
    const [site, browser] = await Promise.all([
      startSite(undefined, { ...options, ...(changesFiles ? {} : { dist }) }),
      sharedBrowser(),
    ])
    Object.assign(given, { site, browser })
  })
  afterAll(() => given.site?.close())
  const self: Suite = {
    get site() {
      return ready(given.site)
    },
    get browser() {
      return ready(given.browser)
    },
    async open(path, options = {}) {
      visits += 1
      const seed = `${inject('seed')} ${expect.getState().currentTestName} ${visits}`
      const url = ready(given.site).url + path
      const opened = await visit(ready(given.browser), url, { seed, isBrief: options.isKept !== true, ...options })
      onTestFinished(() => opened.close())
      return opened
    },
    async openPlayed(saved, options, query = '') {
      const opened = await self.open('/games', options)
      await putTable(opened.page, 'played', saved)
      await goTo(opened.page, `${self.site.url}/table/played${query}`)
      return opened
    },
  }
  return self
}

let shared: Promise<Browser> | null = null

/** One browser for all files of a worker; it ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launch({ args: [`--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`] }).then((browser) => {
    browser.on('disconnected', () => {
      shared = null
    })
    return browser
  })
  return shared
}

/** This machine under a name that is no secure context. */
export const PLAIN_HOST = 'table.home'

function ready<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the browser is ready only inside tests')
  return thing
}
