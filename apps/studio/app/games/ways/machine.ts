import { STRIPS } from '../../../src/games/jade/reels.ts'
import { FEATURE, FIGURES, PAYS, RULES, ways } from '../../../src/games/ways/rules.ts'
import type { Machine } from '../reels/machine.ts'

export const WAYS: Machine = {
  game: ways,
  rules: RULES,
  strips: STRIPS,
  lines: null,
  pays: PAYS,
  feature: FEATURE,
  figures: FIGURES,
}
