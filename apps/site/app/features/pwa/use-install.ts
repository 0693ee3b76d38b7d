import { useSyncExternalStore } from 'react'
import type { InstallState } from './install-store.ts'
import { pageInstall } from './page-install.ts'
import { platformOf, type InstallPlatform } from './platform.ts'

const NOTHING: InstallState = { canInstall: false, isInstalled: false }
const subscribe = (onChange: () => void) => pageInstall().subscribe(onChange)
const read = () => pageInstall().read()
/** A browser stays on its device. */
const never = () => () => {}
const readPlatform = () => platformOf(navigator.userAgent, navigator.maxTouchPoints)

export type Install = InstallState & {
  readonly install: () => Promise<boolean>
  /** Desktop until the browser has been asked; pages are the same for all guests. */
  readonly platform: InstallPlatform
}

export function useInstall(): Install {
  const state = useSyncExternalStore(subscribe, read, () => NOTHING)
  const platform = useSyncExternalStore(never, readPlatform, () => 'desktop' as const)
  return { ...state, platform, install: () => pageInstall().install() }
}
