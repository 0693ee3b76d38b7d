import { expect, test } from 'vitest'
import { places, planted } from './planted.ts'
import { suppressionProblems } from './suppressions.ts'

const problemsOf = (text: string) => suppressionProblems(planted({ 'tools/a.test.ts': text }))

test.each([
  '// oxlint-disable-next-line no-console',
  '/* eslint-disable */',
  '// @ts-expect-error',
  '// @ts-ignore -- even with a reason',
  '// @ts-nocheck',
  `test.only('a', () => {})`,
  `describe.concurrent.only('a', () => {})`,
  `test.skip('a', () => {})`,
  `it.skipIf(slow)('a', () => {})`,
  `test.fixme('a', () => {})`,
])('%s is reported', (line) => {
  expect(places(problemsOf(`go()\n\n${line}\n`))).toEqual(['tools/a.test.ts:3'])
})

test.each([
  '// oxlint-disable-next-line no-console -- a command prints its answer',
  '// @ts-expect-error -- the library has no types for this',
  `// The engine has no such clock.\ntest.skip('a', () => {})`,
  `test.skip('a', () => {}) // waits for the new engine`,
  `const text = 'test.only( // @ts-ignore'`,
  `rows.skip(3)`,
])('%s is fine', (line) => {
  expect(problemsOf(`go()\n\n${line}\n`)).toEqual([])
})
