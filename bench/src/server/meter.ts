/** What a window of load has seen. */

export class Meter {
  /** ms from the submission of a move until the others knew of it. */
  latencies: number[] = []
  /** Bytes of the frames that told a move to a seat. */
  sizes: number[] = []
  /** What should not have happened. */
  readonly faults: string[] = []

  clear(): void {
    this.latencies = []
    this.sizes = []
  }
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
