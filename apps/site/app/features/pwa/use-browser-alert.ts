import {
  BROWSER_ALERT_STOP_KEY,
  inAppBrowserOf,
  showsBrowserAlert,
  type InAppBrowser,
} from '@oriel/core/browser'
import { useState, useSyncExternalStore } from 'react'

/** The app around this page, when its browser is one to warn of and nobody has stopped it. */
export function useBrowserAlert(): [InAppBrowser | null, () => void] {
  const app = useSyncExternalStore(never, readApp, () => null)
  const [isStopped, setStopped] = useState(false)
  const stop = () => {
    setStopped(true)
    try {
      localStorage.setItem(BROWSER_ALERT_STOP_KEY, '1')
    } catch {
      // It then comes again with the next page.
    }
  }
  return [isStopped ? null : app, stop]
}

/** Nobody moves from one app to another with the page open. */
const never = () => () => {}

function readApp(): InAppBrowser | null {
  const { userAgent } = navigator
  return showsBrowserAlert(userAgent, readStop()) ? inAppBrowserOf(userAgent) : null
}

function readStop(): string | null {
  try {
    return localStorage.getItem(BROWSER_ALERT_STOP_KEY)
  } catch {
    return null
  }
}
