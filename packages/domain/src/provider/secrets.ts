import type { Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'

/** A secret shared with a provider. */
export type ProviderKey = { readonly keyId: string; readonly secret: string }

/** Where sealed secrets of one sort of provider are kept. */
type SecretTable = {
  readonly table: 'provider_keys' | 'payment_keys'
  /** The column that names the owner of a key. */
  readonly owner: string
  /** Part of what a sealed secret is bound to, so that one table's opens in no other. */
  readonly about: string
}

export type SecretStore = {
  readonly seal: (keys: Keys, ownerId: string, keyId: string, secret: string) => Buffer
  /** Null where the ring has no key for it. */
  readonly open: (keys: Keys, ownerId: string, keyId: string, sealed: Buffer) => string | null
  /** Adds a secret. The one before stays valid until it is ended, so that both sides can turn. */
  readonly add: (
    rows: Rows,
    keys: Keys,
    ownerId: string,
    key: { readonly keyId: string; readonly secret?: string },
  ) => Promise<string>
  readonly end: (rows: Rows, ownerId: string, keyId: string, at: Date) => Promise<void>
  /** The secrets that are valid now, the newest first: it signs, and any of them proves. */
  readonly find: (rows: Rows, keys: Keys, ownerId: string) => Promise<ProviderKey[]>
}

/** Game providers and payment links keep their secrets alike, each sort in a table of its own. */
export function secretStore({ table, owner, about }: SecretTable): SecretStore {
  const [TABLE, OWNER] = [sql.table(table), sql.ref(owner)]
  const boundTo = (ownerId: string, keyId: string): string => `${about} ${ownerId} ${keyId}`
  const seal: SecretStore['seal'] = (keys, ownerId, keyId, secret) =>
    keys.seal('secret', secret, boundTo(ownerId, keyId))
  const open: SecretStore['open'] = (keys, ownerId, keyId, sealed) =>
    keys.open('secret', sealed, boundTo(ownerId, keyId))?.toString('utf8') ?? null
  return {
    seal,
    open,
    async add(rows, keys, ownerId, { keyId, secret = newSecret() }) {
      await sql`INSERT INTO ${TABLE} (${OWNER}, key_id, sealed_secret)
        VALUES (${ownerId}, ${keyId}, ${seal(keys, ownerId, keyId, secret)})
        ON CONFLICT (${OWNER}, key_id)
        DO UPDATE SET sealed_secret = excluded.sealed_secret, valid_until = NULL`.execute(rows)
      return secret
    },
    async end(rows, ownerId, keyId, at) {
      await sql`UPDATE ${TABLE} SET valid_until = ${at}
        WHERE ${OWNER} = ${ownerId} AND key_id = ${keyId}`.execute(rows)
    },
    async find(rows, keys, ownerId) {
      const { rows: found } = await sql<{ keyId: string; sealed: Buffer }>`
        SELECT key_id AS "keyId", sealed_secret AS sealed FROM ${TABLE}
        WHERE ${OWNER} = ${ownerId} AND valid_from <= house_now()
          AND (valid_until IS NULL OR valid_until > house_now())
        ORDER BY valid_from DESC, key_id DESC`.execute(rows)
      return found.flatMap(({ keyId, sealed }) => {
        const secret = open(keys, ownerId, keyId, sealed)
        return secret === null ? [] : [{ keyId, secret }]
      })
    },
  }
}

export const {
  seal: sealSecret,
  open: openSecret,
  add: addProviderKey,
  end: endProviderKey,
  find: findProviderKeys,
} = secretStore({ table: 'provider_keys', owner: 'provider_id', about: 'provider' })
