import { newId } from '@oriel/core/id'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountKinds, houseAccount, memberAccount, mirrorAccount } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import type { JournalKind } from './causes.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { transferEntries } from './rules.ts'

let database: TestDatabase
let ledger: Ledger
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

test('the chart in the code is the chart in the database', async () => {
  const rows = await database.rows.selectFrom('ledger_kinds').select('kind').execute()
  expect(rows.map(({ kind }) => kind).toSorted()).toEqual([...accountKinds].toSorted())
})

describe('post', () => {
  test('moves money and says what is left', async () => {
    const { give, take } = somebody()
    const given = await ledger.post(database.rows, give(newId(), 1_000_000n))
    expect(given).toMatchObject({ ok: true, value: { isNew: true } })
    const taken = await ledger.post(database.rows, take(newId(), 300_000n))
    expect(taken.ok && taken.value.balances[0]).toBe(700_000n)
  })

  test('a repeated key gives the stored result and moves nothing', async () => {
    const { give } = somebody()
    const post = give(newId(), 5n)
    const [first, again] = [
      await ledger.post(database.rows, post),
      await ledger.post(database.rows, post),
    ]
    expect(again).toEqual({ ok: true, value: { ...(first.ok && first.value), isNew: false } })
  })

  test('refuses a key with another body', async () => {
    const { give, available } = somebody()
    const key = newId()
    await ledger.post(database.rows, give(key, 5n))
    const other = await ledger.post(database.rows, give(key, 6n))
    expect(other).toEqual({ ok: false, reason: 'key_conflict' })
    const [row] = await ledger.rowsOf(database.rows, available)
    const { balance } = await database.rows
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('id', '=', row ?? 0n)
      .executeTakeFirstOrThrow()
    expect(balance).toBe(5n)
  })

  test('refuses to go below the floor, and frees the key', async () => {
    const { give, take } = somebody()
    const key = newId()
    expect(await ledger.post(database.rows, take(key, 1n))).toEqual({
      ok: false,
      reason: 'insufficient',
    })
    await ledger.post(database.rows, give(newId(), 1n))
    expect(await ledger.post(database.rows, take(key, 1n))).toMatchObject({ ok: true })
  })

  test('recognises a repeat also after the money was spent', async () => {
    const { give, take } = somebody()
    await ledger.post(database.rows, give(newId(), 10n))
    const post = take(newId(), 10n)
    await ledger.post(database.rows, post)
    expect(await ledger.post(database.rows, post)).toMatchObject({
      ok: true,
      value: { isNew: false, balances: [0n, expect.any(BigInt)] },
    })
  })

  test('two currencies in one journal each sum to zero', async () => {
    const dollars = somebody('USD')
    const won = memberAccount(dollars.member, 'available', 'WON')
    await ledger.post(database.rows, dollars.give(newId(), 100n))
    const exchange = await ledger.post(database.rows, {
      key: newId(),
      kind: 'test',
      cause: { kind: 'test', id: '1' },
      entries: [
        ...transferEntries(dollars.available, dollars.house, dollars.amount(100n)),
        { account: houseAccount(SITE, 'promotion', 'WON'), units: -140_000n },
        { account: won, units: 140_000n },
      ],
    })
    expect(exchange.ok && exchange.value.balances.at(-1)).toBe(140_000n)
  })

  test.each([
    ['one entry', (from: ReturnType<typeof somebody>) => [{ account: from.available, units: 1n }]],
    [
      'a sum that is not zero',
      (from: ReturnType<typeof somebody>) => [
        { account: from.available, units: 1n },
        { account: from.house, units: -2n },
      ],
    ],
    [
      'an account twice',
      (from: ReturnType<typeof somebody>) => [
        { account: from.available, units: 1n },
        { account: from.available, units: -1n },
      ],
    ],
    [
      'an entry of nothing',
      (from: ReturnType<typeof somebody>) => [
        { account: from.available, units: 0n },
        { account: from.house, units: 0n },
      ],
    ],
  ])('throws before the query for %s', async (_, entries) => {
    const post = { key: newId(), kind: 'test', cause: { kind: 'test', id: '1' } } as const
    await expect(
      ledger.post(database.rows, { ...post, entries: entries(somebody()) }),
    ).rejects.toThrow(post.key)
  })

  test('refuses money of one currency for an account of another', () => {
    const { available, house } = somebody('USD')
    expect(() => transferEntries(house, available, { units: 1n, currency: 'RMB' })).toThrow('RMB')
  })

  test('forgets an account that was created in a failed transaction', async () => {
    const { give } = somebody()
    const failed = database.transaction(async (work) => {
      await ledger.post(work, give(newId(), 1n))
      throw new Error('something else went wrong')
    })
    await expect(failed).rejects.toThrow('something else')
    expect(await ledger.post(database.rows, give(newId(), 1n))).toMatchObject({ ok: true })
  })
})

