import { expect, test } from 'vitest'
import { connectOrigins } from './connect-origins.ts'

const urls = (websocketUrl: string, sslWebsocketUrl = websocketUrl, iconServiceUrl = '') => ({
  websocketUrl,
  sslWebsocketUrl,
  iconServiceUrl,
})

test.each([
  ['a path is of the own host', urls('/socket'), 'https', ['wss://a.example:8443']],
  ['without TLS', urls('/socket'), 'http', ['ws://a.example:8443']],
  [
    'another host, as a socket and as the poll before it',
    urls('ws://live.example/s', 'wss://live.example/t'),
    'https',
    ['wss://live.example', 'https://live.example'],
  ],
  [
    'the address for pages without TLS',
    urls('http://live.example:81', 'https://no.example'),
    'http',
    ['ws://live.example:81', 'http://live.example:81'],
  ],
  [
    'the icon service',
    urls('/socket', '/socket', 'https://icons.example/v3'),
    'https',
    ['wss://a.example:8443', 'https://icons.example'],
  ],
  ['an address that is none adds nothing', urls('https://'), 'https', []],
] as const)('S4: pages connect to %s', (_what, site, protocol, origins) => {
  expect(connectOrigins(site, protocol, 'a.example:8443')).toEqual(origins)
})
