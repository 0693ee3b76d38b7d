import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { JADE } from '../jade/machine.ts'
import { createReels } from './engine.ts'
import { FIRST_STOPS } from './machine.ts'

const FRAME_MS = 16
/** Nothing is drawn before there are sprites: what the reels do can be seen without a canvas. */
const NO_CANVAS = {} as CanvasRenderingContext2D

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (paint: (now: number) => void) =>
    Number(setTimeout(() => paint(performance.now()), FRAME_MS)),
  )
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function reelsOf() {
  const stopped: number[] = []
  const reels = createReels(NO_CANVAS, JADE.strips, FIRST_STOPS, (reel) => stopped.push(reel))
  return { reels, stopped }
}

/** Whether a promise is kept, without waiting for it. */
function watch(promise: Promise<void>): { isKept: boolean } {
  const seen = { isKept: false }
  void promise.then(() => (seen.isKept = true))
  return seen
}

test('reels run until they are told where to stop, then stop from left to right', async () => {
  const { reels, stopped } = reelsOf()
  reels.turn()
  await vi.advanceTimersByTimeAsync(9_000)
  expect(stopped).toEqual([])
  const landing = watch(reels.land([1, 2, 3, 4, 5]))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(stopped.length).toBeGreaterThan(0)
  expect(landing.isKept).toBe(false)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(stopped).toEqual([0, 1, 2, 3, 4])
  expect(landing.isKept).toBe(true)
})

test('a turn that begins while reels still run out is a new one, and stops where it is told', async () => {
  const { reels, stopped } = reelsOf()
  const back = watch(reels.land(FIRST_STOPS))
  await vi.advanceTimersByTimeAsync(900)
  const before = stopped.length
  reels.turn()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(back.isKept).toBe(true)
  expect(stopped).toHaveLength(before)
  const landing = watch(reels.land([1, 2, 3, 4, 5]))
  await vi.advanceTimersByTimeAsync(2_500)
  expect(landing.isKept).toBe(true)
})

test('reels at rest do no work', async () => {
  const { reels } = reelsOf()
  const landing = watch(reels.land([1, 2, 3, 4, 5]))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(landing.isKept).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test('what is shown at once ends a turn that was under way', async () => {
  const { reels, stopped } = reelsOf()
  const landing = watch(reels.land([1, 2, 3, 4, 5]))
  await vi.advanceTimersByTimeAsync(300)
  reels.show([5, 4, 3, 2, 1])
  await vi.advanceTimersByTimeAsync(100)
  expect(landing.isKept).toBe(true)
  expect(stopped).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('every spin takes the same time, whatever it stops at', async () => {
  const lasts: number[] = []
  for (const stops of [FIRST_STOPS, [0, 0, 0, 0, 0], [31, 7, 19, 2, 11]]) {
    const { reels } = reelsOf()
    reels.turn()
    const began = performance.now()
    const landing = watch(reels.land(stops))
    while (!landing.isKept) await vi.advanceTimersByTimeAsync(FRAME_MS)
    lasts.push(performance.now() - began)
  }
  expect(new Set(lasts).size).toBe(1)
})

test('after its end nothing is painted any more', async () => {
  const { reels, stopped } = reelsOf()
  void reels.land([1, 2, 3, 4, 5])
  reels.end()
  reels.turn()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(stopped).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
