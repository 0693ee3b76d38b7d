import { expect, test } from 'vitest'
import { citationProblems } from './citations.ts'
import { places, planted } from './planted.ts'

const STATEMENTS = 'id\tword\tkind\tstage\ttext\nS4.001\twallet\trule\t1\tOne.\n'

const problemsOf = (path: string, text: string) =>
  citationProblems(planted({ 'docs/statements.tsv': STATEMENTS, [path]: text }))

test.each([
  ['packages/core/src/a.ts', '/** Spec 4: one. */'],
  ['packages/core/src/a.ts', '// One (spec 4).'],
  ['packages/core/src/a.ts', '// In the order of spec section 2.'],
  ['packages/core/src/a.ts', '// Specification §4 says one.'],
  ['packages/core/src/a.ts', '/** S4.001, S4.002: one of them is unknown. */'],
  ['apps/site/app/a.tsx', 'const a = <p>{/* S4.002: one. */}</p>'],
  ['packages/db/migrations/0099-gift.sql', '-- Spec 3, gift.'],
  ['packages/ui/src/a.css', '/* S9.002: 16 px. */'],
  ['docs/decisions/099-gift.md', 'As S4.002 says.'],
  ['apps/api/src/a.test.ts', `test('[S4.002] one', () => {})`],
  ['e2e/a.spec.ts', `test.each([['[S4.001, S4.002] one']])('%s', () => {})`],
])('reports in %s: %s', (path, line) => {
  expect(places(problemsOf(path, `\n\n${line}\n`))).toEqual([`${path}:3`])
})

test.each([
  ['packages/core/src/a.ts', '/** S4.001: one. */'],
  ['packages/core/src/a.ts', `const version = 'S4.002'`],
  ['apps/api/src/a.test.ts', `test('[S4.001] one', () => {})`],
  ['tools/a.test.ts', `const text = 'Spec 4, S4.002'`],
  ['docs/api/calls.md', 'S4.002'],
  ['docs/gift.txt', 'Spec 4'],
])('allows in %s: %s', (path, line) => {
  expect(problemsOf(path, `\n\n${line}\n`)).toEqual([])
})

test('names the unknown statement', () => {
  const [problem] = problemsOf('packages/core/src/a.ts', '// S4.002: one.')
  expect(problem?.message).toBe('S4.002 is not a statement of docs/statements.tsv')
})
