import type { Tables } from '@oriel/db/tables'
import { sql, type RawBuilder } from 'kysely'

/** Rows that are sealed in blocks after the fact, and where their blocks are kept. */
export type Chain = {
  /** Its signed files are named by it. */
  readonly name: string
  /** What is sealed, in words: journals. */
  readonly things: 'journals' | 'events'
  readonly rows: keyof Tables
  /** When a row was written. */
  readonly at: string
  readonly blocks: keyof Tables
  /** The function that seals a block, which one role may call. */
  readonly seal: string
  readonly checks: keyof Tables
  readonly checkName: string
  /** All that a row `j` says, as one JSON value; more tables it needs are joined to it. */
  readonly leaf: RawBuilder<unknown>
  readonly joined: RawBuilder<unknown>
}

export const LEDGER: Chain = {
  name: 'ledger',
  things: 'journals',
  rows: 'ledger_journals',
  at: 'posted_at',
  blocks: 'ledger_blocks',
  seal: 'ledger_seal',
  checks: 'ledger_checks',
  checkName: 'chain',
  leaf: sql`jsonb_build_array(j.id, extract(epoch FROM j.posted_at)::text, j.kind, j.cause_kind,
    j.cause_id, j.key, j.reverses, e.entries)`,
  joined: sql`CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_array(account_id, currency, amount, balance, version)
      ORDER BY account_id) AS entries
    FROM ledger_entries WHERE posted_at = j.posted_at AND journal_id = j.id
  ) e`,
}
