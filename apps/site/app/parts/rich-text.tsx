import { readRichText } from '@oriel/core/rich-text'
import { RichTree } from '@oriel/web/rich-text'
import { useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'
import { useVisit } from '../platform/use-visit.ts'

/** What an operator wrote; its links lead to our pages and to origins the site allows. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  const { allowedOrigins } = useVisit().site
  const nodes = useMemo(() => readRichText(html, allowedOrigins), [html, allowedOrigins])
  return <RichTree nodes={nodes} className={className} link={showLink} />
}

const showLink = (href: string, children: ReactNode) => <RichLink href={href}>{children}</RichLink>

/** The reading of the text has let through paths of ours and allowed origins only. */
function RichLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useText()
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({t('content.opens_new_tab')})</span>
    </a>
  )
}
