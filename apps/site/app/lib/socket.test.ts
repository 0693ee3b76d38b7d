import { expect, test } from 'vitest'
import { socketAddress } from './socket.ts'
import type { SiteInfo } from './visit.ts'

const site = (websocketUrl: string, sslWebsocketUrl: string) => ({
  site: { websocketUrl, sslWebsocketUrl } as SiteInfo,
})
const page = (href: string) => ({ protocol: new URL(href).protocol, href })

test('[S3.057] a secure page takes the SSL websocket address, another one the plain', () => {
  const both = site('ws://live.example/s', 'wss://live.example/t')
  expect(socketAddress(both, page('https://oriel.example/x'))).toEqual({
    origin: 'https://live.example',
    path: '/t',
  })
  expect(socketAddress(both, page('http://oriel.example/x'))).toEqual({
    origin: 'http://live.example',
    path: '/s',
  })
})

test('a path means the host of the page', () => {
  const own = site('/socket', '/socket')
  expect(socketAddress(own, page('http://oriel.localhost:3000/a/b'))).toEqual({
    origin: 'http://oriel.localhost:3000',
    path: '/socket',
  })
})
