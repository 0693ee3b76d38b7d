import type { Draw } from '../../fairness/draw.ts'
import {
  NIL,
  type Course,
  type Mark,
  type Model,
  type Pair,
  type Score,
  type Side,
  type Strength,
} from './model.ts'
import { matchChances } from './tennis-chances.ts'
import {
  isSetWon,
  isTieBreakAt,
  isWon,
  other,
  plus,
  serverOf,
  SERVES,
  SETS_TO_WIN,
  sum,
  tieBreakServer,
} from './tennis-score.ts'

/** A point takes so long, and between two games there is time to bet. */
const POINT_MS = 2_000
const BREAK_MS = 9_000
const OPENS_MS = 1_000
const POINTS_TO_WIN = 4
const TIE_BREAK_POINTS = 7
/** The longest match there could be is far shorter; a draw that never ends is none. */
const POINTS_MAX = 5_000

/** A new set stands there as soon as the one before is over, unless the match is. */
const partsAfter = (parts: readonly Pair[], games: Pair, isMatchOver: boolean): readonly Pair[] => {
  const now = [...parts.slice(0, -1), games]
  return isSetWon(games) && !isMatchOver ? [...now, NIL] : now
}

/** What stands after a point. */
function afterPoint(score: Score, winner: Side): Score {
  const { game, parts } = score
  if (!game) throw new Error('nobody serves')
  const points = plus(game.points, winner)
  const least = game.isTieBreak ? TIE_BREAK_POINTS : POINTS_TO_WIN
  const played = parts.reduce((all, part) => all + sum(part), 0)
  if (!isWon(points, least)) {
    const server = game.isTieBreak ? tieBreakServer(serverOf(played), sum(points)) : game.server
    return { ...score, game: { ...game, points, server } }
  }
  const games = plus(parts.at(-1) ?? NIL, winner)
  const [home, away] = isSetWon(games)
    ? plus([score.home, score.away], winner)
    : [score.home, score.away]
  const isMatchOver = Math.max(home, away) === SETS_TO_WIN
  const after = partsAfter(parts, games, isMatchOver)
  const isTieBreak = isTieBreakAt(after.at(-1) ?? NIL)
  return {
    home,
    away,
    parts: after,
    game: isMatchOver ? null : { points: NIL, server: serverOf(played + 1), isTieBreak },
  }
}

const FIRST: Score = {
  home: 0,
  away: 0,
  parts: [NIL],
  game: { points: NIL, server: 'home', isTieBreak: false },
}

/** Who serves wins the point so often as their strength says. */
const pointWinner = (draw: Draw, strength: Strength, server: Side): Side =>
  draw.below(SERVES) < strength[server] ? server : other(server)

function play(strength: Strength, draw: Draw): Course & { final: NonNullable<Course['final']> } {
  const marks: Mark[] = [{ atMs: 0, score: FIRST, opensAtMs: null }]
  let [score, atMs] = [FIRST, 0]
  for (let point = 0; score.game && point < POINTS_MAX; point += 1) {
    score = afterPoint(score, pointWinner(draw, strength, score.game.server))
    atMs += POINT_MS
    const isBetween = score.game !== null && sum(score.game.points) === 0
    marks.push({ atMs, score, opensAtMs: isBetween ? atMs + OPENS_MS : null })
    if (isBetween) {
      atMs += BREAK_MS
      // Play goes on: bets are closed until the game is over.
      marks.push({ atMs, score, opensAtMs: null })
    }
  }
  const [home, away] = score.parts.reduce<Pair>(
    (all, part) => [all[0] + part[0], all[1] + part[1]],
    NIL,
  )
  const winner = score.home > score.away ? 'home' : 'away'
  return { marks, endsAtMs: atMs, final: { winner, home, away } }
}

/** Best of three sets, point by point. Bets are open between two games. */
export const tennis: Model = {
  stepMs: Number.POSITIVE_INFINITY,
  lineGap: 1,
  play,
  chances: (strength, score) =>
    Math.max(score.home, score.away) === SETS_TO_WIN ? null : matchChances(strength, score),
}
