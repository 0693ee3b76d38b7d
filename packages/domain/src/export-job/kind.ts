import type { SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type * as z from 'zod/mini'

export type Filter = Readonly<Record<string, unknown>>

/** One page of a file: its lines, and where the next one begins. */
export type Page = {
  readonly lines: readonly (readonly string[])[]
  readonly next: unknown
}

/**
 * What can be written as a file. It is read page by page in one snapshot; each page starts where
 * the one before stopped, so the millionth row costs as much as the first.
 */
export type ExportKind<Asked = unknown> = {
  readonly kind: string
  readonly filter: z.ZodMiniType<Asked>
  readonly columns: readonly string[]
  /** How many rows there are, but never more than `most`. */
  readonly count: (rows: Rows, siteId: SiteId, asked: Asked, most: number) => Promise<number>
  readonly read: (
    rows: Rows,
    siteId: SiteId,
    asked: Asked,
    page: { readonly after: unknown; readonly count: number },
  ) => Promise<Page>
}

export const exportKind = <Asked>(one: ExportKind<Asked>): ExportKind =>
  one as unknown as ExportKind
