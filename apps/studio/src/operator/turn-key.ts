import { manyRows } from '../rows.ts'
import type { Studio } from '../studio.ts'
import { addKey, endKey, findOperator } from './operators.ts'

/** A new key for a house; those it had are good until the overlap is over. False: no such house. */
export async function turnKey(
  studio: Studio,
  code: string,
  { keyId, secret }: { readonly keyId: string; readonly secret: string },
  overlapMs: number,
): Promise<boolean> {
  const operator = await findOperator(studio, code)
  if (!operator) return false
  const old = await manyRows<{ key_id: string }>(
    studio.pool,
    'SELECT key_id FROM operator_keys WHERE operator_id = $1 AND valid_until IS NULL',
    [operator.id],
  )
  await addKey(studio, operator.id, keyId, secret)
  const ends = new Date(studio.now().getTime() + overlapMs)
  for (const { key_id } of old) {
    if (key_id !== keyId) await endKey(studio, operator.id, key_id, ends)
  }
  return true
}
