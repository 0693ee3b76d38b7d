import { readFileSync } from 'node:fs'
import path from 'node:path'
import { newId } from '@oriel/core/id'
import { writeUnits } from '@oriel/core/money'
import { findMember } from '@oriel/domain/member'
import { houseOf, type Account } from '@oriel/ledger/chart'
import { listBalances } from '@oriel/ledger/reading'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../cast.ts'
import { testDatabase, type TestDatabase } from './test-db.ts'
import { tellMembers } from '../story/member.ts'
import { tellSites } from '../story/site.ts'
import { AGENT, ledgerSteps, postLedgerWeek } from './ledger-week.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

const page = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/ledger.md'), 'utf8')
const nameOf = ({ kind, party }: Pick<Account, 'kind' | 'party'>) => `${kind} ${party}`.trim()

test('the document tells the story line by line', () => {
  const lines = ledgerSteps(newId()).map(
    ({ kind, cause, event, from, to, units }) =>
      `| ${[kind, `${cause} ${event}`, nameOf(from), nameOf(to), writeUnits(units)].join(' | ')} |`,
  )
  const start = page.indexOf(lines[0] ?? 'nothing')
  expect(page.slice(start).split('\n').slice(0, lines.length)).toEqual(lines)
})

test('what is left in the books is what the document says, told once or twice', async () => {
  for (const _time of ['once', 'twice']) {
    await tellSites(database, new Date())
    await tellMembers(database, testKeys)
    await postLedgerWeek(database)
  }
  const sophia = await findMember(database.rows, ORIEL, 'sophia')
  const owners = [sophia?.id ?? newId<'member'>(), AGENT, houseOf(ORIEL)]
  const all = (await Promise.all(owners.map((owner) => listBalances(database.rows, owner)))).flat()
  const left = all.filter(({ units }) => units !== 0n)
  expect(left.reduce((sum, { units }) => sum + units, 0n)).toBe(0n)
  for (const balance of left) {
    expect(page).toContain(`| ${nameOf(balance)} | ${writeUnits(balance.units)} |`)
  }
  expect(left).toHaveLength(6)
})
