import { tellNativeApp } from '../../platform/browser/native-bridge.ts'

/** S4.100: clears what the device has cached of the site, then reloads the page. */
export async function cleanCache(): Promise<void> {
  tellNativeApp('clean-cache')
  const names = 'caches' in window ? await caches.keys() : []
  await Promise.all(names.map((name) => caches.delete(name)))
  window.location.reload()
}
