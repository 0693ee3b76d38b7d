import { expect, test } from 'vitest'
import { ROOT } from '../tidy/repository.ts'
import { closureOf, isShipped } from './closure.ts'

test.each(['api', 'gateway', 'realtime', 'worker', 'site', 'studio'])(
  '%s ships without the packages of tests',
  (app) => {
    const folders = closureOf(ROOT, `@oriel/${app}`)
    expect(folders[0]).toBe(`apps/${app}`)
    expect(folders).toContain('packages/service')
    expect(folders).not.toContain('packages/dev-world')
    expect(folders.filter((folder) => folder.startsWith('apps/'))).toHaveLength(1)
  },
)

test('a package that does not exist is named', () => {
  expect(() => closureOf(ROOT, '@oriel/forgotten')).toThrow('no workspace package @oriel/forgotten')
})

test.each([
  ['src/serve.ts', true],
  ['build/server/index.js', true],
  ['src/serve.test.ts', false],
  ['src/testing/patience.ts', false],
  ['node_modules/pg/lib/index.js', false],
])('%s is shipped: %s', (file, isIt) => {
  expect(isShipped(file)).toBe(isIt)
})
