import { jackpotTiers } from '@oriel/core/jackpot'
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Amount, CurrencyCode, SiteNumber } from '../wire.ts'

export const JackpotWire = z.object({
  currency: CurrencyCode,
  /** The balance of the pool in the ledger, and nothing else. */
  jackpot_amount_total: Amount,
  /** The parts of the total that each tier may win: together exactly the total. */
  tiers: z.array(z.object({ name: z.enum(jackpotTiers), amount: Amount })),
  /** Grows with every change, so that a page can tell a late event from a new one. */
  version: z.int(),
})

export const getJackpotCall = endpoint({
  path: '/v2/get_jackpot',
  auth: 'none',
  summary: 'The jackpot of the site in one currency.',
  input: z.object({ site_id: z.optional(SiteNumber), currency: z.optional(CurrencyCode) }),
  data: JackpotWire,
  errors: { '101': 'currency_not_offered' },
})
