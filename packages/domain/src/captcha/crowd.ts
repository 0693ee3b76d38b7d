import type { MemberId, SiteId } from '@oriel/core/id'
import { blockOf } from '@oriel/core/network'
import type { Rows } from '@oriel/db/database'
import { createOrders, makeFirst } from '@oriel/domain/rate'
import type { Keys } from '@oriel/keys/keys'
import { takeCaptcha } from './issue.ts'

/** A member who takes a gift, and from where. */
type Taker = {
  readonly siteId: SiteId
  readonly memberId: MemberId
  readonly ip: string
  /** An envelope, or the wheel on one day. */
  readonly gift: string
  readonly lastsMs: number
}

export type AdmitTaker = (
  taker: Taker,
  captcha: { readonly token: string; readonly answer: string } | null,
  now: Date,
) => Promise<boolean>

/** So many accounts of one network take a gift as they are: a home, or friends at a table. */
const ACCOUNTS_MAX = 3

/**
 * Whether a member may take a gift from here. Behind the address of a mobile carrier are whole
 * towns, so nobody is refused for their network: from the fourth account on each device shows work,
 * once for each gift. A farm pays for each of its accounts.
 */
export function createAdmission(rows: Rows, keys: Keys): AdmitTaker {
  const takeOrder = createOrders(rows, keys)
  return async ({ memberId: who, ip, gift, lastsMs, siteId }, captcha, now) => {
    const one = { siteId, name: `gift ${gift}`, place: blockOf(ip), who, lastsMs }
    if ((await takeOrder(one, now)) <= ACCOUNTS_MAX) return true
    if (!captcha) return false
    if (!(await takeCaptcha(rows, keys, { siteId, type: 'gift', ip, ...captcha }, now)))
      return false
    await makeFirst(rows, keys, one)
    return true
  }
}
