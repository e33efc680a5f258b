/** How smoothly a table moves while bots play: processor time of the page per frame, and gaps between frames by the clock. */

import type { Site } from '@skerry/web/browser'
import { type Browser, type Page, visitTables } from './table.ts'

export interface Frames {
  /** The longest of each stretch: CPU-ms of the page's main thread for one frame. */
  readonly cpu: readonly number[]
  /** The longest gap of each stretch in ms, at the table and right after it on an empty page. */
  readonly gaps: readonly number[]
  readonly blankGaps: readonly number[]
}

const MAIN_THREAD = 'CrRendererMain'
const TASK = 'ThreadControllerImpl::RunTask'
const FRAME = 'ProxyMain::BeginMainFrame'

export async function measureFrames(browser: Browser, site: Site, stretches: number, ms: number): Promise<Frames> {
  const { page, context, fresh, close } = await visitTables(browser, site, 'bots', 30)
  const cpu: number[] = []
  const gaps: number[] = []
  const blankGaps: number[] = []
  const blank = await context.newPage()
  for (let i = 0; i < stretches; i++) {
    await page.bringToFront()
    await page.goto(await fresh())
    await page.locator('[data-phase=moving]').waitFor()
    await page.evaluate(longestGap, 500) // what is compiled at first is no part of playing
    await browser.startTracing(page, { categories: ['toplevel', 'cc', '__metadata'] })
    gaps.push(await page.evaluate(longestGap, ms))
    cpu.push(longestFrame(await browser.stopTracing()))
    blankGaps.push(await emptyGap(blank, ms))
  }
  await close()
  return { cpu, gaps, blankGaps }
}

async function emptyGap(blank: Page, ms: number): Promise<number> {
  await blank.bringToFront()
  return blank.evaluate(longestGap, ms)
}

/** Runs in the page: the longest time between two frames within the next ms. */
async function longestGap(ms: number): Promise<number> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let longest = 0
  let before = await frame()
  for (const end = before + ms; before < end; ) {
    const now = await frame()
    longest = Math.max(longest, now - before)
    before = now
  }
  return longest
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** µs by the clock; the last one is processor time. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** All tasks of the main thread up to and with the one that makes the frame, in processor time. */
function longestFrame(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] }
  const threads = new Set(traceEvents.filter(({ args }) => args.name === MAIN_THREAD).map(threadOf))
  return Math.max(...[...threads].map((thread) => longestOf(traceEvents.filter((e) => threadOf(e) === thread))))
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`

function longestOf(events: readonly TraceEvent[]): number {
  const frames = events.filter(({ name, ph }) => name === FRAME && ph === 'X').map(({ ts }) => ts)
  const tasks = events.filter(({ name, ph }) => name === TASK && ph === 'X').toSorted((a, b) => a.ts - b.ts)
  let longest = 0
  let spent = 0
  for (const { ts, dur = 0, tdur = 0 } of tasks) {
    spent += tdur
    if (!frames.some((at) => at >= ts && at <= ts + dur)) continue
    longest = Math.max(longest, spent)
    spent = 0
  }
  return longest / 1000
}
