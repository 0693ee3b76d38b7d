/** S9.008: at most one reload in this time; after a second failure the error is shown. */
export const CHUNK_RELOAD_GUARD_MS = 10_000
/** Session storage: until when no second reload is made. */
export const CHUNK_RELOAD_KEY = 'chunk_reload_until'

/** Until `now` reaches the flag. A flag beyond the guard is from another clock and says nothing. */
export function mayReload(flag: string | null, now: number): boolean {
  const until = Number(flag ?? Number.NaN)
  return !(until > now && until <= now + CHUNK_RELOAD_GUARD_MS)
}

/** How browsers and the bundler say that a part of the page could not be fetched. */
const FAILED_CHUNK =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i

export const isChunkFailure = (reason: unknown): boolean =>
  reason instanceof Error && FAILED_CHUNK.test(reason.message)

let pendingPath: string | null = null
let reloading = false

/** Where a navigation is on its way to: a reload then goes there and not back. */
export const notePendingPath = (path: string | null): void => void (pendingPath = path)

/** Between the decision and the new document: an error screen would only flash up. */
export const isReloading = (): boolean => reloading

export type ReloadPage = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'reload' | 'assign'>
}

/**
 * S4.109, S8.116: a failed dynamic chunk load reloads the page once. A new release removes the old
 * files, and the reload fetches the new ones. If the flag cannot be stored there is no reload:
 * without the guard the page could reload for ever.
 */
export function bindChunkReload(page: ReloadPage = window): () => void {
  const reloadOnce = (): boolean => {
    try {
      const now = Date.now()
      if (!mayReload(page.sessionStorage.getItem(CHUNK_RELOAD_KEY), now)) return false
      page.sessionStorage.setItem(CHUNK_RELOAD_KEY, String(now + CHUNK_RELOAD_GUARD_MS))
    } catch {
      return false
    }
    reloading = true
    if (pendingPath === null) page.location.reload()
    else page.location.assign(pendingPath)
    return true
  }
  /** A second chunk that fails while the page is on its way out is part of the same failure. */
  const onFailure = (event: Event) => {
    if (reloading || reloadOnce()) event.preventDefault()
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    if (isChunkFailure(event.reason)) onFailure(event)
  }
  /** Who comes back by the browser's own button finds the old document, which stays now. */
  const stay = () => void (reloading = false)
  page.addEventListener('pageshow', stay)
  page.addEventListener('vite:preloadError', onFailure)
  page.addEventListener('unhandledrejection', onRejection)
  return () => {
    stay()
    page.removeEventListener('pageshow', stay)
    page.removeEventListener('vite:preloadError', onFailure)
    page.removeEventListener('unhandledrejection', onRejection)
  }
}

/**
 * The same rule for the files a page starts with, whose failure nobody else is there to hear: runs
 * in the head. One server may be new and the next still old while a release rolls out.
 */
export const CHUNK_SCRIPT = `addEventListener('error',function(e){
var t=e.target,n=Date.now(),u
if(!t||t.tagName!=='SCRIPT')return
try{u=Number(sessionStorage.getItem('${CHUNK_RELOAD_KEY}'))
if(u>n&&u<=n+${CHUNK_RELOAD_GUARD_MS})return
sessionStorage.setItem('${CHUNK_RELOAD_KEY}',String(n+${CHUNK_RELOAD_GUARD_MS}))
}catch(x){return}
location.reload()
},true)`
