import { runInNewContext } from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import { workerFile } from './service-worker.ts'
import { wayOf } from './worker-code.ts'

const ORIGIN = 'https://oriel.example'
const build = { id: 'abc', timestamp: 1 }
const FOR_GOOD = 'public, max-age=31536000, immutable'

type Sent = { path: string; mode: string; method: string; headers: Headers; url: string }
const request = (path: string, more: Partial<Sent> = {}): Request =>
  ({
    url: new URL(path, ORIGIN).href,
    method: 'GET',
    mode: 'cors',
    headers: new Headers(),
    ...more,
  }) as unknown as Request
const page = (path: string) => request(path, { mode: 'navigate' })

type Answer = { status: number; type: string; headers: Headers; text: string; clone(): Answer }
const answer = (text: string, kept = 'no-cache', status = 200): Answer => ({
  status,
  type: 'basic',
  headers: new Headers({ 'cache-control': kept }),
  text,
  clone() {
    return this
  },
})

const keyOf = (key: Request | string) =>
  new URL(typeof key === 'string' ? key : key.url, ORIGIN).href

/** Caches as browsers keep them: by name, in the order things came. */
function openCaches() {
  const all = new Map<string, Map<string, Answer>>()
  return {
    all,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Answer>()
      all.set(name, kept)
      return {
        match: async (key: Request | string) => kept.get(keyOf(key)),
        put: async (key: Request | string, value: Answer) => void kept.set(keyOf(key), value),
        delete: async (key: Request | string) => kept.delete(keyOf(key)),
        keys: async () => [...kept.keys()].map((url) => ({ url })),
      }
    },
  }
}

/** A browser that runs the text of the worker and nothing else of ours. */
function openBrowser(caches = openCaches()) {
  const state = { isOnline: true, asked: [] as string[], told: [] as string[] }
  const answers = new Map<string, Answer>()
  const listeners = new Map<string, (event: unknown) => void>()
  const scope = {
    caches,
    location: { origin: ORIGIN },
    clients: { claim: async () => void state.told.push('claim') },
    registration: {
      navigationPreload: { enable: async () => void state.told.push('preload') },
      unregister: async () => {
        state.told.push('unregister')
        return true
      },
    },
    fetch: async (asked: Request | string) => {
      state.asked.push(keyOf(asked).replace(ORIGIN, ''))
      if (!state.isOnline) throw new TypeError('Failed to fetch')
      return answers.get(keyOf(asked).replace(ORIGIN, '')) ?? answer('live')
    },
    skipWaiting: async () => void state.told.push('skip'),
    addEventListener: (type: string, listen: (event: unknown) => void) =>
      void listeners.set(type, listen),
  }
  const load = (isOn = true, search = 'hl=vi-VN') => {
    const { body } = workerFile(build, isOn, new URLSearchParams(search))
    runInNewContext(body, { self: scope, URL, Math, RegExp, Promise, Error, TypeError })
  }
  const wait = async (type: string) => {
    const works: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (work: Promise<unknown>) => void works.push(work) })
    await Promise.all(works)
  }
  /** What the page gets: a text, or null where the worker stays out of it. */
  const get = async (sent: Request, preload?: Answer): Promise<string | null> => {
    const works: Promise<unknown>[] = []
    const given: Promise<Answer>[] = []
    listeners.get('fetch')?.({
      request: sent,
      preloadResponse: Promise.resolve(preload),
      waitUntil: (work: Promise<unknown>) => void works.push(work),
      respondWith: (reply: Promise<Answer>) => void given.push(reply),
    })
    const reply = await given[0]
    await Promise.all(works)
    return reply?.text ?? null
  }
  return { state, answers, caches, load, wait, get }
}

let browser: ReturnType<typeof openBrowser>
beforeEach(async () => {
  browser = openBrowser()
  browser.answers.set('/offline?hl=vi-VN', answer('ngoại tuyến'))
  browser.load()
  await browser.wait('install')
})

