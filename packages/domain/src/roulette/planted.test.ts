import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createConnection } from '@oriel/db/pool'
import type { Edit } from '@oriel/dev-world/testing/plant-edits'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { expect, onTestFinished, test } from 'vitest'
import type { Order } from '../testing/planted-child.ts'
import { checks } from './testing/planted-checks.ts'

const CHILD = fileURLToPath(new URL('../testing/planted-child.ts', import.meta.url))
const CHECKS = new URL('testing/planted-checks.ts', import.meta.url).href
const runFile = promisify(execFile)

type Planted = {
  readonly bug: string
  readonly edits: readonly Edit[]
  readonly statements?: readonly string[]
  readonly check: keyof typeof checks
  /** What the check has to complain of. */
  readonly red: RegExp
}

const planted: readonly Planted[] = [
  {
    bug: 'p11: a remainder favours the first prizes',
    edits: [
      {
        file: '/packages/core/src/chance/draw.ts',
        part: 'while (word >= limit) word = u32()',
        instead: 'void limit',
      },
    ],
    check: 'the odds',
    red: /chi-square of \d+/,
  },
  {
    bug: 'p12: the stock is read before its row is locked',
    edits: [
      {
        file: '/packages/domain/src/roulette/wheel.ts',
        part: '  const { rows: taken } = await sql`\n    UPDATE',
        instead: `  const { rows: before } = await sql\`SELECT FROM roulette_prizes
    WHERE roulette_id = \${id} AND version = \${version} AND prize_id = \${prizeId}
      AND given < stock\`.execute(rows)
  if (before.length === 0) return false
  const { rows: taken } = await sql\`\n    UPDATE`,
      },
      {
        file: '/packages/domain/src/roulette/wheel.ts',
        part: 'prize_id = ${prizeId} AND given < stock\n    RETURNING',
        instead: 'prize_id = ${prizeId}\n    RETURNING',
      },
    ],
    statements: ['ALTER TABLE roulette_prizes DROP CONSTRAINT roulette_stock'],
    check: 'the only piece',
    red: /the only piece was given \d+ times/,
  },
  {
    bug: 'p13: a spin is not known by its id',
    edits: [
      {
        file: '/packages/domain/src/roulette/spin.ts',
        part: 'if (!(await findSpin(work, keys, memberId, asked.spinId))) {',
        instead: '{',
      },
      {
        file: '/packages/domain/src/roulette/spins.ts',
        part: 'AND p.spin_id = ${spinId}`',
        instead: 'AND p.spin_id = ${spinId} ORDER BY p.number DESC`',
      },
    ],
    statements: ['ALTER TABLE roulette_spins DROP CONSTRAINT roulette_spin_once'],
    check: 'one id, one spin',
    red: /another spin under the same id/,
  },
  {
    bug: 'the program forgets the id, and the key of the table does not',
    edits: [
      {
        file: '/packages/domain/src/roulette/spin.ts',
        part: 'if (!(await findSpin(work, keys, memberId, asked.spinId))) {',
        instead: '{',
      },
    ],
    check: 'one id, one spin',
    red: /roulette_spin_once/,
  },
]

async function freshDatabase(): Promise<TestDatabase> {
  const database = await toldDatabase()
  onTestFinished(() => database.drop())
  return database
}

test.each(Object.entries(checks))('without a bug %s stands', async (_name, check) => {
  await expect(check(await freshDatabase())).resolves.toBeUndefined()
})

test.each(planted)('$bug: $check tells', async ({ edits, statements = [], check, red }) => {
  const database = await freshDatabase()
  const owner = createConnection({ url: database.ownerUrl, name: 'plant' })
  await owner.connect()
  for (const statement of statements) await owner.query(statement)
  await owner.end()
  const order: Order = { checks: CHECKS, check, url: database.url, edits }
  const { stdout } = await runFile(process.execPath, [CHILD, JSON.stringify(order)])
  expect(stdout).toMatch(red)
})
