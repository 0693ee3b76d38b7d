import { afterEach, describe, expect, test, vi } from 'vitest'
import { listenToWindows, readMessage, sendMessage, type WindowMessage } from './window-message.ts'

const ORIGIN = 'https://oriel.example'
const popup = {} as Window
const expected = { source: () => popup, state: () => 's1' }
const right = {
  origin: ORIGIN,
  source: popup,
  data: { msg: 'authLogin', state: 's1', data: { enc: 'c' } },
}

describe('[A49] a message is read', () => {
  test('from our own origin, from the window we opened, for the wish we had', () => {
    expect(readMessage(right, ORIGIN, expected)).toEqual(right.data)
  })

  test('[S3.063] with its fields msg, data, resCode and resMessage, and no others', () => {
    const fields = { ...right.data, resCode: '102', resMessage: 'Not linked.' }
    const event = { ...right, data: { ...fields, token: 't' } }
    expect(readMessage(event, ORIGIN, expected)).toEqual(fields)
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

describe('[A49] a page that waits for its popup', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** The page's own window, as far as it listens. */
  function waiting() {
    const page = Object.assign(new EventTarget(), { location: { origin: ORIGIN } })
    vi.stubGlobal('window', page)
    const heard: WindowMessage[] = []
    const stop = listenToWindows(expected, (message) => void heard.push(message))
    const tell = (type: string, fields: object) =>
      page.dispatchEvent(Object.assign(new Event(type), fields))
    return { heard, stop, tell }
  }
  const stored = (value: unknown) => ({ key: 'window-msg', newValue: JSON.stringify(value) })

  test('hears twenty forged messages and follows none', () => {
    const { heard, tell } = waiting()
    for (const origin of ['https://evil.example', 'null', '', 'http://oriel.example']) {
      for (const source of [popup, null, {} as Window])
        tell('message', { ...right, origin, source })
    }
    tell('message', { ...right, source: {} as Window })
    tell('message', { ...right, data: { ...right.data, state: '' } })
    tell('message', { ...right, data: { ...right.data, state: ['s1'] } })
    tell('storage', stored({ ...right.data, state: 's2' }))
    tell('storage', stored({ msg: 'authLogin', data: { enc: 'c' } }))
    tell('storage', { key: 'window-msg', newValue: '{' })
    tell('storage', { key: 'window-msg', newValue: null })
    tell('storage', { ...stored(right.data), key: 'another' })
    expect(heard).toEqual([])
  })

  test('hears its own, by either way, until it stops', () => {
    const { heard, tell, stop } = waiting()
    tell('message', right)
    tell('storage', stored(right.data))
    stop()
    tell('message', right)
    expect(heard).toEqual([right.data, right.data])
  })
})
