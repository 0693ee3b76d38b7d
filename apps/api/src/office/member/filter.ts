import type { memberListCall } from '@oriel/contract/office/member'
import type { InputOf } from '@oriel/contract/endpoint'
import type { SiteId } from '@oriel/core/id'
import { nextDay, startOfDay } from '@oriel/core/time'
import type { Rows } from '@oriel/db/database'
import type { MemberFilter } from '@oriel/domain/member'
import { timeZoneOf } from '@oriel/domain/site'

type Asked = Partial<
  Pick<InputOf<typeof memberListCall>, 'state' | 'currency' | 'from' | 'to' | 'account'>
>

/** The filter of a list of members; days are those of the site's clock, both included. */
export async function memberFilter(
  rows: Rows,
  siteId: SiteId,
  { state, currency, from, to, account }: Asked,
): Promise<MemberFilter> {
  const zone = await timeZoneOf(rows, siteId)
  return {
    siteId,
    state,
    currency,
    from: from === undefined ? undefined : startOfDay(from, zone),
    until: to === undefined ? undefined : startOfDay(nextDay(to), zone),
    prefix: account,
  }
}