describe('the worker', () => {
  test('takes the offline page in the visitor’s language with it and takes over at once', async () => {
    expect(browser.state.asked).toEqual(['/offline?hl=vi-VN'])
    expect(browser.state.told).toEqual(['skip'])
    await browser.wait('activate')
    expect(browser.state.told).toEqual(['skip', 'preload', 'claim'])
  })

  test('without an offline page it is not installed', async () => {
    const other = openBrowser()
    other.answers.set('/offline?hl=vi-VN', answer('', 'no-cache', 503))
    other.load()
    await expect(other.wait('install')).rejects.toThrow('offline page: 503')
    expect(other.state.told).toEqual([])
  })

  test('throws away what earlier builds kept, and nothing that is not ours', async () => {
    for (const name of ['oriel-old-vi_VN', 'oriel-abc-th_TH', 'another']) {
      await browser.caches.open(name)
    }
    await browser.wait('activate')
    expect([...browser.caches.all.keys()].toSorted()).toEqual(['another', 'oriel-abc-vi_VN'])
  })

  test('a page comes from the network; without one the offline page stands in its place', async () => {
    expect(await browser.get(page('/faq'))).toBe('live')
    expect(await browser.get(page('/faq'), answer('loaded ahead'))).toBe('loaded ahead')
    browser.state.isOnline = false
    expect(await browser.get(page('/faq'))).toBe('ngoại tuyến')
  })

  test('an answer of the server is an answer, also when it is an error', async () => {
    browser.answers.set('/faq', answer('broken', 'no-cache', 500))
    expect(await browser.get(page('/faq'))).toBe('broken')
  })

  test('no page is ever kept', async () => {
    browser.answers.set('/user', answer('mine', FOR_GOOD))
    await browser.get(page('/user'))
    const [kept] = browser.caches.all.values()
    expect([...(kept?.keys() ?? [])]).toEqual([`${ORIGIN}/offline?hl=vi-VN`])
  })

  test('a file that never changes is asked for once, another each time', async () => {
    browser.answers.set('/assets/a-1.js', answer('code', FOR_GOOD))
    browser.answers.set('/art/game/1.webp', answer('picture', 'public, max-age=300'))
    browser.answers.set('/assets/gone.js', answer('gone', FOR_GOOD, 404))
    browser.state.asked.length = 0
    for (const path of ['/assets/a-1.js', '/art/game/1.webp', '/assets/gone.js']) {
      await browser.get(request(path))
      await browser.get(request(path))
    }
    expect(browser.state.asked).toEqual([
      '/assets/a-1.js',
      '/art/game/1.webp',
      '/art/game/1.webp',
      '/assets/gone.js',
      '/assets/gone.js',
    ])
    browser.state.isOnline = false
    expect(await browser.get(request('/assets/a-1.js'))).toBe('code')
  })

  test('keeps 300 files at most: the oldest go, the offline page stays', async () => {
    for (let at = 0; at < 310; at += 1) {
      browser.answers.set(`/assets/${at}.js`, answer(String(at), FOR_GOOD))
      await browser.get(request(`/assets/${at}.js`))
    }
    const [kept] = browser.caches.all.values()
    const paths = [...(kept?.keys() ?? [])].map((url) => url.replace(ORIGIN, ''))
    expect(paths).toHaveLength(301)
    expect(paths[0]).toBe('/offline?hl=vi-VN')
    expect(paths[1]).toBe('/assets/10.js')
    expect(paths.at(-1)).toBe('/assets/309.js')
  })
})

test.each([
  ['a call', request('/api/arks/web/site/detail'), 'pass'],
  ['a page of calls', page('/api/x'), 'pass'],
  ['the socket', request('/socket/?transport=polling'), 'pass'],
  ['which build is the latest', request('/builds/latest.json?1'), 'pass'],
  ['a form', request('/faq', { method: 'POST', mode: 'navigate' }), 'pass'],
  ['data of a page', request('/faq.data'), 'pass'],
  ['data of a page as JSON', request('/faq/_payload.json'), 'pass'],
  [
    'what carries a token',
    request('/assets/a.js', { headers: new Headers({ authorization: 'x' }) }),
    'pass',
  ],
  [
    'a part of a film',
    request('/art/a.mp4', { headers: new Headers({ range: 'bytes=0-' }) }),
    'pass',
  ],
  ['another site', request('https://icons.example/assets/a.js'), 'pass'],
  ['a page', page('/faq'), 'page'],
  ['a page whose name begins like a call', page('/apis'), 'page'],
  ['a file of the build', request('/assets/a.js'), 'file'],
  ['words', request('/locales/vi_VN.0123456789.json'), 'file'],
  ['a picture', request('/art/game/1.webp'), 'file'],
] as const)('%s goes its way', (_name, sent, way) => {
  expect(wayOf(sent, ORIGIN)).toBe(way)
})

test('the kill switch takes the worker and all it kept away', async () => {
  await browser.wait('activate')
  const after = openBrowser(browser.caches)
  await after.caches.open('another')
  after.load(false)
  await after.wait('install')
  await after.wait('activate')
  expect([...after.caches.all.keys()]).toEqual(['another'])
  expect(after.state.told).toEqual(['skip', 'unregister'])
  expect(await after.get(page('/faq'))).toBeNull()
})

test('each build and each language is another worker; an unknown language is English', () => {
  const text = (id: string, search: string) =>
    workerFile({ id, timestamp: 1 }, true, new URLSearchParams(search)).body
  expect(new Set([text('a', 'hl=vi'), text('b', 'hl=vi'), text('a', 'hl=th')]).size).toBe(3)
  expect(text('a', 'hl=klingon")//')).toContain('"/offline?hl=en-US"')
  expect(workerFile(build, true, new URLSearchParams()).kept).toBe('no-cache')
})
