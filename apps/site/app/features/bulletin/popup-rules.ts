import type { DataOf } from '@oriel/contract/endpoint'
import type { memberBulletinsCall } from '@oriel/contract/member/bulletin'
import { BULLETIN_DEPOSIT, HIDDEN_UNTIL_CHANGED } from '@oriel/core/content-kinds'
import type { BulletinFrequency, BulletinLocation } from '@oriel/core/content-kinds'

/** S3.077: the session storage key of the time at which the pop-up was closed. */
export const CLOSE_TIME_KEY = 'popUpDiscountModalCloseTime'

export type PopupBulletin = DataOf<typeof memberBulletinsCall>['list'][number]
type Dated = Pick<PopupBulletin, 'updated_at'>

/** What the session storage holds under that name; anything but a time is none. */
export function readCloseTime(stored: string | null): number | null {
  return stored !== null && /^\d{1,15}$/.test(stored) ? Number(stored) : null
}

/**
 * S4.049, S4.050: the pop-up shows when it was not dismissed in this session, or when a bulletin is
 * newer than the recorded close time. S4.051: on the deposit page it shows whenever there are
 * bulletins.
 */
export function shouldShow(popup: {
  readonly bulletins: readonly Dated[]
  readonly closedAt: number | null
  readonly location: BulletinLocation
}): boolean {
  const { bulletins, closedAt, location } = popup
  if (bulletins.length === 0) return false
  if (location === BULLETIN_DEPOSIT) return true
  return closedAt === null || newest(bulletins) > closedAt
}

export type Closing = {
  /** What to keep as the close time; null: leave it as it is. */
  readonly closedAt: number | null
  /** What to say to the hide call, and then read the list again; null: nothing to hide. */
  readonly hide: { readonly display_location: BulletinLocation; readonly seen_until: Date } | null
}

/**
 * S4.054: closing hides the bulletins for members at frequency 0. The deposit page always shows
 * its bulletins, so there nothing is hidden.
 */
export const hidesOnClose = (popup: {
  readonly location: BulletinLocation
  readonly isMember: boolean
  readonly frequency: BulletinFrequency
}): boolean =>
  popup.isMember && popup.frequency === HIDDEN_UNTIL_CHANGED && popup.location !== BULLETIN_DEPOSIT

/** S4.052, S4.053: closing records the time, except on the deposit page. */
export function closePopup(popup: {
  readonly bulletins: readonly Dated[]
  readonly location: BulletinLocation
  readonly isMember: boolean
  readonly frequency: BulletinFrequency
  readonly now: number
}): Closing {
  const { bulletins, location, now } = popup
  const seen = newest(bulletins)
  const hides = hidesOnClose(popup) && bulletins.length > 0
  return {
    // A clock that is late must not bring back what was closed a moment ago.
    closedAt: location === BULLETIN_DEPOSIT ? null : Math.max(now, seen),
    hide: hides ? { display_location: location, seen_until: new Date(seen) } : null,
  }
}

const newest = (bulletins: readonly Dated[]): number =>
  bulletins.reduce((latest, { updated_at }) => Math.max(latest, updated_at.getTime()), 0)
