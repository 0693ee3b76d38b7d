export { readTransferChanged, type TransferChanged } from './fact.ts'
export { driveTransfer, sweepTransfers, type Driver } from './drive.ts'
export {
  awaitTransfer,
  checkTransfer,
  findOpenTransfer,
  findTransfer,
  listTransfers,
  type TransferPage,
} from './list.ts'
export { openIn, openInAll, openOut, type Opened, type TransferDraft } from './open.ts'
export { floorToStep, type Transfer, type TransferId, type TransferState } from './rules.ts'
