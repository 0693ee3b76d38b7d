import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepIsPlay, readIsPlay } from './play-storage.ts'
import { changePlay } from './play-store.ts'
import { NO_PLAY, stubPage } from './testing/stub-page.ts'
import { quitOldPlay } from './use-old-play.ts'

beforeEach(() => {
  vi.useFakeTimers()
  stubPage(vi)
  changePlay(NO_PLAY)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[S4.047] with isPlay 1 the game is quit after 300 ms, and isPlay is 0', async () => {
  keepIsPlay(true)
  const quit = vi.fn<() => void>()
  quitOldPlay(quit)
  await vi.advanceTimersByTimeAsync(299)
  expect([quit.mock.calls.length, readIsPlay()]).toEqual([0, true])
  await vi.advanceTimersByTimeAsync(1)
  expect([quit.mock.calls.length, readIsPlay()]).toEqual([1, false])
})

test('with isPlay 0, or while another tab plays, nothing is quit', async () => {
  const quit = vi.fn<() => void>()
  keepIsPlay(false)
  quitOldPlay(quit)
  await vi.advanceTimersByTimeAsync(300)
  keepIsPlay(true)
  const locks = { query: async () => ({ held: [{ name: 'oriel-play' }] }) }
  vi.stubGlobal('navigator', { locks })
  quitOldPlay(quit)
  await vi.advanceTimersByTimeAsync(300)
  expect([quit.mock.calls.length, readIsPlay()]).toEqual([0, true])
})
