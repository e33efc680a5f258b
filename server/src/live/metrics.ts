/** What live connections count: plain numbers, which are read when the metrics are fetched. */

import { Counter, Gauge, type Registry } from 'prom-client'

export class Counts {
  sockets = 0
  subscriptions = 0
  framesIn = 0
  framesOut = 0
  slow = 0
  bad = 0
  refused = 0
}

const GAUGES = {
  sockets: { name: 'skerry_live_sockets', help: 'Open live connections' },
  subscriptions: { name: 'skerry_live_subscriptions', help: 'Subscriptions of live connections' },
} as const

const COUNTERS = {
  framesIn: { name: 'skerry_live_frames_in_total', help: 'Frames received over live connections' },
  framesOut: { name: 'skerry_live_frames_out_total', help: 'Frames sent over live connections' },
  slow: { name: 'skerry_live_slow_total', help: 'Live connections dropped because they did not take what was sent' },
  bad: { name: 'skerry_live_bad_frames_total', help: 'Frames that were not understood or too many' },
  refused: { name: 'skerry_live_refused_total', help: 'Live connections that were refused' },
} as const

/** Shows the counts in a registry, until what it returns is called. */
export function showCounts(counts: Counts, registry: Registry): () => void {
  const shown = [
    ...Object.entries(GAUGES).map(([key, about]) => gaugeOf(counts, key as keyof typeof GAUGES, about)),
    ...Object.entries(COUNTERS).map(([key, about]) => counterOf(counts, key as keyof typeof COUNTERS, about)),
  ]
  for (const metric of shown) registry.registerMetric(metric)
  return () => {
    for (const { name } of [...Object.values(GAUGES), ...Object.values(COUNTERS)]) registry.removeSingleMetric(name)
  }
}

function gaugeOf(counts: Counts, key: keyof typeof GAUGES, about: { name: string; help: string }): Gauge {
  return new Gauge({
    ...about,
    registers: [],
    collect() {
      this.set(counts[key])
    },
  })
}

function counterOf(counts: Counts, key: keyof typeof COUNTERS, about: { name: string; help: string }): Counter {
  return new Counter({
    ...about,
    registers: [],
    collect() {
      this.reset()
      this.inc(counts[key])
    },
  })
}
