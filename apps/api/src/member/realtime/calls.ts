import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { done } from '@oriel/core/outcome'
import { issueTicket } from '@oriel/domain/realtime'
import { bind, type Binding } from '../../bind.ts'
import type { House } from '../../house.ts'

export const realtimeBindings = (house: House): Binding[] => [
  bind(realtimeTicketCall, async (_input, { session }) =>
    done({ ticket: await issueTicket(house.database, session, house.now()) }),
  ),
]
