import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inBatches } from './batches.ts'

const EVERY_MS = 100
const batches: (readonly number[])[] = []
beforeEach(() => {
  vi.useFakeTimers()
  batches.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})
const collect = () => inBatches<number>(EVERY_MS, (items) => void batches.push(items))

test('the first goes on at once, what follows closely goes together, in order', () => {
  const { add } = collect()
  for (const item of [1, 2, 3]) add(item)
  expect(batches).toEqual([[1]])
  vi.advanceTimersByTime(EVERY_MS - 1)
  add(4)
  expect(batches).toEqual([[1]])
  vi.advanceTimersByTime(1)
  expect(batches).toEqual([[1], [2, 3, 4]])
})

test('a flood is handed on no more often than asked, and nothing of it is lost', () => {
  const { add } = collect()
  for (let at = 0; at < 1_000; at += 1) {
    add(at)
    vi.advanceTimersByTime(1)
  }
  vi.advanceTimersByTime(EVERY_MS)
  expect(batches.flat()).toEqual(Array.from({ length: 1_000 }, (_, at) => at))
  expect(batches.length).toBeLessThanOrEqual(1_000 / EVERY_MS + 1)
})

test('after a quiet time the next goes on at once again', () => {
  const { add } = collect()
  add(1)
  vi.advanceTimersByTime(EVERY_MS)
  expect(vi.getTimerCount()).toBe(0)
  add(2)
  expect(batches).toEqual([[1], [2]])
})

test('what was collected can be asked for at once, and is not handed on twice', () => {
  const { add, flush } = collect()
  add(1)
  add(2)
  flush()
  expect(batches).toEqual([[1], [2]])
  flush()
  vi.advanceTimersByTime(EVERY_MS * 2)
  expect(batches).toEqual([[1], [2]])
})

test('who has stopped gets nothing more', () => {
  const { add, stop } = collect()
  add(1)
  add(2)
  stop()
  vi.advanceTimersByTime(EVERY_MS * 2)
  expect(batches).toEqual([[1]])
})
