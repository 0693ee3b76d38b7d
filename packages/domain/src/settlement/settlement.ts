/** What providers say of a day, compared with what is ours, line by line. */
export { postAgreed } from './agreed.ts'
export { postSettlementLineCommand } from './command.ts'
export {
  listFiles,
  listLines,
  readFile,
  type FileLine,
  type KindSum,
  type ShownLine,
} from './read.ts'
export type { SettlementFile } from './rules.ts'
export { bringFile } from './bring.ts'
export { compareFiles } from './compare.ts'
export { readSettlementFigures, turnSettlementMonths, type SettlementFigures } from './figures.ts'
export { pullSettlements } from './pull.ts'
export { matchPaidOn } from './paid-on.ts'
export { findMissing } from './missing.ts'
