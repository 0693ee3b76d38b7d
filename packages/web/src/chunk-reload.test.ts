import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  bindChunkReload,
  CHUNK_RELOAD_GUARD_MS,
  CHUNK_RELOAD_KEY,
  CHUNK_SCRIPT,
  isChunkFailure,
  isReloading,
  mayReload,
  notePendingPath,
} from './chunk-reload.ts'

/** A tab: its session storage outlives the reloads that are counted. */
function openTab() {
  const kept = new Map<string, string>()
  const went: string[] = []
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const location = {
    reload: () => void went.push('reload'),
    assign: (path: string | URL) => void went.push(String(path)),
  }
  let unbind = () => {}
  let events = new EventTarget()
  const load = () => {
    unbind()
    events = new EventTarget()
    unbind = bindChunkReload(Object.assign(events, { sessionStorage, location }))
  }
  load()
  const fail = (event: Event = new Event('vite:preloadError', { cancelable: true })) => {
    events.dispatchEvent(event)
    return event.defaultPrevented ? 'swallowed' : 'shown'
  }
  return { kept, went, load, fail, close: () => unbind() }
}

const rejection = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })

let tab: ReturnType<typeof openTab>
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  tab = openTab()
})
afterEach(() => {
  tab.close()
  notePendingPath(null)
  vi.useRealTimers()
})

describe('a chunk that does not load', () => {
  test('[S4.109, S8.116] makes one reload, and the error is not shown', () => {
    expect(tab.fail()).toBe('swallowed')
    expect(tab.went).toEqual(['reload'])
    expect(isReloading()).toBe(true)
  })

  test('[S4.109, S9.008] within 10,000 ms of the first there is no second reload', () => {
    expect(CHUNK_RELOAD_GUARD_MS).toBe(10_000)
    tab.fail()
    tab.load()
    vi.advanceTimersByTime(9_999)
    expect(tab.fail()).toBe('shown')
    expect(tab.went).toEqual(['reload'])
    vi.advanceTimersByTime(1)
    expect(tab.fail()).toBe('swallowed')
    expect(tab.went).toEqual(['reload', 'reload'])
  })

  test('several chunks of one page that fail together cost one reload', () => {
    expect([tab.fail(), tab.fail(), tab.fail()]).toEqual(['swallowed', 'swallowed', 'swallowed'])
    expect(tab.went).toEqual(['reload'])
  })

  test('on the way to a page the reload goes there', () => {
    notePendingPath('/faq?from=home')
    tab.fail()
    expect(tab.went).toEqual(['/faq?from=home'])
  })

  test('an import that nobody waited for counts too, another rejection does not', () => {
    expect(tab.fail(rejection(new Error('the api is away')))).toBe('shown')
    expect(tab.went).toEqual([])
    const failed = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
    expect(tab.fail(rejection(failed))).toBe('swallowed')
    expect(tab.went).toEqual(['reload'])
  })

  test('without a place for the flag there is no reload', () => {
    tab.kept.set = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    expect(tab.fail()).toBe('shown')
    expect(tab.went).toEqual([])
  })
})

test.each([
  [null, true],
  ['', true],
  ['soon', true],
  ['1000', true],
  ['1001', false],
  ['11000', false],
  ['11001', true],
])('the flag %j at 1,000 lets a reload pass: %s', (flag, passes) => {
  expect(mayReload(flag, 1_000)).toBe(passes)
})

test.each([
  'Failed to fetch dynamically imported module: https://a.example/assets/faq-1.js',
  'error loading dynamically imported module: https://a.example/assets/faq-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/faq-1.css',
])('browsers say it like this: %s', (message) => {
  expect(isChunkFailure(new TypeError(message))).toBe(true)
  expect(isChunkFailure(message)).toBe(false)
})

describe('the script in the head', () => {
  function run() {
    const kept = new Map<string, string>()
    let reloads = 0
    let hear: (event: unknown) => void = () => {}
    let captured: unknown
    runInNewContext(CHUNK_SCRIPT, {
      Date,
      Number,
      String,
      sessionStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
      location: { reload: () => void (reloads += 1) },
      addEventListener: (_type: string, listener: typeof hear, capture: boolean) => {
        hear = listener
        captured = capture
      },
    })
    const fail = (tagName: string) => hear({ target: { tagName } })
    return { kept, fail, captured: () => captured, reloads: () => reloads }
  }

  test('[S4.109] reloads once for a script of the page and shares the flag', () => {
    const page = run()
    expect(page.captured()).toBe(true)
    page.fail('IMG')
    expect(page.reloads()).toBe(0)
    page.fail('SCRIPT')
    page.fail('SCRIPT')
    expect(page.reloads()).toBe(1)
    expect(mayReload(page.kept.get(CHUNK_RELOAD_KEY) ?? null, Date.now())).toBe(false)
    vi.advanceTimersByTime(CHUNK_RELOAD_GUARD_MS)
    page.fail('SCRIPT')
    expect(page.reloads()).toBe(2)
  })
})
