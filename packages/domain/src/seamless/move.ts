import type { Currency } from '@oriel/core/currency'
import type { Units } from '@oriel/core/money'
import type { Outcome } from '@oriel/core/outcome'

/** What makes a signed call good once. */
export type SignedOnce = {
  readonly providerId: string
  readonly nonce: string
  /** The time that was signed with it. */
  readonly signedAtMs: number
}

export type SeamlessPlayer = { readonly memberRef: string; readonly currency: Currency }

export type MoveKind = 'bet' | 'win' | 'bet-win' | 'rollback' | 'end-round'

/** One thing that a provider says of a member's money. */
export type SeamlessMove = SignedOnce &
  SeamlessPlayer & {
    readonly kind: MoveKind
    /** SHA-256 of what was said, and of the call it was said to. */
    readonly body: Uint8Array
    readonly roundId: string
    readonly title: string
    /** The provider's name for it; the end of a round has none. */
    readonly txId: string | null
    /** The bet that is paid on or taken back. */
    readonly betTxId: string | null
    readonly bet: Units
    readonly win: Units
  }

export type MoveRefusal =
  | 'replayed'
  | 'player_unknown'
  | 'wrong_currency'
  | 'duplicate_different'
  | 'limit_exceeded'
  | 'insufficient_funds'
  | 'player_blocked'
  | 'title_blocked'
  | 'rolled_back'
  | 'bet_unknown'
  | 'round_over'

/** What the member has after it; told again, what they had after it the first time. */
export type MoveAnswer = Outcome<{ readonly balance: Units }, MoveRefusal>
