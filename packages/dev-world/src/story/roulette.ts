import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { floorToShown, money } from '@oriel/core/money'
import { expectDone } from '@oriel/core/outcome'
import type { RoulettePrize } from '@oriel/core/chance/roulette'
import type { Database } from '@oriel/db/database'
import { findMember } from '@oriel/domain/member'
import { findWheel, grantDraws, publishWheel } from '@oriel/domain/roulette'
import { findSite } from '@oriel/domain/site'
import { ORIEL } from '../cast.ts'
import { grantOf } from './wallet.ts'

/** Prizes in hundredths of a percent of what everybody begins with, and their weights. */
const CASH = [
  [355, 5, 3],
  [35, 70, null],
  [15, 140, null],
  [7, 220, null],
  [3, 25, null],
] as const
const MORE_DRAWS = { weight: 100, draws: 2n }
const NOTHING_WEIGHT = 440
const NOTHING_ID = 7

function prizesIn(currency: Currency): RoulettePrize[] {
  const { units: all } = grantOf(currency)
  const cash = CASH.map(([part, weight, stock], at): RoulettePrize => ({
    prizeId: at + 1,
    kind: 'cash',
    amount: floorToShown(money((all * BigInt(part)) / 10_000n, currency)).units,
    weight,
    stock,
    fallbackPrizeId: stock === null ? null : NOTHING_ID,
  }))
  const plain = { stock: null, fallbackPrizeId: null }
  const { weight, draws } = MORE_DRAWS
  return [
    ...cash,
    { ...plain, prizeId: 6, kind: 'draws', amount: draws, weight },
    { ...plain, prizeId: NOTHING_ID, kind: 'none', amount: 0n, weight: NOTHING_WEIGHT },
  ]
}

/** Who plays with it sees what a member without a wheel sees. */
const WITHOUT: Currency = 'GP'

const DRAWS = { sophia: 3, minhkhoa: 5 }
const DAYS = 30
const DAY_MS = 86_400_000

/** A wheel in nearly each currency of the first site, and draws for two people there. */
export async function tellRoulette(database: Database, now: Date): Promise<void> {
  const site = await findSite(database.rows, ORIEL)
  if (!site) throw new Error('the sites’ story comes before the wheel’s')
  for (const currency of site.currencies) {
    if (currency !== WITHOUT) await publishOnce(database, ORIEL, currency)
  }
  for (const [account, draws] of Object.entries(DRAWS)) {
    const member = await findMember(database.rows, ORIEL, account)
    if (!member) throw new Error('the members’ story comes before the wheel’s')
    const expires = new Date(Math.max(now.getTime(), Date.now()) + DAYS * DAY_MS)
    const { id: memberId, currency } = member
    const given = { siteId: ORIEL, memberId, currency, cause: 'story', draws, expires }
    await database.transaction((work) => grantDraws(work, given))
  }
}

async function publishOnce(database: Database, siteId: SiteId, currency: Currency): Promise<void> {
  if (await findWheel(database.rows, siteId, currency)) return
  const wheel = { siteId, currency, prizes: prizesIn(currency), by: 'story', proposalId: null }
  expectDone(await database.transaction((work) => publishWheel(work, wheel)))
}
