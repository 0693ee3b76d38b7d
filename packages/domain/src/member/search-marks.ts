import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { normalisePersonal, type PersonalField } from '@oriel/core/personal'
import { localPhones } from '@oriel/core/phone'
import type { Database, Rows, Work } from '@oriel/db/database'
import type { Keys } from '@oriel/keys/keys'
import { sql } from 'kysely'
import type { MemberLine } from './list.ts'
import type { MemberState } from './state.ts'

/** What people of the house may find a member by, exactly and never by a part. */
export const searchFields = ['phone', 'email', 'identity_id'] as const
export type SearchField = (typeof searchFields)[number]
export const isSearchField = (field: PersonalField): field is SearchField =>
  (searchFields as readonly string[]).includes(field)

/** The mark by which a value is found again on this site; it is the one of claims, too. */
export const markOf = (keys: Keys, siteId: SiteId, field: PersonalField, value: string): Buffer =>
  keys.mark('index', `${siteId} ${field} ${value}`)

type Marked = { readonly memberId: MemberId; readonly siteId: SiteId }

/** Keeps the mark of a normalised value; an empty one is forgotten. */
export async function writeSearchMark(
  work: Work,
  keys: Keys,
  { memberId, siteId }: Marked,
  field: SearchField,
  value: string,
): Promise<void> {
  if (value === '') {
    const marks = work.deleteFrom('member_search_marks').where('member_id', '=', memberId)
    await marks.where('field', '=', field).execute()
    return
  }
  const mark = markOf(keys, siteId, field, value)
  await work
    .insertInto('member_search_marks')
    .values({ member_id: memberId, site_id: siteId, field, mark })
    .onConflict((conflict) => conflict.columns(['member_id', 'field']).doUpdateSet({ mark }))
    .execute()
}

/** The same where none is there: one that came meanwhile is the newer. */
async function addSearchMark(
  work: Work,
  keys: Keys,
  { memberId, siteId }: Marked,
  field: SearchField,
  value: string,
): Promise<void> {
  const mark = markOf(keys, siteId, field, value)
  await work
    .insertInto('member_search_marks')
    .values({ member_id: memberId, site_id: siteId, field, mark })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export type MarkedMember = MemberLine & { readonly field: SearchField }

const FOUND_MAX = 20
const SHORTEST = 5

/**
 * Members of this site with exactly this phone, mail or identity. Phones are found with and without
 * the code of their country. Whoever calls it for a person of the house notes that in the trail.
 */
export async function findMembersByMark(
  rows: Rows,
  keys: Keys,
  siteId: SiteId,
  typed: string,
): Promise<MarkedMember[]> {
  const marks = marksOf(keys, siteId, typed)
  if (marks.length === 0) return []
  const found = await rows
    .selectFrom('member_search_marks as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .select(['m.id', 'm.account', 'm.state', 'm.currency', 'm.created_at', 's.field'])
    .where('s.site_id', '=', siteId)
    .where('s.mark', 'in', marks)
    .orderBy('m.account')
    .limit(FOUND_MAX)
    .execute()
  return found.map((row) => ({
    id: row.id as MemberId,
    account: row.account,
    state: row.state as MemberState,
    currency: row.currency as Currency,
    joinedAt: row.created_at,
    field: row.field as SearchField,
  }))
}

function marksOf(keys: Keys, siteId: SiteId, typed: string): Buffer[] {
  const marks = searchFields.flatMap((field) => {
    const value = normalisePersonal(field, typed)
    const values = field === 'phone' ? [value, ...localPhones(value)] : [value]
    return values
      .filter(({ length }) => length >= SHORTEST)
      .map((one) => markOf(keys, siteId, field, one))
  })
  return marks
}

/** How far the marks of members who were there before them have been written. */
export type MarkPass = { readonly filled: number; readonly isFinished: boolean }

type ReadFields = (memberId: MemberId) => Promise<Partial<Record<PersonalField, string>>>

/**
 * Writes the missing marks of the next members, in the order of their ids. The place is kept with
 * them, so that it goes on where it was. Two at once write the same.
 */
export function fillSearchMarks(
  database: Database,
  keys: Keys,
  count: number,
  read: (work: Work) => ReadFields,
): Promise<MarkPass> {
  return database.transaction(async (work) => {
    const pass = await work
      .selectFrom('member_mark_passes')
      .select(['reached', 'finished_at'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (pass.finished_at !== null) return { filled: 0, isFinished: true }
    let query = work.selectFrom('members').select(['id', 'site_id']).orderBy('id').limit(count)
    if (pass.reached !== null) query = query.where('id', '>', pass.reached)
    const members = await query.execute()
    for (const { id, site_id } of members) {
      const marked = { memberId: id as MemberId, siteId: site_id as SiteId }
      const personal = await read(work)(marked.memberId)
      for (const field of searchFields) {
        const value = personal[field]
        if (value !== undefined) await addSearchMark(work, keys, marked, field, value)
      }
    }
    const isFinished = members.length < count
    await work
      .updateTable('member_mark_passes')
      .set({
        reached: members.at(-1)?.id ?? pass.reached,
        ...(isFinished && { finished_at: sql<Date>`house_now()` }),
      })
      .execute()
    return { filled: members.length, isFinished }
  })
}
