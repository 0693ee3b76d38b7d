import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { lockMember } from '@oriel/domain/member'
import type { VerifiedKey } from './verify.ts'

export type Passkey = {
  readonly id: string
  readonly label: string
  readonly transports: readonly string[]
  readonly createdAt: Date
  readonly usedAt: Date | null
}

export async function listKeys(rows: Rows, memberId: MemberId): Promise<Passkey[]> {
  const found = await rows
    .selectFrom('passkeys')
    .select(['id', 'label', 'transports', 'created_at', 'used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return found.map((row) => ({
    id: row.id,
    label: row.label,
    transports: row.transports,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

/** Keys of one member are added one after another, so that each sees how many there are. */
export async function lockAndCount(work: Work, memberId: MemberId): Promise<number> {
  await lockMember(work, memberId)
  const keys = work.selectFrom('passkeys').where('member_id', '=', memberId)
  const { count } = await keys
    .select((expression) => expression.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function countPasskeys(rows: Rows, memberId: MemberId): Promise<number> {
  const keys = rows.selectFrom('passkeys').select('id').where('member_id', '=', memberId)
  return (await keys.execute()).length
}

/** For who has lost them and has shown otherwise who they are; gives how many there were. */
export async function removeAllPasskeys(work: Work, memberId: MemberId): Promise<number> {
  const removed = work.deleteFrom('passkeys').where('member_id', '=', memberId)
  return Number((await removed.executeTakeFirst()).numDeletedRows)
}

type NewKey = VerifiedKey & {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly transports: readonly string[]
  readonly label: string
}

/** False when the key is somebody’s already. */
export async function insertKey(work: Work, key: NewKey, now: Date): Promise<boolean> {
  const added = await work
    .insertInto('passkeys')
    .values({
      id: key.id,
      site_id: key.siteId,
      member_id: key.memberId,
      public_key: key.publicKey,
      counter: key.counter,
      transports: [...key.transports],
      label: key.label,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Its label, or null when this member has no such key. */
export async function deleteKey(
  work: Work,
  memberId: MemberId,
  id: string,
): Promise<string | null> {
  const removed = await work
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .returning('label')
    .executeTakeFirst()
  return removed?.label ?? null
}

export type KeyHolder = {
  readonly publicKey: Buffer
  readonly counter: bigint
  readonly memberId: MemberId
  readonly account: string
  readonly state: string
  readonly mustVerify: boolean
}

export async function findHolder(
  rows: Rows,
  siteId: SiteId,
  id: string,
): Promise<KeyHolder | null> {
  const row = await rows
    .selectFrom('passkeys as p')
    .innerJoin('members as m', 'm.id', 'p.member_id')
    .select(['p.public_key', 'p.counter', 'm.id', 'm.account', 'm.state', 'm.must_verify'])
    .where('p.id', '=', id)
    .where('p.site_id', '=', siteId)
    .executeTakeFirst()
  if (!row) return null
  return {
    publicKey: row.public_key,
    counter: row.counter,
    memberId: row.id as MemberId,
    account: row.account,
    state: row.state,
    mustVerify: row.must_verify,
  }
}

/** False when the key is gone by now, or another use of it was noted with this counter or more. */
export async function noteUsed(
  work: Rows,
  id: string,
  counter: bigint,
  now: Date,
): Promise<boolean> {
  const used = await work
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    .where((row) =>
      row.or([
        row('counter', '<', counter),
        row.and([row('counter', '=', 0n), row(row.val(counter), '=', 0n)]),
      ]),
    )
    .executeTakeFirst()
  return used.numUpdatedRows > 0n
}
