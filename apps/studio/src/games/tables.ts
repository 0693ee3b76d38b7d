import type { TableGame } from '../game/game.ts'
import { baccarat } from './baccarat/rules.ts'
import { derby } from './derby/rules.ts'
import { dragonTiger } from './dragon-tiger/rules.ts'
import { esport } from './esport/rules.ts'
import { fastThree } from './fast-3/rules.ts'
import { fastFive } from './fast-5d/rules.ts'
import { gasing } from './gasing/rules.ts'
import { keno } from './keno/rules.ts'
import { roulette } from './roulette/rules.ts'
import { sicBo } from './sic-bo/rules.ts'

/** Every game that many play at once. */
export const TABLES: readonly TableGame[] = [
  baccarat,
  dragonTiger,
  roulette,
  sicBo,
  fastFive,
  fastThree,
  keno,
  derby,
  gasing,
  esport,
]
