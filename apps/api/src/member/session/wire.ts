import type { SignedInWire } from '@oriel/contract/member/session'
import type { SignedIn } from '@oriel/domain/session'
import type * as z from 'zod/mini'
import { BINDING_COOKIE, type Caller } from '../../caller.ts'
import { keepDevice } from '../../from.ts'

/** What a sign-in answers, with the cookies it goes with. */
export function signedInWire(caller: Caller, session: SignedIn): z.output<typeof SignedInWire> {
  caller.keep(BINDING_COOKIE, session.binding)
  keepDevice(caller, session.deviceSecret)
  return {
    member_id: session.memberId,
    member_account: session.account,
    member_currency: session.currency,
    token: session.token,
  }
}
