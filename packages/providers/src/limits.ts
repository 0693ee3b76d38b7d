/** How many calls and how often: what stands before any provider, of games or of payments. */
export type FenceLimits = {
  /** Calls on their way at once, for each kind of place. */
  readonly inFlightMax: number
  readonly waitingMax: number
  readonly waitingMs: number
  /** So many unknown answers in a row, or more than half of the last ones, and it is left alone. */
  readonly unknownsInRow: number
  readonly lastAnswers: number
  /** For so long; each time it fails again, for longer. */
  readonly aloneMs: number
  readonly aloneMaxMs: number
}

export const FENCE_LIMITS: FenceLimits = {
  inFlightMax: 16,
  waitingMax: 64,
  waitingMs: 1_000,
  unknownsInRow: 5,
  lastAnswers: 20,
  aloneMs: 2_000,
  aloneMaxMs: 10_000,
}

/** What the house grants one game provider. */
export type Limits = FenceLimits & {
  readonly launchMs: number
  readonly transferMs: number
  readonly readMs: number
}

export const LIMITS: Limits = {
  ...FENCE_LIMITS,
  launchMs: 8_000,
  transferMs: 8_000,
  readMs: 5_000,
}
