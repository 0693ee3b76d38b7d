export {
  confirmTotp,
  hasTotp,
  readTotp,
  removeTotp,
  startTotp,
  takeTotp,
  type TotpState,
} from './kept.ts'
export {
  confirmOwnTotp,
  removeOwnTotp,
  startOwnTotp,
  type ConfirmReason,
  type RemoveReason,
} from './own.ts'
export { base32, codeAt, findStep, keyAddress, stepOf } from './rules.ts'
