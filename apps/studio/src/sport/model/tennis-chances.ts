import type { Chances, Pair, Score, Side, Strength } from './model.ts'
import { NIL } from './model.ts'
import { spread, WHOLE } from './parts.ts'
import {
  isSetWon,
  isTieBreakAt,
  SERVES,
  serverOf,
  SETS_TO_WIN,
  tieBreakServer,
} from './tennis-score.ts'

const SHARE = BigInt(SERVES)
const times = (left: bigint, right: bigint): bigint => (left * right) / WHOLE

/** How often who serves wins the game: to four, two ahead, by the closed form from deuce on. */
export function holdChance(perThousand: number): bigint {
  const [win, lose] = [BigInt(perThousand), SHARE - BigInt(perThousand)]
  const early = win ** 4n * (SHARE ** 2n + 4n * lose * SHARE + 10n * lose ** 2n)
  const deuce = 20n * win ** 5n * lose ** 3n
  const both = win ** 2n + lose ** 2n
  return (WHOLE * (early * both + deuce)) / (SHARE ** 6n * both)
}

const TO_SEVEN = 7
const BEFORE_LAST = 6

/** How often home wins a tie-break that `first` begins to serve. */
export function tieBreakChance(strength: Strength, first: Side): bigint {
  const homeWins = (server: Side): bigint =>
    (WHOLE * BigInt(server === 'home' ? strength.home : SERVES - strength.away)) / SHARE
  // From six all on each serves once of two points: who wins both has won.
  const [own, against] = [homeWins('home'), homeWins('away')]
  const [both, none] = [times(own, against), times(WHOLE - own, WHOLE - against)]
  const level = (both * WHOLE) / (both + none)
  const from = (home: number, away: number): bigint => {
    if (home === BEFORE_LAST && away === BEFORE_LAST) return level
    if (home === TO_SEVEN) return WHOLE
    if (away === TO_SEVEN) return 0n
    const point = homeWins(tieBreakServer(first, home + away))
    return times(point, from(home + 1, away)) + times(WHOLE - point, from(home, away + 1))
  }
  return from(0, 0)
}

/** How a set may end: who wins it, after how many more games, how likely. */
type SetEnd = { readonly winner: Side; readonly games: number; readonly chance: bigint }

/** `played` counts all games of the match before, so that it is known who serves. */
function setEnds(strength: Strength, games: Pair, played: number): SetEnd[] {
  const holds = { home: holdChance(strength.home), away: holdChance(strength.away) }
  const breaks = {
    home: tieBreakChance(strength, 'home'),
    away: tieBreakChance(strength, 'away'),
  }
  const ends = new Map<string, SetEnd>()
  const go = (now: Pair, more: number, chance: bigint): void => {
    if (chance === 0n) return
    if (isSetWon(now)) {
      const winner = now[0] > now[1] ? 'home' : 'away'
      const key = `${winner} ${more}`
      ends.set(key, { winner, games: more, chance: chance + (ends.get(key)?.chance ?? 0n) })
      return
    }
    const server = serverOf(played + more)
    const hold = server === 'home' ? holds.home : WHOLE - holds.away
    const home = isTieBreakAt(now) ? breaks[server] : hold
    go([now[0] + 1, now[1]], more + 1, times(chance, home))
    go([now[0], now[1] + 1], more + 1, times(chance, WHOLE - home))
  }
  go(games, 0, WHOLE)
  return [...ends.values()]
}

const GAMES_MAX = 40

/** The winner and the games of a match, as seen between two games. */
export function matchChances(strength: Strength, score: Score): Chances {
  const played = score.parts.reduce((all, [home, away]) => all + home + away, 0)
  const total = Array.from({ length: GAMES_MAX }, () => 0n)
  const fresh = [setEnds(strength, NIL, 0), setEnds(strength, NIL, 1)]
  let homeWins = 0n
  const go = ([home, away]: Pair, games: number, chance: bigint, ends: readonly SetEnd[]): void => {
    for (const end of ends) {
      const sets: Pair = end.winner === 'home' ? [home + 1, away] : [home, away + 1]
      const [after, both] = [games + end.games, times(chance, end.chance)]
      if (Math.max(...sets) < SETS_TO_WIN) {
        go(sets, after, both, fresh[after % 2] ?? [])
        continue
      }
      total[after] = (total[after] ?? 0n) + both
      if (end.winner === 'home') homeWins += both
    }
  }
  const now = setEnds(strength, score.parts.at(-1) ?? NIL, played)
  go([score.home, score.away], played, WHOLE, now)
  return {
    win: { home: homeWins, draw: null, away: WHOLE - homeWins },
    lead: null,
    total: spread(0, total),
  }
}
