import {
  answered,
  refused,
  unknown,
  type ProviderAnswer,
  type Applied,
  type ProviderPort,
  type TransferAsked,
  type TransferRefusal,
} from '@oriel/domain/provider'
import type { Units } from '@oriel/core/money'
import { HUNDREDTH, isAsAsked, isMovable, writeHundredths } from './amounts.ts'
import type { Wire } from './asking.ts'
import { accountOf, Checked, CODES, Exchanged, Info, type Speak } from './jungle-wire.ts'

const REFUSALS: Readonly<Record<number, TransferRefusal>> = {
  [CODES.ACCOUNT_UNKNOWN]: 'player_unknown',
  [CODES.INSUFFICIENT]: 'insufficient_funds',
  [CODES.IN_GAME]: 'in_round',
  [CODES.AMOUNT_NOT_ALLOWED]: 'amount_not_allowed',
  [CODES.MAINTENANCE]: 'maintenance',
  [CODES.TRANSACTION_USED]: 'duplicate',
}
const TYPE = { in: '2', out: '3' } as const
const STATUS = { DONE: 1, FAILED: 2 } as const

type JungleWallet = Pick<ProviderPort, 'balance' | 'transfer' | 'transferStatus' | 'cancel'>

export function jungleWallet(speak: Speak, { readMs, transferMs }: Wire['limits']): JungleWallet {
  const balance: JungleWallet['balance'] = async (player) => {
    const fields = { Account: accountOf(player) }
    const said = await speak('GET', 'GetMemberInfo', fields, Info, readMs)
    if (said.kind === 'unknown') return said
    if (said.kind === 'data') {
      return answered({ balance: said.data.Balance, staked: said.data.Playing })
    }
    return said.code === CODES.ACCOUNT_UNKNOWN ? refused('player_unknown') : unknown('bad_answer')
  }
  const exchange = async (
    { player, reference, direction }: TransferAsked,
    amount: Units,
  ): Promise<ProviderAnswer<Applied, TransferRefusal>> => {
    const fields = {
      Account: accountOf(player),
      TransactionId: reference,
      Amount: writeHundredths(amount),
      TransferType: TYPE[direction],
    }
    const said = await speak('POST', 'ExchangeTransferByAgentId', fields, Exchanged, transferMs)
    if (said.kind === 'unknown') return said
    if (said.kind === 'code') {
      const reason = REFUSALS[said.code]
      return reason ? refused(reason) : unknown('bad_answer')
    }
    if (!isAsAsked(said.data.Amount, amount)) return unknown('bad_answer')
    return answered({ amount: said.data.Amount, providerTx: said.data.OrderNo })
  }
  return {
    balance,
    async transfer(asked) {
      if (asked.amount !== 'all') {
        if (!isMovable(asked.amount, HUNDREDTH)) return refused('amount_not_allowed')
        return exchange(asked, asked.amount)
      }
      if (asked.direction === 'in') return refused('amount_not_allowed')
      const held = await balance(asked.player)
      if (held.kind !== 'done') return held
      const answer = await exchange(asked, held.value.balance)
      // It refuses to move nothing and remembers that it did: this reference is used up, and an
      // older request of the same name that is still on its way cannot take anything any more.
      const isNothing = held.value.balance === 0n && answer.kind === 'refused'
      return isNothing && answer.reason === 'amount_not_allowed'
        ? answered({ amount: 0n, providerTx: '' })
        : answer
    },
    async transferStatus({ reference, amount }) {
      const fields = { TransactionId: reference }
      const said = await speak('GET', 'CheckTransferByTransactionId', fields, Checked, readMs)
      if (said.kind === 'unknown') return said
      if (said.kind === 'code') {
        const isNone = said.code === CODES.TRANSACTION_UNKNOWN
        return isNone ? answered({ state: 'not_found' }) : unknown('bad_answer')
      }
      const { Status, OrderNo: providerTx, Reason } = said.data
      if (Status === STATUS.FAILED) {
        return answered({ state: 'refused', reason: REFUSALS[Reason] ?? String(Reason) })
      }
      if (Status !== STATUS.DONE) return answered({ state: 'pending' })
      if (!isAsAsked(said.data.Amount, amount)) return unknown('bad_answer')
      return answered({ state: 'applied', amount: said.data.Amount, providerTx })
    },
    cancel: async () => refused('unsupported'),
  }
}
