import type { SiteId } from '@oriel/core/id'
import { addressOf, blockOf } from '@oriel/core/network'
import type { Rate } from './rate.ts'

/** Where a call comes from: by the connection, never by what it says. */
export type Place = { readonly siteId: SiteId; readonly ip: string }

type Limit = Omit<Rate, 'siteId' | 'who'>

/** As many households as one block may be before all of it is counted as one caller. */
const ADDRESSES_PER_BLOCK = 5

/**
 * A limit per address. Every IPv6 customer has thousands of /64, so the /48 around it is counted as
 * well, with room for a few households.
 */
export function perAddress({ siteId, ip }: Place, limit: Limit): Rate[] {
  const [who, block] = [addressOf(ip), blockOf(ip)]
  const own = { siteId, ...limit, who }
  if (!block.endsWith('/48')) return [own]
  const { name, max, perMs } = limit
  const around = { name: `${name} block`, max: max * ADDRESSES_PER_BLOCK, perMs }
  return [own, { siteId, ...around, who: block }]
}

/** A limit per network: /24 for IPv4, /48 for IPv6. */
export const perBlock = ({ siteId, ip }: Place, limit: Limit): Rate => ({
  siteId,
  ...limit,
  who: blockOf(ip),
})
