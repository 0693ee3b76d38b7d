import { expect, test } from 'vitest'
import { cycleProblems } from './cycles.ts'
import { manifest, planted } from './planted.ts'

test('a ring of imports is reported once, where it closes', () => {
  const problems = cycleProblems(
    planted({
      'packages/core/src/a.ts': `import { b } from './b.ts'`,
      'packages/core/src/b.ts': `\nexport { c } from './c.ts'`,
      'packages/core/src/c.ts': `import type { A } from './a.ts'`,
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
