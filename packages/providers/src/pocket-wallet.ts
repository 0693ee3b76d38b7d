import {
  answered,
  refused,
  unknown,
  type Player,
  type ProviderPort,
  type TransferRefusal,
} from '@oriel/domain/provider'
import { codeOf, HUNDREDTH, isAsAsked, isMovable, writeTwoPlaces } from './amounts.ts'
import type { Wire } from './asking.ts'
import { CODES, Moved, Transaction, Wallet, type Speak } from './pocket-wire.ts'

export const namesOf = ({ ref, currency }: Player) => ({
  player_name: ref,
  currency: codeOf(currency),
})

const REFUSALS: Readonly<Record<number, TransferRefusal>> = {
  [CODES.PLAYER_UNKNOWN]: 'player_unknown',
  [CODES.INSUFFICIENT]: 'insufficient_funds',
  [CODES.IN_ROUND]: 'in_round',
  [CODES.AMOUNT_NOT_ALLOWED]: 'amount_not_allowed',
  [CODES.MAINTENANCE]: 'maintenance',
  [CODES.REFERENCE_USED]: 'duplicate',
}

const pathOf = (direction: 'in' | 'out', isAll: boolean): string => {
  if (direction === 'in') return '/v1/Cash/TransferIn'
  return isAll ? '/v1/Cash/TransferAllOut' : '/v1/Cash/TransferOut'
}

type PocketWallet = Pick<ProviderPort, 'balance' | 'transfer' | 'transferStatus' | 'cancel'>

export const pocketWallet = (
  speak: Speak,
  { readMs, transferMs }: Wire['limits'],
): PocketWallet => ({
  async balance(player) {
    const said = await speak('/v1/Cash/GetBalance', namesOf(player), Wallet, readMs)
    if (said.kind === 'unknown') return said
    if (said.kind === 'data') {
      return answered({ balance: said.data.balance, staked: said.data.in_play })
    }
    return said.code === CODES.PLAYER_UNKNOWN ? refused('player_unknown') : unknown('bad_answer')
  },
  async transfer({ player, reference, direction, amount }) {
    const isAll = amount === 'all'
    if (isAll ? direction === 'in' : !isMovable(amount, HUNDREDTH)) {
      return refused('amount_not_allowed')
    }
    const fields = {
      ...namesOf(player),
      transfer_reference: reference,
      ...(isAll ? {} : { amount: writeTwoPlaces(amount) }),
    }
    const said = await speak(pathOf(direction, isAll), fields, Moved, transferMs)
    if (said.kind === 'unknown') return said
    if (said.kind === 'code') {
      const reason = REFUSALS[said.code]
      return reason ? refused(reason) : unknown('bad_answer')
    }
    if (!isAsAsked(said.data.amount, amount)) return unknown('bad_answer')
    return answered({ amount: said.data.amount, providerTx: said.data.transaction_id })
  },
  async transferStatus({ player, reference, amount }) {
    const fields = { ...namesOf(player), transaction_reference: reference }
    const said = await speak('/v1/Cash/GetTransaction', fields, Transaction, readMs)
    if (said.kind === 'unknown') return said
    if (said.kind === 'code') {
      const isNone = said.code === CODES.TRANSACTION_UNKNOWN
      return isNone ? answered({ state: 'not_found' }) : unknown('bad_answer')
    }
    const { status, transaction_id: providerTx, code } = said.data
    if (status === 'failed') {
      return answered({ state: 'refused', reason: REFUSALS[code ?? 0] ?? String(code) })
    }
    if (!isAsAsked(said.data.amount, amount)) return unknown('bad_answer')
    return answered({ state: 'applied', amount: said.data.amount, providerTx })
  },
  cancel: async () => refused('unsupported'),
})
