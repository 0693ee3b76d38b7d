/** How long, how many and how often: what the house grants one provider. */
export type Limits = {
  readonly launchMs: number
  readonly transferMs: number
  readonly readMs: number
  /** Calls on their way at once, for each of the two ways: there and home. */
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

export const LIMITS: Limits = {
  launchMs: 8_000,
  transferMs: 8_000,
  readMs: 5_000,
  inFlightMax: 16,
  waitingMax: 64,
  waitingMs: 1_000,
  unknownsInRow: 5,
  lastAnswers: 20,
  aloneMs: 2_000,
  aloneMaxMs: 10_000,
}
