import type { AnyEndpoint } from '@oriel/contract/endpoint'
import { editPassword, memberLayout } from '@oriel/contract/member/profile'
import { realtimeTicket } from '@oriel/contract/member/realtime'
import { logout } from '@oriel/contract/member/session'

/** What a page needs to ask for the new password, and to go away again. */
const OPEN: ReadonlySet<AnyEndpoint> = new Set<AnyEndpoint>([
  memberLayout,
  editPassword,
  logout,
  realtimeTicket,
])

/**
 * Spec 3, first_login_to_change_password: whoever got their password from somebody else changes it
 * first. Until then they are a visitor to everything that is a member's.
 */
export const mustChangeFirst = (
  call: AnyEndpoint,
  session: { readonly mustChangePassword: boolean } | null,
): boolean => call.auth !== 'none' && (session?.mustChangePassword ?? false) && !OPEN.has(call)
