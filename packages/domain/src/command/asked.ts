import type { SiteId } from '@oriel/core/id'
import type { Command } from './shape.ts'

/** Who acts in the office, by their session: what they may is asked with every act. */
export type Actor = {
  readonly sessionId: string
  readonly staffId: string
  readonly personId: string
  /** The account. */
  readonly actor: string
  readonly role: string | null
  readonly ip: string
  readonly traceId: string | null
}

/** Stands for all sites together, where a command is about none of them alone. */
export const HOUSE = 0 as SiteId

export type Asked = { readonly one: Command; readonly input: unknown; readonly siteId: SiteId }
