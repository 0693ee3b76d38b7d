export { askTransferCommand } from './command.ts'
export { readTransferChanged, type TransferChanged } from './fact.ts'
export { driveTransfer, sweepTransfers, type Driver } from './drive.ts'
export {
  checkTransfer,
  findMoving,
  findOpenTransfer,
  findTransfer,
  isTransferDue,
  listMoved,
  listTransfers,
  type TransferPage,
} from './list.ts'
export { openIn, openInAll, openOut, type Opened, type TransferDraft } from './open.ts'
export { pruneTransfers } from './prune.ts'
export { floorToStep, type Transfer, type TransferId, type TransferState } from './rules.ts'
