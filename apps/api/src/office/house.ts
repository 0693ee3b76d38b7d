import type { Database } from '@oriel/db/database'
import type { Tools } from '@oriel/domain/command'
import { createPasswords, type Passwords } from '@oriel/domain/password'
import type { Providers } from '@oriel/domain/provider'
import type { StaffGuard } from '@oriel/domain/staff'
import type { Keys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'
import { createProviders } from '@oriel/providers/providers'

/** What handlers of the office work with. */
export type OfficeHouse = StaffGuard & {
  /** The only hosts that calls of the office are answered at. */
  readonly hosts: readonly string[]
  /** Where member sites are shown in a frame. */
  readonly previewOrigins: readonly string[]
  /** What commands work with. */
  readonly tools: Tools
  /** The ways to game providers, for the replay of a round. */
  readonly providers: Providers
}

export type OfficeHouseOptions = {
  readonly database: Database
  readonly keys: Keys
  readonly now: () => Date
  readonly hosts: readonly string[]
  readonly previewOrigins: readonly string[]
  readonly ownNetworks: readonly string[]
  readonly developmentCode: string | null
  readonly passwords?: Passwords
  readonly providers?: Providers
}

export const createOfficeHouse = (options: OfficeHouseOptions): OfficeHouse => ({
  passwords: createPasswords(options.keys),
  providers: createProviders({
    rows: options.database.rows,
    keys: options.keys,
    now: options.now,
  }),
  tools: {
    database: options.database,
    keys: options.keys,
    ledger: createLedger(options.database),
  },
  ...options,
})
