import { expect, test } from 'vitest'
import { planted } from './planted.ts'
import { tableProblems } from './tables.ts'

const MIGRATIONS = {
  'packages/db/migrations/0001-member.sql': 'CREATE TABLE members (id uuid);',
  'packages/db/migrations/0002-wallet.sql': 'CREATE TABLE purses (id uuid);',
}
const messagesFor = (path: string, text: string): string[] =>
  tableProblems(planted({ ...MIGRATIONS, [path]: text })).map(({ message }) => message)

test.each([
  ['through Kysely', `await work.updateTable('members').set({ state }).execute()`],
  ['as plain SQL', 'await sql`UPDATE members SET state = ${state}`.execute(work)'],
  ['as an insert', 'await pool.query("INSERT INTO members (id) VALUES ($1)", [id])'],
])('a second writer of a table is a problem, %s', (_how, text) => {
  expect(messagesFor('packages/domain/src/wallet/store.ts', text)).toEqual([
    'wallet writes members, which belongs to member',
  ])
})

test('the owner writes and reads its own tables', () => {
  const text = `work.updateTable('members'); rows.selectFrom('members as m')`
  expect(messagesFor('packages/domain/src/member/store.ts', text)).toEqual([])
})

test('a foreign read without a reason is a problem, also in a join', () => {
  const text = `rows.selectFrom('purses as p').innerJoin('members as m', 'm.id', 'p.id')`
  expect(messagesFor('packages/domain/src/wallet/store.ts', text)).toEqual([
    'wallet reads members of member: ask its front door, or say why in foreign-reads.ts',
  ])
})

test('a door speaks no SQL of its own', () => {
  expect(messagesFor('apps/api/src/member/wallet/calls.ts', `rows.selectFrom('purses')`)).toEqual([
    'purses belongs to wallet: ask its front door',
  ])
})

test('tests may arrange whatever they need', () => {
  expect(messagesFor('packages/domain/src/wallet/a.test.ts', `deleteFrom('members')`)).toEqual([])
})

test('a function belongs to the word of its migration', () => {
  const body = 'UPDATE members SET state = 1;'
  const text = `CREATE OR REPLACE FUNCTION public.pay()\n RETURNS void\nAS $function$${body}$function$`
  const files = {
    ...MIGRATIONS,
    'packages/db/migrations/0003-wallet.sql': 'CREATE FUNCTION pay() RETURNS void',
    'packages/db/schema.sql': text,
  }
  const messages = tableProblems(planted(files)).map(({ message }) => message)
  expect(messages).toContain('wallet writes members, which belongs to member')
})
