import { afterEach, expect, test, vi } from 'vitest'
import { cleanCache } from './clean-cache.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page inside the Android app, on a device that has kept these caches. */
function pageWith(names: readonly string[] | null): string[] {
  const done: string[] = []
  const caches = {
    keys: async () => names,
    delete: async (name: string) => done.push(`deleted ${name}`) > 0,
  }
  vi.stubGlobal('window', {
    OrielAndroid: { postMessage: (text: string) => void done.push(`told ${text}`) },
    location: { reload: () => void done.push('reloaded') },
    ...(names && { caches }),
  })
  vi.stubGlobal('caches', names ? caches : undefined)
  return done
}

test('[S4.100] tells the app, deletes every cache of the device, then reloads once', async () => {
  const done = pageWith(['pages', 'pictures'])
  await cleanCache()
  expect(done).toEqual([
    'told {"msg":"clean-cache"}',
    'deleted pages',
    'deleted pictures',
    'reloaded',
  ])
})

test('a browser without caches reloads all the same', async () => {
  const done = pageWith(null)
  await cleanCache()
  expect(done).toEqual(['told {"msg":"clean-cache"}', 'reloaded'])
})
