export { decideHeldCommand } from './command.ts'
export { decideHeld, refuseHeld, releaseHeld, type By, type DecideRefusal } from './decide.ts'
export { readHeldChanged } from './fact.ts'
export { holdArrived, keepFedWins, sweepWaiting, type FedWin } from './keep.ts'
export { heldStates, type HeldId, type HeldState, type HeldWin } from './rules.ts'
export {
  listOfMember as listHeldOf,
  listOpen as listHeld,
  readOldest as readOldestHeld,
} from './store.ts'
