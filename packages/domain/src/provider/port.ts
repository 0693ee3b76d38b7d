import type { Currency } from '@oriel/core/currency'
import type { Locale } from '@oriel/core/locale'
import type { Units } from '@oriel/core/money'

/**
 * What a provider made of a question. Done and refused are definite: it has said so, and it was it.
 * Unknown is everything else, however it looks: no answer, a broken one, a wrong signature. Nothing
 * is ever concluded from unknown.
 */
export type ProviderAnswer<Value, Reason extends string = never> =
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'unknown'; readonly cause: UnknownCause }

export type UnknownCause =
  | 'timeout'
  | 'unreachable'
  | 'bad_answer'
  | 'bad_signature'
  /** Too many of ours wait for this provider already: this one was not sent. */
  | 'crowded'
  /** It failed so often that it is left alone for a while: this one was not sent. */
  | 'breaker_open'

export const answered = <Value>(value: Value): ProviderAnswer<Value> => ({ kind: 'done', value })
export const refused = <const Reason extends string>(
  reason: Reason,
): ProviderAnswer<never, Reason> => ({
  kind: 'refused',
  reason,
})
export const unknown = (cause: UnknownCause): ProviderAnswer<never> => ({ kind: 'unknown', cause })

/** A member as one provider knows them. */
export type Player = {
  /** Our name for them there. */
  readonly ref: string
  readonly currency: Currency
}

export type ProviderCaps = {
  readonly wallet: 'transfer' | 'seamless'
  /** Its smallest amount, in our units: what is less stays where it is. */
  readonly step: Units
  /** A reference can be made to never apply. */
  readonly cancel: boolean
  /** By the provider's documents: a request it has not seen after so long is never applied. */
  readonly notFoundFinalMs: number
  readonly kick: boolean
  readonly demo: boolean
}

export type LaunchAsked = {
  readonly player: Player
  readonly launchId: string
  /** The provider's own code of the game. */
  readonly title: string
  readonly locale: Locale
  /** Of the site, for providers whose games show times. */
  readonly timeZone: string
  readonly device: 'desktop' | 'mobile' | 'app'
  readonly lobbyUrl: string
  readonly demo: boolean
}
export type LaunchRefusal = 'title_unknown' | 'player_unknown' | 'maintenance' | 'not_allowed'

export type TransferAsked = {
  readonly player: Player
  readonly reference: string
  readonly direction: 'in' | 'out'
  readonly amount: Units | 'all'
}
/** Applied, once. Asked again with the same reference, the answer is the same. */
export type Applied = { readonly amount: Units; readonly providerTx: string }
export type TransferRefusal =
  | 'player_unknown'
  | 'insufficient_funds'
  | 'in_round'
  | 'cancelled'
  | 'amount_not_allowed'
  | 'maintenance'
  /** Known already. What it became is asked for by its status, never guessed. */
  | 'duplicate'

export type TransferFate =
  | ({ readonly state: 'applied' } & Applied)
  | { readonly state: 'refused'; readonly reason: string }
  | { readonly state: 'cancelled' }
  | { readonly state: 'pending' }
  /** May still change while a request is on its way. */
  | { readonly state: 'not_found' }

/**
 * One player's round as the house books it. A round at a table is told once for each player, with
 * the same id. A provider may tell it twice, and never differently.
 */
export type FedRound = {
  readonly roundId: string
  readonly playerRef: string
  readonly currency: Currency
  readonly title: string
  readonly status: 'settled' | 'void'
  readonly stake: Units
  readonly payout: Units
  readonly startedAt: Date
  readonly settledAt: Date
}
export type RoundPage = {
  readonly rounds: readonly FedRound[]
  readonly cursor: string
  readonly more: boolean
}
export type RoundDetail = {
  readonly round: FedRound
  readonly choice: unknown
  readonly view: unknown
  readonly replayUrl: string | null
  readonly fairnessUrl: string | null
}

/** What the house asks of any game provider, in whatever dialect it is spoken there. */
export type ProviderPort = {
  readonly caps: ProviderCaps
  /** Makes a player known. The same one twice is the same one. */
  ensurePlayer(
    player: Player,
  ): Promise<ProviderAnswer<{ readonly extId: string }, 'currency_unknown'>>
  launch(
    asked: LaunchAsked,
  ): Promise<ProviderAnswer<{ readonly url: string; readonly expiresAt: Date }, LaunchRefusal>>
  kick(player: Player): Promise<ProviderAnswer<{ readonly kicked: boolean }, 'player_unknown'>>
  balance(
    player: Player,
  ): Promise<ProviderAnswer<{ readonly balance: Units; readonly staked: Units }, 'player_unknown'>>
  transfer(asked: TransferAsked): Promise<ProviderAnswer<Applied, TransferRefusal>>
  transferStatus(asked: TransferAsked): Promise<ProviderAnswer<TransferFate>>
  /** After "cancelled" the reference never applies, however late it arrives. */
  cancel(
    asked: TransferAsked,
  ): Promise<ProviderAnswer<'cancelled' | 'already_applied', 'unsupported'>>
  rounds(asked: {
    readonly cursor: string
    readonly count: number
  }): Promise<ProviderAnswer<RoundPage>>
  /** One player's part of a round: at a table a round has several. */
  roundDetail(asked: {
    readonly player: Player
    readonly roundId: string
    /** How the pages it names should speak and show their times, where they can. */
    readonly shownIn?: { readonly locale: Locale; readonly timeZone: string }
  }): Promise<ProviderAnswer<RoundDetail, 'round_unknown'>>
}

/** Finds the way to a provider; null where the house has no link to it. */
export type Providers = { port(providerId: string): Promise<ProviderPort | null> }
