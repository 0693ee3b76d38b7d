import { STRIPS } from '../../../src/games/jade/reels.ts'
import { FEATURE, FIGURES, jade, LINES, PAYS, RULES } from '../../../src/games/jade/rules.ts'
import type { Machine } from '../reels/machine.ts'

export const JADE: Machine = {
  game: jade,
  rules: RULES,
  strips: STRIPS,
  lines: LINES,
  pays: PAYS,
  feature: FEATURE,
  figures: FIGURES,
}
