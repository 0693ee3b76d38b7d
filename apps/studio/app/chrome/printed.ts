import type { SoloGame } from '../../src/game/game.ts'

/** What a frame prints of a game, straight from its rules. */
export const printed = ({
  returns,
  maxTimes,
}: Pick<SoloGame, 'returns' | 'maxTimes'>): Pick<SoloGame, 'returns' | 'maxTimes'> => ({
  returns,
  maxTimes,
})
