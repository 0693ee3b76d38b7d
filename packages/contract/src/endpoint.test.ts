import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { addressOf, endpoint } from './endpoint.ts'

const declared = {
  path: '/arks/web/footer',
  auth: 'none',
  summary: 'The links at the foot of the page.',
  input: z.object({ site_id: z.int() }),
  data: z.object({ list: z.array(z.string()) }),
  errors: {},
} as const

test('a call is a POST under /api that answers 100, unless it says otherwise', () => {
  expect(endpoint(declared)).toEqual({
    ...declared,
    door: 'api',
    method: 'POST',
    successCode: 100,
    needsProof: false,
    permission: null,
    told: {},
  })
  const own = { door: 'site', method: 'GET', successCode: 1000 } as const
  expect(endpoint({ ...declared, ...own })).toEqual({
    ...declared,
    ...own,
    needsProof: false,
    permission: null,
    told: {},
  })
})

test('[S7.005] the prefix is /api, and the site’s own calls are served as written', () => {
  expect(addressOf(endpoint(declared))).toBe('/api/arks/web/footer')
  expect(addressOf(endpoint({ ...declared, door: 'site', path: '/clientCaptcha' }))).toBe(
    '/clientCaptcha',
  )
  expect(addressOf(endpoint({ ...declared, door: 'site', path: '/api/template_config' }))).toBe(
    '/api/template_config',
  )
})
