import {
  proposalCall,
  proposalListCall,
  voteCall,
  withdrawProposalCall,
} from '@oriel/contract/office/proposal'
import { done, refuse } from '@oriel/core/outcome'
import {
  commands,
  decideProposal,
  findProposal,
  listProposals,
  withdrawProposal,
} from '@oriel/domain/proposal'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeCaller } from '../caller.ts'
import { told } from '../command.ts'
import type { OfficeHouse } from '../house.ts'
import { lineWire, proposalWire } from './wire.ts'

export const proposalBindings = (house: OfficeHouse): Binding[] => {
  const find = async (number: string, { siteId, session }: OfficeCaller) => {
    if (siteId === null) return null
    const who = { sessionId: session.id, personId: session.personId }
    return findProposal(house.database.rows, siteId, BigInt(number), who)
  }
  return [
    bindOffice(proposalListCall, async ({ state, after, count }, { siteId }) => {
      if (siteId === null) return refuse('invalid_input')
      const page = { siteId, state, after: after === undefined ? null : BigInt(after), count }
      const { list, next } = await listProposals(house.database.rows, page)
      return done({ list: list.map(lineWire), next: next === null ? null : String(next) })
    }),

    bindOffice(proposalCall, async ({ number }, caller) => {
      const found = await find(number, caller)
      return found ? done(proposalWire(found)) : refuse('proposal_unknown')
    }),

    bindOffice(voteCall, async ({ number, vote, reason, hash }, caller) => {
      const found = await find(number, caller)
      if (!found) return refuse('proposal_unknown')
      const given = { id: found.id, vote, reason, hash: Buffer.from(hash, 'hex') }
      const decided = await decideProposal(house.tools, commands, caller.actor, given, house.now())
      return decided.ok ? done({ outcome: decided.value }) : told(decided)
    }),

    bindOffice(withdrawProposalCall, async ({ number, reason }, caller) => {
      const found = await find(number, caller)
      if (!found) return refuse('proposal_unknown')
      const { actor } = caller
      const taken = await withdrawProposal(house.tools, commands, actor, { id: found.id, reason })
      return taken.ok ? done({}) : taken
    }),
  ]
}
