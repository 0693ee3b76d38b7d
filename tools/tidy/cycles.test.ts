import { expect, test } from 'vitest'
import { cycleProblems } from './cycles.ts'
import { manifest, planted } from './planted.ts'

test('a ring of imports is reported once, where it closes', () => {
  const problems = cycleProblems(
    planted({
      'packages/core/src/a.ts': `import { b } from './b.ts'`,
      'packages/core/src/b.ts': `\nexport { c } from './c.ts'`,
      'packages/core/src/c.ts': `import { type A, a } from './a.ts'`,
      'packages/core/src/d.ts': `import { a } from './a.ts'`,
    }),
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ path: 'packages/core/src/c.ts', line: 1 })
  expect(problems[0]?.message).toContain('a.ts -> packages/core/src/b.ts')
})

test('a ring through package names is seen too', () => {
  const problems = cycleProblems(
    planted({
      'packages/domain/package.json': manifest('domain', { './*': './src/*/*.ts' }),
      'packages/domain/src/wallet/wallet.ts': `import { p } from '@oriel/domain/play'`,
      'packages/domain/src/play/play.ts': `import { w } from '@oriel/domain/wallet'`,
    }),
  )
  expect(problems).toHaveLength(1)
})

test('a diamond is no ring', () => {
  const problems = cycleProblems(
    planted({
      'tools/a.ts': `import './b.ts'\nimport './c.ts'`,
      'tools/b.ts': `import './d.ts'`,
      'tools/c.ts': `import './d.ts'`,
      'tools/d.ts': '',
    }),
  )
  expect(problems).toEqual([])
})

test('types may point back to the file that uses theirs', () => {
  const problems = cycleProblems(
    planted({
      'tools/a.ts': `import { b } from './b.ts'\nexport type A = 1`,
      'tools/b.ts': `export const c = b\nimport type { A } from './a.ts'\nexport type * from './a.ts'`,
    }),
  )
  expect(problems).toEqual([])
})

test('an import of a value after an import of a type is not taken for one', () => {
  const problems = cycleProblems(
    planted({
      'tools/a.ts': `export type A = B\nimport { b } from './b.ts'`,
      'tools/b.ts': `import type from './a.ts'`,
    }),
  )
  expect(problems).toHaveLength(1)
})
