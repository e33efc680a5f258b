/** Windows of CPU time, and what a handful of them says: a median and how far they spread. */

export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, min: sorted[0]!, max: sorted[sorted.length - 1]! }
}

/** Seconds this process has computed since then, its helper threads for garbage and compiling included. */
function cpuSecondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6
}

/** A piece of work to repeat: does some of it and says how many things it did. */
export type Work = () => number

/** How often to do a piece of work between two looks at the CPU's clock: about a millisecond's worth. */
export function batchOf(work: Work): number {
  for (let batch = 1; ; batch *= 2) {
    const start = process.cpuUsage()
    for (let i = 0; i < batch; i++) work()
    if (cpuSecondsSince(start) > 0.001) return batch
  }
}

/** Things per CPU-second over a window of this many CPU-seconds: on a busy machine it takes longer, and is as wide. */
export function rateIn(work: Work, seconds: number, batch: number): number {
  let things = 0
  const start = process.cpuUsage()
  do for (let i = 0; i < batch; i++) things += work()
  while (cpuSecondsSince(start) < seconds)
  return things / cpuSecondsSince(start)
}

/** Three digits are all that a measurement here is worth. */
export const round3 = (value: number): number =>
  Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3))
