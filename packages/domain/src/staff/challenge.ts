import type { Rows } from '@oriel/db/database'
import { readClientData, type NewKeyAnswer, type UsedKeyAnswer } from '@oriel/domain/passkey'
import { hashSecret, newSecret } from '@oriel/keys/secret'
import { sql } from 'kysely'
import { STEP_LIFE, type StaffId } from './rules.ts'

/** Whose passkey is asked: of somebody who works here, or of somebody invited. */
export type Asked = { readonly staffId: StaffId } | { readonly invitationId: string }

export async function issueChallenge(rows: Rows, asked: Asked): Promise<string> {
  const challenge = newSecret()
  await rows
    .insertInto('staff_challenges')
    .values({
      challenge_hash: hashSecret(challenge),
      staff_id: 'staffId' in asked ? asked.staffId : null,
      invitation_id: 'invitationId' in asked ? asked.invitationId : null,
      expires_at: sql`house_now() + ${STEP_LIFE}::interval`,
    })
    .execute()
  return challenge
}

/** The challenge that was signed, good once; null when it was another's, used or too old. */
export async function takeChallenge(
  rows: Rows,
  { response }: NewKeyAnswer | UsedKeyAnswer,
  asked: Asked,
): Promise<string | null> {
  const said = readClientData(response.clientDataJSON)
  if (!said || said.isFramed) return null
  const { rows: taken } = await sql<{ is_good: boolean }>`
    DELETE FROM staff_challenges WHERE challenge_hash = ${hashSecret(said.challenge)}
      AND staff_id IS NOT DISTINCT FROM ${'staffId' in asked ? asked.staffId : null}::uuid
      AND invitation_id IS NOT DISTINCT FROM ${'invitationId' in asked ? asked.invitationId : null}::uuid
    RETURNING expires_at > house_now() AS is_good`.execute(rows)
  return taken[0]?.is_good ? said.challenge : null
}
