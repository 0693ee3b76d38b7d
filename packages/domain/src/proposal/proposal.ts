export { actAlone } from './act.ts'
export {
  decideProposal,
  withdrawProposal,
  type Commands,
  type Decided,
  type Vote,
} from './decide.ts'
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
export { actByScript, COMMAND_LINE } from './script.ts'
export { expireProposals } from './sweep.ts'
