import {
  cancelTransferCall,
  playerBalanceCall,
  transferMoneyCall,
  transferStatusCall,
} from '@oriel/contract/provider/wallet'
import {
  answered,
  refused,
  unknown,
  type ProviderAnswer,
  type ProviderPort,
  type TransferFate,
} from '@oriel/domain/provider'
import type { Units } from '@oriel/core/money'
import type { ProviderData } from '@oriel/contract/provider-call'
import type { Wire } from './asking.ts'
import { isAsAsked } from './amounts.ts'
import { wirePlayer, type Speak } from './studio-speak.ts'

type Wallet = Pick<ProviderPort, 'balance' | 'transfer' | 'transferStatus' | 'cancel'>

/** Moves of money to and from a studio that keeps it while somebody plays. */
export const studioWallet = (speak: Speak, { readMs, transferMs }: Wire['limits']): Wallet => ({
  balance: (player) => speak(playerBalanceCall, wirePlayer(player), readMs),
  async transfer({ player, reference: ref, direction, amount }) {
    if (amount !== 'all' && amount <= 0n) return refused('amount_not_allowed')
    const asked = { ...wirePlayer(player), ref, direction, amount }
    const answer = await speak(transferMoneyCall, asked, transferMs)
    if (answer.kind === 'done') {
      if (!isAsAsked(answer.value.amount, amount)) return unknown('bad_answer')
      return answered({ amount: answer.value.amount, providerTx: answer.value.provider_tx })
    }
    if (answer.kind === 'unknown') return answer
    const { reason } = answer
    if (reason === 'duplicate_different') return refused('duplicate')
    // Nothing moved, and it is not kept either: only a cancelled reference is surely over.
    if (reason === 'wrong_wallet') return unknown('bad_answer')
    return refused(reason)
  },
  async transferStatus({ reference: ref, amount }) {
    const answer = await speak(transferStatusCall, { ref }, readMs)
    return answer.kind === 'done' ? fateOf(answer.value, amount) : answer
  },
  async cancel({ reference: ref }) {
    const answer = await speak(cancelTransferCall, { ref }, transferMs)
    return answer.kind === 'done' ? answered(answer.value.state) : answer
  },
})

function fateOf(
  told: ProviderData<typeof transferStatusCall>,
  asked: Units | 'all',
): ProviderAnswer<TransferFate> {
  const { state, amount, reason, provider_tx: providerTx } = told
  if (state === 'refused') return answered({ state, reason: reason ?? '' })
  if (state !== 'applied') return answered({ state })
  if (amount === undefined || providerTx === undefined) return unknown('bad_answer')
  if (!isAsAsked(amount, asked)) return unknown('bad_answer')
  return answered({ state, amount, providerTx })
}

/** Where money stays in the house nothing can be brought or fetched: whoever tries has a bug. */
export function noWallet(because: string): Wallet {
  const never = (): never => {
    throw new Error(`${because}: no money is moved to it or back`)
  }
  return { balance: never, transfer: never, transferStatus: never, cancel: never }
}
