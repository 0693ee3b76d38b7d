import { newId, type MemberId } from '@oriel/core/id'
import { openDatabase } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { closeCaseById, findLink, listCases, openCase, refOf } from '@oriel/domain/provider'
import { bookRounds, pullRounds, settleTransfer } from '@oriel/domain/round'
import { facingAccount, memberAccount } from '@oriel/ledger/chart'
import { money } from '@oriel/core/money'
import { transferEntries } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { GP, makeRoundWorld, SITE, type RoundWorld } from '@oriel/domain/testing/round-world'
import {
  checkBalances,
  checkLedger,
  checkOpenTransfers,
  checkRounds,
  checkTransfers,
  checkTransit,
  listChecks,
} from './reconcile.ts'
import { isCertain } from './rules.ts'

let database: TestDatabase
let world: RoundWorld
let member: MemberId
beforeEach(async () => {
  database = await testDatabase()
  world = await makeRoundWorld(database)
  member = await world.someone()
  await world.bringIn(member, 5_000_000n)
})
afterEach(() => database.drop())

/** Past every rule of the database, as nobody of ours can. */
async function plant(...statements: string[]): Promise<void> {
  const url = database.ownerUrl.replace('oriel_owner', 'postgres')
  const admin = openDatabase({ url, name: 'test' })
  await admin.transaction(async (work) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(work)
    for (const statement of statements) await sql.raw(statement).execute(work)
  })
  await admin.close()
}
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
/** A minute later: the clock of the database stands behind all of this, so what is kept moves. */
const minuteLater = () =>
  plant(
    `UPDATE reconcile_places SET since = since - interval '1 minute',
      looked_at = looked_at - interval '1 minute'`,
    `UPDATE reconcile_transfers SET looked_at = looked_at - interval '2 minutes'`,
    `UPDATE transfers SET ended_at = ended_at - interval '2 minutes'`,
  )
async function compare() {
  const now = new Date()
  await checkTransit(database, now)
  await checkOpenTransfers(database)
  await checkTransfers(world.house, now)
  await checkBalances(world.house, now)
  await checkRounds(database)
  return checkLedger(database)
}

test('opens no case when everything agrees, also while rounds are still unbooked', async () => {
  world.provider.told.push(world.provider.play(member, { stake: 20_000n }))
  for (let turn = 0; turn < 3; turn += 1) {
    const reports = await compare()
    expect(reports.map(({ broken }) => broken)).toEqual([0, 0, 0, 0])
    if (turn === 0) await follow()
    await minuteLater()
  }
  await settleTransfer(world.house, await world.bringHome(member))
  await compare()
  expect(await cases()).toEqual([])
  expect(await stopped()).toBeNull()
  expect((await listChecks(database.rows)).map(({ name }) => name)).toContain('balances')
})

