import { logoutCall } from '@oriel/contract/member/session'
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  stored.set('token', 'first').set('member_id', 'm1')
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  vi.stubGlobal('window', new EventTarget())
  // The client keeps the fetch it finds when it is made.
  vi.resetModules()
  return () => vi.unstubAllGlobals()
})

test('401 ends the session it was asked with', async () => {
  const { call } = await import('./call.ts')
  await call(logoutCall, {})
  const { readEnding } = await import('./session.ts')
  expect([stored.get('token'), readEnding()]).toEqual([undefined, 'expired'])
})

test('401 to a session that another has followed ends nothing', async () => {
  const { call } = await import('./call.ts')
  const asked = call(logoutCall, {})
  stored.set('token', 'second')
  await asked
  expect(stored.get('token')).toBe('second')
})
