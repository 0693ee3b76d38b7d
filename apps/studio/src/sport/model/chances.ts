import type { Chances } from './model.ts'
import { above, add, mirror, WHOLE, type Spread } from './parts.ts'

/** From what each side ends with, where they know nothing of each other. */
export function chancesOf(
  home: Spread,
  away: Spread,
): Chances & { readonly lead: Spread; readonly total: Spread } {
  const lead = add(home, mirror(away))
  const [homeWins, awayWins] = [above(lead, 0), above(mirror(lead), 0)]
  return {
    win: { home: homeWins, draw: WHOLE - homeWins - awayWins, away: awayWins },
    lead,
    total: add(home, away),
  }
}
