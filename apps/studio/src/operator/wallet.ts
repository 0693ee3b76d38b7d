import {
  cancelTransferCall,
  playerBalanceCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import type { Currency } from '@oriel/core/currency'
import { done, refuse } from '@oriel/core/outcome'
import type { FastifyInstance } from 'fastify'
import type { Studio } from '../studio.ts'
import { findPlayer, readHolding, type PlayerKey } from '../wallet/players.ts'
import { applyTransfer, cancelRef, findTransfer } from '../wallet/transfers.ts'
import { bindCall, type Asked } from './bind.ts'

type TransferReason = (typeof transferMoneyCall.reasons)[number]

export function bindWallet(app: FastifyInstance, studio: Studio): void {
  bindCall(app, studio, playerBalanceCall, async ({ operator, input }) => {
    const player = await findPlayer(studio, playerKey(operator.id, input))
    return player ? done(await readHolding(studio, player.id)) : refuse('player_unknown')
  })
  bindCall(app, studio, transferMoneyCall, (asked) => transfer(studio, asked))
  bindCall(app, studio, transferStatusCall, async ({ operator, input }) => {
    const found = await findTransfer(studio, operator.id, input.ref)
    if (!found) return done({ state: 'not_found' as const })
    return done({
      state: found.state,
      ...(found.reason === null ? {} : { reason: found.reason }),
      ...(found.amount === null ? {} : { amount: found.amount }),
      provider_tx: String(found.number),
    })
  })
  bindCall(app, studio, cancelTransferCall, async ({ operator, input }) => {
    const { state } = await cancelRef(studio, operator.id, input.ref)
    // A refused one never applies either: to the house both mean that nothing moved.
    return done({
      state: state === 'applied' ? ('already_applied' as const) : ('cancelled' as const),
    })
  })
}

async function transfer(studio: Studio, { operator, input }: Asked<typeof transferMoneyCall>) {
  if (operator.wallet !== 'transfer') return refuse('wrong_wallet')
  const player = await findPlayer(studio, playerKey(operator.id, input))
  // Whatever it comes to is decided in one place and kept: a refusal is as final as a yes.
  const applied = await applyTransfer(studio, {
    operatorId: operator.id,
    ref: input.ref,
    memberRef: input.member_ref,
    currency: input.currency,
    playerId: player?.id ?? null,
    direction: input.direction,
    amount: input.amount === 'all' ? null : input.amount,
  })
  if (!applied) return refuse('duplicate_different')
  if (applied.state === 'cancelled') return refuse('cancelled')
  if (applied.state === 'refused') return refuse(applied.reason as TransferReason)
  const { amount, balance, number } = applied
  return done({ amount: amount ?? 0n, balance: balance ?? 0n, provider_tx: String(number) })
}

type Named = { readonly member_ref: string; readonly currency: Currency }

/** Who plays for money is asked for by these names; who plays for nothing cannot be. */
export const playerKey = (operatorId: number, { member_ref, currency }: Named): PlayerKey => ({
  operatorId,
  memberRef: member_ref,
  currency,
  isDemo: false,
})
