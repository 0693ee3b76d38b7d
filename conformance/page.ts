import type { Units } from '@oriel/core/money'

/** One round that is over, as the player saw it. */
export type Played = {
  readonly roundId: string
  readonly stake: Units
  readonly payout: Units
  /** What the player has after it. */
  readonly balance: Units
}

/** A round whose stake is taken and whose end is open. */
export type LeftOpen = {
  readonly roundId: string
  readonly stake: Units
  readonly balance: Units
  end(): Promise<Played>
}

/** A player at a game. */
export type Seat = {
  readonly balance: Units
  readonly isDemo: boolean
  /** A whole round, however long the game makes one wait for it. Null: not seated any more. */
  play(): Promise<Played | null>
  /** Begins a round and does not end it. Only where the page has a title for it. */
  leaveOpen(): Promise<LeftOpen>
}

/**
 * How the kit plays. Pages are each provider's own, so this is the one part a provider may have to
 * write: a module with `createPage`, named by --page.
 */
export type Page = {
  /** A title whose rounds stay open until the player takes a step; null when there is none. */
  readonly openTitle: string | null
  /** Follows a launch address. Null: the address is not good, or no longer. */
  sit(url: string): Promise<Seat | null>
}

export type CreatePage = (base: string) => Page
