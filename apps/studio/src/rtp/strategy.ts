import type { Draw } from '../fairness/draw.ts'
import type { PrintedReturn, SoloGame, TableGame } from '../game/game.ts'
import type { Ratio } from '../game/ratio.ts'
import { sharedDraw } from '../table/shared.ts'

/** What decides one measured round. */
export type Round = {
  /** For games of one player: opens the stream at its beginning, as often as it is asked. */
  draw(): Draw
  /** For games many play at once: the hash of the round in the chain, 64 hexadecimal digits. */
  readonly hash: string
  /** Fixed after the end of the chain was published; the same for all rounds. */
  readonly salt: string
}

/** How a game is played to measure it: some bets on the same rounds, and what each of them got. */
export type Strategy = {
  readonly bets: readonly PrintedReturn[]
  /** What a stake of one brings back, for each of the bets in their order. */
  play(round: Round): readonly Ratio[]
}

/** One way to play a game of one player. */
export type Way<Choice, Step, View> = {
  /** Stands among the returns the game prints, unless `percent` says what must come out. */
  readonly bet: string
  readonly percent?: string
  readonly choice: Choice
  /** The next step while the round is open; only for games that have steps. */
  readonly next?: (view: View, steps: readonly Step[]) => Step
}

/** No game has more; a way to play that goes on beyond has forgotten to stop. */
const STEPS_MAX = 1000

export function solo<Choice, Step, View>(
  game: SoloGame<Choice, Step, View>,
  ways: readonly Way<Choice, Step, View>[],
): Strategy {
  return {
    bets: ways.map(({ bet, percent }) => ({ bet, percent: percent ?? printed(game, bet) })),
    play: (round) => ways.map((way) => playOut(game, way, round)),
  }
}

/** Bets on all that the game prints; `spotOf` names a spot for each bet that is not one itself. */
export function table<Outcome>(
  game: TableGame<Outcome>,
  spotOf: Readonly<Record<string, string>> = {},
): Strategy {
  const spots = game.returns.map(({ bet }) => spotOf[bet] ?? bet)
  const unknown = spots.filter((spot) => !game.isSpot(spot))
  if (unknown.length > 0) throw new Error(`${game.code} has no spot ${unknown.join(', ')}`)
  return {
    bets: game.returns,
    play(round) {
      const outcome = game.outcome(sharedDraw(round.hash, round.salt))
      return spots.map((spot) => game.returnOf(spot, outcome))
    },
  }
}

function playOut<Choice, Step, View>(
  game: SoloGame<Choice, Step, View>,
  { bet, choice, next }: Way<Choice, Step, View>,
  round: Round,
): Ratio {
  const steps: Step[] = []
  while (steps.length <= STEPS_MAX) {
    const standing = game.run(choice, steps, round.draw())
    if (!standing) throw new Error(`${game.code} refuses step ${steps.length} of ${bet}`)
    if (standing.isOver) return standing.pay
    if (!next) throw new Error(`${game.code} is not over, and ${bet} does not say how to go on`)
    steps.push(next(standing.view, steps))
  }
  throw new Error(`${bet} of ${game.code} does not end`)
}

function printed(
  game: { readonly code: string; readonly returns: readonly PrintedReturn[] },
  bet: string,
): string {
  const found = game.returns.find((one) => one.bet === bet)
  if (!found) throw new Error(`${game.code} prints no return of ${bet}`)
  return found.percent
}
