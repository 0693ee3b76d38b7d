import * as z from 'zod/mini'
import type { SoloGame } from '../../src/game/game.ts'
import { hundredths, LOST, PUSH } from '../../src/game/ratio.ts'
import { courseOf } from '../../src/sport/model/course.ts'
import { SPORTS } from '../../src/sport/model/model.ts'
import { readSelection, verdictOf } from '../../src/sport/model/selection.ts'
import { sport } from '../../src/sport/rules.ts'

const Leg = z.object({
  fixture: z.string(),
  selection: z.string().check(z.refine((text) => readSelection(text) !== null)),
  price: z.int(),
  sport: z.enum(SPORTS),
  strength: z.object({ home: z.int(), away: z.int() }),
})
/** Of several legs each has a seed of its own: they are checked in the sportsbook, one by one. */
const SlipChoice = z.object({ legs: z.tuple([Leg]) })
type SlipChoice = z.output<typeof SlipChoice>

/** A single bet: the whole fixture is played again, and decides it. */
export function asSlip(): SoloGame {
  const slip: SoloGame<SlipChoice> = {
    kind: 'solo',
    ...sport,
    stakeStep: 1n,
    choice: SlipChoice,
    step: null,
    run({ legs: [leg] }, _steps, draw) {
      const { final } = courseOf(leg.sport, leg.strength, draw)
      const state = verdictOf(leg.selection, final)
      const pay = { won: hundredths(leg.price), lost: LOST, void: PUSH }[state]
      return { view: { result: final, state }, isOver: true, pay }
    },
  }
  return slip
}
