import { freezeMembers } from './freeze.ts'
import type { BulkKind } from './kind.ts'

/** Everything that can be done to many at once, by its name. */
export const bulkKinds: ReadonlyMap<string, BulkKind> = new Map(
  [freezeMembers].map((one) => [one.kind, one]),
)
