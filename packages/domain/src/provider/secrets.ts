import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'

/** A secret shared with a provider. */
export type ProviderKey = { readonly keyId: string; readonly secret: string }

const about = (providerId: string, keyId: string): string => `provider ${providerId} ${keyId}`

export const sealSecret = (keys: Keys, providerId: string, keyId: string, secret: string): Buffer =>
  keys.seal('secret', secret, about(providerId, keyId))

/** Null where the ring has no key for it. */
export const openSecret = (
  keys: Keys,
  providerId: string,
  keyId: string,
  sealed: Buffer,
): string | null => keys.open('secret', sealed, about(providerId, keyId))?.toString('utf8') ?? null

/** Adds a secret. The one before stays valid until it is ended, so that both sides can turn. */
export async function addProviderKey(
  rows: Rows,
  keys: Keys,
  providerId: string,
  { keyId, secret = newSecret() }: { readonly keyId: string; readonly secret?: string },
): Promise<string> {
  const sealed = sealSecret(keys, providerId, keyId, secret)
  await rows
    .insertInto('provider_keys')
    .values({ provider_id: providerId, key_id: keyId, sealed_secret: sealed })
    .onConflict((conflict) =>
      conflict
        .columns(['provider_id', 'key_id'])
        .doUpdateSet({ sealed_secret: sealed, valid_until: null }),
    )
    .execute()
  return secret
}

export async function endProviderKey(
  rows: Rows,
  providerId: string,
  keyId: string,
  at: Date,
): Promise<void> {
  await rows
    .updateTable('provider_keys')
    .set({ valid_until: at })
    .where('provider_id', '=', providerId)
    .where('key_id', '=', keyId)
    .execute()
}

/** The secrets that are valid now, the newest first: it signs, and any of them proves. */
export async function findProviderKeys(
  rows: Rows,
  keys: Keys,
  providerId: string,
): Promise<ProviderKey[]> {
  const found = await rows
    .selectFrom('provider_keys')
    .select(['key_id', 'sealed_secret'])
    .where('provider_id', '=', providerId)
    .where('valid_from', '<=', sql<Date>`house_now()`)
    .where((where) =>
      where.or([
        where('valid_until', 'is', null),
        where('valid_until', '>', sql<Date>`house_now()`),
      ]),
    )
    .orderBy('valid_from', 'desc')
    .orderBy('key_id', 'desc')
    .execute()
  return found.flatMap(({ key_id: keyId, sealed_secret: sealed }) => {
    const secret = openSecret(keys, providerId, keyId, sealed)
    return secret === null ? [] : [{ keyId, secret }]
  })
}
