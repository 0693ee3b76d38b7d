import type { Currency } from '@oriel/core/currency'
import type { MemberId, SiteId } from '@oriel/core/id'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database } from '@oriel/db/database'
import { wantsNotice } from '@oriel/domain/notice'
import { isActivityOff } from '@oriel/domain/switch'
import type { Keys } from '@oriel/keys/keys'
import { readRemaining } from './grant.ts'
import { readSeedHash } from './seed.ts'
import { readNextNumber } from './spins.ts'
import { findWheel } from './wheel.ts'

export type RouletteInfo = {
  readonly remaining: number
  /** Not while the operator has paused it. */
  readonly isOpen: boolean
  /** Of the secret that decides the next spin. */
  readonly seedHash: string
  readonly nextNumber: number
  /** Whether pages may show the wheel by themselves: the member wants gifts to. */
  readonly mayPopUp: boolean
}

/** What a member sees before a spin. Refused where there is no wheel in their currency. */
export async function readRouletteInfo(
  database: Database,
  keys: Keys,
  member: { readonly siteId: SiteId; readonly memberId: MemberId; readonly currency: Currency },
): Promise<Outcome<RouletteInfo, 'no_roulette'>> {
  const { rows } = database
  const { siteId, memberId, currency } = member
  if (!(await findWheel(rows, siteId, currency))) return refuse('no_roulette')
  return done({
    remaining: await readRemaining(rows, member),
    isOpen: !(await isActivityOff(rows, siteId, 'roulette')),
    seedHash: await readSeedHash(database, keys, memberId),
    nextNumber: await readNextNumber(rows, memberId),
    mayPopUp: await wantsNotice(rows, memberId, 'gift', 'page'),
  })
}
