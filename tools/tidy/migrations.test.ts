import { expect, test } from 'vitest'
import { migrationProblems } from './migrations.ts'
import { places, planted } from './planted.ts'

const PATH = 'packages/db/migrations/0047-gift.sql'
const problemsOf = (up: string, path = PATH) =>
  migrationProblems(
    planted({ [path]: `-- migrate:up\n${up}\n\n-- migrate:down\nDROP TABLE gifts;` }),
  )

test.each([
  'DROP TABLE gifts;',
  'ALTER TABLE gifts DROP COLUMN note;',
  'ALTER TABLE gifts DROP note;',
  'DROP INDEX CONCURRENTLY gifts_by_day;',
  'DROP FUNCTION gift_open(uuid);',
  'alter table gifts drop constraint gifts_check;',
  'ALTER TABLE gifts ALTER COLUMN units TYPE numeric;',
  'ALTER TABLE gifts ALTER units SET DATA TYPE numeric;',
  'ALTER TABLE gifts RENAME note TO words;',
  'ALTER TABLE gifts ALTER COLUMN note SET NOT NULL;',
  'DO $$ BEGIN DROP TABLE gifts; END $$;',
  'CREATE FUNCTION f() AS $$ BEGIN END $$; DO $$ BEGIN DROP TABLE gifts; END $$;',
])('refuses without a mark: %s', (up) => {
  const problems = problemsOf(up)
  expect(places(problems)).toEqual([`${PATH}:2`])
  expect(problems[0]?.message).toContain('breaks the release before')
})

test.each([
  '-- contract: gifts.note is unused since 0045\nALTER TABLE gifts DROP COLUMN note;',
  'ALTER TABLE gifts ADD COLUMN note text;',
  'ALTER TABLE gifts ALTER COLUMN note DROP NOT NULL;',
  'ALTER TABLE gifts ALTER COLUMN note DROP DEFAULT;',
  'ALTER TYPE gift_fate ADD ATTRIBUTE paid bigint;',
  '-- A later release may DROP TABLE gifts.\nSELECT 1;',
  "CREATE FUNCTION f() AS $$ BEGIN EXECUTE 'DROP TABLE gifts_2026'; END $$;",
  "DO $$ BEGIN END $$; CREATE FUNCTION f() AS $$ BEGIN EXECUTE 'DROP TABLE gifts_2026'; END $$;",
])('allows: %s', (up) => {
  expect(problemsOf(up)).toEqual([])
})

test('a mark that names nothing is none', () => {
  expect(problemsOf('-- contract: \nDROP TABLE gifts;')).toHaveLength(1)
})

test.each([
  ['packages/db/migrations/0046-seamless.sql', 0],
  ['apps/studio/migrations/0006-sport.sql', 0],
  ['apps/studio/migrations/0007-gift.sql', 1],
])('judges %s from the first migration after the rule', (path, count) => {
  expect(problemsOf('DROP TABLE gifts;', path)).toHaveLength(count)
})
