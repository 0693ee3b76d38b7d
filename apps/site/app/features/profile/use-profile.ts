import type { DataOf } from '@oriel/contract/endpoint'
import { memberProfile } from '@oriel/contract/member/profile'
import { call } from '../../platform/call.ts'
import { useRead } from '@oriel/web/use-read'

export type Profile = DataOf<typeof memberProfile>
export type ProfileField = Profile['fields'][number]

const readProfile = (signal: AbortSignal) => call(memberProfile, {}, signal)

/** What is known of the member, for every card that shows a part of it. */
export const useProfile = () => useRead(readProfile)
