import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToastQueue, MAX_TOASTS, TOAST_MS, type ToastQueue } from './toast-queue.ts'

let queue: ToastQueue
beforeEach(() => {
  vi.useFakeTimers()
  queue = createToastQueue(() => Date.now())
})
afterEach(() => vi.useRealTimers())
const texts = (): string[] => queue.list().map(({ text }) => text)

test('[S9.002] a toast stands for 3,000 ms and not a moment longer', () => {
  queue.show({ text: 'Saved' })
  vi.advanceTimersByTime(2_999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
  expect(TOAST_MS).toBe(3_000)
})

test('while it is held its time stands still, and goes on where it stood', () => {
  queue.show({ text: 'Saved' })
  vi.advanceTimersByTime(2_000)
  queue.hold('pointer')
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Saved'])
  queue.release('pointer')
  vi.advanceTimersByTime(999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the pointer and the focus hold each by itself', () => {
  queue.show({ text: 'Saved' })
  queue.hold('pointer')
  queue.hold('focus')
  queue.release('pointer')
  vi.advanceTimersByTime(10_000)
  expect(texts()).toEqual(['Saved'])
  queue.release('focus')
  vi.advanceTimersByTime(TOAST_MS)
  expect(texts()).toEqual([])
})

test('one that comes during a hold waits for its end; after the last none is held', () => {
  const id = queue.show({ text: 'First' })
  queue.hold('pointer')
  queue.dismiss(id)
  queue.show({ text: 'Second' })
  vi.advanceTimersByTime(TOAST_MS)
  expect(texts()).toEqual([])
})

test('the same words again start anew instead of standing twice', () => {
  queue.show({ text: 'Saved' })
  vi.advanceTimersByTime(2_500)
  queue.show({ text: 'Saved' })
  vi.advanceTimersByTime(2_500)
  expect(texts()).toEqual(['Saved'])
})

test('the oldest makes room', () => {
  for (const text of ['a', 'b', 'c', 'd']) queue.show({ text })
  expect(texts()).toEqual(['b', 'c', 'd'])
  expect(queue.list()).toHaveLength(MAX_TOASTS)
})

test('whoever listens is told of each change until they stop', () => {
  const tell = vi.fn()
  const stop = queue.subscribe(tell)
  queue.show({ text: 'a' })
  expect(tell).toHaveBeenCalledTimes(1)
  stop()
  queue.show({ text: 'b' })
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a toast may stand longer where that is asked for', () => {
  queue.show({ text: 'Not loaded', ms: 5_000 })
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Not loaded'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})
