import { solo } from '../../rtp/strategy.ts'
import { dice } from './rules.ts'

export const diceStrategy = solo(dice, [
  { bet: 'least', choice: { side: 'under', target: 9418 } },
  { bet: 'most', choice: { side: 'over', target: 5149 } },
])
