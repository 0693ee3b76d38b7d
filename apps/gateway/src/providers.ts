import type { Rows } from '@oriel/db/database'
import { findLink, findProviderKeys } from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'

/** A provider that may ask the house for money, and the secrets that prove it. */
export type KnownProvider = {
  readonly providerId: string
  /** What it calls the house. */
  readonly operator: string
  readonly secrets: readonly string[]
}
export type Providers = (providerId: string) => Promise<KnownProvider | null>

/** A secret that was ended is refused this soon. */
const KEPT_MS = 5_000
const PROVIDER_ID = /^GP[A-Z0-9_]{1,10}$/

/** Finds providers and remembers them for a moment; those who ask at once ask together. */
export function rememberProviders(rows: Rows, keys: Keys, now: () => number): Providers {
  const known = new Map<
    string,
    { readonly until: number; readonly found: Promise<KnownProvider | null> }
  >()
  return (providerId) => {
    // What can be no provider is not remembered: whoever guesses names must not fill our memory.
    if (!PROVIDER_ID.test(providerId)) return Promise.resolve(null)
    const kept = known.get(providerId)
    if (kept && kept.until > now()) return kept.found
    const found = read(rows, keys, providerId)
    const forget = () => known.delete(providerId)
    found.then((provider) => provider ?? forget(), forget)
    known.set(providerId, { until: now() + KEPT_MS, found })
    return found
  }
}

async function read(rows: Rows, keys: Keys, providerId: string): Promise<KnownProvider | null> {
  const link = await findLink(rows, providerId)
  if (link?.wallet !== 'seamless') return null
  const secrets = await findProviderKeys(rows, keys, providerId)
  return { providerId, operator: link.operator, secrets: secrets.map(({ secret }) => secret) }
}
