/** Gives a file of browser tests its site and its browser; a visit ends with its test. */

import type { ServeOptions } from '@skerry/server'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { launch, type Site, startSite, type Visit, type VisitOptions, visit } from './browser.ts'

export interface Suite {
  readonly site: Site
  readonly browser: Browser
  /** Opens an address of the site: `/rules/marnon`. */
  open(path: string, options?: VisitOptions): Promise<Visit>
}

/** Call it once, outside the tests. The server keeps everything in memory if it is not told otherwise. */
export function suite(options: Partial<ServeOptions> = {}): Suite {
  const given: { site?: Site; browser?: Browser } = {}
  beforeAll(async () => {
    given.site = await startSite((line) => console.error(line), options)
    given.browser = await launch()
  })
  afterAll(async () => {
    await given.browser?.close()
    await given.site?.close()
  })
  return {
    get site() {
      return ready(given.site)
    },
    get browser() {
      return ready(given.browser)
    },
    async open(path, options) {
      const opened = await visit(ready(given.browser), ready(given.site).url + path, options)
      onTestFinished(() => opened.close())
      return opened
    },
  }
}

function ready<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the browser is ready only inside tests')
  return thing
}
