/** One visit to the site: a page in a browser that knows nothing yet, and everything that went wrong in it. */

import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'

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
  /** The page takes its chances from this: what goes wrong in a test goes wrong again. Bots take theirs from the table's seed. */
  readonly seed?: string
  /** Suggestions are looked for as briefly as possible, so they do not depend on how fast the machine is. */
  readonly isBrief?: boolean
  readonly context?: BrowserContextOptions
}

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors of console and page, failed requests, breaches of the content policy; grows while the visit lasts. */
  readonly faults: readonly string[]
  close(): Promise<void>
}

/** However busy the machine is. */
const PATIENCE_MS = 60_000

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
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  const faults: string[] = []
  watchRequests(page)
  collectFaults(page, faults)
  await page.addInitScript(tellBreaches)
  if (options.textScale !== undefined) await page.addInitScript(scaleText, options.textScale)
  if (options.seed !== undefined) await page.addInitScript(fixChance, options.seed)
  if (options.isBrief === true) await page.addInitScript(hurryAdvisor)
  await goTo(page, url)
  return { page, context, faults, close: () => context.close() }
}

/** Requests of a page that are not answered yet, and how many there were. */
interface Traffic {
  readonly open: Set<Request>
  count: number
}
const trafficOf = new WeakMap<Page, Traffic>()

function watchRequests(page: Page): void {
  const traffic: Traffic = { open: new Set(), count: 0 }
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    traffic.open.add(request)
    traffic.count += 1
  })
  const isAnswered = (request: Request) => void traffic.open.delete(request)
  page.on('requestfinished', isAnswered)
  page.on('requestfailed', isAnswered)
}

/** Opens an address; everything it asks for is there and drawn. */
export async function goTo(page: Page, url: string): Promise<void> {
  trafficOf.get(page)?.open.clear() // what the page before has not got it never gets
  await page.goto(url, { waitUntil: 'load' })
  await allThere(page)
}

/** The same page again, from its beginning. */
export async function reload(page: Page): Promise<void> {
  trafficOf.get(page)?.open.clear()
  await page.reload({ waitUntil: 'load' })
  await allThere(page)
}

/** What was loaded may ask for more as soon as it is drawn: so long as it does, it is not all there. */
async function allThere(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (traffic === undefined) throw new Error('nobody has watched the requests of this page')
  const end = Date.now() + PATIENCE_MS
  for (let before = -1; before !== traffic.count || traffic.open.size > 0; ) {
    if (Date.now() > end) throw new Error(`still loading: ${[...traffic.open].map((one) => one.url()).join(', ')}`)
    before = traffic.count
    await page.evaluate(drawnTwice)
  }
}

/** Runs in the page. */
async function drawnTwice(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve))
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

/** Runs in the page: names and seeds of tables come from here, others on every page that is loaded. */
function fixChance(seed: string): void {
  let state = 0
  const mix = (text: string) => {
    for (const letter of text) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0
  }
  mix(seed)
  if (location.protocol.startsWith('http')) {
    const loaded = sessionStorage.getItem('loaded') ?? ''
    sessionStorage.setItem('loaded', `${loaded}+`)
    mix(loaded)
  }
  crypto.getRandomValues = (array) => {
    const bytes = array as unknown as Uint8Array
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
      bytes[i] = state >>> 24
    }
    return array
  }
}

/** Runs in the page: in the advisor's worker a second passes whenever somebody looks at the clock. */
function hurryAdvisor(): void {
  const clock = 'let at = 0; performance.now = () => (at += 1000)'
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      if (options?.name !== 'advisor') super(url, options)
      else super(URL.createObjectURL(new Blob([`import '${url}'; ${clock}`], { type: 'text/javascript' })), options)
    }
  }
}
