import { sql } from 'kysely'
import type { Rows } from './database.ts'

/**
 * Lets a transaction take longer than any call may. The timer of a transaction is set when it
 * begins, and a longer one does not move it: it has to be taken off first.
 */
export async function letLast(rows: Rows, lasts: string): Promise<void> {
  await sql`SET LOCAL transaction_timeout = 0`.execute(rows)
  await sql`SELECT set_config('transaction_timeout', ${lasts}, true),
    set_config('statement_timeout', '60s', true),
    set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(rows)
}
