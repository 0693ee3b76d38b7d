export { askBulk, stopBulk, type BulkId, type BulkReason } from './ask.ts'
export { bulkCommand } from './command.ts'
export {
  findBulk,
  listBulks,
  writeResult,
  type Bulk,
  type BulkLine,
  type BulkState,
} from './read.ts'
export { pruneBulks, runNextBulk } from './run.ts'
