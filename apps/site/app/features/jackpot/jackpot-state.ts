import type { DataOf } from '@oriel/contract/endpoint'
import type { getJackpotCall } from '@oriel/contract/member/jackpot'

export type Jackpot = DataOf<typeof getJackpotCall>

/** What came late or twice changes nothing; another currency is another pool. */
export const newer = (before: Jackpot | null, next: Jackpot): Jackpot =>
  before && before.currency === next.currency && before.version >= next.version ? before : next
