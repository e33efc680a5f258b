/**
 * What the site costs whoever opens it, in a real browser on the built files: bytes of script, the time from a click to
 * the painted answer, and the longest frame while bots play. The peers are limits: what we allow ourselves.
 */

import { launch, startSite } from '@skerry/web/browser'
import { type Figure, figureFrom } from './figure.ts'
import type { BenchResult, Report } from './kernel.ts'
import { round3, spreadOf } from './measure.ts'
import { measureAnswers } from './web/answers.ts'
import { type Frames, measureFrames } from './web/frames.ts'
import { measureScripts } from './web/scripts.ts'

export interface WebOptions {
  /** Answers that are timed. */
  readonly answers?: number
  /** Stretches of bots playing whose frames are watched, and how long each is. */
  readonly stretches?: number
  readonly stretchMs?: number
}

/** Enough to see a disaster, in half a minute. */
export const WEB_QUICK = { answers: 8, stretches: 3, stretchMs: 1000 } as const

const KB = 1000
/** The most we accept. */
const LIMITS = {
  'start/script': { limit: 120 * KB, unit: 'bytes gzip', against: '120 kB' },
  'marnon/page-script': { limit: 150 * KB, unit: 'bytes gzip', against: '150 kB' },
  'marnon/worker-script': { limit: 150 * KB, unit: 'bytes gzip', against: '150 kB' },
  'marnon/answer-p95': { limit: 100, unit: 'ms', against: '100 ms' },
  'marnon/longest-frame': { limit: 50, unit: 'CPU-ms', against: '50 ms' },
  'marnon/frame-gap': { limit: 50, unit: 'ms', against: '50 ms' },
} as const

export async function benchWeb(options: WebOptions = {}, report: Report = () => {}): Promise<BenchResult> {
  const { answers = 60, stretches = 7, stretchMs = 2500 } = options
  const site = await startSite(report)
  const browser = await launch()
  try {
    const { start, page, workers } = await measureScripts(browser, site)
    report(`scripts: ${start} bytes to start, ${page} and ${workers} more for a table of Marnon`)
    const times = await measureAnswers(browser, site, answers)
    report(`answers: ${times.map(Math.round).join(' ')} ms`)
    const frames = await measureFrames(browser, site, stretches, stretchMs)
    report(`longest frames: ${frames.cpu.map(Math.round).join(' ')} CPU-ms`)
    report(`longest gaps by the clock: ${frames.gaps.map(Math.round).join(' ')} ms`)
    report(`the same on an empty page: ${frames.blankGaps.map(Math.round).join(' ')} ms`)
    const figures = [
      figureOf('start/script', start),
      figureOf('marnon/page-script', page),
      figureOf('marnon/worker-script', workers),
      figureOf('marnon/answer-p95', percentile(times, 0.95), times),
      figureOf('marnon/longest-frame', spreadOf(frames.cpu).median, frames.cpu),
      figureOf('marnon/frame-gap', spreadOf(frames.gaps).median, frames.gaps),
      besideEmpty(frames),
    ]
    return { name: 'web', figures }
  } finally {
    await browser.close()
    await site.close()
  }
}

function figureOf(id: keyof typeof LIMITS, value: number, values: readonly number[] = [value]): Figure {
  const { limit, unit, against } = LIMITS[id]
  const { min, max } = spreadOf(values)
  return {
    id,
    value: round3(value),
    unit,
    against,
    ratio: round3(limit / value),
    spread: [round3(limit / max), round3(limit / min)],
    goal: 1,
    met: value <= limit,
    aim: null,
    valueSpread: [round3(min), round3(max)],
    peerValue: limit,
  }
}

/** Gaps between frames by the clock, against an empty page in the same moments: how much of them is ours. */
function besideEmpty({ gaps, blankGaps }: Frames): Figure {
  const what = { id: 'marnon/frame-gap-beside-empty', unit: 'ms', against: 'empty page' }
  return figureFrom(what, gaps, blankGaps, (own, blank) => blank / own)
}

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] as number
}
