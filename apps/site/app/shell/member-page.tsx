import type { ReactNode } from 'react'
import { GuestInvitation, ProfileWaiting } from '../features/profile/profile.ts'
import { useIsHere } from '../platform/use-is-here.ts'
import { useIsMember } from '../platform/use-is-member.ts'
import { MemberNav } from './member-nav.tsx'
import { PageHeading } from '../parts/section.tsx'

type MemberPageProps = { title: string; lead: string; children: ReactNode }

/** A page of the member centre. The server knows no member: it renders the place of their own. */
export function MemberPage({ title, lead, children }: MemberPageProps) {
  const isHere = useIsHere()
  const isMember = useIsMember()
  return (
    <>
      <PageHeading title={title} lead={lead} />
      <MemberNav />
      {!isHere ? <ProfileWaiting /> : isMember ? children : <GuestInvitation />}
    </>
  )
}
