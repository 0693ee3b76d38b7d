import { newId } from '@oriel/core/id'
import { sqlState } from '@oriel/db/database'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountKinds, facingAccount, houseAccount, memberAccount, mirrorAccount } from './chart.ts'
import { SITE, somebody } from './examples.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { transfer, type HoldId } from './rules.ts'

let database: TestDatabase
let ledger: Ledger
beforeAll(async () => {
  database = await testDatabase()
  ledger = createLedger(database)
})
afterAll(() => database.drop())

const stateOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: unknown) => sqlState(error),
  )

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

  test('a key told again gives the stored result and moves nothing', async () => {
    const { give } = somebody()
    const post = give(newId(), 5n)
    const [first, again] = [
      await ledger.post(database.rows, post),
      await ledger.post(database.rows, post),
    ]
    expect(again).toEqual({ ok: true, value: { ...(first.ok && first.value), isNew: false } })
  })

  test('a key with another body is refused', async () => {
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

  test('below the floor is refused, and the key is free afterwards', async () => {
    const { give, take } = somebody()
    const key = newId()
    expect(await ledger.post(database.rows, take(key, 1n))).toEqual({
      ok: false,
      reason: 'insufficient',
    })
    await ledger.post(database.rows, give(newId(), 1n))
    expect(await ledger.post(database.rows, take(key, 1n))).toMatchObject({ ok: true })
  })

  test('a repeat is found also when the money is gone by now', async () => {
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
      kind: 'exchange',
      cause: { kind: 'test', id: '1' },
      entries: [
        ...transfer(dollars.available, dollars.house, dollars.amount(100n)),
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
  ])('%s is a bug and throws before it is asked', async (_, entries) => {
    const post = { key: newId(), kind: 'bonus', cause: { kind: 'test', id: '1' } }
    await expect(
      ledger.post(database.rows, { ...post, entries: entries(somebody()) }),
    ).rejects.toThrow(post.key)
  })

  test('an account made in a transaction that fails is not remembered', async () => {
    const { give } = somebody()
    const failed = database.transaction(async (work) => {
      await ledger.post(work, give(newId(), 1n))
      throw new Error('something else went wrong')
    })
    await expect(failed).rejects.toThrow('something else')
    expect(await ledger.post(database.rows, give(newId(), 1n))).toMatchObject({ ok: true })
  })
})

describe('what the database itself keeps', () => {
  const lines = async () => {
    const { available, house } = somebody()
    const ids = await Promise.all(
      [available, house].map(async (one) => (await ledger.rowsOf(database.rows, one))[0]),
    )
    return (currencies: string, amounts: string) =>
      database.pool.query(
        `SELECT * FROM ledger_post($1, $2, 'bonus', 'test', '1', $3, '${currencies}', '${amounts}', NULL)`,
        [newId(), newId(), ids],
      )
  }

  test('a journal that does not sum to zero does not commit', async () => {
    expect(await stateOf((await lines())('{USD,USD}', '{5,-4}'))).toBe('23514')
  })
  test('an entry is of its account’s currency', async () => {
    expect(await stateOf((await lines())('{USD,RMB}', '{5,-5}'))).toBe('23503')
  })
  test('an entry of nothing does not exist', async () => {
    expect(await stateOf((await lines())('{USD,USD}', '{0,0}'))).toBe('23514')
  })
  test('a lonely entry is no journal', async () => {
    const [row] = await ledger.rowsOf(database.rows, somebody().house)
    const query = `SELECT * FROM ledger_post($1, $2, 'bonus', 'test', '1', $3, '{USD}', '{-1}', NULL)`
    expect(await stateOf(database.pool.query(query, [newId(), newId(), [row]]))).toBe('23514')
  })
  test('accounts that are unknown or named twice are no journal', async () => {
    const query = `SELECT * FROM ledger_post($1, $2, 'bonus', 'test', '1', $3, '{USD,USD}', '{1,-1}', NULL)`
    const [row] = await ledger.rowsOf(database.rows, somebody().house)
    for (const pair of [
      [row, 0n],
      [row, row],
    ]) {
      expect(await stateOf(database.pool.query(query, [newId(), newId(), pair]))).toMatch(
        /^(22023|23514)$/,
      )
    }
  })

  test.each(['ledger_journals', 'ledger_entries', 'ledger_keys', 'ledger_blocks'])(
    '%s is append-only for the app, and for the owner',
    async (table) => {
      const { give } = somebody()
      await ledger.post(database.rows, give(newId(), 1n))
      for (const change of [
        `DELETE FROM ${table}`,
        `UPDATE ${table} SET (${await first(table)})`,
      ]) {
        expect(await stateOf(database.pool.query(change))).toBe('42501')
      }
      if (table === 'ledger_blocks') return
      const owner = new pg.Client({ connectionString: database.ownerUrl })
      await owner.connect()
      expect(await stateOf(owner.query(`DELETE FROM ${table}`))).toBe('42501')
      await owner.end()
    },
  )
  test('the app cannot write balances, entries or keys past the function', async () => {
    const { pool } = database
    expect(await stateOf(pool.query('UPDATE ledger_accounts SET balance = 1'))).toBe('42501')
    expect(await stateOf(pool.query('INSERT INTO ledger_entries DEFAULT VALUES'))).toBe('42501')
    expect(await stateOf(pool.query('INSERT INTO ledger_keys DEFAULT VALUES'))).toBe('42501')
    expect(await stateOf(pool.query('DELETE FROM ledger_holds'))).toBe('42501')
  })
  test('an entry brought later to an old journal does not commit', async () => {
    const { give } = somebody()
    const posted = await ledger.post(database.rows, give(newId(), 1n))
    const [row] = await ledger.rowsOf(database.rows, houseAccount(SITE, 'rebate', 'USD'))
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    const late = `INSERT INTO ledger_entries VALUES ($1, $2, $3, 1, 7, 7, 'USD')`
    const { journal, at } = posted.ok ? posted.value : { journal: null, at: null }
    expect(await stateOf(owner.query(late, [journal, at, row]))).toBe('23514')
    await owner.end()
  })

  const first = async (table: string): Promise<string> => {
    const name = { ledger_journals: 'kind', ledger_entries: 'currency', ledger_keys: 'key' }[table]
    return name ? `${name}) = (SELECT '${name}'` : `journals) = (SELECT 1`
  }
})

describe('postAlone', () => {
  test('many at once each get their own answer', async () => {
    const { give, take } = somebody()
    await ledger.postAlone(give(newId(), 100n))
    const repeated = give(newId(), 1n)
    const outcomes = await Promise.all([
      ...Array.from({ length: 120 }, () => ledger.postAlone(take(newId(), 1n))),
      ledger.postAlone(repeated),
      ledger.postAlone(repeated),
      ledger.postAlone({ ...repeated, kind: 'other' }),
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
  test('a post that is wrong fails alone', async () => {
    const { give, house } = somebody()
    const wrong = { ...give(newId(), 5n), kind: 'not a word' }
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
    expect(house.kind).toBe('promotion')
  })
})

describe('postMany', () => {
  test('each post stands alone, in the order given', async () => {
    const { give, take } = somebody()
    const [poor, rich, late] = [take(newId(), 10n), give(newId(), 25n), take(newId(), 10n)]
    const outcomes = await database.transaction((work) =>
      ledger.postMany(work, [poor, rich, late, late, { ...late, kind: 'other' }]),
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

  test('all together give the same lines as one after another', async () => {
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
  test('takes a journal back once, by a journal that points to it', async () => {
    const { give } = somebody()
    const posted = await ledger.post(database.rows, give(newId(), 50n))
    if (!posted.ok) throw new Error(posted.reason)
    const cause = { kind: 'test', id: 'mistake' }
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
  test('what was spent cannot be taken back, and what never was neither', async () => {
    const { give, take } = somebody()
    const posted = await ledger.post(database.rows, give(newId(), 50n))
    await ledger.post(database.rows, take(newId(), 1n))
    if (!posted.ok) throw new Error(posted.reason)
    const cause = { kind: 'test', id: 'mistake' }
    expect(await ledger.reverse(database.rows, posted.value, cause)).toMatchObject({
      reason: 'insufficient',
    })
    const never = { journal: newId<'journal'>(), at: new Date() }
    expect(await ledger.reverse(database.rows, never, cause)).toMatchObject({
      reason: 'unknown_journal',
    })
  })
})

describe('holds', () => {
  const cause = { kind: 'withdrawal', id: '1' }
  const held = async (units: bigint) => {
    const who = somebody()
    await ledger.post(database.rows, who.give(newId(), 100n))
    const order = {
      hold: newId<'hold'>(),
      key: newId(),
      cause,
      from: who.available,
      held: who.bucket('held'),
      amount: who.amount(units),
    }
    return { ...who, order, outcome: await ledger.hold(database.rows, order) }
  }
  const bank = facingAccount(SITE, 'clearing', 'bank', 'USD')
  const settle = (hold: HoldId, units: bigint, key: string = newId()) =>
    ledger.settle(database.rows, { hold, key, cause, to: [{ account: bank, units }] })

  test('part is settled, the rest is released, and nothing more', async () => {
    const { order, outcome, amount } = await held(60n)
    expect(outcome).toMatchObject({ ok: true, value: { balances: [40n, 60n] } })
    const { hold } = order
    expect(await settle(hold, 25n)).toMatchObject({
      ok: true,
      value: { balances: [35n, expect.anything()] },
    })
    expect(await settle(hold, 36n)).toMatchObject({ reason: 'hold_exceeded' })
    const release = { hold, key: newId(), cause, amount: amount(35n) }
    expect(await ledger.release(database.rows, release)).toMatchObject({
      ok: true,
      value: { balances: [0n, 75n], isNew: true },
    })
    expect(await ledger.release(database.rows, release)).toMatchObject({ value: { isNew: false } })
    expect(await settle(hold, 1n)).toMatchObject({ reason: 'hold_exceeded' })
  })
  test('a settlement told twice is one, also when nothing is left of the hold', async () => {
    const { order } = await held(60n)
    const key = newId()
    expect(await settle(order.hold, 60n, key)).toMatchObject({ value: { isNew: true } })
    expect(await settle(order.hold, 60n, key)).toMatchObject({ value: { isNew: false } })
    expect(await settle(order.hold, 59n, key)).toMatchObject({ reason: 'key_conflict' })
  })
  test('one hold never takes what another has put beside it', async () => {
    const first = await held(60n)
    const second = {
      ...first.order,
      hold: newId<'hold'>(),
      key: newId(),
      amount: first.amount(40n),
    }
    await ledger.hold(database.rows, second)
    expect(await settle(second.hold, 41n)).toMatchObject({ reason: 'hold_exceeded' })
  })
  test('more than there is cannot be held, and an unknown hold gives nothing', async () => {
    expect((await held(101n)).outcome).toMatchObject({ reason: 'insufficient' })
    expect(await settle(newId(), 1n)).toMatchObject({ reason: 'unknown_hold' })
  })
  test('a hold told twice is one hold', async () => {
    const { order } = await held(60n)
    expect(await ledger.hold(database.rows, order)).toMatchObject({ value: { isNew: false } })
  })
  test('nothing, or less, is never taken from a hold', async () => {
    const { order } = await held(60n)
    await expect(settle(order.hold, -1n)).rejects.toMatchObject({ code: '22023' })
  })
})

test('a mirror and a member’s own money are different accounts', async () => {
  const { member, available, give } = somebody()
  await ledger.post(database.rows, give(newId(), 9n))
  const mirror = mirrorAccount(member, 'studio', 'USD')
  const outcome = await ledger.post(database.rows, {
    key: newId(),
    kind: 'transfer',
    cause: { kind: 'test', id: '1' },
    entries: transfer(available, mirror, { units: 9n, currency: 'USD' }),
  })
  expect(outcome).toMatchObject({ value: { balances: [0n, 9n] } })
})
