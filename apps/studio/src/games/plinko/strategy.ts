import { solo } from '../../rtp/strategy.ts'
import { plinko } from './rules.ts'
import { RISKS, ROWS } from './tables.ts'

export const plinkoStrategy = solo(
  plinko,
  ROWS.flatMap((rows) => RISKS.map((risk) => ({ bet: `${rows}:${risk}`, choice: { rows, risk } }))),
)
