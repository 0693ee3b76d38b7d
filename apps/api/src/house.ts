import type { Database } from '@oriel/db/database'
import { createPasswords, type Passwords } from '@oriel/domain/password'
import { rememberSites, type SiteAt } from '@oriel/domain/site'
import type { Keys } from '@oriel/keys/keys'
import type { Provider } from './openid/provider.ts'

/** What handlers work with. */
export type House = {
  readonly database: Database
  readonly now: () => Date
  readonly siteAt: SiteAt
  readonly keys: Keys
  readonly passwords: Passwords
  /** Another house that says who somebody is, where one is configured. */
  readonly openid: Provider | null
}

export const createHouse = (
  database: Database,
  keys: Keys,
  now: () => Date = () => new Date(),
  openid: Provider | null = null,
): House => ({
  database,
  now,
  siteAt: rememberSites(database.rows),
  keys,
  passwords: createPasswords(keys),
  openid,
})
