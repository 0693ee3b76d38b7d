import { expect, test } from 'vitest'
import { accepts } from './accepts.ts'

test.each([
  ['gzip', true],
  ['br, gzip;q=0.8', true],
  ['deflate, GZIP', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['br', false],
  [undefined, false],
])('accept-encoding %j takes gzip: %s', (header, takes) => {
  expect(accepts(header, 'gzip')).toBe(takes)
})
