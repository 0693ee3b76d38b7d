import { expect, test } from 'vitest'
import { redirectFor } from './route-rules.ts'
import type { SiteInfo } from './visit.ts'

const site = {
  routeRules: [
    { path: '/start', target: '/?from=start', status: 301 },
    { path: '/away', target: 'https://partner.example/x', status: 302 },
    { path: '/evil', target: '//evil.example', status: 302 },
  ],
  allowedOrigins: ['https://partner.example'],
} as unknown as SiteInfo

test('[S2.025] a rule with a path redirects inside the app', () => {
  const answer = redirectFor(site, '/start')
  expect(answer?.status).toBe(301)
  expect(answer?.headers.get('location')).toBe('/?from=start')
  expect(answer?.headers.get('x-remix-reload-document')).toBeNull()
})

test('[S2.026] a rule with an absolute target makes the browser load a document', () => {
  const answer = redirectFor(site, '/away')
  expect(answer?.headers.get('location')).toBe('https://partner.example/x')
  expect(answer?.headers.get('x-remix-reload-document')).toBe('true')
})

test('a target outside the policy and a path without a rule redirect nowhere', () => {
  expect(redirectFor(site, '/evil')).toBeNull()
  expect(redirectFor(site, '/nothing')).toBeNull()
})
