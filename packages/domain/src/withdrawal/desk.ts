import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import type { Payments } from '@oriel/domain/payment'
import type { ProviderAnswer } from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'
import type { Ledger } from '@oriel/ledger/ledger'

/** A person as lists of sanctions know them. */
export type Screened = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly name: string | null
  readonly birthday: string | null
}

/** Whether somebody stands on a list of sanctions. */
export type Screening = { check(person: Screened): Promise<ProviderAnswer<'clear' | 'hit'>> }

/** What withdrawals are driven by: the books, and the ways to those who pay and those who know. */
export type OutDesk = {
  readonly database: Database
  readonly ledger: Ledger
  readonly keys: Keys
  readonly payments: Payments
  readonly screening: Screening
  /** Told before each boundary that a death could fall on; tests die there. */
  readonly at?: (boundary: string) => Promise<void> | void
}
