/**
 * The code of the service worker. It is sent to browsers as the text of these functions, so they
 * name each other and nothing else of ours.
 */
export type WorkerSettings = {
  /** The one cache of this build and language; others of ours are thrown away. */
  readonly cache: string
  /** The page shown without a connection. */
  readonly offline: string
  readonly filesMax: number
}

type WaitEvent = { waitUntil(work: Promise<unknown>): void }
type FetchEvent = WaitEvent & {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
/** The parts of a worker's world that ours uses; the types of both worlds do not fit together. */
export type WorkerScope = {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly clients: { claim(): Promise<void> }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    unregister(): Promise<boolean>
  }
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: WaitEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
}

/**
 * What is done with a request. Calls, sockets, whatever carries a token or changes something and
 * all that is not ours passes by as if there were no worker.
 */
export function wayOf(request: Request, origin: string): 'pass' | 'file' | 'page' {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'pass'
  if (request.headers.has('authorization') || request.headers.has('range')) return 'pass'
  if (/^\/(api|socket|builds|site-env)(\/|$)/.test(url.pathname)) return 'pass'
  if (request.mode === 'navigate') return 'page'
  return /^\/(assets|locales|art)\//.test(url.pathname) ? 'file' : 'pass'
}

/** Only what says that it never changes is kept, and only so much of it. */
export async function keepFile(
  cache: Cache,
  request: Request,
  answer: Response,
  filesMax: number,
): Promise<void> {
  const isForGood = /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '')
  if (answer.status !== 200 || answer.type !== 'basic' || !isForGood) return
  await cache.put(request, answer)
  const kept = await cache.keys()
  // The first is the offline page.
  for (const old of kept.slice(1, Math.max(1, kept.length - filesMax))) await cache.delete(old)
}

export function startWorker(scope: WorkerScope, settings: WorkerSettings): void {
  const openCache = () => scope.caches.open(settings.cache)

  scope.addEventListener('install', (event) => {
    const prepare = async () => {
      const answer = await scope.fetch(settings.offline, { cache: 'reload' })
      if (answer.status !== 200) throw new Error(`offline page: ${answer.status}`)
      await (await openCache()).put(settings.offline, answer)
      await scope.skipWaiting()
    }
    event.waitUntil(prepare())
  })

  scope.addEventListener('activate', (event) => {
    const takeOver = async () => {
      const names = await scope.caches.keys()
      const old = names.filter((name) => name.startsWith('oriel-') && name !== settings.cache)
      await Promise.all(old.map((name) => scope.caches.delete(name)))
      await scope.registration.navigationPreload?.enable()
      await scope.clients.claim()
    }
    event.waitUntil(takeOver())
  })

  /** The page itself is never kept: it may be a member's. */
  const answerPage = async ({ request, preloadResponse }: FetchEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await scope.fetch(request))
    } catch (error) {
      const kept = await (await openCache()).match(settings.offline)
      if (kept) return kept
      throw error
    }
  }
  const answerFile = async (event: FetchEvent): Promise<Response> => {
    const cache = await openCache()
    const kept = await cache.match(event.request)
    if (kept) return kept
    const answer = await scope.fetch(event.request)
    const copy = answer.clone()
    // A full disk is no reason to fail.
    event.waitUntil(keepFile(cache, event.request, copy, settings.filesMax).catch(() => {}))
    return answer
  }
  scope.addEventListener('fetch', (event) => {
    const way = wayOf(event.request, scope.location.origin)
    if (way === 'page') event.respondWith(answerPage(event))
    if (way === 'file') event.respondWith(answerFile(event))
  })
}

/** The kill switch: takes the place of any earlier worker, and then itself away. */
export function endWorker(scope: WorkerScope): void {
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => {
    const end = async () => {
      const names = await scope.caches.keys()
      const ours = names.filter((name) => name.startsWith('oriel-'))
      await Promise.all(ours.map((name) => scope.caches.delete(name)))
      await scope.registration.unregister()
    }
    event.waitUntil(end())
  })
}
