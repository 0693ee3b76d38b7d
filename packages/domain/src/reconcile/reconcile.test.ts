import { newId, type MemberId } from '@oriel/core/id'
import { moveClock } from '@oriel/dev-world/testing/move-clock'
import { plant } from '@oriel/dev-world/testing/plant'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { closeCaseById, findLink, listCases, openCase, refOf } from '@oriel/domain/provider'
import { bookRounds, pullRounds, settleTransfer } from '@oriel/domain/round'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { money } from '@oriel/core/money'
import { transferEntries } from '@oriel/ledger/rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GP, makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import {
  checkBalances,
  checkFeeds,
  checkOpenTransfers,
  checkRounds,
  checkTransfers,
  checkTransit,
  ledgerChecks,
  listChecks,
} from './reconcile.ts'

let database: TestDatabase
let world: RoundWorld
let member: MemberId
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
  aheadMs = 0
  member = await world.someone()
  await world.bringIn(member, 5_000_000n)
})
afterEach(() => database.drop())

const cases = async () =>
  (await listCases(database.rows, GP)).map(({ kind, subject, detail }) => ({
    kind,
    subject,
    ...(detail as object),
  }))
const stopped = async () => (await findLink(database.rows, GP))?.stoppedBecause ?? null
async function follow() {
  await pullRounds(world.house, GP)
  for (const id of await world.fed()) await bookRounds(world.house, id)
}
/** Later: the clock of the database stands behind all of this. */
let aheadMs = 0
async function minutesLater(minutes = 2) {
  aheadMs += minutes * 60_000
  await moveClock(database.ownerUrl, { aheadMs })
}
async function checkLedger() {
  const reports = []
  for (const { run } of ledgerChecks) reports.push(await run(database))
  return reports
}
async function compare() {
  const now = new Date()
  await checkTransit(database, now)
  await checkOpenTransfers(database)
  await checkTransfers(world.house, now)
  await checkBalances(world.house, now)
  await checkFeeds(database)
  await checkRounds(database)
  return checkLedger()
}

test('opens no case when everything agrees, also while rounds are still unbooked', async () => {
  world.provider.told.push(world.provider.play(member, { stake: 20_000n }))
  for (let turn = 0; turn < 3; turn += 1) {
    await minutesLater()
    const reports = await compare()
    expect(reports.map(({ broken }) => broken)).toEqual([0, 0, 0, 0])
    if (turn === 0) await follow()
  }
  await settleTransfer(world.house, await world.bringHome(member))
  await minutesLater()
  await compare()
  expect(await cases()).toEqual([])
  expect(await stopped()).toBeNull()
  expect((await listChecks(database.rows)).map(({ name }) => name)).toContain('balances')
})

describe('[I3] [I5] the ledger', () => {
  test('finds an account whose balance differs from its entries', async () => {
    await plant(database, `UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'mirror'`)
    await minutesLater()
    const reports = await checkLedger()
    const broken = reports.filter((report) => report.broken > 0).map(({ name }) => name)
    expect(broken).toEqual(['ledger-accounts', 'ledger-pass'])
  })

  test('finds a changed entry, in its journal and in its chain', async () => {
    await plant(database, `UPDATE ledger_entries SET amount = amount + 1 WHERE balance = 5000000`)
    await minutesLater()
    const reports = await checkLedger()
    expect(reports.find(({ name }) => name === 'ledger-journals')?.broken).toBe(1)
    expect(reports.find(({ name }) => name === 'ledger-entries')?.broken).toBe(1)
  })
})

test('[I10] money in transit without a transfer opens a case, which closes when both agree', async () => {
  const transit = facingAccount(SITE, 'transit', GP, 'USD')
  const available = memberAccount(member, 'available', 'USD')
  const move = (from: typeof transit, to: typeof transit) =>
    world.ledger.postAlone({
      key: newId(),
      kind: 'test',
      cause: { kind: 'test', id: 'x' },
      entries: transferEntries(from, to, money(30_000n, 'USD')),
    })
  await move(available, transit)
  await checkTransit(database, new Date())
  expect(await cases()).toMatchObject([
    { kind: 'ledger', subject: 'transit 1 USD', lies: '30000', expected: '0' },
  ])
  expect(await stopped()).toBeNull()
  await move(transit, available)
  await checkTransit(database, new Date())
  expect(await cases()).toEqual([])
})

test('an operator closes a case once, and a remaining difference opens a new one', async () => {
  await database.rows.transaction().execute(async (work) => {
    const found = { providerId: GP, kind: 'ledger', subject: 'transit 1 USD', detail: {} } as const
    const id = await openCase(work, found)
    expect(await closeCaseById(work, id, 'told by letter')).toBe(true)
    expect(await closeCaseById(work, id, 'again')).toBe(false)
    expect(await listCases(work, GP)).toEqual([])
    expect(await openCase(work, found)).not.toBe(id)
  })
})

