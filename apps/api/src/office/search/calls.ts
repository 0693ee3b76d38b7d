import { searchCall } from '@oriel/contract/office/search'
import { done, refuse } from '@oriel/core/outcome'
import { searchOffice } from '@oriel/domain/search'
import type { Binding } from '../../bind.ts'
import { bindOffice } from '../bind.ts'
import type { OfficeHouse } from '../house.ts'

export const searchBindings = (house: OfficeHouse): Binding[] => [
  bindOffice(searchCall, async ({ query }, { siteId, actor }) => {
    if (siteId === null) return refuse('invalid_input')
    const { database, keys } = house
    const found = await searchOffice(database, keys, actor, siteId, query)
    const { members, transfer, rounds, waiting } = found
    return done({
      members: members.map(({ id, account, state, currency, by }) => {
        return { id, account, state, currency, by }
      }),
      transfer: transfer && { id: transfer.id, member_id: transfer.memberId },
      rounds: rounds.map((round) => ({
        gp_id: round.providerId,
        gp_name: round.providerName,
        round_id: round.roundId,
        settled_at: round.settledAt,
        member_id: round.memberId,
        account: round.account,
      })),
      case: waiting && { id: waiting.id, gp_id: waiting.providerId },
    })
  }),
]
