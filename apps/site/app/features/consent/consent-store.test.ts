import { beforeEach, describe, expect, test } from 'vitest'
import { createConsentStore, LATER_KEY, type ConsentStore } from './consent-store.ts'

/** A cookie jar as browsers have it: writing adds or removes one, reading gives all. */
function jar(start: Record<string, string>) {
  const cookies = new Map(Object.entries(start))
  const written: string[] = []
  return {
    written,
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (/max-age=0\b/i.test(text)) cookies.delete(name)
      else cookies.set(name, value)
    },
  }
}

let document: ReturnType<typeof jar>
let kept: Map<string, string>
let store: ConsentStore
let changes: number
const open = (cookies: Record<string, string> = {}, protocol = 'https:') => {
  document = jar(cookies)
  kept = new Map()
  changes = 0
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  store = createConsentStore(() => ({ document, sessionStorage, location: { protocol } }))
  store.subscribe(() => (changes += 1))
}
beforeEach(() => open())

describe('consent', () => {
  test('before an answer nothing is written, not even about the question', () => {
    expect(store.read()).toBe('unasked')
    expect(document.written).toEqual([])
    expect(kept.size).toBe(0)
  })

  test.each(['granted', 'denied'] as const)('%s is kept and told', (choice) => {
    store.choose(choice)
    expect(store.read()).toBe(choice)
    expect(document.written[0]).toContain(`consent=${choice}; Path=/; Max-Age=15552000`)
    expect(document.written[0]).toContain('Secure')
    expect(changes).toBe(1)
  })

  test('a yes can be taken back, and with it go the cookies of the advertising network', () => {
    open({ consent: 'granted', _fbp: 'fb.1', _fbc: 'fb.2', ccy: 'VND' })
    store.askAgain()
    expect(store.read()).toBe('unasked')
    expect(document.cookie).toBe('ccy=VND')
    store.choose('denied')
    expect(document.cookie).toBe('ccy=VND; consent=denied')
  })

  test('later is kept for this visit only and writes no cookie', () => {
    store.later()
    expect(store.read()).toBe('later')
    expect(kept.get(LATER_KEY)).toBe('1')
    expect(document.written).toEqual([])
    store.askAgain()
    expect(store.read()).toBe('unasked')
  })

  test('a browser without storage still asks and still keeps a choice', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const sessionStorage = { getItem: denied, setItem: denied, removeItem: denied }
    const closed = createConsentStore(() => ({
      document,
      sessionStorage,
      location: { protocol: 'http:' },
    }))
    closed.later()
    expect(closed.read()).toBe('unasked')
    closed.choose('denied')
    expect(closed.read()).toBe('denied')
  })

  test('who has stopped listening is not told', () => {
    let told = 0
    const stop = store.subscribe(() => (told += 1))
    stop()
    store.later()
    expect(told).toBe(0)
  })
})
