import { expect, test } from 'vitest'
import { growthProblems } from './growth.ts'
import { planted } from './planted.ts'

const schema = 'CREATE TABLE plays (\n);\nCREATE TABLE sites (\n);\n'
const judge = (page: string) =>
  growthProblems(planted({ 'packages/db/schema.sql': schema, 'docs/operations.md': page })).map(
    ({ line, message }) => `${line} ${message}`,
  )

test('accepts a page with a line for every table', () => {
  expect(judge('# X\n\n## Growth\n\n| table |\n|---|\n| `plays`, `sites` | few |\n')).toEqual([])
})

test('refuses a table without a line, and a line without a table', () => {
  const page = '## Growth\n| `plays` | 2 billion |\n| `gifts` | none |\n## Next\n| `sites` | x |\n'
  expect(judge(page)).toEqual([
    '1 sites has no line: how it grows, what removes it',
    '3 there is no table gifts',
  ])
})
