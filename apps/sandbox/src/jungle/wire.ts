import { isCurrencyCode, isPlayerName } from '../casino/players.ts'
import type { ToldRound } from '../casino/rounds.ts'
import type { Reason } from '../casino/transfers.ts'

export const CODES = {
  DONE: 0,
  NOT_PROVEN: 1,
  MALFORMED: 2,
  ACCOUNT_KNOWN: 13,
  ACCOUNT_UNKNOWN: 14,
  CURRENCY_UNKNOWN: 15,
  GAME_UNKNOWN: 16,
  MAINTENANCE: 17,
  HOME_NOT_ALLOWED: 18,
  INSUFFICIENT: 101,
  IN_GAME: 102,
  AMOUNT_NOT_ALLOWED: 103,
  TRANSACTION_USED: 104,
  TRANSACTION_UNKNOWN: 105,
  RECORD_UNKNOWN: 201,
} as const

export const STATUS = { success: 1, failed: 2 } as const

const OF_REASON: Readonly<Record<Reason, number>> = {
  player_unknown: CODES.ACCOUNT_UNKNOWN,
  insufficient: CODES.INSUFFICIENT,
  in_round: CODES.IN_GAME,
  amount: CODES.AMOUNT_NOT_ALLOWED,
  maintenance: CODES.MAINTENANCE,
}
export const codeOfReason = (reason: Reason | null): number =>
  reason === null ? CODES.MALFORMED : OF_REASON[reason]

export const TITLE = /^[A-Za-z0-9_.-]{1,60}$/

type Named = { readonly name: string; readonly currency: string }

/** An account is of one currency and says so in its name. */
export const accountOf = ({ name, currency }: Named): string => `${name}_${currency}`

export function readAccount(account: string): Named | null {
  const cut = account.lastIndexOf('_')
  const [name, currency] = [account.slice(0, Math.max(cut, 0)), account.slice(cut + 1)]
  return isPlayerName(name) && isCurrencyCode(currency) ? { name, currency } : null
}

export const toRecord = (round: ToldRound) => ({
  WagersId: round.id,
  Account: accountOf(round),
  GameId: round.title,
  Status: 'settled',
  BetAmount: round.stake,
  PayoffAmount: round.payout ?? 0,
  WagersTime: new Date(round.started).toISOString(),
  SettlementTime: new Date(round.settled ?? round.started).toISOString(),
})
