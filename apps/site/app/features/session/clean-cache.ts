import { tellNativeApp } from '../../platform/browser/native-bridge.ts'

/** Spec 4, app clean cache: what the device has kept of the site goes, and the page loads anew. */
export async function cleanCache(): Promise<void> {
  tellNativeApp('clean-cache')
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map((name) => caches.delete(name)))
  window.location.reload()
}
