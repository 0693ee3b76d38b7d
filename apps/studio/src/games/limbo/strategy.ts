import { solo } from '../../rtp/strategy.ts'
import { limbo } from './rules.ts'

const TARGETS = [101, 200, 1_000, 10_000] as const
const [{ percent } = { percent: '' }] = limbo.returns

export const limboStrategy = solo(
  limbo,
  TARGETS.map((target) => ({ bet: `${(target / 100).toFixed(2)}x`, percent, choice: { target } })),
)
