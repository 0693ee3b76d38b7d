import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { createConnection } from '@oriel/db/pool'
import type { GameOfRun } from './studio-history.ts'

/** A round as it stands in the books. */
export type Row = {
  readonly id: string
  readonly seat: string
  /** Null where a round is in the books that nobody asked for by a name. */
  readonly key: string | null
  readonly game: GameOfRun
  readonly stake: bigint
  readonly payout: bigint | null
  readonly status: string
  readonly steps: readonly unknown[]
  readonly choice: unknown
  /** Of the table's round, where it is one of many. */
  readonly outcome: unknown
}
export type Books = {
  readonly rows: readonly Row[]
  readonly balances: ReadonlyMap<string, bigint>
  /** Rounds of tables that were left behind, neither settled nor void. */
  readonly unsettled: number
  readonly voided: number
}

export async function readBooks(ownerUrl: string): Promise<Books> {
  const client = createConnection({ url: ownerUrl, name: 'judge' })
  await client.connect()
  try {
    const rounds = await client.query<Row>(
      `SELECT r.id, p.member_ref AS seat, k.client_round AS key, r.title AS game, r.stake,
         r.payout, r.status, r.steps, r.choice, t.outcome
       FROM rounds r JOIN players p ON p.id = r.player_id
       LEFT JOIN round_keys k ON k.player_id = r.player_id AND k.round_id = r.id
       LEFT JOIN table_rounds t ON t.id = r.table_round_id`,
    )
    const wallets = await client.query<{ seat: string; balance: bigint }>(
      `SELECT p.member_ref AS seat, w.balance FROM wallets w JOIN players p ON p.id = w.player_id`,
    )
    const tables = await client.query<{ unsettled: number; voided: number }>(
      `SELECT count(*) FILTER (WHERE t.phase IN ('betting', 'running')
           AND t.number < newest.number)::int AS unsettled,
         count(*) FILTER (WHERE t.phase = 'void')::int AS voided
       FROM table_rounds t JOIN (SELECT table_code, max(number) AS number
         FROM table_rounds GROUP BY table_code) newest USING (table_code)`,
    )
    return {
      rows: rounds.rows,
      balances: new Map(wallets.rows.map(({ seat, balance }) => [seat, balance])),
      unsettled: tables.rows[0]?.unsettled ?? Number.NaN,
      voided: tables.rows[0]?.voided ?? Number.NaN,
    }
  } finally {
    await client.end()
  }
}

export type Inspected = {
  readonly wrong: readonly { readonly rule: string; readonly count: number }[]
  readonly late: readonly {
    readonly table: string
    readonly what: string
    readonly dueAtMs: number
    readonly lateMs: number
  }[]
}

const root = path.resolve(import.meta.dirname, '..')
const INSPECT_MAX_MS = 120_000

/** The studio's own look at its books. It ends with 1 when something is wrong, and says what. */
export async function inspect(ownerUrl: string): Promise<Inspected> {
  const options = {
    cwd: root,
    env: { ...process.env, STUDIO_DATABASE_URL: ownerUrl },
    timeout: INSPECT_MAX_MS,
    maxBuffer: 64 * 1024 * 1024,
  }
  const file = 'apps/studio/src/inspect.ts'
  const said = await promisify(execFile)(process.execPath, [file], options).catch(
    (error: { stdout?: string; stderr?: string }) => {
      if (!error.stdout) throw new Error(`nothing was inspected: ${error.stderr}`)
      return { stdout: error.stdout }
    },
  )
  return JSON.parse(said.stdout) as Inspected
}
