import { endpoint } from '@oriel/contract/endpoint'
import { logoutCall } from '@oriel/contract/member/session'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

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

const callTo = (path: `/${string}`) =>
  endpoint({ path, auth: 'member', summary: '', input: z.object({}), data: z.any(), errors: {} })

test('[S7.086] 401 aborts the pending calls of the list, and no other', async () => {
  const listed = [
    '/arks/web/member/letter',
    '/arks/web/bulletin/member',
    '/arks/web/activity/roulette',
    '/arks/web/activity/red_envelope_promotion',
    '/member/profile/common/layout',
  ] as const
  const pending = new Map<string, AbortSignal>()
  vi.stubGlobal('fetch', (url: string, { signal }: { signal: AbortSignal }) => {
    if (url === '/api/logout') return Promise.resolve(new Response('{}', { status: 401 }))
    pending.set(url, signal)
    return new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  })
  const { call } = await import('./call.ts')
  const asked = listed.map((path) => call(callTo(path), {}))
  void call(callTo('/member/wallet/list'), {})
  expect([...pending.values()].map(({ aborted }) => aborted)).not.toContain(true)

  await call(logoutCall, {})
  // Judged before the answers are awaited: each request also ends by its own timeout.
  expect(Array.from(pending, ([url, { aborted }]) => [url, aborted])).toEqual([
    ...listed.map((path) => [`/api${path}`, true]),
    ['/api/member/wallet/list', false],
  ])
  for (const answer of asked) expect(await answer).toMatchObject({ reason: 'network_error' })
  expect(stored.get('token')).toBeUndefined()
})
