/** What providers say of a day, compared with what is ours, line by line. */
export { bringFile } from './bring.ts'
export { compareFiles } from './compare.ts'
export { readSettlementFigures, turnSettlementMonths, type SettlementFigures } from './figures.ts'
export { pullSettlements } from './pull.ts'
export { matchPaidOn } from './paid-on.ts'
export { findMissing } from './missing.ts'
