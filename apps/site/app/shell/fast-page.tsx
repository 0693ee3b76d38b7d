import type { ReactNode } from 'react'
import { MemberHead } from './member-head.tsx'
import { MemberOnly } from './member-only.tsx'
import './member.css'

type FastPageProps = { title: string; lead: string; children: ReactNode }

/** One screen in a window of its own, without menus. Decision 39: a guest logs in inside it. */
export const FastPage = ({ title, lead, children }: FastPageProps) => (
  <div className="fast-page">
    <MemberHead title={title} />
    <div className="fast-page-body">
      <p className="member-lead">{lead}</p>
      <MemberOnly>{children}</MemberOnly>
    </div>
  </div>
)
