import type { Currency } from '@oriel/core/currency'
import type { SiteId } from '@oriel/core/id'
import { splitJackpot, type JackpotTier } from '@oriel/core/jackpot'
import type { Money, Units } from '@oriel/core/money'
import { done, refuse, type Outcome } from '@oriel/core/outcome'
import type { Database, Rows, Work } from '@oriel/db/database'
import { announce } from '@oriel/db/outbox'
import { houseAccount } from '@oriel/ledger/chart'
import type { Ledger } from '@oriel/ledger/ledger'
import { readStanding } from '@oriel/ledger/reading'
import { transferEntries, type Cause } from '@oriel/ledger/rules'
import { changedFact } from './fact.ts'

export { readChanged, type JackpotChanged } from './fact.ts'

export type Jackpot = {
  readonly currency: Currency
  /** The balance of the pool's account, and nothing else. */
  readonly total: Units
  readonly tiers: readonly { readonly name: JackpotTier; readonly amount: Units }[]
  /** Counts the movements of the pool: of two answers, the higher is the newer. */
  readonly version: number
}

export async function readJackpot(
  rows: Rows,
  siteId: SiteId,
  currency: Currency,
): Promise<Jackpot> {
  const { units, version } = await readStanding(rows, houseAccount(siteId, 'jackpot', currency))
  return { currency, total: units, tiers: splitJackpot(units), version: Number(version) }
}

export type Contribution = {
  readonly siteId: SiteId
  readonly amount: Money
  /** What the house pays it for. A cause contributes once, however often it is told. */
  readonly cause: Cause
}

/** The house adds to the pool: the money and the fact are committed together, or neither is. */
export const contributeToJackpot = (
  { database, ledger }: { readonly database: Database; readonly ledger: Ledger },
  contribution: Contribution,
): Promise<Outcome<void, 'key_conflict'>> =>
  database.transaction((work) => addToJackpot(work, ledger, contribution))

/** The same inside other work. */
export async function addToJackpot(
  work: Work,
  ledger: Ledger,
  { siteId, amount, cause }: Contribution,
): Promise<Outcome<void, 'key_conflict'>> {
  const { units, currency } = amount
  if (units <= 0n) throw new Error(`a contribution of ${units} ${currency} units is none`)
  const from = houseAccount(siteId, 'promotion', currency)
  const pool = houseAccount(siteId, 'jackpot', currency)
  const posted = await ledger.post(work, {
    key: `jackpot:${siteId}:${cause.kind}:${cause.id}`,
    kind: 'jackpot',
    cause,
    entries: transferEntries(from, pool, amount),
  })
  if (!posted.ok) {
    if (posted.reason === 'key_conflict') return refuse(posted.reason)
    throw new Error(`accounts of the house have no floor, yet one is ${posted.reason}`)
  }
  if (posted.value.isNew) await announce(work, changedFact({ siteId, currency }))
  return done()
}
