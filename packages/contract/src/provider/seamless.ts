import * as z from 'zod/mini'
import { providerCall } from '../provider-call.ts'
import { Amount } from '../wire.ts'
import { PlayerWire, TitleCode } from './play.ts'
import { PositiveAmount, TransferRef } from './wallet.ts'

// The other way round: the money stays in the house, and the provider asks for it each time.

const NoNegative = Amount.check(z.refine((units) => units >= 0n, 'below zero'))
const BalanceWire = z.object({ balance: Amount })
const TxWire = { ...PlayerWire, tx_id: TransferRef, round_id: z.uuid(), title: TitleCode } as const

/** Refusals of every move: the same transaction with another body, or another currency. */
const MOVE_REASONS = ['player_unknown', 'wrong_currency', 'duplicate_different'] as const

export const authenticatePlayerCall = providerCall({
  path: '/seamless/v1/authenticate',
  summary: 'Whether a player may still play, and what they have.',
  input: z.strictObject({ ...PlayerWire, launch_id: z.string() }),
  data: BalanceWire,
  reasons: ['player_unknown', 'player_blocked', 'token_invalid'],
})

export const houseBalanceCall = providerCall({
  path: '/seamless/v1/balance',
  summary: 'What a player has.',
  input: z.strictObject(PlayerWire),
  data: BalanceWire,
  reasons: ['player_unknown'],
})

export const betMoneyCall = providerCall({
  path: '/seamless/v1/bet',
  summary: 'Takes a stake. The only move that limits and blocks can refuse.',
  input: z.strictObject({ ...TxWire, amount: PositiveAmount }),
  data: BalanceWire,
  reasons: [
    ...MOVE_REASONS,
    'insufficient_funds',
    'player_blocked',
    'limit_exceeded',
    'title_blocked',
    'rolled_back',
    'round_over',
  ],
})

export const winMoneyCall = providerCall({
  path: '/seamless/v1/win',
  summary: 'Pays for a round whose stake was taken.',
  input: z.strictObject({ ...TxWire, bet_tx_id: TransferRef, amount: PositiveAmount }),
  data: BalanceWire,
  reasons: [...MOVE_REASONS, 'bet_unknown', 'round_over'],
})

export const betWinMoneyCall = providerCall({
  path: '/seamless/v1/bet-win',
  summary: 'Stake and payout of a round that is over at once, both or neither.',
  input: z.strictObject({ ...TxWire, bet: PositiveAmount, win: NoNegative }),
  data: BalanceWire,
  reasons: betMoneyCall.reasons,
})

export const rollbackBetCall = providerCall({
  path: '/seamless/v1/rollback',
  summary: 'Takes a bet back. One that never came is remembered: it will not apply later.',
  input: z.strictObject({ ...TxWire, bet_tx_id: TransferRef }),
  data: BalanceWire,
  reasons: [...MOVE_REASONS, 'round_over'],
})

export const endRoundCall = providerCall({
  path: '/seamless/v1/end-round',
  summary: 'Nothing more comes for this round.',
  input: z.strictObject({ ...PlayerWire, round_id: z.uuid(), title: TitleCode }),
  data: BalanceWire,
  reasons: ['player_unknown', 'wrong_currency'],
})

export const moveStatusCall = providerCall({
  path: '/seamless/v1/status',
  summary: 'What became of a transaction.',
  input: z.strictObject({ tx_id: TransferRef }),
  data: z.object({ state: z.enum(['applied', 'refused', 'rolled_back', 'not_found']) }),
  reasons: [],
})
