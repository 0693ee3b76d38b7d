import type { ToldRound } from '../casino/rounds.ts'
import type { Reason } from '../casino/transfers.ts'

export const CODES = {
  MALFORMED: 1034,
  OPERATOR_UNKNOWN: 1204,
  PLAYER_UNKNOWN: 1300,
  CURRENCY_UNKNOWN: 1305,
  TITLE_UNKNOWN: 1307,
  MAINTENANCE: 1308,
  LOBBY_NOT_ALLOWED: 1309,
  INSUFFICIENT: 3001,
  IN_ROUND: 3002,
  AMOUNT_NOT_ALLOWED: 3003,
  REFERENCE_USED: 3004,
  TRANSACTION_UNKNOWN: 3005,
  ROUND_UNKNOWN: 3201,
} as const

const OF_REASON: Readonly<Record<Reason, number>> = {
  player_unknown: CODES.PLAYER_UNKNOWN,
  insufficient: CODES.INSUFFICIENT,
  in_round: CODES.IN_ROUND,
  amount: CODES.AMOUNT_NOT_ALLOWED,
  maintenance: CODES.MAINTENANCE,
}
export const codeOfReason = (reason: Reason | null): number =>
  reason === null ? CODES.MALFORMED : OF_REASON[reason]

/** Any title will do: they are all the same wheel. */
export const TITLE = /^[A-Za-z0-9_.-]{1,60}$/

/** Two decimals, always; inside they are whole hundredths. */
export const writeAmount = (count: number): string =>
  `${Math.floor(count / 100)}.${String(count % 100).padStart(2, '0')}`

export function readAmount(text: string): number | null {
  const [, whole, rest] = /^([0-9]{1,13})\.([0-9]{2})$/.exec(text) ?? []
  return whole === undefined || rest === undefined ? null : Number(whole) * 100 + Number(rest)
}

export const toRound = (round: ToldRound) => ({
  round_id: round.id,
  player_name: round.name,
  currency: round.currency,
  game: round.title,
  status: 'settled',
  stake: writeAmount(round.stake),
  payout: writeAmount(round.payout ?? 0),
  started_at: round.started,
  settled_at: round.settled,
})
