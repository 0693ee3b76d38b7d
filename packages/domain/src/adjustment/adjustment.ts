export { adjustCommand } from './command.ts'
export { listAdjustmentKinds } from './keep.ts'
export { tellAdjustments } from './day.ts'
