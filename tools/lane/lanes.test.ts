import { describe, expect, test } from 'vitest'
import { manifest, planted } from '../tidy/planted.ts'
import { hashOf, readProven, writeProven } from './lanes.ts'

const TEXTS = {
  'apps/studio/package.json': manifest('studio', {}),
  'apps/studio/src/serve.ts':
    "import { roll } from '@oriel/core/roll'\nimport type { A } from './a.ts'\nimport '@oriel/i18n/compiled/en_US.json'",
  'apps/studio/src/a.ts': 'export type A = 1',
  'apps/studio/src/house.house.test.ts': "import '@oriel/domain/site'",
  'packages/core/package.json': manifest('core', { './*': './src/*.ts' }),
  'packages/core/src/roll.ts': "export { seed } from './seed.ts'",
  'packages/core/src/seed.ts': 'export const seed = 1',
  'packages/core/src/other.ts': 'export const other = 1',
  'packages/domain/package.json': manifest('domain', { './*': './src/*/*.ts' }),
  'packages/domain/src/site/site.ts': 'export const site = 1',
  'packages/i18n/package.json': manifest('i18n', { './*': './src/*' }),
  'packages/i18n/src/compiled/en_US.json': '{}',
  'packages/i18n/locales/en_US/comet.po': 'msgid "comet.fly"',
  'packages/i18n/locales/en_US/wallet.po': 'msgid "wallet.total"',
  'pnpm-lock.yaml': 'lockfileVersion: 9',
  'tools/where.ts': 'export const where = 1',
}
const hashWith = (lane: 'studio' | 'habits', change: Record<string, string>) =>
  hashOf(lane, planted({ ...TEXTS, ...change }))

describe('the hash of the studio lane', () => {
  const before = hashWith('studio', {})
  test.each([
    ['a file of the studio', { 'apps/studio/src/a.ts': 'export type A = 2' }],
    ['a file that an import reaches', { 'packages/core/src/seed.ts': 'export const seed = 2' }],
    ['a new file of the studio', { 'apps/studio/src/b.ts': 'export {}' }],
    ['its locales', { 'packages/i18n/locales/en_US/comet.po': 'msgid "comet.crash"' }],
    ['the lockfile', { 'pnpm-lock.yaml': 'lockfileVersion: 10' }],
  ])('changes with %s', (_what, change) => {
    expect(hashWith('studio', change)).not.toBe(before)
  })
  test.each([
    ['a file that no import reaches', { 'packages/core/src/other.ts': 'export const other = 2' }],
    ['what only a test with a house reaches', { 'packages/domain/src/site/site.ts': 'export {}' }],
    ['words of another product', { 'packages/i18n/locales/en_US/wallet.po': 'msgid "wallet.sum"' }],
    ['words of all, compiled', { 'packages/i18n/src/compiled/en_US.json': '{"wallet.sum":""}' }],
    ['a tool', { 'tools/where.ts': 'export const where = 2' }],
  ])('does not change with %s', (_what, change) => {
    expect(hashWith('studio', change)).toBe(before)
  })
})

test('the hash of the habits lane covers tools/ and nothing else', () => {
  const before = hashWith('habits', {})
  expect(hashWith('habits', { 'tools/where.ts': 'export const where = 2' })).not.toBe(before)
  expect(hashWith('habits', { 'pnpm-lock.yaml': 'lockfileVersion: 10' })).toBe(before)
})

test('.ci/proven is read as it was written, and refuses an unknown lane', () => {
  const proven = new Map([['studio', 'abc']] as const)
  expect(readProven(writeProven(proven))).toEqual(proven)
  expect(() => readProven('arcade abc')).toThrow('arcade')
})
