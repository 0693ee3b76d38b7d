import type { DataOf } from '@oriel/contract/endpoint'
import { memberProfileCall } from '@oriel/contract/member/profile'
import { call } from '../../platform/call.ts'
import { useRead } from '@oriel/web/use-read'

export type Profile = DataOf<typeof memberProfileCall>
export type ProfileField = Profile['fields'][number]

const readProfile = (signal: AbortSignal) => call(memberProfileCall, {}, signal)

/** What is known of the member, for every card that shows a part of it. */
export const useProfile = () => useRead(readProfile)
