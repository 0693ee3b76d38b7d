import type { PrintedReturn } from '../game/game.ts'
import { TIMES_MAX } from './model/slip.ts'

/**
 * What is printed of the sportsbook. A price is the chance at a book of 105 percent, floored: so a
 * single returns 100/105 at most, and less by what the floor takes of its price. Legs multiply.
 */
export const sport = {
  code: 'sport',
  version: 1,
  returns: [
    { bet: 'single_most', percent: '95.2381' },
    { bet: 'single_least', percent: '94.3135' },
    { bet: 'three_most', percent: '86.3838' },
    { bet: 'eight_most', percent: '67.6839' },
  ] as readonly PrintedReturn[],
  maxTimes: TIMES_MAX,
} as const
