import type { Rows } from '@oriel/db/database'
import { prune } from '@oriel/db/prune'
import { sql } from 'kysely'

export { replayCommand } from './command.ts'
export {
  askAgain,
  endLetter,
  keepLetters,
  listAsked,
  lockLetter,
  readMark,
  type BuriedLetter,
} from './store.ts'

/** Removes letters that were over more than 400 days ago. */
export const pruneLetters = (rows: Rows): Promise<number> =>
  prune(rows, (count) => sql`SELECT dead_letter_prune(${count}) AS removed`)
