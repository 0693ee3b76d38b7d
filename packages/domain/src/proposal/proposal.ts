export { actAlone } from './act.ts'
export { decideProposal, withdrawProposal, type Decided, type Vote } from './decide.ts'
export { makeProposal, type ProposalId } from './make.ts'
export {
  findProposal,
  listProposals,
  readProposalNumber,
  type Proposal,
  type ProposalLine,
  type ProposalState,
  type ProposalVote,
} from './read.ts'
export { commands } from './registry.ts'
export type { Commands } from './row.ts'
export { actByScript, COMMAND_LINE } from './script.ts'
export { expireProposals } from './sweep.ts'
