import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { jade, LAUNCH, ok, standsAt, stubPage } from './testing/stub-page.ts'
import type { OpenMode } from './play-rules.ts'

const leaving = ok({ launch_id: LAUNCH, state: 'leaving' })
const never = new Promise<object>(() => {})

/** The client keeps the fetch it finds when it is made, so each test makes it anew. */
async function playing(mode: OpenMode) {
  vi.resetModules()
  const { openWindow } = await import('../../platform/browser/windows.ts')
  const { readPlay, tellPlay } = await import('./play-store.ts')
  const { quitPlay } = await import('./quit-play.ts')
  if (mode === 'window') openWindow('game', '/loading')
  tellPlay({ type: 'asked', game: jade, mode })
  tellPlay({ type: 'launched', launchId: LAUNCH })
  tellPlay({ type: 'opened', url: null })
  return { quitPlay, state: () => readPlay().state }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('[S4.046] force quit', () => {
  test('closes the window, calls leave, then refreshes the cash; and again when the money is home', async () => {
    const happened = stubPage(vi, {
      answer: (call) => (call === 'leave1' ? leaving : standsAt('ended', null, 'left')),
    })
    const { quitPlay, state } = await playing('window')
    await quitPlay(() => void happened.push('cash'))
    expect(happened).toEqual([
      'opened oriel-game at /loading',
      'closed oriel-game',
      'asked leave1',
      'cash',
      'asked state',
      'cash',
    ])
    expect(state()).toMatchObject({ game: null, mode: null, isQuitting: false })
  })

  test('takes the game out of its modal before it calls leave', async () => {
    const modes: unknown[] = []
    stubPage(vi, {
      answer: (call) => {
        modes.push([call, state().mode, state().game])
        return call === 'leave1' ? leaving : standsAt('ended')
      },
    })
    const { quitPlay, state } = await playing('modal')
    expect(state()).toMatchObject({ mode: 'modal', game: jade })
    await quitPlay()
    expect(modes).toEqual([
      ['leave1', null, null],
      ['state', null, null],
    ])
  })
})

describe('[S4.044] isQuitting', () => {
  test('[S9.004] is cleared 30000 ms after a successful leave, however long the money takes', async () => {
    const polled = Promise.withResolvers<void>()
    stubPage(vi, {
      answer: (call) => {
        if (call === 'leave1') return leaving
        polled.resolve()
        return never
      },
    })
    const { quitPlay, state } = await playing('window')
    void quitPlay()
    await polled.promise
    expect(state().isQuitting).toBe(true)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(state().isQuitting).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(state().isQuitting).toBe(false)
  })

  test('is cleared at once where the leave is refused', async () => {
    stubPage(vi, { answer: () => ({ code: 500, message: 'no', data: null }) })
    const { quitPlay, state } = await playing('window')
    const quitting = quitPlay()
    expect(state().isQuitting).toBe(true)
    await quitting
    expect(state().isQuitting).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })
})
