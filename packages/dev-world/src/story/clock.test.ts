import { newId } from '@oriel/core/id'
import { money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import { findMember, type Member } from '@oriel/domain/member'
import { takeInterval } from '@oriel/domain/rate'
import { grantPlayMoney, listWalletLines, readCash } from '@oriel/domain/wallet'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { brokenLaws } from '@oriel/ledger/testing/world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORIEL } from '../cast.ts'
import { moveClock } from '../testing/move-clock.ts'
import { toldDatabase, type TestDatabase } from '../testing/test-db.ts'

const DAY_MS = 86_400_000
const MONTHS = 12
const GIFT = 100_000n

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await toldDatabase()
  const found = await findMember(database.rows, ORIEL, 'sophia')
  if (!found) throw new Error('sophia is in every story')
  member = found
})
afterAll(() => database.drop())

test('a year is told by moving the clock: each month has its postings, and the books agree', async () => {
  const till = { database, ledger: createLedger(database) }
  const before = await readCash(database.rows, member.id, 'USD')
  for (let month = 1; month <= MONTHS; month += 1) {
    await moveClock(database.ownerUrl, { aheadMs: month * 30 * DAY_MS })
    const gift = { id: newId(), member, amount: money(GIFT, 'USD'), by: 'story' }
    expectDone(await grantPlayMoney(till, gift, new Date()))
  }
  const asked = { memberId: member.id, currency: 'USD', from: null, to: null, group: null } as const
  const page = { after: null, count: MONTHS }
  const { lines } = await listWalletLines(database.rows, asked, page)
  const months = lines.map(({ at }) => at.toISOString().slice(0, 7))
  expect(new Set(months).size).toBeGreaterThanOrEqual(MONTHS - 1)
  expect(months).toEqual(months.toSorted().toReversed())
  const after = await readCash(database.rows, member.id, 'USD')
  expect(after.total - before.total).toBe(GIFT * BigInt(MONTHS))
  expect(await brokenLaws(database)).toEqual([])
})

test('a wait of 24 hours is over when they have passed, and not before', async () => {
  const hour = DAY_MS / 24
  const begun = MONTHS * 30 * DAY_MS
  const turn = { siteId: member.siteId, name: 'story', who: member.id, everyMs: DAY_MS }
  const leftMs = () => takeInterval(database.rows, testKeys, turn)
  expect(await leftMs()).toBe(0)
  expect(await leftMs()).toBeGreaterThan(0)
  await moveClock(database.ownerUrl, { aheadMs: begun + 23 * hour })
  expect(await leftMs()).toBeLessThanOrEqual(hour)
  await moveClock(database.ownerUrl, { aheadMs: begun + 24 * hour })
  expect(await leftMs()).toBe(0)
})
