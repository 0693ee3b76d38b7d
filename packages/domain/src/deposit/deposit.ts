/** Money that members pay in: orders, and the arrivals that are credited. */
export { askDeposit, type AskRefusal, type DepositAsked } from './ask.ts'
export { askStatus, driveDeposit, sweepDeposits, type Desk } from './drive.ts'
export { cancelDeposit, expireDeposits, pruneDeposits, sayPaid } from './end.ts'
export { openArrival, type Link, type Opened } from './arrivals.ts'
export { findCandidates, readPayerBefore, type Candidate } from './candidates.ts'
export { giveAside, type Aside } from './give.ts'
export { listUnsettled, markMissing, setCosts, setSettled, type Unsettled } from './settled.ts'
export { listDisputesDue, lockDispute, noteDisputes, restDispute, type Dispute } from './dispute.ts'
export { takeBack, winBack } from './take-back.ts'
export { sendAsideBack } from './send-back.ts'
export { findByNumber, linkOf } from './store.ts'
export { readDepositChanged, type DepositChanged } from './fact.ts'
export { readDepositFigures, type DepositFigures } from './figures.ts'
export { hearPayments } from './hear.ts'
export { pullAllArrivals, pullArrivals, pullArrivalsAgain, type Pulled } from './pull.ts'
export {
  listDepositMethods,
  listDeposits,
  readDeposit,
  showDeposit,
  type DepositMethods,
  type DepositsAsked,
  type DepositShown,
} from './read.ts'
export { depositStates, type Deposit, type DepositId, type DepositState } from './rules.ts'
export { takeArrivals, type Taken } from './take.ts'
export { readPaidIn, type PaidIn } from './paid-in.ts'
