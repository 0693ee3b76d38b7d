import * as z from 'zod/mini'
import { providerCall } from '../provider-call.ts'
import { Amount } from '../wire.ts'
import { PlayerWire, refOf } from './play.ts'

/** The house's name for one transfer. Never used twice. */
export const TransferRef = refOf(8)

export const PositiveAmount = Amount.check(z.refine((units) => units > 0n, 'not above zero'))

export const playerBalanceCall = providerCall({
  path: '/operator/v1/balance',
  summary: 'What a player has at the provider, and what of it is staked in open rounds.',
  input: z.strictObject(PlayerWire),
  data: z.object({ balance: Amount, staked: Amount }),
  reasons: ['player_unknown'],
})

/** Applied: moved, once. Asked again with the same reference and body, the answer is the same. */
const AppliedWire = z.object({ amount: Amount, balance: Amount, provider_tx: z.string() })

export const transferMoneyCall = providerCall({
  path: '/operator/v1/transfer',
  summary: 'Moves money to a player or back. "all" takes back whatever there is.',
  input: z.strictObject({
    ...PlayerWire,
    ref: TransferRef,
    direction: z.enum(['in', 'out']),
    amount: z.union([z.literal('all'), PositiveAmount]),
  }),
  data: AppliedWire,
  reasons: [
    'player_unknown',
    'insufficient_funds',
    'in_round',
    'cancelled',
    'duplicate_different',
    'amount_not_allowed',
    'wrong_wallet',
  ],
})

export const transferStatusCall = providerCall({
  path: '/operator/v1/transfer/status',
  summary:
    'What became of a reference. "not_found" may still change while a request is on its way.',
  input: z.strictObject({ ref: TransferRef }),
  data: z.object({
    state: z.enum(['applied', 'refused', 'cancelled', 'not_found']),
    reason: z.optional(z.string()),
    amount: z.optional(Amount),
    provider_tx: z.optional(z.string()),
  }),
  reasons: [],
})

export const cancelTransferCall = providerCall({
  path: '/operator/v1/transfer/cancel',
  summary: 'After "cancelled" this reference never applies, however late it arrives.',
  input: z.strictObject({ ref: TransferRef }),
  data: z.object({ state: z.enum(['cancelled', 'already_applied']) }),
  reasons: [],
})
