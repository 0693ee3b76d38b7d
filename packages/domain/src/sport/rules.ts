import type { MemberId, SessionId, SiteId } from '@oriel/core/id'
import type { Rate } from '@oriel/domain/rate'

const MINUTE_MS = 60_000

/** Each asks a provider for a seat. */
const ADDRESSES_PER_MINUTE_MAX = 20
/** Each makes a server of ours look at a page. */
const CHECKS_PER_MINUTE_MAX = 20

export const addressRate = (siteId: SiteId, who: MemberId): Rate => {
  return { siteId, who, name: 'sport', max: ADDRESSES_PER_MINUTE_MAX, perMs: MINUTE_MS }
}

export const checkRate = (siteId: SiteId, who: SessionId): Rate => {
  return { siteId, who, name: 'sport-check', max: CHECKS_PER_MINUTE_MAX, perMs: MINUTE_MS }
}

/** Which game of a dialect has a page for a quick bet, and where it stands. */
export const QUICK_BETS = [{ dialect: 'studio', title: 'sport', page: '/quick-bet' }] as const

/**
 * The address of a launch with the page of the quick bet in place of the game's: spent in the same
 * way, at the same origin. Null for an address that no page of ours can frame.
 */
export function quickBetAddress(launched: string, page: string): string | null {
  if (!URL.canParse(launched)) return null
  const url = new URL(launched)
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  if (!isWeb || url.username !== '' || url.password !== '') return null
  url.pathname = page
  return url.href
}
