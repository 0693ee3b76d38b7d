import { dayOf } from '@oriel/core/time'
import { writeRange } from '../parts/filter/days.ts'
import type { SiteRole } from '../platform/me.ts'

type Named = {
  readonly gp_id: string
  readonly round_id: string
  readonly member_id: string
  readonly settled_at: Date
}

/** Before every provider and round of one millisecond, and behind all of the one before. */
const FIRST_OF_MS = 'GP0.0'

/**
 * Where one round of a member is open: the list of its day, from that round on. However much the
 * member played that day, the round is on the page.
 */
export function roundAddress(
  { code, timeZone }: Pick<SiteRole, 'code' | 'timeZone'>,
  { gp_id, round_id, member_id, settled_at }: Named,
): string {
  const day = dayOf(settled_at, timeZone)
  const query = new URLSearchParams({
    days: writeRange({ from: day, to: day }),
    after: `${settled_at.getTime() + 1}.${FIRST_OF_MS}`,
    open: `${gp_id}.${round_id}`,
  })
  return `/${code}/members/${member_id}/rounds?${query.toString()}`
}
