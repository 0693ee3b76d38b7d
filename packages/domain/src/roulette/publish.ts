import { currencies, type Currency } from '@oriel/core/currency'
import { newId, type SiteId } from '@oriel/core/id'
import { parseUnits, writeUnits } from '@oriel/core/money'
import { done, type Outcome } from '@oriel/core/outcome'
import {
  checkPrizes,
  DRAWS_MAX,
  PRIZES_MAX,
  prizeKinds,
  WEIGHTS_MAX,
  weightsOf,
  worthOf,
  type RoulettePrize,
  type WheelRefusal,
} from '@oriel/core/chance/roulette'
import type { Work } from '@oriel/db/database'
import { command, type Deed, type State } from '@oriel/domain/command'
import { findSite } from '@oriel/domain/site'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { findWheel } from './wheel.ts'

const PrizeInput = z.object({
  prize_id: z.int().check(z.minimum(1), z.maximum(99)),
  kind: z.enum(prizeKinds),
  /** Money with up to four decimals, a number of draws, or 0. */
  amount: z.string().check(z.regex(/^\d{1,11}(\.\d{1,4})?$/)),
  weight: z.int().check(z.minimum(1), z.maximum(WEIGHTS_MAX)),
  stock: z.nullable(z.int().check(z.minimum(1), z.maximum(1_000_000))),
  fallback_prize_id: z.nullable(z.int()),
})
const Input = z.object({
  currency: z.enum(currencies as [Currency, ...Currency[]]),
  prizes: z.array(PrizeInput).check(z.maxLength(PRIZES_MAX)),
})
type Input = z.output<typeof Input>

/** Draws are counted, money is in units. */
function prizesOf({ prizes }: Input): RoulettePrize[] {
  return prizes.map((one) => ({
    prizeId: one.prize_id,
    kind: one.kind,
    amount: amountOf(one),
    weight: one.weight,
    stock: one.stock,
    fallbackPrizeId: one.fallback_prize_id,
  }))
}

function amountOf({ kind, amount }: Input['prizes'][number]): bigint {
  if (kind === 'cash') return parseUnits(amount) ?? 0n
  return /^\d{1,3}$/.test(amount) ? BigInt(amount) : BigInt(DRAWS_MAX + 1)
}

/** What people compare: a line for each prize, and what a draw costs. */
async function look(work: Work, siteId: SiteId, { currency }: Input): Promise<State | null> {
  const site = await findSite(work, siteId)
  if (!site?.currencies.includes(currency)) return null
  await lockWheel(work, siteId)
  const wheel = await findWheel(work, siteId, currency)
  if (!wheel) return { version: '0', fields: { currency, version: 0 } }
  const { cash, withDraws } = worthOf(wheel.prizes)
  const lines = wheel.prizes.map((prize) => [`prize_${prize.prizeId}`, lineOf(prize, currency)])
  return {
    version: String(wheel.version),
    fields: {
      currency,
      version: wheel.version,
      ...Object.fromEntries(lines),
      weights: weightsOf(wheel.prizes),
      worth_cash: `${writeUnits(cash)} ${currency}`,
      worth_with_draws: withDraws === null ? 'no end' : `${writeUnits(withDraws)} ${currency}`,
    },
  }
}

function lineOf({ kind, amount, weight, stock, fallbackPrizeId }: RoulettePrize, currency: string) {
  const what = kind === 'cash' ? `${writeUnits(amount)} ${currency}` : `${kind} ${amount}`
  const end = stock === null ? '' : `, ${stock}, then ${fallbackPrizeId}`
  return `${kind === 'none' ? kind : what} × ${weight}${end}`
}

/** Versions of a site come one by one. */
const lockWheel = (work: Work, siteId: SiteId) =>
  sql`SELECT pg_advisory_xact_lock(hashtext('roulette'), ${siteId}::int)`.execute(work)

export type Publishing = {
  readonly siteId: SiteId
  readonly currency: Currency
  readonly prizes: readonly RoulettePrize[]
  readonly by: string
  readonly proposalId: string | null
}

/** Writes the next version of the wheel of a currency. Members draw from it as of the commit. */
export async function publishWheel(
  work: Work,
  { siteId, currency, prizes, by, proposalId }: Publishing,
): Promise<Outcome<number, WheelRefusal>> {
  const checked = checkPrizes(currency, prizes)
  if (!checked.ok) return checked
  await lockWheel(work, siteId)
  const before = await findWheel(work, siteId, currency)
  const [id, version] = [before?.id ?? newId<'roulette'>(), (before?.version ?? 0) + 1]
  await work
    .insertInto('roulettes')
    .values({ id, version, site_id: siteId, currency, published_by: by, proposal_id: proposalId })
    .execute()
  await work
    .insertInto('roulette_prizes')
    .values(
      prizes.map((prize, position) => ({
        roulette_id: id,
        version,
        prize_id: prize.prizeId,
        position,
        kind: prize.kind,
        amount: prize.amount,
        weight: BigInt(prize.weight),
        stock: prize.stock,
        fallback_prize_id: prize.fallbackPrizeId,
      })),
    )
    .execute()
  return done(version)
}

async function run(
  work: Work,
  _tools: unknown,
  { siteId, by, proposalId }: Deed,
  input: Input,
): Promise<Outcome<void, string>> {
  const { currency } = input
  const publishing = { siteId, currency, prizes: prizesOf(input), by, proposalId }
  const published = await publishWheel(work, publishing)
  return published.ok ? done() : published
}

/** Always a proposal: what a wheel gives is the house's money. */
export const publishRouletteCommand = command<Input>({
  permission: 'roulette.publish',
  subjectKind: 'roulette',
  input: Input,
  subjectOf: ({ currency }) => currency,
  look,
  run,
})
