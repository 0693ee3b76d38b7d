import { openDatabase, type Database } from '@oriel/db/database'
import { registerEdits, type Edit } from '@oriel/dev-world/testing/plant-edits'

/** What a process with a bug runs: one of the checks of a file, at a database, with the edits. */
export type Order = {
  readonly checks: string
  readonly check: string
  readonly url: string
  readonly edits: readonly Edit[]
}
type Checks = Readonly<Record<string, (database: Database) => Promise<void>>>

// The edits are there before anything that they change is imported.
const order = JSON.parse(process.argv[2] ?? '') as Order
registerEdits(order.edits)
const { checks } = (await import(order.checks)) as { checks: Checks }
const check = checks[order.check]
if (!check) throw new Error(`${order.checks} has no check "${order.check}"`)
const database = openDatabase({ url: order.url, name: 'planted', max: 20 })
try {
  await check(database)
} catch (error) {
  process.stdout.write(String(error))
} finally {
  await database.close()
}
