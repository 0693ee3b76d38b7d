import type { MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'

/** How well a member is known: nothing, a contact, their person, their address and money. */
export type IdentityTier = 0 | 1 | 2 | 3

export async function readTier(rows: Rows, memberId: MemberId): Promise<IdentityTier> {
  const { rows: found } = await sql<{ tier: IdentityTier }>`
    SELECT greatest(m.identity_tier, EXISTS (SELECT FROM member_fields f WHERE f.member_id = m.id
      AND f.field IN ('phone', 'email') AND f.verified_at IS NOT NULL)::int)::int AS tier
    FROM members m WHERE m.id = ${memberId}`.execute(rows)
  const [one] = found
  if (!one) throw new Error(`no member ${memberId}`)
  return one.tier
}
