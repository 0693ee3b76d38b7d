import type { Database } from '@oriel/db/database'
import { createAdmission, type AdmitTaker } from '@oriel/domain/captcha'
import { createPasswords, type Passwords } from '@oriel/domain/password'
import type { Providers } from '@oriel/domain/provider'
import {
  createClaims,
  createFairness,
  createOffers,
  rememberEnvelopes,
  type Claims,
  type FairnessOf,
  type FindEnvelope,
  type Offers,
} from '@oriel/domain/red-envelope'
import { createSessionFinder, type FindSession } from '@oriel/domain/session'
import { rememberSites, type SiteAt } from '@oriel/domain/site'
import { welcomeMembers } from '@oriel/domain/wallet'
import type { Keys } from '@oriel/keys/keys'
import { createLedger, type Ledger } from '@oriel/ledger/ledger'
import { createProviders } from '@oriel/providers/providers'
import type { Provider } from './openid/provider.ts'

/** What handlers work with. */
export type House = {
  readonly database: Database
  readonly now: () => Date
  readonly siteAt: SiteAt
  readonly findSession: FindSession
  readonly keys: Keys
  readonly passwords: Passwords
  /** It remembers where accounts are, so there is one. */
  readonly ledger: Ledger
  /** What a new member is given. */
  readonly welcome: ReturnType<typeof welcomeMembers>
  /** Claims of one moment travel together, and what is open is read once a second. */
  readonly envelopes: {
    readonly find: FindEnvelope
    readonly claim: Claims
    readonly offerFor: Offers
    readonly fairnessOf: FairnessOf
  }
  /** Whether a member may take a gift from where they are. */
  readonly admitTaker: AdmitTaker
  /** Another house that says who somebody is, where one is configured. */
  readonly openid: Provider | null
  /** The ways to game providers, for what a member is shown while they wait. */
  readonly providers: Providers
}

export const createHouse = (
  database: Database,
  keys: Keys,
  now: () => Date,
  openid: Provider | null = null,
  providers: Providers = createProviders({ rows: database.rows, keys, now }),
): House => {
  const ledger = createLedger(database)
  const find = rememberEnvelopes(database, keys)
  return {
    database,
    now,
    siteAt: rememberSites(database.rows),
    findSession: createSessionFinder(database.rows),
    keys,
    passwords: createPasswords(keys),
    ledger,
    welcome: welcomeMembers(ledger),
    envelopes: {
      find,
      claim: createClaims(database, ledger, keys, { find }),
      offerFor: createOffers(database),
      fairnessOf: createFairness(database, keys),
    },
    admitTaker: createAdmission(database.rows, keys),
    openid,
    providers,
  }
}
