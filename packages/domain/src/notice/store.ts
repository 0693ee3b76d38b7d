import type { MemberId } from '@oriel/core/id'
import type { Rows, Work } from '@oriel/db/database'
import { sql } from 'kysely'
import { isWanted, ruleOf, type NoticeChannel, type NoticeKind } from './rules.ts'

/** A kind of one member by one channel. */
export type Noticed = {
  readonly memberId: MemberId
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
}

/** Begins to depart from what is usual; false where the member does already. */
export async function depart(work: Work, { memberId, kind, channel }: Noticed): Promise<boolean> {
  const { rows } = await sql`
    INSERT INTO notice_choices (member_id, kind, channel, from_at)
    VALUES (${memberId}, ${kind}, ${channel}, house_now())
    ON CONFLICT (member_id, kind, channel) WHERE until_at IS NULL DO NOTHING
    RETURNING from_at`.execute(work)
  return rows.length > 0
}

/** Goes back to what is usual; false where the member never left it. */
export async function goBack(work: Work, { memberId, kind, channel }: Noticed): Promise<boolean> {
  // A choice that was committed after this work began may have begun after it, too.
  const { rows } = await sql`
    UPDATE notice_choices SET until_at = greatest(house_now(), from_at)
    WHERE member_id = ${memberId} AND kind = ${kind} AND channel = ${channel} AND until_at IS NULL
    RETURNING from_at`.execute(work)
  return rows.length > 0
}

/** What a member departs from now. */
export async function listDepartures(
  rows: Rows,
  memberId: MemberId,
): Promise<Pick<Noticed, 'kind' | 'channel'>[]> {
  const { rows: found } = await sql<Pick<Noticed, 'kind' | 'channel'>>`
    SELECT kind, channel FROM notice_choices
    WHERE member_id = ${memberId} AND until_at IS NULL`.execute(rows)
  return found
}

/** A stretch of time in which a member had chosen otherwise than is usual. */
export type NoticeChoice = {
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly wanted: boolean
  readonly fromAt: Date
  /** Null: still. */
  readonly untilAt: Date | null
}

/** Whatever a member has ever chosen, the newest first. */
export async function listChoices(
  rows: Rows,
  memberId: MemberId,
  limit: number,
): Promise<NoticeChoice[]> {
  const { rows: found } = await sql<Omit<NoticeChoice, 'wanted'>>`
    SELECT kind, channel, from_at AS "fromAt", until_at AS "untilAt" FROM notice_choices
    WHERE member_id = ${memberId} ORDER BY from_at DESC, kind, channel
    LIMIT ${limit}`.execute(rows)
  return found.flatMap((one) => {
    const rule = ruleOf(one.kind, one.channel)
    return rule ? [{ ...one, wanted: isWanted(rule, true) }] : []
  })
}

/** Whether a member wants a kind by a channel now. */
export async function wantsNotice(
  rows: Rows,
  memberId: MemberId,
  kind: NoticeKind,
  channel: NoticeChannel,
): Promise<boolean> {
  const { rows: found } = await sql<{ wants: boolean }>`
    SELECT notice_wants(${memberId}, ${kind}, ${channel}, house_now()) AS wants`.execute(rows)
  return found[0]?.wants ?? false
}
