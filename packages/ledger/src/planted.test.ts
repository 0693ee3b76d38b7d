import { inspect } from 'node:util'
import { rewriteFunction } from '@oriel/dev-world/testing/rewrite-function'
import { testDatabase } from '@oriel/dev-world/testing/test-db'
import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkAppendOnly, checkCurrency, checkStraggler, checkZeroSum } from './testing/promises.ts'
import { checkBatchRace, checkHoldRace, checkSameKey } from './testing/races.ts'
import { simulate } from './testing/simulation.ts'
import { worldOf, type World } from './testing/world.ts'

/** Few, since each bug shows in one of the first. */
const RUNS = 20
const ROUNDS = 5

const checks = {
  'holds at once': (world: World) => checkHoldRace(world, ROUNDS),
  'batches at once': checkBatchRace,
  'one key at once': checkSameKey,
  'the model': (world: World) => simulate(world, { runs: RUNS, shrink: false }),
  'the currency of an entry': checkCurrency,
  'a journal that sums to zero': checkZeroSum,
  'what is written stays': checkAppendOnly,
  'a straggler and the seal': checkStraggler,
} satisfies Record<string, (world: World) => Promise<unknown>>

type Change = (owner: pg.Client) => Promise<unknown>

const rewrite =
  (name: string, from: string | RegExp, to: string): Change =>
  (owner) =>
    rewriteFunction(owner, name, from, to)
const run =
  (sql: string): Change =>
  (owner) =>
    owner.query(sql)

const AMOUNTS_AS_FLOATS = 'BEGIN\n  p_amounts := p_amounts::float8[]::bigint[];\n'

/** The balance is another, the parts do not sum up, or a repeat is taken for something else. */
const ROUNDED = /\d{16,}n|does not sum to zero|key_conflict/

type Planted = {
  readonly bug: string
  readonly changes: readonly Change[]
  readonly check: keyof typeof checks
  /** What the check has to complain of. */
  readonly red: RegExp
}

const planted: readonly Planted[] = [
  {
    bug: 'no lock',
    changes: [rewrite('ledger_post', 'FOR NO KEY UPDATE', '')],
    check: 'holds at once',
    red: /error 23514/,
  },
  {
    bug: 'no lock in a batch',
    changes: [rewrite('ledger_post_many', 'FOR NO KEY UPDATE', '')],
    check: 'batches at once',
    red: /count from one without gaps/,
  },
  {
    bug: 'no unique key',
    changes: [run('ALTER TABLE ledger_keys DROP CONSTRAINT ledger_keys_pkey')],
    check: 'one key at once',
    red: /'ok, new': 50/,
  },
  {
    bug: 'float amounts',
    changes: [rewrite('ledger_post', 'BEGIN\n', AMOUNTS_AS_FLOATS)],
    check: 'the model',
    red: ROUNDED,
  },
  {
    bug: 'float amounts in a batch',
    changes: [rewrite('ledger_post_many', 'BEGIN\n', AMOUNTS_AS_FLOATS)],
    check: 'the model',
    red: ROUNDED,
  },
  {
    bug: 'no currency check',
    changes: [
      run('ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_id_currency_fkey'),
    ],
    check: 'the currency of an entry',
    red: /no error/,
  },
  {
    bug: 'mutable posting',
    changes: [
      run('DROP TRIGGER ledger_append_only ON ledger_entries'),
      run('GRANT UPDATE ON ledger_entries TO oriel_app'),
    ],
    check: 'what is written stays',
    red: /UPDATE ledger_entries.*no error/,
  },
  {
    bug: 'no zero sum',
    changes: [run('DROP TRIGGER ledger_zero_sum ON ledger_entries')],
    check: 'a journal that sums to zero',
    red: /no error/,
  },
  {
    bug: 'late hash: the seal takes what is there now',
    changes: [
      run(`CREATE FUNCTION pg_snapshot_xmin(snapshot pg_snapshot) RETURNS xid8 LANGUAGE sql
        AS 'SELECT pg_snapshot_xmax(snapshot)'`),
      run(`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog',
        current_database()); END $$`),
      rewrite('ledger_seal', 'pg_snapshot_xmin', 'pg_catalog.pg_snapshot_xmax'),
    ],
    check: 'a straggler and the seal',
    red: /sealed 3 journals, 4 are there/,
  },
  {
    bug: 'no floor',
    changes: [
      run('ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_floor'),
      rewrite('ledger_post', 'IF short THEN', 'IF false THEN'),
    ],
    check: 'the model',
    red: /isNew: true/,
  },
  {
    bug: 'a key is answered whatever is asked',
    changes: [rewrite('ledger_find_key', 'known.body <> p_body', 'false')],
    check: 'the model',
    red: /isNew: false/,
  },
  {
    bug: 'a hold gives more than it has',
    changes: [
      run('ALTER TABLE ledger_holds DROP CONSTRAINT ledger_hold_kept'),
      rewrite('ledger_take_hold', '+ total > hold.amount', '> hold.amount'),
    ],
    check: 'the model',
    red: /isNew: true|insufficient/,
  },
  {
    bug: 'a version is not counted',
    changes: [rewrite('ledger_post', 'version = a.version + 1', 'version = a.version')],
    check: 'the model',
    red: /count from one without gaps/,
  },
  {
    bug: 'time goes back',
    changes: [
      rewrite(
        'ledger_post',
        /greatest\((.+), latest\)/,
        "$1 - (random() * 999)::int * interval '1 ms'",
      ),
    ],
    check: 'the model',
    red: /never goes back/,
  },
]

async function freshDatabase() {
  const database = await testDatabase()
  onTestFinished(() => database.drop())
  return database
}

describe('without a bug', () => {
  test.each(Object.entries(checks))('%s is as it should be', async (_, check) => {
    const database = await freshDatabase()
    await expect(check(worldOf(database))).resolves.not.toThrow()
  })
})

describe('with a bug', () => {
  test.each(planted)('$bug: $check tells', async ({ changes, check, red }) => {
    const database = await freshDatabase()
    const owner = new pg.Client({ connectionString: database.ownerUrl })
    await owner.connect()
    const before = await describeDatabase(owner)
    for (const change of changes) await change(owner)
    expect(await describeDatabase(owner)).not.toBe(before)
    await owner.end()
    const complaint = await checks[check](worldOf(database)).then(
      () => 'nothing',
      (error: unknown) => complaintOf(error),
    )
    expect(complaint).toMatch(red)
  })
})

/**
 * What an assertion found instead of what it wanted, or what the database says. A simulation wraps
 * it once.
 */
function complaintOf(error: unknown): string {
  const found = error instanceof Error && error.cause ? error.cause : error
  if (!(found instanceof Error && 'actual' in found)) return String(found)
  return inspect(found.actual, { depth: 10, breakLength: Number.POSITIVE_INFINITY })
}

/** All that could be planted into: a bug that changes nothing proves nothing. */
async function describeDatabase(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<{ md5: string }>(`
    SELECT md5(string_agg(what, ' ' ORDER BY what)) FROM (
      SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace
      UNION ALL SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger
      UNION ALL SELECT relname || ' ' || relacl::text FROM pg_class
    ) AS s (what)`)
  return rows[0]?.md5 ?? ''
}
