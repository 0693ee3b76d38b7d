import { LANGUAGE_QUERY, languageTag, type Locale } from '@oriel/core/locale'
import { DEVELOPMENT_BUILD, type Build } from '@oriel/web/build-watch'
import { whenIdle } from '@oriel/web/when-idle'

export type WorkerPage = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'setTimeout' | 'clearTimeout'
> & {
  readonly document: Pick<Document, 'readyState'>
  readonly navigator: {
    readonly serviceWorker?: Pick<ServiceWorkerContainer, 'register'>
  }
}

/**
 * Registers the service worker once the page has loaded and is idle, never in development. The
 * language is in the address: another language brings another worker with its own offline page.
 */
export function registerWorker(
  page: WorkerPage,
  { locale, build }: { locale: Locale; build: Build },
): () => void {
  const { serviceWorker } = page.navigator
  if (!serviceWorker || build.id === DEVELOPMENT_BUILD.id) return () => {}
  let callOff = () => {}
  const register = () => {
    const address = `/sw.js?${LANGUAGE_QUERY}=${languageTag(locale)}`
    // Private windows and full disks refuse; the page works the same without.
    serviceWorker.register(address, { scope: '/', updateViaCache: 'none' }).catch(() => {})
  }
  const start = () => {
    callOff = whenIdle(register, page)
  }
  if (page.document.readyState === 'complete') start()
  else page.addEventListener('load', start, { once: true })
  return () => {
    page.removeEventListener('load', start)
    callOff()
  }
}
