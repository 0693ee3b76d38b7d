import type { Currency } from '@oriel/core/currency'
import { newId, type MemberId } from '@oriel/core/id'
import { expectDone } from '@oriel/core/outcome'
import type { RoulettePrize } from '@oriel/core/chance/roulette'
import type { Database } from '@oriel/db/database'
import { testKeys } from '@oriel/keys/testing/test-keys'
import { createLedger } from '@oriel/ledger/ledger'
import { ORIEL } from '../../testing/office.ts'
import { grantDraws } from '../grant.ts'
import { publishWheel } from '../publish.ts'
import { spinRoulette } from '../spin.ts'

const DAY_MS = 86_400_000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

export const cash = (
  prizeId: number,
  amount: bigint,
  change: Partial<RoulettePrize> = {},
): RoulettePrize => ({
  prizeId,
  kind: 'cash',
  amount,
  weight: 1,
  stock: null,
  fallbackPrizeId: null,
  ...change,
})
export const nothing = (prizeId: number, weight = 1): RoulettePrize => ({
  ...cash(prizeId, 0n),
  kind: 'none',
  weight,
})
export const draws = (prizeId: number, amount: bigint, weight = 1): RoulettePrize => ({
  ...cash(prizeId, amount),
  kind: 'draws',
  weight,
})
/** Ten of the currency, whatever is drawn. */
export const ALWAYS = [cash(1, 100_000n, { weight: 2 ** 31 }), cash(2, 100_000n)]

/** The next version of a wheel of the first site; gives its number. */
export async function publish(
  database: Database,
  prizes: readonly RoulettePrize[],
  currency: Currency = 'USD',
): Promise<number> {
  const wheel = { siteId: ORIEL, currency, prizes, by: 'test', proposalId: null }
  return expectDone(await database.transaction((work) => publishWheel(work, wheel)))
}

type Giving = {
  readonly memberId: MemberId
  readonly draws: number
  readonly currency?: Currency
  readonly days?: number
  readonly cause?: string
}

export function give(
  database: Database,
  { memberId, draws: count, currency = 'USD', days = 1, cause = newId() }: Giving,
): Promise<{ readonly isNew: boolean }> {
  const given = { siteId: ORIEL, memberId, currency, cause, draws: count, expires: inDays(days) }
  return database.transaction((work) => grantDraws(work, given))
}

/** A member of the first site who turns the wheel, as their page asks for it. */
export const spinner =
  (database: Database, ledger = createLedger(database)) =>
  (memberId: MemberId, spinId: string = newId(), clientSeed = 'mine') =>
    spinRoulette(
      { database, ledger, keys: testKeys },
      { siteId: ORIEL, memberId },
      { spinId, clientSeed },
    )
