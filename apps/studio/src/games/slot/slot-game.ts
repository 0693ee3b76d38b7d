import * as z from 'zod/mini'
import type { SoloGame } from '../../game/game.ts'
import { ratio } from '../../game/ratio.ts'
import { playRound, type SlotRules } from './round.ts'
import type { SlotView } from './view.ts'

/** Nothing is chosen but the stake, and a round is over as soon as it begins. */
export type SlotGame<Name extends string, Row extends string = Name> = SoloGame<
  Record<string, never>,
  never,
  SlotView<Name, Row>
>

export const slotGame = <Name extends string, Row extends string>(
  printed: Pick<SoloGame, 'code' | 'version' | 'returns'>,
  rules: SlotRules<Name, Row>,
): SlotGame<Name, Row> => ({
  kind: 'solo',
  ...printed,
  maxTimes: rules.maxTimes,
  choice: z.strictObject({}),
  step: null,
  // Pays are whole line bets or coins, so a stake of whole ones loses nothing to rounding.
  stakeStep: BigInt(rules.parts),
  run(_choice, _steps, draw) {
    const view = playRound(rules, draw)
    return { view, isOver: true, pay: ratio(view.spins.at(-1)?.total ?? 0, rules.parts) }
  },
})
