import type { WrappedApp } from '@oriel/core/platform'

/** What pages tell the app around them. Never a secret: whoever wraps the page could listen. */
export type BridgeMessage = 'token-login' | 'logout' | 'clean-cache'

/** Of the app around the page, not of a window: it has no origin. */
type Handler = { readonly postMessage: (message: string) => void }
type Bridged = Window & {
  /** WKWebView: one handler for apps given out as a file, another for those of the store. */
  webkit?: { messageHandlers?: { oriel?: Handler; orielStore?: Handler } }
  /** Android WebView. */
  OrielAndroid?: Handler
}

/** S1.027: the wrapped app that the page runs in, if any. */
export function nativeApp(page: Window = window): WrappedApp | null {
  const { webkit, OrielAndroid } = page as Bridged
  if (webkit?.messageHandlers?.orielStore) return 'iosStore'
  if (webkit?.messageHandlers?.oriel) return 'ios'
  return OrielAndroid ? 'android' : null
}

export function tellNativeApp(message: BridgeMessage, page: Window = window): void {
  const { webkit, OrielAndroid } = page as Bridged
  const handlers = webkit?.messageHandlers
  const handler = handlers?.orielStore ?? handlers?.oriel ?? OrielAndroid
  const text = JSON.stringify({ msg: message })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a bridge, not a window
  handler?.postMessage(text)
}
