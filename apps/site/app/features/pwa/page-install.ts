import { createInstallStore, type InstallStore } from './install-store.ts'

let store: InstallStore | null = null

/** One for the page, made before anything else: an offer to install comes once, and early. */
export function pageInstall(): InstallStore {
  store ??= createInstallStore(window)
  return store
}
