import type { MemberId, SiteId } from '@oriel/core/id'
import type { Database, Rows } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'

/** Somebody as another house names them; whoever asks has checked that house's signature. */
export type Identity = {
  readonly siteId: SiteId
  readonly issuer: string
  readonly subject: string
}

export async function findIdentity(
  rows: Rows,
  keys: Keys,
  identity: Identity,
): Promise<MemberId | null> {
  const row = await rows
    .selectFrom('member_identities')
    .select('member_id')
    .where('site_id', '=', identity.siteId)
    .where('issuer', '=', identity.issuer)
    .where('subject_mark', '=', markOf(keys, identity))
    .executeTakeFirst()
  return row ? (row.member_id as MemberId) : null
}

/** False when it belongs to another member, or the member has another one of that house. */
export async function linkIdentity(
  database: Database,
  keys: Keys,
  identity: Identity,
  memberId: MemberId,
  now: Date,
): Promise<boolean> {
  if ((await findIdentity(database.rows, keys, identity)) === memberId) return true
  const linked = await database.rows
    .insertInto('member_identities')
    .values({
      site_id: identity.siteId,
      issuer: identity.issuer,
      subject_mark: markOf(keys, identity),
      member_id: memberId,
      linked_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return linked !== undefined
}

const markOf = (keys: Keys, { issuer, subject }: Identity): Buffer =>
  keys.mark('index', JSON.stringify(['openid', issuer, subject]))
