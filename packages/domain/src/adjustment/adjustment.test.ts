import { setTimeout as pause } from 'node:timers/promises'
import { newId, type MemberId } from '@oriel/core/id'
import { dayOf, DEFAULT_TIME_ZONE as ZONE } from '@oriel/core/time'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { expectDone, type Outcome } from '@oriel/core/outcome'
import { toldDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { findMember } from '@oriel/domain/member'
import { command, type Actor } from '@oriel/domain/command'
import { commands, decideProposal, makeProposal } from '@oriel/domain/proposal'
import { openCase, saveLink } from '@oriel/domain/provider'
import { listHistory, readCash, readHoldings, readSummary } from '@oriel/domain/wallet'
import { houseAccount, memberAccount } from '@oriel/ledger/chart'
import { createLedger } from '@oriel/ledger/ledger'
import { laws } from '@oriel/ledger/laws'
import { readBalance } from '@oriel/ledger/reading'
import { transferEntries } from '@oriel/ledger/rules'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestOffice, ORIEL, type TestOffice } from '../testing/office.ts'
import { listAdjustmentKinds, tellAdjustments } from './adjustment.ts'

let database: TestDatabase
let house: TestOffice
let sophia: MemberId
let maker: Actor
let checker: Actor
beforeEach(async () => {
  database = await toldDatabase()
  house = openTestOffice(database, 12)
  sophia = (await findMember(database.rows, ORIEL, 'sophia'))?.id ?? ('' as MemberId)
  maker = await house.actor('pham.ha')
  checker = await house.actor('tran.lan')
})
afterEach(async () => {
  await house.close()
  await database.drop()
})

const now = new Date()
const LINGER_MS = 500
const WHY = 'waited three days for an answer of ours'
type Asked = Partial<
  Record<'member_id' | 'kind' | 'amount' | 'provider_id' | 'case_id' | 'round_id', string>
>