describe('[F23] [I12] a balance that disagrees', () => {
  const look = () => checkBalances(world.house, new Date())
  const edit = (units: bigint) => world.provider.balances.set(refOf(member), units)

  test('opens a case after the second check, stops transfers in when large, and recovers', async () => {
    await follow()
    edit(8_000_000n)
    await minutesLater()
    await look()
    expect(await cases()).toEqual([])
    await minutesLater()
    await follow()
    await look()
    expect(await cases()).toMatchObject([
      { kind: 'balance', subject: `${member} USD`, difference: '3000000' },
    ])
    expect(await stopped()).toBe(`balance ${member} USD`)
    edit(5_000_000n)
    await minutesLater()
    await look()
    expect(await cases()).toEqual([])
    // A person lifts it, nobody else.
    expect(await stopped()).not.toBeNull()
  })

  test('a small difference stops no transfers', async () => {
    edit(5_000_001n)
    await minutesLater()
    await look()
    await minutesLater()
    await follow()
    await look()
    expect(await cases()).toMatchObject([{ kind: 'balance', difference: '1' }])
    expect(await stopped()).toBeNull()
  })

  test('opens no case while the provider is unavailable or the member plays', async () => {
    edit(1n)
    world.provider.isAway = true
    await minutesLater()
    await look()
    await minutesLater(10)
    await look()
    expect(await cases()).toEqual([])
  })
})

describe('transfers', () => {
  const references = () => [...world.provider.fates.keys()]

  test('a transfer that the provider never applied opens a case and stops transfers in', async () => {
    const [reference = ''] = references()
    world.provider.fates.delete(reference)
    await minutesLater()
    await checkTransfers(world.house, new Date())
    expect(await cases()).toMatchObject([{ kind: 'transfer', difference: '-5000000' }])
    expect(await stopped()).toMatch(/^transfer status /)
    world.provider.fates.set(reference, { amount: 5_000_000n })
    await minutesLater()
    await checkTransfers(world.house, new Date())
    expect(await cases()).toEqual([])
  })

  test('a transfer that was applied with another amount opens a case', async () => {
    const [reference = ''] = references()
    world.provider.fates.set(reference, { amount: 4_999_999n })
    await minutesLater()
    await checkTransfers(world.house, new Date())
    expect(await cases()).toMatchObject([{ kind: 'transfer', difference: '-1' }])
    expect(await stopped()).toBeNull()
  })

  test('[I9] a transfer that stays open too long has a case until it ends', async () => {
    const id = newId()
    await plant(
      database,
      `INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction,
      asked, reference, cause_kind, cause_id, made_at) VALUES ('${id}', 1, '${member}', '${GP}',
      'USD', 'in', 1, '${id.replaceAll('-', '')}', 'play', 'x', now() - interval '16 minutes')`,
    )
    await checkOpenTransfers(database)
    expect(await cases()).toMatchObject([{ kind: 'transfer', subject: `open ${id}` }])
    await plant(
      database,
      `UPDATE transfers SET state = 'reversed', ended_at = now() WHERE id = '${id}'`,
    )
    await checkOpenTransfers(database)
    expect(await cases()).toEqual([])
  })
})

describe('rounds', () => {
  const found = async () => {
    await checkFeeds(database)
    await checkRounds(database)
    return (await cases()).map((one) => (one as { reason?: string }).reason)
  }

  test('a feed that is not read and a batch that is not booked open cases', async () => {
    world.provider.told.push(world.provider.play(member))
    await pullRounds(world.house, GP)
    expect(await found()).toEqual([])
    await plant(
      database,
      `UPDATE round_feeds SET pulled_at = now() - interval '16 minutes'`,
      `UPDATE round_batches SET fed_at = now() - interval '16 minutes'`,
    )
    expect(new Set(await found())).toEqual(new Set(['not_booked', 'not_read']))
    await follow()
    expect(await found()).toEqual([])
  })

  test('a round that is not kept, and one whose money did not move, open cases', async () => {
    world.provider.told.push(world.provider.play(member), world.provider.play(member))
    await follow()
    const [one, other] = world.provider.told.map(({ roundId }) => roundId)
    await minutesLater()
    await plant(
      database,
      `DELETE FROM round_claims WHERE round_id = '${one}'`,
      `DELETE FROM ledger_keys WHERE key = 'round:${GP}:${other}:${member}:bet'`,
    )
    expect(new Set(await found())).toEqual(new Set(['not_kept', 'not_moved']))
  })
})
