export { hashSecret, newSecret } from '@oriel/keys/secret'
export { fingerprintOf, readChanged, type SessionChanged } from './fact.ts'
export {
  addSession,
  endSession,
  endSessions,
  findLive,
  openSession,
  type EndedBecause,
  type OpenedWith,
  type Session,
  type SessionDraft,
  type SessionSecrets,
} from './live.ts'
export { createSessionFinder, type FindSession } from './find.ts'
export type { From, Guard, SignedIn } from './attempt.ts'
export { issueLoginHeader } from './login-header.ts'
export { signIn, type Attempt, type SignInReason } from './sign-in.ts'
export { skipStep, type StepQuestion } from './step.ts'
export { answerStep, type StepReason } from './step-answer.ts'
export { finishSignInWithin } from './finish.ts'
export { findKnownDevice, isNewDevice, listDevices, type KnownDevice } from './device.ts'
export { failureRates, openRates, signInRates, type Tried } from './sign-in-rules.ts'
export { mayComeFrom, type PlaceReason } from './networks.ts'
export { issueHandOver, takeHandOver } from './hand-over.ts'
export { listSessions, type PastSession } from './list.ts'
export { openMember, type Looker, type MemberHeader } from './header.ts'
export { noteProven, proveSession, type ProofReason } from './prove.ts'
export { isFreshProof } from './rules.ts'
export { endSessionsCommand, freezeCommand, unfreezeCommand } from './commands.ts'
export { setMemberState, setMemberStateWithin } from './member-state.ts'
export { dropOpenSignIns, pruneSessions, sweepSignIns } from './sweep.ts'
