import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { editPasswordCall, memberLayoutCall } from '@oriel/contract/member/profile'
import { realtimeTicketCall } from '@oriel/contract/member/realtime'
import { logoutCall } from '@oriel/contract/member/session'

/** What a page needs to ask for the new password, and to go away again. */
const OPEN: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  memberLayoutCall,
  editPasswordCall,
  logoutCall,
  realtimeTicketCall,
])

/**
 * S3.006: a member whose password was set by another person changes it first. Until then every
 * other call that needs a member treats the session as a visitor's.
 */
export const mustChangeFirst = (
  call: AnyEndpoint,
  session: { readonly mustChangePassword: boolean } | null,
): boolean => call.auth !== 'none' && (session?.mustChangePassword ?? false) && !OPEN.has(call)
