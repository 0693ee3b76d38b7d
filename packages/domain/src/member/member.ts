import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId, type SiteId } from '@oriel/core/id'
import type { Locale } from '@oriel/core/locale'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows } from '@oriel/db/database'
import { sqlState } from '@oriel/db/database'

export type Member = {
  readonly id: MemberId
  readonly siteId: SiteId
  readonly account: string
  readonly currency: Currency
  readonly language: Locale
}

const UNIQUE_VIOLATION = '23505'

/** Makes a member. The unique key decides who was first, not a look beforehand. */
export async function createMember(
  database: Database,
  draft: Omit<Member, 'id'>,
): Promise<Outcome<Member, 'account_taken'>> {
  const member: Member = { ...draft, id: newId<'member'>() }
  try {
    await database.transaction((work) =>
      work
        .insertInto('members')
        .values({
          id: member.id,
          site_id: member.siteId,
          account: member.account,
          currency: member.currency,
          language: member.language,
        })
        .execute(),
    )
    return done(member)
  } catch (error) {
    if (sqlState(error) === UNIQUE_VIOLATION) return refuse('account_taken')
    throw error
  }
}

export async function findMember(
  rows: Rows,
  siteId: SiteId,
  account: string,
): Promise<Member | null> {
  const row = await rows
    .selectFrom('members')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account', '=', account)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id as MemberId,
    siteId,
    account: row.account,
    currency: row.currency as Currency,
    language: row.language as Locale,
  }
}
