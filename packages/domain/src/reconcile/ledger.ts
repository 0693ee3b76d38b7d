import type { Database } from '@oriel/db/database'
import { ledgerLaws } from './laws.ts'
import type { CheckReport } from './note.ts'
import { checkPass, PASS } from './pass.ts'
import { checkLaw } from './windows.ts'

/** I3 and I5 every minute, over what was posted since, and over some of what rests. */
export const ledgerChecks: readonly {
  readonly name: string
  readonly run: (database: Database) => Promise<CheckReport>
}[] = [
  ...ledgerLaws.map((law) => ({
    name: law.name,
    run: (database: Database) => checkLaw(database, law),
  })),
  { name: PASS, run: (database) => checkPass(database) },
]
