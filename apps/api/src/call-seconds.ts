import type { Metric, Registry } from 'prom-client'

export const CALL_SECONDS = {
  name: 'oriel_call_seconds',
  help: 'How long calls take, by call and HTTP status.',
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
}

type Series = { readonly counts: number[]; sum: number }

/**
 * The histogram of calls, counted by hand: the library's own makes a text of the labels for every
 * value to find their counters by, which costs a call more than all its other bookkeeping.
 */
export function observeCalls(
  registry: Registry,
): (call: string, status: string, seconds: number) => void {
  const { name, help, buckets } = CALL_SECONDS
  const series = new Map<string, Map<string, Series>>()
  const get = async () => {
    const values = [...series].flatMap(([call, byStatus]) =>
      [...byStatus].flatMap(([status, one]) => valuesOf(one, { call, status })),
    )
    return { name, help, type: 'histogram', aggregator: 'sum', values }
  }
  registry.registerMetric({ name, get, reset: () => series.clear() } as unknown as Metric)
  return (call, status, seconds) => {
    let byStatus = series.get(call)
    if (!byStatus) series.set(call, (byStatus = new Map()))
    let one = byStatus.get(status)
    if (!one) byStatus.set(status, (one = { counts: [...buckets, 0].fill(0), sum: 0 }))
    let bucket = 0
    while (seconds > (buckets[bucket] ?? Infinity)) bucket += 1
    one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
    one.sum += seconds
  }
}

/** A bucket of the exposition holds all that took at most so long, so the counts are added up. */
function valuesOf({ counts, sum }: Series, labels: Record<string, string>) {
  const { name, buckets } = CALL_SECONDS
  let total = 0
  const rows = counts.map((count, index) => {
    total += count
    const le = buckets[index] ?? '+Inf'
    return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: total }
  })
  return [
    ...rows,
    { metricName: `${name}_sum`, labels, value: sum },
    { metricName: `${name}_count`, labels, value: total },
  ]
}
