export { askRemoval, callOffRemoval, type Asker, type AskRefusal } from './ask.ts'
export { removalBlocks, REMOVAL_DAYS, type RemovalBlock } from './rules.ts'
export { readRemovalFigures, runRemovals, type RemovalHouse } from './run.ts'
export { findRemovalDay, judgeRemoval, type RemovalId, type Removing } from './store.ts'
