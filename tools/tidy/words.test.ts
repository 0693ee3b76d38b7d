import { expect, test } from 'vitest'
import { planted } from './planted.ts'
import { wordProblems } from './words.ts'

const WORDS = [
  '| word | what it is |',
  '|---|---|',
  '| wallet | money |',
  '| `red-envelope` | a gift |',
  '',
  '## Reserved',
  '| word | what it is |',
  '|---|---|',
  '| roulette | a wheel |',
].join('\n')

const messageFor = (path: string) =>
  wordProblems(planted({ 'WORDS.md': WORDS, [path]: '' }))[0]?.message

test.each([
  'packages/db/migrations/0004-gift.sql',
  'packages/domain/src/gift/rules.ts',
  'packages/contract/src/member/gift.ts',
  'packages/contract/src/realtime/gift.test.ts',
  'apps/api/src/office/gift/calls.ts',
  'apps/site/app/features/gift/gift.tsx',
  'packages/i18n/locales/th_TH/gift.po',
  'packages/dev-world/src/story/gift.ts',
  'e2e/gift.spec.ts',
])('%s names no word', (path) => {
  expect(messageFor(path)).toBe('"gift" is not a word of WORDS.md')
  expect(messageFor(path.replaceAll('gift', 'red-envelope'))).toBeUndefined()
})

test('a reserved word with a file asks for its row to move', () => {
  expect(messageFor('e2e/roulette.spec.ts')).toContain('move its row up')
})

test('other files may be called what they like', () => {
  expect(messageFor('packages/core/src/gift.ts')).toBeUndefined()
  expect(messageFor('packages/domain/src/limits.ts')).toBeUndefined()
})
