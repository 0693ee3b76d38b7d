import { expect, test } from 'vitest'
import { clockProblems } from './clock.ts'
import { planted } from './planted.ts'

const messagesFor = (path: string, text: string): string[] =>
  clockProblems(planted({ [path]: text })).map(({ message }) => message)
const RULE = 'packages/domain/src/play/store.ts'

test.each([
  ['sql`SELECT FROM plays WHERE due_at < now()`', 'now()'],
  ['pool.query("SELECT clock_timestamp()")', 'clock_timestamp()'],
  ['const day = sql`date >= current_date`', 'current_date'],
])('refuses a bare clock in SQL: %s', (text, found) => {
  expect(messagesFor(RULE, text)).toEqual([
    `${found} is not the house's clock: house_now() or house_time()`,
  ])
})

test.each(['const at = new Date()', 'if (Date.now() > due) return'])(
  'refuses the clock of the process in a rule: %s',
  (text) => {
    expect(messagesFor(RULE, text)).toHaveLength(1)
  },
)

test.each([
  [RULE, 'sql`SELECT FROM plays WHERE due_at < house_now()`'],
  [RULE, 'const at = now()'],
  [RULE, 'const at = new Date(text)'],
  ['packages/domain/src/play/play.test.ts', 'sql`UPDATE plays SET due_at = now()`'],
  ['apps/api/src/bench-door.ts', 'const at = new Date()'],
  ['packages/db/migrations/0007-ledger.sql', 'created_at timestamptz DEFAULT now()'],
])('allows in %s: %s', (path, text) => {
  expect(messagesFor(path, text)).toEqual([])
})

test('refuses a bare clock in a migration that is newer than the clock', () => {
  const path = 'packages/db/migrations/0099-gift.sql'
  expect(messagesFor(path, 'made_at timestamptz DEFAULT now()')).toHaveLength(1)
})
