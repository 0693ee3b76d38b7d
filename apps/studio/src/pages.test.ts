import { expect, test } from 'vitest'
import { pageHeaders } from './pages.ts'

test.each([
  ['https://studio.example', "'self' wss://studio.example"],
  ['http://studio.localhost:8080/', "'self' ws://studio.localhost:8080"],
])('S4: a page of the studio at %s connects to %s and nowhere else', (address, origins) => {
  const policy = pageHeaders([], false, address)['content-security-policy'] ?? ''
  expect(/connect-src ([^;]*)/.exec(policy)?.[1]).toBe(origins)
})
