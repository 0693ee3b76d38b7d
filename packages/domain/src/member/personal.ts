import type { MemberId, SiteId } from '@oriel/core/id'
import { normalisePersonal, type PersonalField } from '@oriel/core/personal'
import type { Database, Rows, Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { openOwnKey, takeOwnKey } from './own-key.ts'
import { fillSearchMarks, isSearchField, markOf, writeSearchMark } from './search-marks.ts'
import type { MarkPass } from './search-marks.ts'

export type Personal = Partial<Record<PersonalField, string>>

/** Keeps what is given, normalised and sealed. Empty means: no longer known. */
export async function writePersonal(
  work: Work,
  keys: Keys,
  memberId: MemberId,
  given: Personal,
): Promise<void> {
  const entries = Object.entries(given) as [PersonalField, string][]
  if (entries.length === 0) return
  const key = await takeOwnKey(work, keys, memberId)
  const { site_id } = await work
    .selectFrom('members')
    .select('site_id')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const marked = { memberId, siteId: site_id as SiteId }
  for (const [field, text] of entries) {
    const value = normalisePersonal(field, text)
    if (isSearchField(field)) await writeSearchMark(work, keys, marked, field, value)
    if (value === '') {
      await work
        .deleteFrom('member_fields')
        .where('member_id', '=', memberId)
        .where('field', '=', field)
        .execute()
      continue
    }
    const sealed = key.seal(value, field)
    await work
      .insertInto('member_fields')
      .values({ member_id: memberId, field, sealed })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'field']).doUpdateSet({ sealed, verified_at: null }),
      )
      .execute()
  }
}

export async function readPersonal(rows: Rows, keys: Keys, memberId: MemberId): Promise<Personal> {
  const kept = await rows
    .selectFrom('member_fields as f')
    .innerJoin('member_keys as k', 'k.member_id', 'f.member_id')
    .select(['f.field', 'f.sealed', 'k.sealed as key'])
    .where('f.member_id', '=', memberId)
    .execute()
  const personal: Personal = {}
  const [first] = kept
  if (!first) return personal
  const key = openOwnKey(keys, memberId, first.key)
  for (const { field, sealed } of kept) personal[field as PersonalField] = key.open(sealed, field)
  return personal
}

/**
 * Claims what only one member of a site may have. The first field that somebody else has is given
 * back, and then the work must be undone; null means all are theirs now.
 */
export async function claimUnique(
  work: Work,
  keys: Keys,
  member: { readonly siteId: SiteId; readonly id: MemberId },
  wanted: Personal,
): Promise<PersonalField | null> {
  for (const [field, text] of Object.entries(wanted) as [PersonalField, string][]) {
    const value = normalisePersonal(field, text)
    await work
      .deleteFrom('member_marks')
      .where('member_id', '=', member.id)
      .where('field', '=', field)
      .execute()
    if (value === '') continue
    const claimed = await work
      .insertInto('member_marks')
      .values({
        site_id: member.siteId,
        field,
        mark: markOf(keys, member.siteId, field, value),
        member_id: member.id,
      })
      .onConflict((conflict) => conflict.columns(['site_id', 'field', 'mark']).doNothing())
      .returning('member_id')
      .executeTakeFirst()
    if (!claimed) return field
  }
  return null
}

/** Whether somebody of this site has claimed it. */
export async function isTaken(
  rows: Rows,
  keys: Keys,
  siteId: SiteId,
  field: PersonalField,
  text: string,
): Promise<boolean> {
  const mark = markOf(keys, siteId, field, normalisePersonal(field, text))
  const row = await rows
    .selectFrom('member_marks')
    .select('member_id')
    .where('site_id', '=', siteId)
    .where('field', '=', field)
    .where('mark', '=', mark)
    .executeTakeFirst()
  return row !== undefined
}

/** So many members at once: their marks and the place reached are one short transaction. */
const FILLED_AT_ONCE = 200

/** Marks of members who were there before marks were; some at a time, until all have theirs. */
export const fillMarks = (
  database: Database,
  keys: Keys,
  count = FILLED_AT_ONCE,
): Promise<MarkPass> =>
  fillSearchMarks(database, keys, count, (work) => (memberId) => readPersonal(work, keys, memberId))
