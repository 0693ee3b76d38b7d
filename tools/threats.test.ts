import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, readRepository } from './tidy/repository.ts'
import { judgeThreats, MODEL, parseThreats, type Threat } from './threats/model.ts'

const ROWS = 64

test('S6: each row of the threat model is proven where it says, or waits for a word to come', () => {
  const threats = parseThreats(readFileSync(join(ROOT, MODEL), 'utf8'))
  const numbers = threats.map(({ number }) => number).toSorted((one, two) => one - two)
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, at) => at + 1))
  // This file plants names of its own below.
  const files = readRepository().filter(({ path }) => path !== 'tools/threats.test.ts')
  expect(judgeThreats(threats, files)).toEqual([])
})

const row = (change: Partial<Threat> = {}): Threat => ({
  number: 7,
  tried: 'x',
  proofs: ['a.test.ts'],
  comesWith: null,
  ...change,
})
const file = (text: string, path = 'a.test.ts') => ({ path, text })
const WORDS = file('| play | x |\n\n## Reserved\n\n| letter | x |\n', 'WORDS.md')

test('a table is read: proofs by their paths, or what a row waits for', () => {
  const table = [
    '| # | tried | must happen | where |',
    '|---|---|---|---|',
    '| 7 | x | refused | `a.test.ts`, `b.spec.ts` |',
    '| 8 | y | refused | with payments |',
  ].join('\n')
  expect(parseThreats(table)).toEqual([
    row({ proofs: ['a.test.ts', 'b.spec.ts'] }),
    row({ number: 8, tried: 'y', proofs: [], comesWith: 'payments' }),
  ])
})

test.each([
  ['fine', [row()], [file("test('[S1.001, A7] x'")], []],
  ['no test names it', [row()], [file("test('[A70] x'")], 2],
  ['its file is gone', [row()], [], 1],
  ['it names no file', [row({ proofs: [] })], [], 1],
  ['a name in what is no test', [row()], [file("'[A7]'", 'a.ts')], 1],
  ['an unknown row', [row()], [file("test('[A7] x'"), file("test('[A9] x'", 'b.test.ts')], 1],
  ['a row that waits', [row({ proofs: [], comesWith: 'letter' })], [WORDS], []],
  ['S6: a row that waits for what is built', [row({ proofs: [], comesWith: 'play' })], [WORDS], 1],
  [
    'S6: a row that waits for a reserved word with a folder',
    [row({ proofs: [], comesWith: 'letter' })],
    [WORDS, file('', 'packages/domain/src/letter/letter.ts')],
    1,
  ],
  ['proven early', [row({ proofs: [], comesWith: 'letter' })], [WORDS, file("test('[A7] x'")], 1],
] as const)('%s', (_what, threats, files, problems) => {
  const found = judgeThreats(threats, files)
  expect(typeof problems === 'number' ? found.length : found).toEqual(problems)
})
