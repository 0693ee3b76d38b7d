import { describe, expect, test, vi } from 'vitest'
import { readMessage, sendMessage } from './window-message.ts'

const ORIGIN = 'https://oriel.example'
const popup = {} as Window
const expected = { source: () => popup, state: () => 's1' }
const right = {
  origin: ORIGIN,
  source: popup,
  data: { msg: 'authLogin', state: 's1', data: { enc: 'c' } },
}

describe('[S3.063] a message is read', () => {
  test('from our own origin, from the window we opened, for the wish we had', () => {
    expect(readMessage(right, ORIGIN, expected)).toEqual(right.data)
  })

  test.each([
    ['another origin', { ...right, origin: 'https://evil.example' }],
    ['an opaque origin', { ...right, origin: 'null' }],
    ['another port', { ...right, origin: `${ORIGIN}:8443` }],
    ['another window of ours', { ...right, source: {} as Window }],
    ['no window', { ...right, source: null }],
    ['another state', { ...right, data: { ...right.data, state: 's2' } }],
    ['no state', { ...right, data: { msg: 'authLogin', data: { enc: 'c' } } }],
    ['an unknown word', { ...right, data: { ...right.data, msg: 'eval' } }],
    ['another shape', { ...right, data: { ...right.data, data: 'text' } }],
    ['a text', { ...right, data: JSON.stringify(right.data) }],
    ['nothing', { ...right, data: null }],
  ])('but not from or with %s', (_, event) => {
    expect(readMessage(event, ORIGIN, expected)).toBeNull()
  })

  test('nobody is heard while nothing was asked for', () => {
    const nothing = { source: () => popup, state: () => null }
    expect(readMessage(right, ORIGIN, nothing)).toBeNull()
    const noWindow = { source: () => null, state: () => 's1' }
    expect(readMessage({ ...right, source: null }, ORIGIN, noWindow)).toBeNull()
  })
})

describe('a message is sent', () => {
  const message = { msg: 'authLoginClose', state: 's1', resCode: '102' } as const

  test('to the page that opened the window, at our own origin only', () => {
    const postMessage = vi.fn()
    sendMessage(message, { opener: { postMessage }, location: { origin: ORIGIN } } as never)
    expect(postMessage.mock.calls).toEqual([[message, ORIGIN]])
  })

  test('[S3.075] through the storage where that page is out of reach, and not left there', () => {
    const kept: unknown[] = []
    const localStorage = {
      setItem: (...pair: string[]) => void kept.push(pair),
      removeItem: (key: string) => void kept.push(key),
    }
    sendMessage(message, { opener: null, localStorage } as never)
    expect(kept).toEqual([['window-msg', JSON.stringify(message)], 'window-msg'])
  })
})
