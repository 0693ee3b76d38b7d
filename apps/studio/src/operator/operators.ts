import type { Keys } from '@oriel/keys/keys'
import { newSecret } from '@oriel/keys/secret'
import { findRow, getRow } from '../rows.ts'
import type { Studio } from '../studio.ts'

export type Operator = {
  readonly id: number
  readonly code: string
  readonly wallet: 'transfer' | 'seamless'
  readonly callbackUrl: string | null
  readonly lobbyOrigins: readonly string[]
  readonly paceMs: number
}

type OperatorRow = {
  id: number
  code: string
  wallet: 'transfer' | 'seamless'
  callback_url: string | null
  lobby_origins: string[]
  pace_ms: number
}

const toOperator = (row: OperatorRow): Operator => ({
  id: row.id,
  code: row.code,
  wallet: row.wallet,
  callbackUrl: row.callback_url,
  lobbyOrigins: row.lobby_origins,
  paceMs: row.pace_ms,
})

export type OperatorDraft = Omit<Operator, 'id'> & { readonly name: string }

/** Takes a house in, or changes what is known of it. */
export async function keepOperator({ pool }: Studio, draft: OperatorDraft): Promise<Operator> {
  const row = await getRow<OperatorRow>(
    pool,
    `INSERT INTO operators (code, name, wallet, callback_url, lobby_origins, pace_ms)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (code) DO UPDATE SET name = $2, callback_url = $4, lobby_origins = $5, pace_ms = $6
     RETURNING *`,
    [draft.code, draft.name, draft.wallet, draft.callbackUrl, draft.lobbyOrigins, draft.paceMs],
  )
  return toOperator(row)
}

export const findOperator = async (
  { pool }: Pick<Studio, 'pool'>,
  code: string,
): Promise<Operator | null> => {
  const row = await findRow<OperatorRow>(
    pool,
    'SELECT * FROM operators WHERE code = $1 AND closed_at IS NULL',
    [code],
  )
  return row && toOperator(row)
}

export const getOperator = async ({ pool }: Pick<Studio, 'pool'>, id: number): Promise<Operator> =>
  toOperator(await getRow<OperatorRow>(pool, 'SELECT * FROM operators WHERE id = $1', [id]))

const about = (operatorId: number, keyId: string): string => `operator ${operatorId} ${keyId}`

/** Adds a key. The one before stays valid as long as it is told, so that both sides can turn. */
export async function addKey(
  { pool, keys, now }: Studio,
  operatorId: number,
  keyId: string,
  secret: string = newSecret(),
): Promise<string> {
  await pool.query(
    `INSERT INTO operator_keys (operator_id, key_id, sealed_secret, valid_from)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT (operator_id, key_id) DO UPDATE SET sealed_secret = $3, valid_until = NULL`,
    [operatorId, keyId, keys.seal('operator-key', secret, about(operatorId, keyId)), now()],
  )
  return secret
}

export async function endKey(
  { pool }: Pick<Studio, 'pool'>,
  operatorId: number,
  keyId: string,
  at: Date,
): Promise<void> {
  await pool.query(
    'UPDATE operator_keys SET valid_until = $3 WHERE operator_id = $1 AND key_id = $2',
    [operatorId, keyId, at],
  )
}

/** Null for a key that is unknown, not valid yet, or no longer. */
export async function findSecret(
  { pool, keys }: { pool: Studio['pool']; keys: Keys },
  operatorId: number,
  keyId: string,
  now: Date,
): Promise<Buffer | null> {
  const row = await findRow<{ sealed_secret: Buffer }>(
    pool,
    `SELECT sealed_secret FROM operator_keys WHERE operator_id = $1 AND key_id = $2
       AND valid_from <= $3 AND (valid_until IS NULL OR valid_until > $3)`,
    [operatorId, keyId, now],
  )
  return row && keys.open('operator-key', row.sealed_secret, about(operatorId, keyId))
}

/** The key we sign with when it is us who ask: the newest that is valid. */
export async function findSigningKey(
  { pool, keys, now }: Studio,
  operatorId: number,
): Promise<{ readonly keyId: string; readonly secret: string } | null> {
  const row = await findRow<{ key_id: string; sealed_secret: Buffer }>(
    pool,
    `SELECT key_id, sealed_secret FROM operator_keys WHERE operator_id = $1
       AND valid_from <= $2 AND (valid_until IS NULL OR valid_until > $2)
     ORDER BY valid_from DESC, key_id DESC LIMIT 1`,
    [operatorId, now()],
  )
  const secret = row && keys.open('operator-key', row.sealed_secret, about(operatorId, row.key_id))
  return row && secret && { keyId: row.key_id, secret: secret.toString('utf8') }
}
