import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenCalm } from './when-calm.ts'

type Idle = { run: (() => void) | null }

/** A browser whose idle moments come when the test says so. */
function browser(): Idle {
  const idle: Idle = { run: null }
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    requestIdleCallback: (run: () => void) => {
      idle.run = run
      return 1
    },
    cancelIdleCallback: () => {
      idle.run = null
    },
  })
  return idle
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('nothing happens before a second and a half, and then only once the page is idle', () => {
  const idle = browser()
  const run = vi.fn()
  whenCalm(run)
  vi.advanceTimersByTime(1_499)
  expect(idle.run).toBeNull()
  vi.advanceTimersByTime(1)
  expect(run).not.toHaveBeenCalled()
  idle.run?.()
  vi.advanceTimersByTime(60_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a page that is never idle is waited for six seconds', () => {
  const idle = browser()
  const run = vi.fn()
  whenCalm(run)
  vi.advanceTimersByTime(5_999)
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  expect(idle.run).toBeNull()
})

test('called off, it never happens', () => {
  browser()
  const run = vi.fn()
  whenCalm(run)()
  vi.advanceTimersByTime(60_000)
  expect(run).not.toHaveBeenCalled()
})
