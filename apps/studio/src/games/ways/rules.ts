import { REELS, type JadeSymbol } from '../jade/reels.ts'
import type { PayTable } from '../slot/lines.ts'
import type { SlotFigures } from '../slot/printed.ts'
import type { SlotRules } from '../slot/round.ts'
import type { Feature } from '../slot/scatter.ts'
import { slotGame } from '../slot/slot-game.ts'
import { findWaysWins } from '../slot/ways.ts'

/** Five reels without lines: whatever lies side by side from the left pays, in up to 243 ways. */
export const COINS = 25

/** For 3, 4 and 5 reels, in coins; a stake is 25 of them. */
export const PAYS = {
  dragon: [50, 120, 500],
  phoenix: [25, 60, 250],
  carp: [12, 35, 120],
  lotus: [8, 25, 80],
  a: [5, 15, 50],
  k: [4, 12, 40],
  q: [3, 8, 25],
  j: [2, 6, 20],
} as const satisfies PayTable<JadeSymbol>

export const FEATURE: Feature<JadeSymbol> = {
  scatter: 'scatter',
  pays: { 3: 2, 4: 10, 5: 50 },
  spins: 8,
  multiplier: 2,
}

export const RULES: SlotRules<JadeSymbol> = {
  reels: REELS,
  parts: COINS,
  findWins: (window) => findWaysWins({ pays: PAYS, wild: 'wild' }, window),
  feature: FEATURE,
  maxTimes: 5000,
}

/** What the rules page prints besides the return. */
export const FIGURES: SlotFigures = {
  wins: '83.6139',
  scatter: '1.7397',
  feature: '10.3177',
  hits: '52.58',
  belowStake: '53.69',
  triggerOneIn: '140.4',
}

export const ways = slotGame(
  {
    code: 'ways',
    version: 1,
    returns: [{ bet: 'all', percent: '95.6713' }],
  },
  RULES,
)
