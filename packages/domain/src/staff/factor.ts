import type { Rows } from '@oriel/db/database'
import {
  isCounterAhead,
  readClientData,
  verifyUsedKey,
  type PasskeyPlace,
  type UsedKeyAnswer,
} from '@oriel/domain/passkey'
import { findStep } from '@oriel/domain/totp'
import { hashSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import type { StaffGuard } from './guard.ts'
import type { StaffId } from './rules.ts'
import type { Factor } from './session.ts'

/** What somebody shows beside the password. */
export type Shown = {
  readonly code?: string | undefined
  readonly credential?: UsedKeyAnswer | undefined
}

/** Which second factors an account has. */
export async function listFactors(
  rows: Rows,
  staffId: StaffId,
): Promise<{ readonly hasPasskey: boolean; readonly hasTotp: boolean }> {
  const found = await rows
    .selectNoFrom((row) => [
      row
        .exists(row.selectFrom('staff_passkeys').select('id').where('staff_id', '=', staffId))
        .as('passkey'),
      row
        .exists(row.selectFrom('staff_totps').select('staff_id').where('staff_id', '=', staffId))
        .as('totp'),
    ])
    .executeTakeFirst()
  return { hasPasskey: found?.passkey === true, hasTotp: found?.totp === true }
}

/** The factor that was shown, when it is right; null for anything else. */
export async function judgeFactor(
  rows: Rows,
  guard: Pick<StaffGuard, 'keys' | 'now' | 'developmentCode'>,
  asked: {
    readonly staffId: StaffId
    readonly challengeHash: Buffer
    readonly place: PasskeyPlace
  },
  { code, credential }: Shown,
): Promise<Factor | null> {
  if (credential) return judgePasskey(rows, asked, credential)
  const digits = (code ?? '').replaceAll(/\s/g, '')
  if (guard.developmentCode !== null && digits === guard.developmentCode) {
    return { with: 'development', passkeyId: null }
  }
  const isRight = await takeCode(rows, guard, asked.staffId, digits)
  return isRight ? { with: 'totp', passkeyId: null } : null
}

async function judgePasskey(
  rows: Rows,
  {
    staffId,
    challengeHash,
    place,
  }: {
    readonly staffId: StaffId
    readonly challengeHash: Buffer
    readonly place: PasskeyPlace
  },
  credential: UsedKeyAnswer,
): Promise<Factor | null> {
  const said = readClientData(credential.response.clientDataJSON)
  if (!said || said.isFramed || !hashSecret(said.challenge).equals(challengeHash)) return null
  const key = await rows
    .selectFrom('staff_passkeys')
    .select(['public_key', 'counter'])
    .where('id', '=', credential.id)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (!key) return null
  const counter = await verifyUsedKey(credential, said.challenge, place, key.public_key)
  if (counter === null || !isCounterAhead(key.counter, counter)) return null
  // Of two uses with the same counter one is noted.
  const noted = await rows
    .updateTable('staff_passkeys')
    .set({ counter, used_at: sql`house_now()` })
    .where('id', '=', credential.id)
    .where('counter', '=', key.counter)
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n ? { with: 'passkey', passkeyId: credential.id } : null
}

/** A code is right once, and none older than it afterwards. */
async function takeCode(
  rows: Rows,
  { keys, now }: Pick<StaffGuard, 'keys' | 'now'>,
  staffId: StaffId,
  code: string,
): Promise<boolean> {
  const kept = await rows
    .selectFrom('staff_totps')
    .select('sealed')
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  const secret = kept && keys.open('secret', kept.sealed, `staff totp ${staffId}`)
  const step = secret ? findStep(secret, code, now()) : null
  if (step === null) return false
  const taken = await rows
    .updateTable('staff_totps')
    .set({ last_step: BigInt(step) })
    .where('staff_id', '=', staffId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
