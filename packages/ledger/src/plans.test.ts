import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { openDatabase, type Database } from '@oriel/db/database'
import { createConnection } from '@oriel/db/pool'
import { until } from '@oriel/dev-world/engine/process'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { houseAccount, memberAccount } from './chart.ts'
import { SITE } from './examples.ts'
import { createLedger } from './ledger.ts'
import * as reading from './reading.ts'
import { transferEntries, type HoldId, type Post } from './rules.ts'
import { sealBlock } from './seal.ts'
import * as statement from './statement.ts'
import * as store from './store.ts'
import {
  balanceStatement,
  entryStatement,
  historyMember,
  journalStatements,
  openHistory,
  postsIn,
  type History,
  type HistoryRows,
} from './testing/history.ts'
import { flushCounts, listPlannedScans, recordQueries, scansByPart } from './testing/plans.ts'
import { traceJournal } from './trace.ts'
import { verifyLaws, type LawReport } from './verify.ts'

const DAY_MS = 86_400_000
const now = Date.now()
const history: History = {
  members: 500,
  busy: 10,
  lines: 120,
  every: 10,
  from: new Date(now - 100 * DAY_MS),
  to: new Date(now),
}

let made: TestDatabase
let owner: pg.Client
let historyRows: HistoryRows
beforeAll(async () => {
  made = await testDatabase()
  owner = createConnection({ url: made.ownerUrl, name: 'test' })
  await owner.connect()
  historyRows = await openHistory(owner, history)
  const all = { first: 0, end: postsIn(history) }
  for (const sql of journalStatements(history, historyRows, all)) await owner.query(sql)
  await owner.query(entryStatement(history, historyRows, all))
  await owner.query(balanceStatement)
  // A transaction of a neighbour in the cluster may have to end first.
  const isSealed = async () => (await onSession(sealBlock, made.sealerUrl)) !== null
  await until('the past to be sealed', isSealed, 10_000)
  await owner.query('ANALYZE')
})
afterAll(async () => {
  await owner.end()
  await made.drop()
})

/** On one session; what it counted has arrived afterwards. */
async function onSession<Result>(
  work: (database: Database) => Promise<Result>,
  url = made.url,
): Promise<Result> {
  const database = openDatabase({ url, name: 'test', max: 1 })
  try {
    return await work(database)
  } finally {
    await flushCounts(database.pool)
    await database.close()
  }
}

test('a past made by formula keeps every law', async () => {
  const reports: LawReport[] = []
  for await (const report of verifyLaws(owner)) reports.push(report)
  expect(reports.length).toBeGreaterThan(10)
  expect(reports.filter(({ broken }) => broken > 0)).toEqual([])
})

/** Calls everything that asks the database something; gives the names of what it called. */
async function callAll(database: Database): Promise<string[]> {
  const { rows } = database
  const ledger = createLedger(database)
  const called = new Set<string>()
  const call = <Value>(name: string, value: Promise<Value>): Promise<Value> => {
    called.add(name)
    return value
  }
  const member = memberAccount(historyMember(3), 'available', 'USD')
  const held = memberAccount(historyMember(3), 'held', 'USD')
  const house = houseAccount(SITE, 'promotion', 'USD')
  const give = (): Post => ({
    key: newId(),
    kind: 'test',
    cause: { kind: 'test', id: newId() },
    entries: transferEntries(house, member, money(5n, 'USD')),
  })
  const once = give()
  const posted = await call('post', ledger.post(rows, once))
  await ledger.post(rows, once)
  // All new, which one statement writes, and one that is known among them.
  for (const posts of [
    [give(), give()],
    [give(), once],
  ]) {
    await call('postMany', Promise.all(posts.map((one) => ledger.postAlone(one))))
  }
  if (!posted.ok) throw new Error(posted.reason)
  const cause = { kind: 'test', id: newId() } as const
  await call('reverse', ledger.reverse(rows, posted.value, cause))
  const hold = { hold: newId() as HoldId, cause }
  const amount = money(2n, 'USD')
  await call('hold', ledger.hold(rows, { ...hold, key: newId(), from: member, held, amount }))
  await call('takeHold', ledger.release(rows, { ...hold, key: newId(), amount }))
  await call('listBalances', reading.listBalances(rows, historyMember(3)))
  const both = [historyMember(3), historyMember(4)]
  await call('sumOwned', reading.sumOwned(rows, both))
  await call('readBalance', reading.readBalance(rows, house))
  await call('readStanding', reading.readStanding(rows, house))
  const owed = database.transaction((work) => reading.lockOwed(work, both, 'USD'))
  await call('lockOwed', owed)
  const page = { before: null, limit: 50 }
  const { next } = await statement.listStatement(rows, historyRows.members, page)
  await call(
    'listStatement',
    statement.listStatement(rows, historyRows.members, { ...page, before: next }),
  )
  await traceJournal(rows, posted.value.journal)
  return [...called]
}

test('nothing reads a month, or a part of the keys, from end to end', async () => {
  const before = await scansByPart(owner)
  const { called, asked } = await onSession(async (database) => {
    const recorded = recordQueries(database.pool)
    const { rows } = recorded
    const transaction: Database['transaction'] = (work) => rows.transaction().execute(work)
    return { called: await callAll({ ...database, rows, transaction }), asked: recorded.asked }
  })
  const all = { ...store, ...statement, ...reading }
  const functions = Object.entries(all).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  )
  expect(called.toSorted()).toEqual(functions.toSorted())
  expect(await listPlannedScans(owner, asked)).toEqual([])
  expect(await scansByPart(owner)).toEqual(before)
})

test('a query that does is found', async () => {
  const sql = 'SELECT count(*) FROM ledger_entries WHERE amount = $1'
  const found = await listPlannedScans(owner, [{ sql, values: [7n] }])
  expect(found.length).toBeGreaterThan(2)
  const before = await scansByPart(owner)
  await onSession(({ pool }) => pool.query(sql, [7n]))
  expect(await scansByPart(owner)).not.toEqual(before)
})
