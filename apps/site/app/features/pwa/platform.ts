import { inAppBrowserOf, isIos } from '@oriel/core/browser'
import type { IconName } from '@oriel/ui/picture/icon'
import type { MessageId } from '@oriel/i18n/message-id'

export type InstallPlatform = 'ios' | 'android' | 'desktop'

/** An iPad calls itself a Mac; only a Mac that is touched is one. */
export function platformOf(userAgent: string, touchPoints: number): InstallPlatform {
  if (isIos(userAgent) || (/\bMacintosh\b/.test(userAgent) && touchPoints > 1)) return 'ios'
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'desktop'
}

/** Other browsers of iOS, which have the same inside and other menus. */
const OTHER_IOS_BROWSER =
  /\b(?:CriOS|FxiOS|EdgiOS|OPiOS|OPT|DuckDuckGo|Brave|YaBrowser|UCBrowser)\b/

/**
 * S2.082: how to put the site on the iOS home screen. Only Safari has the menu that the hint
 * describes. A site that was opened from the home screen needs no hint.
 */
export function shouldShowIosHint(
  userAgent: string,
  standalone: boolean,
  dismissed: boolean,
): boolean {
  if (standalone || dismissed || !isIos(userAgent)) return false
  const isSafari = /\bVersion\/\d/.test(userAgent) && /\bSafari\//.test(userAgent)
  return isSafari && !OTHER_IOS_BROWSER.test(userAgent) && inAppBrowserOf(userAgent) === null
}

/** Local storage: the hint was closed. */
export const IOS_HINT_CLOSED_KEY = 'ios_hint_closed'

export type HintStep = { readonly icon: IconName; readonly text: MessageId }

/** The steps in order; the last one wants the name of the site. */
export const IOS_HINT_STEPS: readonly HintStep[] = [
  { icon: 'share-up', text: 'pwa.ios_share' },
  { icon: 'plus', text: 'pwa.ios_add' },
  { icon: 'check', text: 'pwa.ios_open' },
]
