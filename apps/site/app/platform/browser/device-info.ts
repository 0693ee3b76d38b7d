import { PLATFORM_CODES } from '@oriel/core/platform'
import { nativeApp } from './native-bridge.ts'
import { readUserAgent, type UserAgent } from './user-agent.ts'

const UDID_KEY = 'udid'

export type DeviceInfo = {
  readonly browser: string
  readonly system: string
  readonly system_version: string
  readonly device: string
  readonly system_group: 'desktop' | 'mobile' | 'app'
  readonly login_type: string
  readonly host: string
  readonly cdn: string
  readonly udid?: string
}

/**
 * S3.050: the device info of a sign-in. The server reads the remote address from the connection.
 */
export function deviceInfo(page: Window = window): DeviceInfo {
  const { navigator, location, localStorage } = page
  const agent = readUserAgent(navigator.userAgent, navigator.maxTouchPoints)
  const isApp = nativeApp(page) !== null
  return {
    browser: agent.browser,
    system: agent.system,
    system_version: agent.systemVersion,
    device: agent.device,
    system_group: isApp ? 'app' : agent.isMobile ? 'mobile' : 'desktop',
    login_type: String(PLATFORM_CODES[platformOf(agent, isApp, page)]),
    host: location.host,
    cdn: '',
    ...(isApp && { udid: installationId(localStorage) }),
  }
}

/** S9.068: the platform whose code is sent as login_type. */
function platformOf(
  { browser, isMobile }: UserAgent,
  isApp: boolean,
  page: Window,
): keyof typeof PLATFORM_CODES {
  if (isApp) return 'app'
  if (browser.startsWith('WeChat')) return 'wechat'
  if (page.matchMedia('(display-mode: standalone)').matches) return 'pwa'
  return isMobile ? 'mobile' : 'desktop'
}

/** Phones no longer tell apps their own number. This is the installation's, and goes with it. */
function installationId(storage: Storage): string {
  const known = storage.getItem(UDID_KEY)
  if (known) return known
  const fresh = crypto.randomUUID()
  storage.setItem(UDID_KEY, fresh)
  return fresh
}
