import {
  confirmTotpCall,
  removeTotpCall,
  startTotpCall,
  totpStateCall,
} from '@oriel/contract/member/totp'
import { done } from '@oriel/core/outcome'
import { confirmOwnTotp, hasTotp, removeOwnTotp, startOwnTotp } from '@oriel/domain/totp'
import { noteProven } from '@oriel/domain/session'
import { bind, type Binding } from '../../bind.ts'
import type { MemberCaller } from '../../caller.ts'
import type { House } from '../../house.ts'

export const totpBindings = (house: House): Binding[] => [
  bind(totpStateCall, async (_input, { session }) =>
    done({ is_set: await hasTotp(house.database.rows, session.memberId) }),
  ),

  bind(startTotpCall, async ({ password }, caller) => {
    const wanted = { password, issuer: caller.site.name }
    const now = house.now()
    const started = await startOwnTotp(house, whoOf(caller), wanted, now)
    // The password was in the call: the first code may follow.
    if (started.ok) await noteProven(house.database.rows, caller.session.id, now)
    return started
  }),

  bind(confirmTotpCall, async ({ code }, caller) => {
    const outcome = await confirmOwnTotp(house, whoOf(caller), code, house.now())
    return outcome.ok ? done({}) : outcome
  }),

  bind(removeTotpCall, async (input, caller) => {
    const outcome = await removeOwnTotp(house, whoOf(caller), input, house.now())
    return outcome.ok ? done({}) : outcome
  }),
]

const whoOf = ({ session, ip }: MemberCaller) => ({
  siteId: session.siteId,
  memberId: session.memberId,
  ip,
})
