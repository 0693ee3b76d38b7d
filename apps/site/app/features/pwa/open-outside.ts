import type { InAppBrowser } from '@oriel/core/browser'

/** These let nobody out; there a copied link is the only way. */
const CLOSED: readonly InAppBrowser[] = ['wechat', 'qq']

/**
 * An address that makes an in-app browser on Android hand the page to a real one; null where the
 * app has no such door.
 */
export function outsideAddress(app: InAppBrowser, href: string): string | null {
  if (CLOSED.includes(app)) return null
  const url = new URL(href)
  if (app === 'line') {
    url.searchParams.set('openExternalBrowser', '1')
    return url.href
  }
  if (app === 'kakaotalk') return `kakaotalk://web/openExternal?url=${encodeURIComponent(href)}`
  const scheme = url.protocol.replace(':', '')
  // A fragment would be read as part of the intent.
  return `intent://${url.host}${url.pathname}${url.search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;end`
}