describe('postAlone', () => {
  test('concurrent posts each get their own answer', async () => {
    const { give, take } = somebody()
    await ledger.postAlone(give(newId(), 100n))
    const repeated = give(newId(), 1n)
    const outcomes = await Promise.all([
      ...Array.from({ length: 120 }, () => ledger.postAlone(take(newId(), 1n))),
      ledger.postAlone(repeated),
      ledger.postAlone(repeated),
      ledger.postAlone({ ...repeated, kind: 'grant' }),
    ])
    const taken = outcomes.slice(0, 120).filter(({ ok }) => ok)
    expect(taken.length).toBeGreaterThanOrEqual(100)
    expect(taken.length).toBeLessThanOrEqual(101)
    // Who comes first is chance; that one of them wins and its like is told so is not.
    const [first, again, other] = outcomes.slice(120)
    const isFirst = first?.ok === true
    expect(again?.ok).toBe(isFirst)
    expect(other?.ok).toBe(!isFirst)
  })
  test('an invalid post fails without affecting the others', async () => {
    const { give } = somebody()
    const wrong = { ...give(newId(), 5n), kind: 'not a word' as JournalKind }
    const [first, second, third] = await Promise.allSettled([
      ledger.postAlone(give(newId(), 5n)),
      ledger.postAlone(wrong),
      ledger.postAlone(give(newId(), 5n)),
    ])
    expect([first.status, second.status, third.status]).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ])
  })
})

describe('postMany', () => {
  test('each post succeeds or fails on its own, in the order given', async () => {
    const { give, take } = somebody()
    const [poor, rich, late] = [take(newId(), 10n), give(newId(), 25n), take(newId(), 10n)]
    const outcomes = await database.transaction((work) =>
      ledger.postMany(work, [poor, rich, late, late, { ...late, kind: 'grant' }]),
    )
    expect(outcomes.map((one) => (one.ok ? one.value.isNew : one.reason))).toEqual([
      'insufficient',
      true,
      true,
      false,
      'key_conflict',
    ])
    const left = outcomes.map((one) => (one.ok ? one.value.balances : []))
    // The member's account is named second when something is given, first when it is taken.
    expect([left[1]?.[1], left[2]?.[0], left[3]?.[0]]).toEqual([25n, 15n, 15n])
  })

  test('a batch writes the same lines as single posts', async () => {
    const [together, apart] = [somebody('THB'), somebody('THB')]
    const script = (who: typeof together) =>
      Array.from({ length: 30 }, (_, index) =>
        index % 3 === 2 ? who.take(newId(), 7n) : who.give(newId(), 5n + BigInt(index)),
      )
    await database.transaction((work) => ledger.postMany(work, script(together)))
    for (const post of script(apart)) await ledger.post(database.rows, post)
    const lines = async (who: typeof together) => {
      const [row] = await ledger.rowsOf(database.rows, who.available)
      return database.rows
        .selectFrom('ledger_entries')
        .select(['version', 'amount', 'balance'])
        .where('account_id', '=', row ?? 0n)
        .orderBy('version')
        .execute()
    }
    expect(await lines(together)).toEqual(await lines(apart))
    expect(await lines(together)).toHaveLength(30)
  })
})

describe('reverse', () => {
  test('reverses a journal once, by a journal that points to it', async () => {
    const { give } = somebody()
    const posted = await ledger.post(database.rows, give(newId(), 50n))
    if (!posted.ok) throw new Error(posted.reason)
    const cause = { kind: 'test', id: 'mistake' } as const
    const back = await ledger.reverse(database.rows, posted.value, cause)
    expect(back).toMatchObject({ ok: true, value: { isNew: true } })
    expect(await ledger.reverse(database.rows, posted.value, cause)).toMatchObject({
      ok: true,
      value: { isNew: false, journal: back.ok && back.value.journal },
    })
    const row = await database.rows
      .selectFrom('ledger_journals')
      .select(['kind', 'reverses'])
      .where('id', '=', back.ok ? back.value.journal : '')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ kind: 'reversal', reverses: posted.value.journal })
  })
  test('refuses to reverse money that was spent, and a journal that does not exist', async () => {
    const { give, take } = somebody()
    const posted = await ledger.post(database.rows, give(newId(), 50n))
    await ledger.post(database.rows, take(newId(), 1n))
    if (!posted.ok) throw new Error(posted.reason)
    const cause = { kind: 'test', id: 'mistake' } as const
    expect(await ledger.reverse(database.rows, posted.value, cause)).toMatchObject({
      reason: 'insufficient',
    })
    const never = { journal: newId<'journal'>(), at: new Date() }
    expect(await ledger.reverse(database.rows, never, cause)).toMatchObject({
      reason: 'unknown_journal',
    })
  })
})

test('a mirror and a member’s own money are different accounts', async () => {
  const { member, available, give } = somebody()
  await ledger.post(database.rows, give(newId(), 9n))
  const mirror = mirrorAccount(member, 'studio', 'USD')
  const outcome = await ledger.post(database.rows, {
    key: newId(),
    kind: 'test',
    cause: { kind: 'test', id: '1' },
    entries: transferEntries(available, mirror, { units: 9n, currency: 'USD' }),
  })
  expect(outcome).toMatchObject({ value: { balances: [0n, 9n] } })
})
