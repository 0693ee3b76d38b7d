import { refuse, type Outcome } from '@oriel/core/outcome'
import { sqlState, type Work } from '@oriel/db/database'
import { sql } from 'kysely'
import type { Asked } from './asked.ts'
import type { Deed, Tools } from './shape.ts'

/** Runs a command so that a refusal, or a rule of the database, leaves nothing of it behind. */
export async function runUndoable(
  work: Work,
  tools: Tools,
  { one, input }: Asked,
  deed: Deed,
): Promise<Outcome<void, string>> {
  await sql`SAVEPOINT command`.execute(work)
  try {
    const ran = await one.run(work, tools, deed, input)
    if (!ran.ok) await sql`ROLLBACK TO SAVEPOINT command`.execute(work)
    return ran
  } catch (error) {
    // A rule of the database that the command did not know of is a refusal, not a fault of ours.
    if (!sqlState(error).startsWith('23')) throw error
    await sql`ROLLBACK TO SAVEPOINT command`.execute(work)
    return refuse('rule_broken')
  }
}
