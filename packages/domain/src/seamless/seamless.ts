export { clearSeamless } from './clear.ts'
export type {
  SeamlessMove,
  MoveAnswer,
  MoveKind,
  MoveRefusal,
  SeamlessPlayer,
  SignedOnce,
} from './move.ts'
export { createTeller, type TellerOptions } from './teller.ts'
export {
  authenticate,
  readMoveState,
  readStanding,
  type MoveState,
  type Standing,
} from './standing.ts'
export { forgetNonces } from './store.ts'
export { readSettled, type SettledName } from './fact.ts'
export { findSettled, listSettledAfter, type SettledRound } from './settled.ts'
