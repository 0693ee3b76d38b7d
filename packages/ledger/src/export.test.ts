import { newId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somebody } from './examples.ts'
import { exportStatement } from './export.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { traceJournal } from './trace.ts'

let database: TestDatabase
let ledger: Ledger
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

async function exported(account: bigint, format: 'csv' | 'json'): Promise<string> {
  let text = ''
  for await (const part of exportStatement(database.rows, account, format)) text += part
  return text
}

test('a statement as CSV and as JSON says the same, over several pages', async () => {
  const { give, available } = somebody()
  const posts = Array.from({ length: 450 }, (_, index) => give(newId(), BigInt(index + 1)))
  await database.transaction((work) => ledger.postMany(work, posts))
  const [account = 0n] = await ledger.rowsOf(database.rows, available)
  const lines = (await exported(account, 'csv')).trimEnd().split('\r\n')
  const json = JSON.parse(await exported(account, 'json')) as Record<string, string>[]
  expect(lines).toHaveLength(451)
  expect(lines[0]).toBe('time,number,kind,cause,cause_id,amount,balance,currency,journal')
  expect(json.map((line) => Object.values(line).join(','))).toEqual(lines.slice(1))
  expect(json.at(-1)).toMatchObject({ number: '1', amount: '0.0001', balance: '0.0001' })
  expect(json[0]).toMatchObject({ number: '450', balance: '10.1475', currency: 'USD' })
})

test('a cell is never a formula, and quotes are kept', async () => {
  const { give, available } = somebody()
  await ledger.postAlone({
    ...give(newId(), 1n),
    cause: { kind: 'test', id: '=HYPERLINK("http://x","y")' },
  })
  const [account = 0n] = await ledger.rowsOf(database.rows, available)
  expect(await exported(account, 'csv')).toContain(`,"'=HYPERLINK(""http://x"",""y"")",`)
})

test('an empty statement is still a file', async () => {
  const [account = 0n] = await ledger.rowsOf(database.rows, somebody().available)
  expect(JSON.parse(await exported(account, 'json'))).toEqual([])
})

test('the trace of a journal tells all that its cause has moved', async () => {
  const { give, available } = somebody()
  const cause = { kind: 'test', id: newId() } as const
  const first = await ledger.postAlone({ ...give(newId(), 70_000n), cause })
  if (!first.ok) throw new Error(first.reason)
  const back = await ledger.reverse(database.rows, first.value, cause)
  const trace = await traceJournal(database.rows, first.value.journal)
  expect(trace.map(({ kind, reverses }) => [kind, reverses])).toEqual([
    ['test', null],
    ['reversal', first.value.journal],
  ])
  expect(trace[1]?.id).toBe(back.ok && back.value.journal)
  expect(trace[0]?.entries[1]).toMatchObject({
    account: `available ${available.owner}`,
    version: 1n,
    before: '0.0000 USD',
    amount: '+7.0000',
    after: '7.0000 USD',
  })
  expect(await traceJournal(database.rows, newId())).toEqual([])
})
