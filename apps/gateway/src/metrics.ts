import { Counter, Histogram, type Registry } from 'prom-client'
import type { Observe } from './bind.ts'

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2]
const SIZES = [1, 2, 5, 10, 20, 50]

/** What providers ask, what they are told, and how many moves travel together. */
export function createMetrics(metrics: Registry): {
  readonly observe: Observe
  readonly onGroup: (size: number) => void
} {
  const registers = [metrics]
  const seconds = new Histogram({
    name: 'oriel_seamless_seconds',
    help: 'How long calls of providers take, by call.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  })
  const answers = new Counter({
    name: 'oriel_seamless_answers_total',
    help: 'What providers were told, by provider, call and answer.',
    labelNames: ['provider', 'call', 'said'],
    registers,
  })
  const groups = new Histogram({
    name: 'oriel_seamless_group_moves',
    help: 'How many moves travel as one statement and one commit.',
    buckets: SIZES,
    registers,
  })
  return {
    observe(call, provider, said, took) {
      seconds.observe({ call }, took)
      answers.inc({ provider, call, said })
    },
    onGroup: (size) => groups.observe(size),
  }
}
