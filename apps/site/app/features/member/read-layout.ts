import { memberLayout } from '@oriel/contract/member/profile'
import { profileUpdated } from '@oriel/contract/realtime/member'
import { call } from '../../lib/call.ts'
import type { Live } from '../../lib/socket.ts'

/** Loaded with the first member: guests, who are most, do without. */
export const readLayout = () => call(memberLayout, {})

export const hearProfile = (live: Live, hear: () => void): (() => void) =>
  live.on(profileUpdated, hear)
