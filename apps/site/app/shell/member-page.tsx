import { Logo } from '@oriel/ui/picture/logo'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { RemovalNote } from '../features/removal/removal.ts'
import { useEmbed } from '../platform/use-embed.ts'
import { useIsHere } from '../platform/use-is-here.ts'
import { useIsMember } from '../platform/use-is-member.ts'
import { useVisit } from '../platform/use-visit.ts'
import { MemberCard, MemberCardPlace } from './member-card.tsx'
import { MemberHead } from './member-head.tsx'
import { MemberNav } from './member-nav.tsx'
import { MemberOnly } from './member-only.tsx'
import './member.css'

type MemberPageProps = { title: string; lead?: string; children: ReactNode }

/**
 * A page of the member centre: on a desktop in a window with its menu at the side, on a phone a
 * page with a way back. The server knows no member, so it renders the place of their own.
 */
export function MemberPage({ title, lead, children }: MemberPageProps) {
  const { mode } = useVisit()
  const { header: hasHeader } = useEmbed()
  const isHere = useIsHere()
  const isMember = useIsMember()
  const inside = (
    <>
      {lead && <p className="member-lead">{lead}</p>}
      {isHere && isMember && <RemovalNote />}
      <MemberOnly>{children}</MemberOnly>
    </>
  )
  if (mode === 'mobile') {
    return (
      <>
        {hasHeader && <MemberHead title={title} />}
        {inside}
      </>
    )
  }
  if (!hasHeader) return <main id="content">{inside}</main>
  return (
    <div className="member-frame">
      <MemberSide isHere={isHere} isMember={isMember} />
      <div className="member-window">
        <MemberHead title={title} />
        <main id="content" className="member-body">
          {inside}
        </main>
      </div>
    </div>
  )
}

function MemberSide({ isHere, isMember }: { isHere: boolean; isMember: boolean }) {
  const { t } = useText()
  const { site } = useVisit()
  return (
    <aside className="member-side" aria-label={t('profile.centre')}>
      <Link to="/" className="member-logo" aria-label={`${site.name}: ${t('shell.home')}`}>
        <Logo name={site.name} />
      </Link>
      {!isHere ? <MemberCardPlace /> : isMember && <MemberCard />}
      <MemberNav />
    </aside>
  )
}
