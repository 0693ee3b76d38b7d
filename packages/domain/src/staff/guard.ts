import type { Database } from '@oriel/db/database'
import type { PasskeyPlace } from '@oriel/domain/passkey'
import type { Passwords } from '@oriel/domain/password'
import type { Keys } from '@oriel/keys/keys'

/** What sign-ins of the office are checked with. */
export type StaffGuard = {
  readonly database: Database
  readonly keys: Keys
  readonly passwords: Passwords
  readonly now: () => Date
  readonly ownNetworks: readonly string[]
  /** Stands for every second factor in worlds without real money; null wherever there is any. */
  readonly developmentCode: string | null
}

/** Where a sign-in comes from: by the connection and the device's cookie, never by what it says. */
export type StaffFrom = {
  readonly ip: string
  readonly place: PasskeyPlace
  readonly deviceMark: Buffer
  readonly device: string
}
