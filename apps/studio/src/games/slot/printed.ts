/** What the rules page says of a slot besides its return; its test proves each from the rules. */
export type SlotFigures = {
  /** The return in its parts, in percent: rows of symbols, scatters, free spins. */
  readonly wins: string
  readonly scatter: string
  readonly feature: string
  /** How many of a hundred paid spins pay anything. */
  readonly hits: string
  /** How many of a hundred spins that pay bring less than was staked. */
  readonly belowStake: string
  /** Free spins come once in so many paid spins. */
  readonly triggerOneIn: string
}
