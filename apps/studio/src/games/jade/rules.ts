import { findLineWins, type Line, type PayTable } from '../slot/lines.ts'
import type { SlotFigures } from '../slot/printed.ts'
import type { SlotRules } from '../slot/round.ts'
import type { Feature } from '../slot/scatter.ts'
import { slotGame } from '../slot/slot-game.ts'
import { REELS, type JadeSymbol } from './reels.ts'

/** Jade Ascent: five reels, three rows, twenty lines, free spins that pay three times. */
export const LINES: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [0, 2, 2, 2, 0],
]

/** For 3, 4 and 5 alike, in line bets. */
export const PAYS = {
  dragon: [60, 250, 1000],
  phoenix: [40, 150, 500],
  carp: [30, 80, 250],
  lotus: [20, 65, 150],
  a: [15, 40, 100],
  k: [12, 30, 80],
  q: [9, 20, 60],
  j: [7, 16, 50],
} as const satisfies PayTable<JadeSymbol>

export const FEATURE: Feature<JadeSymbol> = {
  scatter: 'scatter',
  pays: { 3: 2, 4: 10, 5: 50 },
  spins: 8,
  multiplier: 3,
}

export const RULES: SlotRules<JadeSymbol> = {
  reels: REELS,
  parts: LINES.length,
  findWins: (window) => findLineWins({ lines: LINES, pays: PAYS, wild: 'wild' }, window),
  feature: FEATURE,
  maxTimes: 5000,
}

/** What the rules page prints besides the return. */
export const FIGURES: SlotFigures = {
  wins: '79.7752',
  scatter: '1.7397',
  feature: '14.7805',
  hits: '43.12',
  belowStake: '40.75',
  triggerOneIn: '140.4',
}

export const jade = slotGame(
  {
    code: 'jade',
    version: 1,
    returns: [{ bet: 'all', percent: '96.2953' }],
  },
  RULES,
)
