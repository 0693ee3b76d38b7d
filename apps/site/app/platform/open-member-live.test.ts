import { afterEach, expect, test, vi } from 'vitest'
import { socketAddress as addressOn } from '@oriel/web/open-live'
import { channelsOf, websocketUrl } from './open-member-live.ts'
import type { SiteInfo } from './visit.ts'

afterEach(() => vi.unstubAllGlobals())

const site = (plain: string, secure: string) => ({
  site: { websocketUrl: plain, sslWebsocketUrl: secure } as SiteInfo,
})
const socketAddress = (visit: { site: SiteInfo }, page: string) =>
  addressOn(websocketUrl(visit, new URL(page).protocol), page)

test('[S3.057] a secure page takes the SSL websocket address, another one the plain', () => {
  const both = site('ws://live.example/s', 'wss://live.example/t')
  expect(socketAddress(both, 'https://oriel.example/x')).toEqual({
    origin: 'https://live.example',
    path: '/t',
  })
  expect(socketAddress(both, 'http://oriel.example/x')).toEqual({
    origin: 'http://live.example',
    path: '/s',
  })
})

test('a path means the host of the page', () => {
  const own = site('/socket', '/socket')
  expect(socketAddress(own, 'http://oriel.localhost:3000/a/b')).toEqual({
    origin: 'http://oriel.localhost:3000',
    path: '/socket',
  })
})

const visit = { currency: 'VND', template: { name: 'desktop' } } as const
const keep = (stored: Record<string, string>) =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored[key] ?? null })

test('[S4.089] with member_id and token the private and the presence channel are joined', () => {
  keep({ member_id: 'm1', token: 't1' })
  expect(channelsOf(visit)).toEqual([
    'web_member',
    'web_api.VND',
    'template.desktop',
    'private-member.m1',
    'presence-member.m1',
  ])
})

test.each([{}, { member_id: 'm1' }, { token: 't1' }])(
  '[S4.089] with %o alone, neither of a member’s channels is joined',
  (stored) => {
    keep(stored)
    expect(channelsOf(visit)).toEqual(['web_member', 'web_api.VND', 'template.desktop'])
  },
)