describe('[I3] [I5] the ledger', () => {
  test('finds an account whose balance differs from its entries', async () => {
    await plant(`UPDATE ledger_accounts SET balance = balance + 1 WHERE kind = 'mirror'`)
    const reports = await checkLedger(database)
    const broken = reports.filter((report) => report.broken > 0).map(({ name }) => name)
    expect(broken).toEqual(['ledger-accounts', 'ledger-world'])
  })

  test('finds a changed entry, in its journal and in its chain', async () => {
    await plant(`UPDATE ledger_entries SET amount = amount + 1 WHERE balance = 5000000`)
    const reports = await checkLedger(database)
    expect(reports.find(({ name }) => name === 'ledger-journals')?.broken).toBe(1)
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
    await look()
    expect(await cases()).toEqual([])
    await minuteLater()
    await follow()
    await look()
    expect(await cases()).toMatchObject([
      { kind: 'balance', subject: `${member} USD`, difference: '3000000' },
    ])
    expect(await stopped()).toBe(`balance ${member} USD`)
    edit(5_000_000n)
    await look()
    expect(await cases()).toEqual([])
    // A person lifts it, nobody else.
    expect(await stopped()).not.toBeNull()
  })

  test('a small difference stops no transfers', async () => {
    edit(5_000_001n)
    await look()
    await minuteLater()
    await follow()
    await look()
    expect(await cases()).toMatchObject([{ kind: 'balance', difference: '1' }])
    expect(await stopped()).toBeNull()
  })

  test('opens no case while the provider is unavailable or the member plays', async () => {
    edit(1n)
    world.provider.isAway = true
    await look()
    await minuteLater()
    await look()
    expect(await cases()).toEqual([])
  })

  test('is certain only after the feed was read since it was first seen', () => {
    const now = new Date('2026-11-16T12:00:00Z')
    const before = { difference: 5n, since: new Date('2026-11-16T11:58:00Z') }
    const at = { difference: 5n, before, now, feedReadAt: new Date('2026-11-16T11:59:00Z') }
    expect(isCertain(at)).toBe(true)
    expect(isCertain({ ...at, feedReadAt: new Date('2026-11-16T11:57:00Z') })).toBe(false)
    expect(isCertain({ ...at, feedReadAt: null })).toBe(false)
    expect(isCertain({ ...at, before: null })).toBe(false)
    expect(isCertain({ ...at, difference: 6n })).toBe(false)
    expect(isCertain({ ...at, now: new Date('2026-11-16T11:58:10Z') })).toBe(false)
  })
})

describe('transfers', () => {
  const references = () => [...world.provider.fates.keys()]

  test('a transfer that the provider never applied opens a case and stops transfers in', async () => {
    const [reference = ''] = references()
    world.provider.fates.delete(reference)
    await minuteLater()
    await checkTransfers(world.house, new Date())
    expect(await cases()).toMatchObject([{ kind: 'transfer', difference: '-5000000' }])
    expect(await stopped()).toMatch(/^transfer status /)
    world.provider.fates.set(reference, { amount: 5_000_000n })
    await minuteLater()
    await checkTransfers(world.house, new Date())
    expect(await cases()).toEqual([])
  })

  test('a transfer that was applied with another amount opens a case', async () => {
    const [reference = ''] = references()
    world.provider.fates.set(reference, { amount: 4_999_999n })
    await minuteLater()
    await checkTransfers(world.house, new Date())
    expect(await cases()).toMatchObject([{ kind: 'transfer', difference: '-1' }])
    expect(await stopped()).toBeNull()
  })

  test('[I9] a transfer that stays open too long has a case until it ends', async () => {
    const id = newId()
    await plant(`INSERT INTO transfers (id, site_id, member_id, provider_id, currency, direction,
      asked, reference, cause_kind, cause_id, made_at) VALUES ('${id}', 1, '${member}', '${GP}',
      'USD', 'in', 1, '${id.replaceAll('-', '')}', 'play', 'x', now() - interval '16 minutes')`)
    await checkOpenTransfers(database)
    expect(await cases()).toMatchObject([{ kind: 'transfer', subject: `open ${id}` }])
    await plant(`UPDATE transfers SET state = 'reversed', ended_at = now() WHERE id = '${id}'`)
    await checkOpenTransfers(database)
    expect(await cases()).toEqual([])
  })
})

describe('rounds', () => {
  const found = async () => {
    await checkRounds(database)
    return (await cases()).map((one) => (one as { reason?: string }).reason)
  }

  test('a feed that is not read and a batch that is not booked open cases', async () => {
    world.provider.told.push(world.provider.play(member))
    await pullRounds(world.house, GP)
    expect(await found()).toEqual([])
    await plant(
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
    await plant(
      `DELETE FROM round_claims WHERE round_id = '${one}'`,
      `DELETE FROM ledger_keys WHERE key = 'round:${GP}:${other}:${member}:bet'`,
    )
    expect(new Set(await found())).toEqual(new Set(['not_kept', 'not_moved']))
  })
})
