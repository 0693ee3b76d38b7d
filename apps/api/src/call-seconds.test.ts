import { Histogram, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { CALL_SECONDS, observeCalls } from './call-seconds.ts'

test('our histogram writes the same text as the library', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const observe = observeCalls(ours)
  const labelNames = ['call', 'status']
  const histogram = new Histogram({ ...CALL_SECONDS, labelNames, registers: [theirs] })
  const calls = [
    ['/api/a', '200', 0.001],
    ['/api/a', '200', 0.002],
    ['/api/a', '500', 0.3],
    ['/api/b', '200', 2.5],
    ['/api/b', '200', 90],
    ['/api/a', '200', 0.0100001],
  ] as const
  for (const [call, status, seconds] of calls) {
    observe(call, status, seconds)
    histogram.observe({ call, status }, seconds)
  }
  const lines = (text: string) => text.split('\n').filter(Boolean).toSorted()
  expect(lines(await ours.metrics())).toEqual(lines(await theirs.metrics()))
  expect(lines(await ours.metrics())).toHaveLength(2 + 3 * 13)
})
