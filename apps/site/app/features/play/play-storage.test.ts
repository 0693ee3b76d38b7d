import { beforeEach, expect, test, vi } from 'vitest'
import {
  changeWaiting,
  forgetWaiting,
  keepDemo,
  keepInterval,
  keepIsPlay,
  keepWaiting,
  keepWaitingUrl,
  readIsPlay,
  readWaiting,
  takeWaitingUrl,
} from './play-storage.ts'

const stored = new Map<string, string>()
const game = {
  name: 'Comet',
  provider: 'Oriel Studio',
  picture: '/art/game/1',
  press: 'p1',
  isDemo: false,
  launchId: null,
  trouble: null,
}

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

test('[S3.067] isPlay is 1 while in a game, and 0 after it', () => {
  keepIsPlay(true)
  expect([stored.get('isPlay'), readIsPlay()]).toEqual(['1', true])
  keepIsPlay(false)
  expect([stored.get('isPlay'), readIsPlay()]).toEqual(['0', false])
})

test.each(['gameWindow', 'depositWindow', 'fpWindow'] as const)(
  '[S3.068] waitingWindow holds %s while that window waits',
  (type) => {
    keepWaiting(type, game)
    expect(stored.get('waitingWindow')).toBe(type)
    forgetWaiting()
    expect(stored.get('waitingWindow')).toBeUndefined()
  },
)

test('[S3.068] waitingUrl holds the address of the game, and is taken once', () => {
  keepWaiting('gameWindow', game)
  expect(takeWaitingUrl()).toBeNull()
  keepWaitingUrl('https://studio.example/g/1')
  expect(stored.get('waitingUrl')).toBe('https://studio.example/g/1')
  expect([takeWaitingUrl(), takeWaitingUrl()]).toEqual(['https://studio.example/g/1', null])
})

test('an address that an older press left behind is not the next one’s', () => {
  keepWaitingUrl('https://studio.example/old')
  keepWaiting('gameWindow', game)
  expect(takeWaitingUrl()).toBeNull()
})

test('what the window waits for changes, and is forgotten', () => {
  changeWaiting({ launchId: 'l1' })
  expect(readWaiting()).toBeNull()
  keepWaiting('gameWindow', game)
  changeWaiting({ launchId: 'l1' })
  expect(readWaiting()).toEqual({ ...game, launchId: 'l1' })
  forgetWaiting()
  expect(stored.size).toBe(0)
})

test('[S3.036] [S3.069] maintain_interval holds start_at and end_at', () => {
  keepInterval({ startAt: new Date('2026-11-15T07:00:00Z'), endAt: null })
  expect(JSON.parse(stored.get('maintain_interval') ?? '')).toEqual({
    start_at: '2026-11-15T07:00:00.000Z',
    end_at: null,
  })
})

test('[S3.070] demoGameEnable is 1 while a demo is open', () => {
  keepDemo(true)
  expect(stored.get('demoGameEnable')).toBe('1')
  keepDemo(false)
  expect(stored.get('demoGameEnable')).toBe('0')
})

test('a browser that keeps nothing plays all the same', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: deny, setItem: deny, removeItem: deny })
  keepIsPlay(true)
  expect([readIsPlay(), readWaiting(), takeWaitingUrl()]).toEqual([false, null, null])
})
