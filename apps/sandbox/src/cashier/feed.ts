import type { Cashier } from './model.ts'
import type { ArrivalRow } from './rows.ts'

const COUNT_MAX = 500

type Change = ArrivalRow & { readonly place: number; readonly skipped: number }
export type Feed = {
  readonly arrivals: readonly ArrivalRow[]
  readonly cursor: string
  readonly more: boolean
}

/** Arrivals in the order they changed, as they are now; null for a cursor or count that is none. */
export function readFeed(cashier: Cashier, cursor: string, count: number): Feed | null {
  const isCount = Number.isSafeInteger(count) && count > 0 && count <= COUNT_MAX
  if (!/^[0-9]{0,15}$/.test(cursor) || !isCount) return null
  const { tables, faults } = cashier
  const isRepeated = cursor !== '' && faults.happens('feed_repeat', cursor)
  const after = Math.max(0, Number(cursor) - (isRepeated ? 1 : 0))
  const found = tables.list<Change>(
    `SELECT a.*, c.number AS place, c.skipped FROM changes c JOIN arrivals a ON a.tx = c.tx
     WHERE c.number > ? ORDER BY c.number LIMIT ?`,
    after,
    count + 1,
  )
  const page = found.slice(0, count)
  const arrivals = page.filter((change) => !isSkipped(cashier, change))
  const last = page.at(-1)?.place ?? Number(cursor)
  return { arrivals, cursor: String(last), more: found.length > count }
}

/** Left out once; who reads from before it again is told. */
function isSkipped({ tables, faults }: Cashier, { place, skipped }: Change): boolean {
  if (skipped === 1 || !faults.happens('feed_gap', String(place))) return false
  tables.run('UPDATE changes SET skipped = 1 WHERE number = ?', place)
  return true
}
