import { createPageCall } from '@oriel/web/page-call'
import { endSession, readSession } from './session.ts'

/** S7.086: calls that are cancelled when the session turns out to be over. */
const CANCELLED = [
  '/arks/web/member/letter',
  '/arks/web/bulletin/member',
  '/arks/web/activity/roulette',
  '/arks/web/activity/red_envelope_promotion',
  '/member/profile/common/layout',
]

/** The member's typed call to the api. */
export const { call, callLast } = createPageCall({
  token: () => readSession()?.token ?? null,
  onExpired: () => endSession('expired'),
  cancelled: CANCELLED,
})