function propose(asked: Asked): Promise<Outcome<string, string>> {
  const one = commands.get('wallet.adjust')
  if (!one) throw new Error('there is no such command')
  const input = { member_id: sophia, kind: 'goodwill', currency: 'USD', amount: '10', ...asked }
  return makeProposal(house.tools, maker, { one, input, siteId: ORIEL }, WHY, now)
}
async function agree(
  id: string,
  actor = checker,
  known = commands,
): Promise<Outcome<string, string>> {
  const { command_hash: hash } = await house.office.rows
    .selectFrom('proposals')
    .select('command_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const vote = { id, vote: 'yes', reason: WHY, hash } as const
  return decideProposal(house.tools, known, actor, vote, now)
}
const available = async () => (await readCash(database.rows, sophia, 'USD')).available
const owed = () => readBalance(database.rows, memberAccount(sophia, 'owed', 'USD'))
async function expectLawful(): Promise<void> {
  for (const law of laws) {
    const { rows } = await sql.raw(law.sql).execute(database.rows)
    expect(rows, law.name).toEqual([])
  }
}

describe('goodwill', () => {
  test('is there once two people agreed, as a line that says why', async () => {
    const before = await available()
    const id = expectDone(await propose({}))
    expect(await available()).toBe(before)
    expect(await agree(id)).toEqual({ ok: true, value: 'done' })
    expect(await available()).toBe(before + 100_000n)
    const span = {
      memberId: sophia,
      currency: 'USD',
      from: new Date(0),
      to: new Date('9999'),
    } as const
    const page = { after: null, count: 5 }
    const { entries } = await listHistory(database.rows, { ...span, group: 'adjustment' }, page)
    expect(entries).toMatchObject([{ kind: 'adjustment', net: 100_000n, reference: id }])
    expect(await listAdjustmentKinds(database.rows, [id])).toEqual(new Map([[id, 'goodwill']]))
    const { rows } = await sql<{ facts: object }>`SELECT facts FROM audit_events
      WHERE member_id = ${sophia} AND kind = 'money_adjusted'`.execute(database.rows)
    expect(rows).toMatchObject([{ facts: { amount: '10.0000', reason: 'goodwill' } }])
    await expectLawful()
  })

  test('above a thousand dollars takes a third person', async () => {
    const id = expectDone(await propose({ amount: '1000.0001' }))
    expect(await agree(id)).toEqual({ ok: true, value: 'counted' })
    const manager = await house.actor('rosa.lind')
    expect(await agree(id, manager)).toEqual({ ok: true, value: 'done' })
  })

  test.each([
    [{ amount: '-10' }, 'amount_not_allowed'],
    [{ amount: '0' }, 'amount_not_allowed'],
    [{ kind: 'provider_error', provider_id: 'GPOR' }, 'case_needed'],
    [{ kind: 'provider_error', provider_id: 'GPOR', round_id: 'none' }, 'cause_unknown'],
    [{ kind: 'provider_error', provider_id: 'GPOR', case_id: newId() }, 'cause_unknown'],
    [{ amount: '5000.0001' }, 'day_limit'],
  ] as const)('%o is refused: %s', async (asked, reason) => {
    expect(await propose(asked)).toMatchObject({ ok: false, reason })
  })
})

test('play money is not given where money is real', async () => {
  const flags = { realMoney: { licence: 'X-1', countries: ['MT'] } }
  await sql`UPDATE sites SET flags = flags || ${JSON.stringify(flags)}::jsonb
    WHERE id = ${ORIEL}`.execute(database.rows)
  expect(await propose({ kind: 'play_money' })).toMatchObject({ ok: false, reason: 'real_money' })
})

test('what a provider gave by mistake is taken as far as it goes, and the rest is owed', async () => {
  const provider = { id: 'GPOR', name: 'Orchard', updated_at: now }
  await database.rows.insertInto('game_providers').values(provider).execute()
  const link = { dialect: 'oriel', url: 'http://127.0.0.1:1', operator: 'oriel' } as const
  await saveLink(database.rows, { providerId: 'GPOR', wallet: 'seamless', ...link }, now)
  const subject = { kind: 'balance', subject: `${sophia} USD`, detail: {} } as const
  const case_id = await openCase(database.rows, { providerId: 'GPOR', ...subject })
  expectDone(await agree(expectDone(await propose({ amount: '30' }))))
  const had = await available()
  const amount = `-${had / 10_000n + 70n}.${String(had % 10_000n).padStart(4, '0')}`
  const error = { kind: 'provider_error', provider_id: 'GPOR', case_id, amount }
  const many = await propose(error)
  const id = expectDone(many)
  let said = await agree(id)
  if (said.ok && said.value === 'counted') said = await agree(id, await house.actor('rosa.lind'))
  expect(said).toEqual({ ok: true, value: 'done' })
  expect(await available()).toBe(0n)
  expect(await owed()).toBe(-700_000n)
  // What is owed is no part of what there is, then or now.
  const { total } = await readCash(database.rows, sophia, 'USD')
  const holdings = await readHoldings(house.office.rows, sophia, 'USD')
  expect(holdings).toMatchObject({ cash: { total }, books: total, addsUp: true })
  const span = {
    memberId: sophia,
    currency: 'USD',
    from: new Date(0),
    to: new Date('9999'),
  } as const
  expect(await readSummary(database.rows, span)).toMatchObject({ closing: total, isVerified: true })
  const { entries } = await listHistory(
    database.rows,
    { ...span, group: 'adjustment' },
    { after: null, count: 5 },
  )
  expect(entries[0]).toMatchObject({ net: -had, total })
  await expectLawful()
})

describe('the database keeps it', () => {
  const entries = (units: bigint) =>
    transferEntries(
      houseAccount(ORIEL, 'promotion', 'USD'),
      memberAccount(sophia, 'available', 'USD'),
      {
        units,
        currency: 'USD',
      },
    )
  const refused = { code: '23514', constraint: 'adjustment_agreed' }

  test.each(['adjustment', 'grant'] as const)('the office posts no %s by itself', async (kind) => {
    const id = newId()
    const post = { key: `${kind}:${id}`, kind, cause: { kind, id }, entries: entries(10n) }
    await expect(
      house.office.transaction((work) => house.tools.ledger.post(work, post)),
    ).rejects.toMatchObject(refused)
  })

  test('what runs moves the amount that was agreed, whatever the code says', async () => {
    const one = commands.get('wallet.adjust')
    if (!one) throw new Error('there is no such command')
    const crooked: typeof one = {
      ...one,
      run: (work, tools, deed, input) =>
        one.run(work, tools, deed, { ...(input as object), amount: '99' }),
    }
    const id = expectDone(await propose({}))
    const before = await available()
    await expect(agree(id, checker, new Map([['wallet.adjust', crooked]]))).rejects.toMatchObject(
      refused,
    )
    expect(await available()).toBe(before)
  })

  test('nobody else posts an adjustment', async () => {
    const id = expectDone(await propose({}))
    const ledger = createLedger(database)
    const cause = { kind: 'adjustment', id } as const
    const post = { key: `adjustment:${id}`, kind: 'adjustment', cause } as const
    await expect(
      ledger.post(database.rows, { ...post, entries: entries(100_000n) }),
    ).rejects.toMatchObject(refused)
    expectDone(await agree(id))
    await expect(
      ledger.post(database.rows, {
        ...post,
        key: `adjustment:${id}:2`,
        entries: entries(100_000n),
      }),
    ).rejects.toMatchObject(refused)
  })
})

/** Whoever has run waits with the commit until all have, or until it is plain that they cannot. */
function lingering(all: number) {
  const one = commands.get('wallet.adjust')
  if (!one) throw new Error('there is no such command')
  const every = Promise.withResolvers<void>()
  let ran = 0
  return command({
    ...one,
    run: async (...args) => {
      const outcome = await one.run(...args)
      ran += 1
      if (ran === all) every.resolve()
      await Promise.race([every.promise, pause(LINGER_MS)])
      return outcome
    },
  })
}

test('twenty a day are all, also when the last two are agreed at once', async () => {
  for (let count = 0; count < 19; count += 1) {
    expect(await agree(expectDone(await propose({ amount: '1' })))).toMatchObject({ value: 'done' })
  }
  const other = await findMember(database.rows, ORIEL, 'minhkhoa')
  const last = [
    expectDone(await propose({})),
    expectDone(await propose({ member_id: other?.id ?? '' })),
  ]
  const manager = await house.actor('rosa.lind')
  const [one, two] = last
  const known = new Map(commands).set('wallet.adjust', lingering(2))
  const said = await Promise.all([
    agree(one ?? '', checker, known),
    agree(two ?? '', manager, known),
  ])
  expect(said.map((outcome) => String(outcome.ok && outcome.value)).toSorted()).toEqual([
    'done',
    'failed',
  ])
  expect(await propose({})).toMatchObject({ ok: false, reason: 'day_limit' })
})

test('each morning owners are told once of the day before', async () => {
  const id = expectDone(await propose({}))
  expectDone(await agree(id))
  const told = async () =>
    (await sql`SELECT FROM messages WHERE template = 'staff_adjustments'`.execute(database.rows))
      .rows.length
  const noon = new Date(`${dayOf(new Date(), ZONE)}T12:00:00-04:00`)
  expect(await tellAdjustments(database, testKeys, noon)).toBe(0)
  const tomorrow = new Date(noon.getTime() + 86_400_000)
  const early = new Date(tomorrow.getTime() - 6 * 3_600_000)
  expect(await tellAdjustments(database, testKeys, early)).toBe(0)
  expect(await tellAdjustments(database, testKeys, tomorrow)).toBe(1)
  expect(await tellAdjustments(database, testKeys, tomorrow)).toBe(0)
  // Two owners answer for all sites.
  expect(await told()).toBe(2)
})
