import { newId, siteId } from '@oriel/core/id'
import { stale } from '@oriel/dev-world/generate'
import { patient } from '@oriel/core/testing/patience'
import { testDatabase, type TestDatabase } from '@oriel/dev-world/testing/test-db'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase, sqlState } from './database.ts'
import { letLast } from './let-last.ts'
import { createConnection } from './pool.ts'
import { announce, clearOutbox } from './outbox.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await database.drop()
})

const fact = { name: 'site.changed', siteId: siteId(1), owner: '1', data: { a: 1 } } as const

const setting = async (name: string): Promise<string> => {
  const { rows } = await sql<{ value: string }>`SELECT current_setting(${name}) AS value`.execute(
    database.rows,
  )
  return rows[0]?.value ?? ''
}

const failure = async (query: Promise<unknown>): Promise<string> =>
  query.then(
    () => 'no failure',
    (error: unknown) => sqlState(error),
  )

test('the app role carries its own timeouts', async () => {
  expect(await setting('statement_timeout')).toBe('5s')
  expect(await setting('lock_timeout')).toBe('3s')
  expect(await setting('idle_in_transaction_session_timeout')).toBe('5s')
  // A third of what reconciliation waits before it takes what happened for visible.
  expect(await setting('transaction_timeout')).toBe('20s')
})

test('a transaction that is allowed to lasts longer than its timer, and others do not', async () => {
  const url = new URL(database.url)
  const timerMs = patient(1_000)
  url.searchParams.set('options', `-c transaction_timeout=${timerMs}`)
  const short = openDatabase({ url: url.href, name: 'short', max: 2 })
  const rest = (lasts: string | null) =>
    short.snapshot(async (rows) => {
      if (lasts !== null) await letLast(rows, lasts)
      await sql`SELECT pg_sleep(${(timerMs * 1.2) / 1000}::float)`.execute(rows)
    })
  await expect(rest('10min')).resolves.toBeUndefined()
  await expect(rest(null)).rejects.toThrow()
  await short.close()
})

test('the app role can neither change nor remove what is append-only', async () => {
  const change = sql`UPDATE announcement_changes SET staff = 'x'`.execute(database.rows)
  expect(await failure(change)).toBe('42501')
  const removal = sql`DELETE FROM announcement_changes`.execute(database.rows)
  expect(await failure(removal)).toBe('42501')
  const rewrite = sql`UPDATE outbox SET data = '{}'`.execute(database.rows)
  expect(await failure(rewrite)).toBe('42501')
  const define = sql`CREATE TABLE mine ()`.execute(database.rows)
  expect(await failure(define)).toBe('42501')
})

test('generated files say what the migrations made', async () => {
  expect(await stale(database.ownerUrl)).toEqual([])
})

test('a connection ended in the midst of a transaction fails it and nothing else', async () => {
  const query = 'SELECT pg_terminate_backend($1)'
  const work = database.transaction(async (own) => {
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(own)
    // From here until its next query nobody waits on this connection.
    await database.pool.query(query, [rows[0]?.pid])
    await sql`SELECT pg_sleep(0.1)`.execute(database.rows)
    await sql`SELECT 1`.execute(own)
  })
  await expect(work).rejects.toThrow(/connection|not queryable/i)
  expect(await setting('statement_timeout')).toBe('5s')
})

test('a bigint keeps every digit', async () => {
  const { rows } = await sql<{ n: bigint }>`SELECT 9007199254740993::bigint AS n`.execute(
    database.rows,
  )
  expect(rows[0]?.n).toBe(9007199254740993n)
})

describe('transaction', () => {
  test('a fact is written with its cause or not at all', async () => {
    const broken = database.transaction(async (work) => {
      await announce(work, fact)
      throw new Error('changed our mind')
    })
    await expect(broken).rejects.toThrow('changed our mind')
    expect(await database.rows.selectFrom('outbox').selectAll().execute()).toEqual([])

    const id = await database.transaction((work) => announce(work, fact))
    const rows = await database.rows.selectFrom('outbox').selectAll().execute()
    expect(rows).toMatchObject([{ id, name: 'site.changed', data: { a: 1 }, sent_at: null }])
  })

  test('two transactions that deadlock both get done', async () => {
    for (const site of [1, 2]) {
      const { rows } = database
      await rows
        .insertInto('sites')
        .values({ id: site, code: `s-${site}`, name: 's' })
        .execute()
    }
    // Each holds one row before it wants the other's, on the first try only.
    const held = { first: Promise.withResolvers<void>(), second: Promise.withResolvers<void>() }
    const rename = (mine: number, other: number, me: 'first' | 'second') =>
      database.transaction(async (work) => {
        const name = (id: number) =>
          work.updateTable('sites').set({ name: me }).where('id', '=', id)
        await name(mine).execute()
        held[me].resolve()
        await held[me === 'first' ? 'second' : 'first'].promise
        await name(other).execute()
      })
    await Promise.all([rename(1, 2, 'first'), rename(2, 1, 'second')])
    const names = await database.rows.selectFrom('sites').select('name').execute()
    expect(new Set(names.map((row) => row.name)).size).toBe(1)
  })

  test('a commit wakes whoever listens to the outbox', async () => {
    const listener = createConnection({ url: database.url, name: 'listener' })
    await listener.connect()
    await listener.query('LISTEN outbox')
    const woken = new Promise<string>((resolve) => {
      listener.on('notification', (message) => resolve(message.channel))
    })
    await database.transaction((work) => announce(work, fact))
    expect(await woken).toBe('outbox')
    await listener.end()
  })
})

describe('clearing the outbox', () => {
  const facts = () => database.rows.selectFrom('outbox').select(['id', 'day']).execute()
  /** A fact of so many days ago, sent or not. */
  const told = async (daysAgo: number, sent: boolean): Promise<string> => {
    const id = newId<'event'>()
    await sql`
      INSERT INTO outbox (id, name, site_id, partition, data, created_at, day, sent_at)
      SELECT ${id}, 'site.changed', 1, 0, '{}', at, (at::date - DATE '2000-01-01') % 8,
        CASE WHEN ${sent} THEN at END
      FROM (SELECT house_now() - make_interval(days => ${daysAgo}) AS at)`.execute(database.rows)
    return id
  }

  test('M4: empties whole days that are sent and over, and no others', async () => {
    await told(5, true)
    await told(5, true)
    const kept = [await told(6, false), await told(2, true), await told(0, true)]
    expect(await clearOutbox(database)).toBe(1)
    expect((await facts()).map(({ id }) => id).toSorted()).toEqual(kept.toSorted())
    expect(await clearOutbox(database)).toBe(0)
  })

  test('a day that comes round again before it was cleared loses nothing', async () => {
    const [old, today] = [await told(8, true), await told(0, true)]
    expect(new Set((await facts()).map(({ day }) => day)).size).toBe(1)
    expect(await clearOutbox(database)).toBe(0)
    expect((await facts()).map(({ id }) => id).toSorted()).toEqual([old, today].toSorted())
  })

  test('keeps a day at least, whoever asks', async () => {
    const clear = sql`SELECT outbox_clear('1 hour')`.execute(database.rows)
    await expect(clear).rejects.toThrow('kept for a day')
  })
})
