import type { SoloGame, TableGame } from '../../src/game/game.ts'
import { LOST, ratio } from '../../src/game/ratio.ts'
import { CHANCE_BITS, crashOf, type comet } from '../../src/games/comet/rules.ts'
import {
  BetsChoice,
  FlightChoice,
  levelLeft,
  OutStep,
  payoutOfBets,
  stakeOfBets,
} from '../../src/table/choice.ts'

const WORD_BITS = 32

/** A shared round as one who bet at it sees it: their choice, the outcome, what it pays them. */
export function asRound(game: TableGame): SoloGame {
  const { code, version, returns, maxTimes } = game
  const round: SoloGame<BetsChoice> = {
    kind: 'solo',
    code,
    version,
    returns,
    maxTimes,
    stakeStep: 1n,
    choice: BetsChoice,
    step: null,
    run(choice, _steps, draw) {
      const stake = stakeOfBets(game, choice)
      if (stake === null) return null
      const outcome = game.outcome(draw)
      return { view: outcome, isOver: true, pay: ratio(payoutOfBets(game, choice, outcome), stake) }
    },
  }
  return round
}

/** A flight as one who flew sees it. Whoever left by hand cannot have left after its end. */
export function asFlight({ code, version, returns, maxTimes }: typeof comet): SoloGame {
  const flight: SoloGame<FlightChoice, OutStep> = {
    kind: 'solo',
    code,
    version,
    returns,
    maxTimes,
    stakeStep: 1n,
    choice: FlightChoice,
    step: OutStep,
    run(choice, steps, draw) {
      const top = (BigInt(draw.u32()) << BigInt(WORD_BITS)) | BigInt(draw.u32())
      const crash = crashOf(top >> BigInt(2 * WORD_BITS - CHANCE_BITS))
      const level = levelLeft(choice, steps, crash)
      if (level !== null && level > crash) return null
      return { view: { crash }, isOver: true, pay: level === null ? LOST : ratio(level, 100n) }
    },
  }
  return flight
}
