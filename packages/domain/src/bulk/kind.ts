import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { Command } from '@oriel/domain/command'
import type * as z from 'zod/mini'

/** One of many: what the command is given, and how people call it. */
export type BulkSubject = { readonly id: string; readonly label: string }

/**
 * What can be done to many at once. None of these posts to a member's money: that is looked at one
 * by one.
 */
export type BulkKind<Asked = unknown> = {
  readonly kind: string
  /** What is run for each. Who asks must be allowed to run it alone. */
  readonly command: Command
  readonly filter: z.ZodMiniType<Asked>
  /** Whom it is about now, at most so many. */
  readonly list: (
    rows: Rows,
    siteId: SiteId,
    asked: Asked,
    most: number,
  ) => Promise<readonly BulkSubject[]>
  readonly inputOf: (subjectId: string) => unknown
}

export const bulkKind = <Asked>(one: BulkKind<Asked>): BulkKind => one as unknown as BulkKind
