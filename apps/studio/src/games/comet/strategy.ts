import { hundredths, LOST } from '../../game/ratio.ts'
import type { Strategy } from '../../rtp/strategy.ts'
import { crashPoint } from './crash-point.ts'
import { autoOut, comet, LEVEL_MIN } from './rules.ts'

/** Where it leaves by itself, in hundredths. */
const LEVELS = [LEVEL_MIN, 150, 200, 1_000, 10_000] as const
const percent = comet.returns.find(({ bet }) => bet === 'level')?.percent ?? ''

export const cometStrategy: Strategy = {
  bets: LEVELS.map((level) => ({ bet: `${(level / 100).toFixed(2)}x`, percent })),
  play({ hash, salt }) {
    const crash = crashPoint(hash, salt)
    return LEVELS.map((level) => (autoOut(level, crash) === null ? LOST : hundredths(level)))
  },
}
