import { createConnection } from '@oriel/db/pool'
import type { Postgres } from '@oriel/dev-world/engine/postgres'
import {
  balanceStatement,
  entryStatement,
  journalStatements,
  openHistory,
  postsIn,
  type History,
  type HistoryRows,
} from '@oriel/ledger/testing/history'
import { say } from './figure.ts'

type Client = ReturnType<typeof createConnection>

const POSTS_PER_STATEMENT = 500_000

/** Foreign keys and triggers are not asked: what is written is known to keep them. */
const SETTINGS = `SET session_replication_role = replica; SET jit = off;
  SET synchronous_commit = off; SET work_mem = '256MB'; SET maintenance_work_mem = '512MB'`

/** Indexes are made anew in the end, which is faster than to keep them meanwhile. */
const LEAVE_INDEXES = `UPDATE pg_index SET indisready = false WHERE indrelid IN (
  SELECT inhrelid FROM pg_inherits
  WHERE inhparent = ANY ('{ledger_journals,ledger_entries,ledger_keys}'::regclass[]))`

/** Writes a past into an empty database, over two connections, and says what it took. */
export async function loadHistory(
  postgres: Postgres,
  database: string,
  history: History,
): Promise<HistoryRows> {
  const begun = performance.now()
  const clients = await Promise.all([0, 1].map(() => connect(postgres.url(database))))
  try {
    const [one, two] = clients as [Client, Client]
    const rows = await openHistory(one, history)
    await one.query(LEAVE_INDEXES)
    await Promise.all([
      inParts(one, history, (part) => journalStatements(history, rows, part)),
      inParts(two, history, (part) => [entryStatement(history, rows, part)]),
    ])
    await Promise.all([
      runAll(one, ['REINDEX TABLE ledger_journals', 'REINDEX TABLE ledger_keys']),
      runAll(two, ['REINDEX TABLE ledger_entries']),
    ])
    await one.query(balanceStatement)
    await Promise.all([
      runAll(one, ['VACUUM ANALYZE ledger_journals, ledger_keys']),
      runAll(two, ['VACUUM ANALYZE ledger_entries, ledger_accounts']),
    ])
    const { rows: sizes } = await one.query<{ bytes: bigint }>(
      'SELECT pg_database_size(current_database()) AS bytes',
    )
    const gigabytes = (Number(sizes[0]?.bytes ?? 0n) / 1e9).toFixed(1)
    const seconds = ((performance.now() - begun) / 1000).toFixed(0)
    const entries = (postsIn(history) * 2).toLocaleString('en')
    say(`  ${database}: ${entries} entries, ${gigabytes} GB, loaded in ${seconds} s`)
    return rows
  } finally {
    await Promise.all(clients.map((client) => client.end()))
  }
}

async function connect(url: string): Promise<Client> {
  const client = createConnection({ url, name: 'bench' })
  // When the bench is stopped, the server goes first.
  client.on('error', () => {})
  await client.connect()
  await client.query(SETTINGS)
  return client
}

async function inParts(
  client: Client,
  history: History,
  statements: (part: { first: number; end: number }) => string[],
): Promise<void> {
  const posts = postsIn(history)
  for (let first = 0; first < posts; first += POSTS_PER_STATEMENT) {
    await runAll(client, statements({ first, end: Math.min(posts, first + POSTS_PER_STATEMENT) }))
  }
}

async function runAll(client: Client, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await client.query(statement)
}
