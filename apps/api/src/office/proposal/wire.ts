import type { Proposal, ProposalLine } from '@oriel/domain/proposal'

export const lineWire = (line: ProposalLine) => ({
  number: String(line.number),
  permission: line.permission,
  subject_kind: line.subjectKind,
  subject_id: line.subjectId,
  reason: line.reason,
  needs: line.needs,
  votes: line.votes,
  made_by: line.madeBy,
  made_at: line.madeAt,
  expires_at: line.expiresAt,
  state: line.state,
  done_at: line.doneAt,
})

export const proposalWire = (proposal: Proposal) => ({
  ...lineWire(proposal),
  hash: proposal.hash,
  before: { ...proposal.before },
  after: { ...proposal.after },
  journals: [...proposal.journals],
  outcome: proposal.outcome,
  list: [...proposal.list],
  hindrances: [...proposal.hindrances],
  is_mine: proposal.isMine,
})
