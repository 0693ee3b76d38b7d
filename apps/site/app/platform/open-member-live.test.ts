import { expect, test } from 'vitest'
import { socketAddress as addressOn } from '@oriel/web/open-live'
import { websocketUrl } from './open-member-live.ts'
import type { SiteInfo } from './visit.ts'

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
