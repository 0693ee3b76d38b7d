import type { Database } from '@oriel/db/database'
import type { Tools } from '@oriel/domain/command'
import { createPasswords, type Passwords } from '@oriel/domain/password'
import type { StaffGuard } from '@oriel/domain/staff'
import type { Keys } from '@oriel/keys/keys'
import { createLedger } from '@oriel/ledger/ledger'

/** What handlers of the office work with. */
export type OfficeHouse = StaffGuard & {
  /** The only hosts that calls of the office are answered at. */
  readonly hosts: readonly string[]
  /** Where member sites are shown in a frame. */
  readonly previewOrigins: readonly string[]
  /** What commands work with. */
  readonly tools: Tools
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
}

export const createOfficeHouse = (options: OfficeHouseOptions): OfficeHouse => ({
  passwords: createPasswords(options.keys),
  tools: {
    database: options.database,
    keys: options.keys,
    ledger: createLedger(options.database),
  },
  ...options,
})
