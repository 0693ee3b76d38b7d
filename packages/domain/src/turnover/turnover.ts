/** What members are expected to stake of what they paid in, and what locks money until then. */
export { checkNeeds, readTurnoverFigures } from './check.ts'
export { countTurnover } from './count.ts'
export { makeTurnoverMonths, pruneTurnover } from './months.ts'
export { endNeed } from './spent.ts'
export { openNeeds, type NeedOpened } from './open.ts'
export {
  listLines,
  listNeeds,
  readFree,
  sumMissing,
  type Free,
  type LineShown,
  type NeedShown,
} from './read.ts'
export { needEnds, type Need, type NeedEnd, type StakedRound } from './rules.ts'
