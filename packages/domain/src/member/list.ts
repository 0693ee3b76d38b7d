import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import type { Rows } from '@oriel/db/database'
import { sql } from 'kysely'
import type { MemberState } from './state.ts'

/** A member as lists of the office show them: nothing that is sealed. */
export type MemberLine = {
  readonly id: MemberId
  readonly account: string
  readonly state: MemberState
  readonly currency: Currency
  readonly joinedAt: Date
}

export type MemberFilter = {
  readonly siteId: SiteId
  readonly state?: MemberState | undefined
  readonly currency?: Currency | undefined
  /** Joined from here (included) to there (excluded). */
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** These and no others. */
  readonly ids?: readonly MemberId[] | undefined
  /** How the account begins. */
  readonly prefix?: string | undefined
}

export type MemberPage = { readonly list: readonly MemberLine[]; readonly next: string | null }

/** The last letter of what accounts are made of, as often as an account has letters. */
const AFTER_ALL = 'z'.repeat(12)
const PREFIX = /^[a-z0-9]{1,12}$/
const PLACE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\.([0-9a-f-]{36})$/

/**
 * Members of a site, the newest first; by account where a beginning of one is asked for. Each
 * filter has its index. Anything that is no cursor of ours begins anew.
 */
export async function listMembers(
  rows: Rows,
  filter: MemberFilter,
  { after, count }: { readonly after: string | null; readonly count: number },
): Promise<MemberPage> {
  const prefix = filter.prefix?.trim().toLowerCase() ?? ''
  if (prefix !== '' && !PREFIX.test(prefix)) return { list: [], next: null }
  const place = PLACE.exec(after ?? '')
  const at = place?.[1] ?? ''
  const isByAccount = prefix !== ''
  let query = linesOf(rows, filter.siteId).limit(count + 1)
  if (filter.ids) query = query.where('id', 'in', filter.ids)
  if (filter.state) query = query.where('state', '=', filter.state)
  if (filter.currency) query = query.where('currency', '=', filter.currency)
  if (filter.from) query = query.where('created_at', '>=', filter.from)
  if (filter.until) query = query.where('created_at', '<', filter.until)
  if (isByAccount) {
    query = beginsWith(query, prefix)
    if (after !== null && PREFIX.test(after)) query = query.where('account', '>', after)
  } else {
    query = query.orderBy('created_at', 'desc').orderBy('id', 'desc')
    if (!Number.isNaN(Date.parse(at))) {
      query = query.where(
        sql<boolean>`(created_at, id) < (${at}::timestamptz, ${place?.[2]}::uuid)`,
      )
    }
  }
  const found = await query.execute()
  const last = found.at(count - 1)
  const next = last && found.length > count ? (isByAccount ? last.account : last.place) : null
  return { list: found.slice(0, count).map(lineOf), next }
}

/** Those whose account begins so, in order of their accounts. */
export async function findMembersByAccount(
  rows: Rows,
  siteId: SiteId,
  typed: string,
  count = 10,
): Promise<MemberLine[]> {
  const prefix = typed.trim().toLowerCase()
  if (!PREFIX.test(prefix)) return []
  return (await beginsWith(linesOf(rows, siteId), prefix).limit(count).execute()).map(lineOf)
}

/** A member of this site by their id; null for one of another site. */
export async function findMemberById(
  rows: Rows,
  siteId: SiteId,
  id: MemberId,
): Promise<MemberLine | null> {
  const row = await linesOf(rows, siteId).where('id', '=', id).executeTakeFirst()
  return row ? lineOf(row) : null
}

type Line = Omit<MemberLine, 'joinedAt'> & { readonly created_at: Date; readonly place: string }

const linesOf = (rows: Rows, siteId: SiteId) =>
  rows
    .selectFrom('members')
    .select(['id', 'account', 'state', 'currency', 'created_at'])
    // Whole microseconds: a cursor of milliseconds would skip what happened within one.
    .select(
      sql<string>`to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
        || '.' || id`.as('place'),
    )
    .where('site_id', '=', siteId)
    .$castTo<Line>()

const beginsWith = (query: ReturnType<typeof linesOf>, prefix: string) =>
  query
    .where('account', '>=', prefix)
    .where('account', '<=', prefix + AFTER_ALL)
    .orderBy('account')

const lineOf = ({ id, account, state, currency, created_at }: Line): MemberLine => ({
  id,
  account,
  state,
  currency,
  joinedAt: created_at,
})
