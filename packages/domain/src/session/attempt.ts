import type { SiteId } from '@oriel/core/id'
import type { Database } from '@oriel/db/database'
import type { Passwords } from '@oriel/domain/password'
import type { Keys } from '@oriel/keys/keys'
import type { Session, SessionSecrets } from './live.ts'

/** What signing in needs of the house. */
export type Guard = {
  readonly database: Database
  readonly keys: Keys
  readonly passwords: Passwords
}

/** Where an attempt comes from: by the connection, never by what it says. */
export type From = {
  readonly siteId: SiteId
  readonly ip: string
  readonly country: string | null
  readonly closedCountries: readonly string[]
  /** What the browser says it is; shown to the member, believed by nobody. */
  readonly device: string
  /** The secret a device kept from its last sign-in; null for one that never signed in. */
  readonly deviceSecret: string | null
}

export type SignedIn = Session &
  SessionSecrets & { readonly account: string; readonly deviceSecret: string }
