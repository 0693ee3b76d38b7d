/** Money that members take out: asked for, checked, decided by people, and sent. */
export { refuseUndecided } from './refuse-undecided.ts'
export {
  askWithdrawal,
  type AskRefusal,
  type Quote,
  type QuoteRefusal,
  type WithdrawalAsked,
} from './ask.ts'
export { approveWithdrawalCommand, reviewWithdrawalCommand } from './command.ts'
export { checkRules, type Check, type CheckRule, type Says } from './check-rules.ts'
export {
  approveWithdrawal,
  cancelWithdrawal,
  refuseWithdrawal,
  type DecideRefusal,
} from './decide.ts'
export type { OutDesk, Screened, Screening } from './desk.ts'
export { driveWithdrawal, sweepWithdrawals, watchPromises } from './drive.ts'
export { readWithdrawalChanged, type WithdrawalChanged } from './fact.ts'
export { readWithdrawalFigures, type WithdrawalFigures } from './figures.ts'
export { hearPayouts, sweepPayouts } from './pay.ts'
export {
  listWithdrawals,
  quoteWithdrawal,
  readCounter,
  readWithdrawal,
  type Counter,
  type WithdrawalsAsked,
  type WithdrawalShown,
} from './read.ts'
export { readReview } from './review.ts'
export { sweepReturned } from './returned.ts'
export {
  refuseReasons,
  withdrawalStages,
  withdrawalStates,
  type RefuseReason,
  type StageTime,
  type Withdrawal,
  type WithdrawalId,
  type WithdrawalStage,
  type WithdrawalState,
} from './rules.ts'
