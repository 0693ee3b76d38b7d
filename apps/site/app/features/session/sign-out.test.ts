import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWindow, type WindowKind } from '../../platform/browser/windows.ts'
import { signOut } from './sign-out.ts'
import { doorOf } from './testing/door.ts'

const KINDS: readonly WindowKind[] = ['user', 'proxy', 'fastPayment', 'auth', 'game']
const IDENTITY = ['token', 'member_id', 'member_account', 'currency', 'member_type', 'agent_type']
const stored = new Map<string, string>()
const closed: string[] = []

beforeEach(() => {
  stored.clear()
  closed.length = 0
  for (const key of IDENTITY) stored.set(key, 'x')
  const screen = { availWidth: 1_920, availHeight: 1_080 }
  const open = (_url: string, name: string) => ({ close: () => void closed.push(name) })
  vi.stubGlobal('window', Object.assign(new EventTarget(), { open, screen }))
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  })
  for (const kind of KINDS) openWindow(kind, '/')
})
afterEach(() => vi.unstubAllGlobals())

/** Logs out on a page that notes what it is told, in its order. */
async function leave(): Promise<string[]> {
  const { client, seen } = doorOf({ code: 100, message: '', data: {} })
  const told: string[] = []
  await signOut({
    callLast: client,
    navigate: (path) => void told.push(`goes to ${path}`),
    revalidate: async () => void told.push('reads its data again'),
  })
  return [...seen.map(({ path }) => `calls ${path}`), ...told]
}

test('[S4.014] calls logout, clears the stored identity and reads the data of the page again', async () => {
  expect(await leave()).toEqual(['calls /api/logout', 'goes to /', 'reads its data again'])
  expect([...stored.keys()]).toEqual([])
})

test('[S4.016] closes the user, proxy and fast-payment windows, and no others', async () => {
  await leave()
  expect(closed).toEqual(['oriel-user', 'oriel-proxy', 'oriel-fastPayment'])
})

test.each([
  ['a browser', true, {}],
  ['the Android app', true, { OrielAndroid: {} }],
  ['the iOS app', false, { webkit: { messageHandlers: { oriel: {} } } }],
  ['the iOS app of the store', false, { webkit: { messageHandlers: { orielStore: {} } } }],
])('[S4.017] in %s goes to /: %o', async (_, goes, bridge) => {
  Object.assign(window, bridge)
  expect((await leave()).includes('goes to /')).toBe(goes)
})
