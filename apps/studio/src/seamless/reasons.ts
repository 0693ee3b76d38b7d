/** Why a round does not begin because of the house that keeps the money. */
export type HouseReason =
  /** It has not answered clearly; what was asked is being found out. */
  | 'being_checked'
  /** It does not answer at all, or the stake that it may have taken is back. */
  | 'house_silent'
  | 'house_refused'
  | 'player_blocked'
  | 'limit_exceeded'
  | 'title_blocked'
export type RefusedBecause = HouseReason | 'insufficient_funds' | 'bets_closed'

/** What is said to the player of what is noted with a void round; the rest is not for them. */
const TOLD: Readonly<Record<string, RefusedBecause>> = {
  unanswered: 'house_silent',
  rolled_back: 'house_silent',
  bets_closed: 'bets_closed',
  insufficient_funds: 'insufficient_funds',
  player_blocked: 'player_blocked',
  limit_exceeded: 'limit_exceeded',
  title_blocked: 'title_blocked',
}
export const toldBecause = (noted: string | null): RefusedBecause =>
  TOLD[noted ?? ''] ?? 'house_refused'
