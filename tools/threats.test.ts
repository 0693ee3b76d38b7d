import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT, readRepository } from './tidy/repository.ts'
import { judgeThreats, MODEL, parseThreats, type Threat } from './threats/model.ts'

const ROWS = 64
/** Rows of accounts, contents and the protocol, all of which stand today. */
const TODAY = '8-10 37-44 46 48-64'.split(' ').flatMap((span) => {
  const [first = 0, last = first] = span.split('-').map(Number)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
})

test('each row of the threat model that stands today is proven where it says', () => {
  const threats = parseThreats(readFileSync(join(ROOT, MODEL), 'utf8'))
  const numbers = threats.map(({ number }) => number).toSorted((one, two) => one - two)
  expect(numbers).toEqual(Array.from({ length: ROWS }, (_, at) => at + 1))
  const waiting = threats.filter(({ comesWith }) => comesWith !== null).map(({ number }) => number)
  expect(TODAY.filter((number) => waiting.includes(number))).toEqual([])
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
  ['a row that waits', [row({ proofs: [], comesWith: 'play' })], [], []],
  ['proven early', [row({ proofs: [], comesWith: 'play' })], [file("test('[A7] x'")], 1],
] as const)('%s', (_what, threats, files, problems) => {
  const found = judgeThreats(threats, files)
  expect(typeof problems === 'number' ? found.length : found).toEqual(problems)
})
