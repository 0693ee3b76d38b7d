import { solo } from '../../rtp/strategy.ts'
import { listTotals } from './exact.ts'
import { bestHold, type Totals } from './hold.ts'
import { jacks } from './rules.ts'

/** Counted when the first hand is played: whoever measures other games does not wait for it. */
let totals: Totals | null = null

export const jacksStrategy = solo(jacks, [
  {
    bet: 'best',
    choice: {},
    next({ dealt }) {
      totals ??= listTotals()
      return { hold: bestHold(dealt, totals).hold }
    },
  },
])
