import { Icon, type IconName } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'

export type SectionProps = {
  title: string
  icon?: IconName
  /** Beside the title, such as tabs. */
  beside?: ReactNode
  /** At the end of the title's line, such as "View all". */
  more?: ReactNode
  children: ReactNode
}

/** A titled part of a page. */
export function Section({ title, icon, beside, more, children }: SectionProps) {
  return (
    <section className="section" aria-label={title}>
      <div className="section-head">
        <h2 className="section-title">
          {icon && <Icon name={icon} className="size-5.5 text-brand" />}
          {title}
        </h2>
        {beside}
        {more && <div className="section-more">{more}</div>}
      </div>
      {children}
    </section>
  )
}

/** What a page is about, with a sentence and what can be done. */
export function PageHeading({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className="page-heading">
      <h1 className="page-title">{title}</h1>
      {lead && <p className="page-lead">{lead}</p>}
      {children}
    </div>
  )
}
