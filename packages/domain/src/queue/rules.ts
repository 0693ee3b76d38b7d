import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import type { Units } from '@oriel/core/money'
import type { Permission } from '@oriel/core/permission'
import type { QueueName } from '@oriel/core/queue'
import type { Rows } from '@oriel/db/database'
import type { Field } from '@oriel/domain/command'
import type { Keys } from '@oriel/keys/keys'
import type { RawBuilder } from 'kysely'

/** Who looks at a queue, and at which site. */
export type Viewer = {
  readonly siteId: SiteId
  readonly staffId: string
  readonly personId: string
}

export type Fields = Readonly<Record<string, Field>>

/** A row of a queue as its statement gives it. */
export type OpenRow = {
  readonly id: string
  /** The order of the queue, by an index: it grows as the promised time does. */
  readonly due: Date
  readonly entered_at: Date
  readonly promised_at: Date
  readonly amount: Units
  readonly currency: Currency | null
  /** The member it is about. */
  readonly account: string | null
  /** What else a screen of this queue shows. Money in units, as text. */
  readonly fields: Fields
}

/**
 * A queue is a statement over rows of the domain that wait for a person. A new queue is one such
 * description and its line in the registry; locks, order, pages and figures are the same for all.
 */
export type Queue = {
  readonly name: QueueName
  /** Who holds it in any way sees the queue. Null: the statement gives only what the viewer may. */
  readonly permission: Permission | null
  /** The subject of its commands and locks. */
  readonly subjectKind: string
  /** What waits, without an order: the columns of `OpenRow`. */
  readonly open: (viewer: Viewer) => RawBuilder<OpenRow>
  /** What was finished since a time, and how much of it in time; where it can be told. */
  readonly finished?: (siteId: SiteId, since: Date) => RawBuilder<Finished>
  /** What only the page of one row shows. */
  readonly facts?: (rows: Rows, viewer: Viewer, id: string, keys: Keys) => Promise<Fields>
}

export type Finished = {
  readonly all: number
  readonly in_time: number
  /** Half of them took at most so long; null where nothing was finished. */
  readonly median_s: number | null
}

/** Who works on a subject. */
export type Lock = {
  readonly name: string
  readonly isMine: boolean
  readonly takenAt: Date
  readonly until: Date
}

export type QueueLine = {
  readonly id: string
  readonly enteredAt: Date
  readonly promisedAt: Date
  readonly amount: Units
  readonly currency: Currency | null
  readonly account: string | null
  readonly fields: Fields
  /** Null: free. */
  readonly lock: Lock | null
}

/** A queue with more open rows counts no further. */
export const COUNTED_MAX = 200

/** Roles that may take over what another person has taken. */
const TAKES_OVER: ReadonlySet<string> = new Set(['owner', 'manager'])
export const mayTakeOver = (role: string | null): boolean => role !== null && TAKES_OVER.has(role)
