import { expect, test } from 'vitest'
import { createFaults, isPossible, type Fault } from './faults.ts'
import { kinds } from './kinds.ts'

const fault = (changed: Partial<Fault> = {}): Fault => ({
  path: '/operator/v1/transfer',
  kind: 'cut',
  percent: 100,
  times: null,
  ms: 0,
  ...changed,
})
const fates = (seed: string, changed: Partial<Fault>, count: number): boolean[] => {
  const faults = createFaults(seed)
  faults.set([fault(changed)])
  return Array.from({ length: count }, () => faults.meet('/operator/v1/transfer').length > 0)
}

test('the same seed gives the same fates, another seed gives others', () => {
  const once = fates('one', { percent: 30 }, 200)
  expect(fates('one', { percent: 30 }, 200)).toEqual(once)
  expect(fates('other', { percent: 30 }, 200)).not.toEqual(once)
  const met = once.filter(Boolean).length
  expect(met).toBeGreaterThan(30)
  expect(met).toBeLessThan(90)
})

test('what is called meanwhile does not change the fate of a call', () => {
  const alone = fates('one', { percent: 50 }, 50)
  const faults = createFaults('one')
  faults.set([fault({ path: '/operator/v1/balance', kind: 'lost' }), fault({ percent: 50 })])
  const among = Array.from({ length: 50 }, () => {
    faults.meet('/operator/v1/balance')
    return faults.meet('/operator/v1/transfer').length > 0
  })
  expect(among).toEqual(alone)
})

test('a fault of so many times is over after them, and is counted', () => {
  const faults = createFaults('one')
  faults.set([fault({ times: 2 })])
  const met = Array.from({ length: 5 }, () => faults.meet('/operator/v1/transfer').length)
  expect(met).toEqual([1, 1, 0, 0, 0])
  expect(faults.list()).toEqual([{ ...fault({ times: 2 }), seen: 2, met: 2 }])
})

test('a star stands for the rest of a path, and nothing else is met', () => {
  const faults = createFaults('one')
  faults.set([fault({ path: '/operator/v1/*' })])
  expect(faults.meet('/operator/v1/transfer/cancel')).toHaveLength(1)
  expect(faults.meet('/player/round')).toEqual([])
  faults.set([fault()])
  expect(faults.meet('/operator/v1/transfer/cancel')).toEqual([])
})

test('one more and one less leave the counts of the others', () => {
  const faults = createFaults('one')
  faults.set([fault(), fault({ kind: 'late' })])
  faults.meet('/operator/v1/transfer')
  faults.add(fault({ kind: 'lost' }))
  faults.remove(0)
  expect(faults.list().map(({ kind, seen }) => [kind, seen])).toEqual([
    ['late', 1],
    ['lost', 0],
  ])
})

test.each([
  [
    '/operator/v1/transfer',
    ['latency', 'http500', 'lost', 'cut', 'late', 'wrong-signature', 'other-answer'],
  ],
  ['/player/round', ['latency', 'http500', 'lost', 'cut']],
  ['/seamless/v1/bet', ['latency', 'lost', 'cut', 'late', 'twice']],
  ['/control', []],
])('%s knows only the faults that can happen there', (path, wanted) => {
  expect(kinds.filter((kind) => isPossible({ path, kind }))).toEqual(wanted)
})
