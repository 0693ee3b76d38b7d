import { expect, test } from 'vitest'
import { LEVELS, levelProblems } from './levels.ts'
import { planted } from './planted.ts'

const messagesFor = (path: string, specifier: string): string[] =>
  levelProblems(planted({ [path]: `import type { A } from '${specifier}'\n` })).map(
    ({ message }) => message,
  )

test('a word may import its own level and those below', () => {
  expect(messagesFor('packages/domain/src/wallet/back.ts', '@oriel/domain/play')).toEqual([])
  expect(messagesFor('packages/domain/src/wallet/back.ts', '@oriel/domain/reconcile')).toEqual([])
})

test('an arrow that points up is a problem, also for a type', () => {
  expect(messagesFor('packages/domain/src/member/tell.ts', '@oriel/domain/wallet')).toEqual([
    'member (account) may not import wallet (wallet)',
  ])
})

test('tests and shared test helpers may look anywhere', () => {
  expect(messagesFor('packages/domain/src/member/a.test.ts', '@oriel/domain/wallet')).toEqual([])
  expect(messagesFor('packages/domain/src/testing/world.ts', '@oriel/domain/wallet')).toEqual([])
})

test('a word without a level is named', () => {
  expect(messagesFor('packages/domain/src/tea-party/rules.ts', 'zod/mini')).toEqual([
    'tea-party has no level: give it one in tools/tidy/levels.ts',
  ])
})

test('each word has one level', () => {
  const words = Object.values(LEVELS).flat()
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})
