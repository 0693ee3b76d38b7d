import { memberLayoutCall } from '@oriel/contract/member/profile'
import { profileUpdated } from '@oriel/contract/realtime/member'
import { memberCash } from '@oriel/contract/realtime/wallet'
import { call } from '../../platform/call.ts'
import type { Live } from '@oriel/web/open-live'

/** Loaded with the first member: guests, who are most, do without. */
export const readLayout = () => call(memberLayoutCall, {})

/** Something about the member is another now, or their money moved. */
export function hearProfile(live: Live, hear: () => void): () => void {
  const stops = [live.on(profileUpdated, hear), live.on(memberCash, hear), live.onResync(hear)]
  return () => {
    for (const stop of stops) stop()
  }
}
