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
    const { members, transfer } = await searchOffice(database, keys, actor, siteId, query)
    return done({
      members: members.map(({ id, account, state, currency, by }) => {
        return { id, account, state, currency, by }
      }),
      transfer: transfer && { id: transfer.id, member_id: transfer.memberId },
    })
  }),
]
