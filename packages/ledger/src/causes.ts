/**
 * Why money moves: what happened. One closed list, because statements, turnover and reports decide
 * by it: a new cause does not compile before each of them has a place for it.
 */
export const causeKinds = [
  'deposit',
  /** Money at a payment provider that belongs to no order. */
  'arrival',
  'withdrawal',
  /** A line of a provider's settlement file that is about no member. */
  'settlement-line',
  'transfer',
  'round',
  'held-win',
  'grant',
  'red-envelope',
  'jackpot',
  'commission',
  'adjustment',
  'recommend',
  'roulette',
  'removal',
  /** Made up by tests, benches and fault runs. */
  'test',
] as const
export type CauseKind = (typeof causeKinds)[number]

const isCauseKind = (text: string): text is CauseKind => causeKinds.some((kind) => kind === text)

/** The cause of a journal as it was written; one that this release does not know is a bug. */
export function causeKindOf(text: string): CauseKind {
  if (!isCauseKind(text)) throw new Error(`a journal has the unknown cause ${text}`)
  return text
}

/** What a journal does, as the books name it. */
export const journalKinds = [
  'adjustment',
  'arrival',
  'bet',
  'chargeback',
  'chargeback-fee',
  'chargeback-won',
  'commission',
  'deposit',
  'gift',
  'grant',
  'hold',
  'jackpot',
  'move',
  'move-back',
  'move-in',
  'move-out',
  'payment-fee',
  'payout-returned',
  'refund',
  'release',
  'return',
  'reversal',
  'settle',
  'settlement',
  'suspense',
  'transfer-hold',
  'transfer-in',
  'transfer-out',
  'transfer-reversed',
  'win',
  /** Made up by tests, benches and fault runs. */
  'test',
] as const
export type JournalKind = (typeof journalKinds)[number]
