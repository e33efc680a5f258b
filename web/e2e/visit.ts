/** One visit to the site: a page in a browser that knows nothing yet, and everything that went wrong in it. */

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The three sizes everything is looked at in. */
export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
} as const satisfies Record<string, Size>

export interface VisitOptions {
  readonly size?: Size
  readonly theme?: 'light' | 'dark'
  readonly language?: 'en' | 'de'
  /** Off if not given: tests should not wait for what moves. */
  readonly hasMotion?: boolean
  /** 2: text at 200 %. */
  readonly textScale?: number
  /** Whether the site may be kept for times without a network. */
  readonly isKept?: boolean
  /** The page takes its chances from this: what goes wrong in a test goes wrong again. */
  readonly seed?: string
  readonly context?: BrowserContextOptions
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of console and page, failed requests, breaches of the content policy; grows while the visit lasts. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { size = SIZES.desktop, theme = 'light', language = 'en', hasMotion = false, isKept = false } = options
  const context = await browser.newContext({
    viewport: { ...size },
    hasTouch: size.width < 900,
    isMobile: size.width < 900,
    colorScheme: theme,
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    reducedMotion: hasMotion ? 'no-preference' : 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
    ...options.context,
  })
  const page = await context.newPage()
  const faults: string[] = []
  collectFaults(page, faults)
  await page.addInitScript(tellBreaches)
  if (options.textScale !== undefined) await page.addInitScript(scaleText, options.textScale)
  if (options.seed !== undefined) await page.addInitScript(fixChance, options.seed)
  await page.goto(url, { waitUntil: 'networkidle' })
  return { page, context, faults, close: () => context.close() }
}

function collectFaults(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(`page: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`response: ${response.url()} ${response.status()}`)
  })
}

/** Runs in the page. */
function tellBreaches(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    console.error(`content policy: ${violatedDirective} ${blockedURI} ${sourceFile}`)
  })
}

/** Runs in the page: like a reader who has set larger letters in the browser. */
function scaleText(scale: number): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.style.fontSize = `${100 * scale}%`
  })
}

/** Runs in the page: names and seeds of tables come from here. */
function fixChance(seed: string): void {
  let state = 0
  for (const letter of seed) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  crypto.getRandomValues = (array) => {
    const bytes = array as unknown as Uint8Array
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      bytes[i] = state >>> 24
    }
    return array
  }
}
