import type { ReactNode } from 'react'
import { GuestInvitation, ProfileWaiting } from '../features/profile/profile.ts'
import { useIsHere } from '../platform/use-is-here.ts'
import { useIsMember } from '../platform/use-is-member.ts'

/** For members: a guest is invited to log in, and the server, which knows no member, waits. */
export function MemberOnly({ children }: { children: ReactNode }) {
  const isHere = useIsHere()
  const isMember = useIsMember()
  if (!isHere) return <ProfileWaiting />
  return isMember ? children : <GuestInvitation />
}
