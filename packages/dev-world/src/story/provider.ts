import type { Database } from '@oriel/db/database'
import { addProviderKey, saveLink } from '@oriel/domain/provider'
import type { Keys } from '@oriel/keys/keys'
import type { ProviderAccess } from '../providers.ts'

/** How the house reaches each provider. Ports and secrets are of this start of the world. */
export async function tellProviders(
  { rows }: Database,
  accesses: readonly ProviderAccess[],
  now: Date,
  keys: Keys,
): Promise<void> {
  for (const { providerId, dialect, wallet, url, operator, keyId, secret } of accesses) {
    await saveLink(rows, { providerId, dialect, wallet, url, operator }, now)
    await addProviderKey(rows, keys, providerId, { keyId, secret })
  }
}
