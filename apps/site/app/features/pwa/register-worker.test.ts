import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { registerWorker, type WorkerPage } from './register-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const build = { id: 'abc', timestamp: 1 }

function openPage(readyState: 'loading' | 'complete', isRefused = false) {
  const asked: unknown[] = []
  const document = { readyState }
  const page = Object.assign(new EventTarget(), {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    document,
    navigator: {
      serviceWorker: {
        register: async (...call: unknown[]) => {
          asked.push(call)
          if (isRefused) throw new DOMException('no', 'SecurityError')
        },
      },
    },
  })
  return {
    page: page as unknown as WorkerPage,
    asked,
    load: () => page.dispatchEvent(new Event('load')),
  }
}

test('the worker waits for the page to have loaded and to be idle', async () => {
  const { page, asked, load } = openPage('loading')
  registerWorker(page, { locale: 'vi_VN', build })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  load()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toEqual([['/sw.js?hl=vi-VN', { scope: '/', updateViaCache: 'none' }]])
})

test('development has none, and neither has a page that was left', async () => {
  const first = openPage('complete')
  registerWorker(first.page, { locale: 'en_US', build: { id: 'dev', timestamp: 0 } })
  const second = openPage('loading')
  registerWorker(second.page, { locale: 'en_US', build })()
  second.load()
  const third = openPage('complete')
  registerWorker(third.page, { locale: 'en_US', build })()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([first.asked, second.asked, third.asked]).toEqual([[], [], []])
})

test('a browser without workers, or one that refuses, changes nothing', async () => {
  const { page, asked } = openPage('complete', true)
  registerWorker(page, { locale: 'en_US', build })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(1)
  const bare = { ...page, navigator: {} } as unknown as WorkerPage
  expect(() => registerWorker(bare, { locale: 'en_US', build })()).not.toThrow()
})
