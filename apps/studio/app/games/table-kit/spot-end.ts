import type { Units } from '@oriel/core/money'
import type { TableGame } from '../../../src/game/game.ts'
import { compareRatios, LOST, payOf, PUSH } from '../../../src/game/ratio.ts'

/** What came of a spot: it won, its stake or a part of it came back, or nothing did. */
export type SpotEnd = 'won' | 'back' | 'lost'

export function spotEnd<Outcome>(
  game: Pick<TableGame<Outcome>, 'returnOf'>,
  spot: string,
  outcome: Outcome,
): SpotEnd {
  const paid = game.returnOf(spot, outcome)
  if (compareRatios(paid, LOST) === 0) return 'lost'
  return compareRatios(paid, PUSH) > 0 ? 'won' : 'back'
}

/** What a stake on a spot brought on top of itself; nothing where it did not win. */
export function winningsOf<Outcome>(
  game: Pick<TableGame<Outcome>, 'returnOf'>,
  { spot, stake }: { readonly spot: string; readonly stake: Units },
  outcome: Outcome,
): Units {
  const paid = payOf(stake, game.returnOf(spot, outcome))
  return paid > stake ? paid - stake : 0n
}
