import type { Id, MemberId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import type { MemberState } from '@oriel/domain/member'
import { sql } from 'kysely'

export type PersonId = Id<'person'>

/** The person an account belongs to: the same id for all accounts that are known to be theirs. */
export async function personOf(rows: Rows, memberId: MemberId): Promise<PersonId> {
  const { rows: found } = await sql<{ person: PersonId }>`
    SELECT person_of(${memberId}) AS person`.execute(rows)
  const [one] = found
  if (!one) throw new Error('an account has no person')
  return one.person
}

export const sharedMarks = ['phone', 'email', 'identity_id', 'device', 'card'] as const
export type SharedMark = (typeof sharedMarks)[number]

export type SameAccount = {
  readonly id: MemberId
  readonly account: string
  readonly state: MemberState
  readonly joinedAt: Date
  /** What it has in common with the one that was asked for; none where a third joins them. */
  readonly shares: readonly SharedMark[]
}

type Page = { readonly after: string | null; readonly count: number }

/** The other accounts of the same person, the oldest first, and what each shares with this one. */
export async function listSamePerson(
  rows: Rows,
  memberId: MemberId,
  { after, count }: Page,
): Promise<{ readonly list: SameAccount[]; readonly next: string | null }> {
  const { rows: found } = await sql<SameAccount>`
    SELECT m.id, m.account, m.state, m.created_at AS "joinedAt",
      ARRAY(SELECT s.field FROM member_search_marks s JOIN member_search_marks own
          ON own.member_id = ${memberId} AND own.field = s.field AND own.mark = s.mark
        WHERE s.member_id = m.id
        UNION ALL SELECT 'device' WHERE EXISTS (SELECT FROM member_devices d
          JOIN member_devices own ON own.device_hash = d.device_hash AND own.member_id = ${memberId}
          WHERE d.member_id = m.id)
        UNION ALL SELECT 'card' WHERE EXISTS (SELECT FROM bank_cards c
          JOIN bank_cards own ON own.site_id = c.site_id AND own.mark = c.mark
            AND own.member_id = ${memberId}
          WHERE c.member_id = m.id)) AS shares
    FROM (SELECT member_id FROM person_members WHERE group_id = person_of(${memberId})
      AND member_id <> ${memberId} ${after === null ? sql`` : sql`AND member_id > ${after}::uuid`}
      ORDER BY member_id LIMIT ${count + 1}) other
    JOIN members m ON m.id = other.member_id ORDER BY m.id`.execute(rows)
  const list = found.slice(0, count)
  return { list, next: found.length > count ? (list.at(-1)?.id ?? null) : null }
}
