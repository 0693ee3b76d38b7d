import { linkGroups, type LinkGroup } from '@oriel/core/link-code'
import { Logo } from '@oriel/ui/picture/logo'
import { useState } from 'react'
import { useLinks, useShowLink, type SiteLink } from '../features/link/link.ts'
import { useText } from '@oriel/web/text'
import { ConsentLink } from '../features/consent/consent.ts'
import { useVisit } from '../platform/use-visit.ts'
import { SiteClock } from '../parts/site-clock.tsx'

export function Footer() {
  const { t } = useText()
  const visit = useVisit()
  const links = useLinks()
  const { site } = visit
  const [year] = useState(() => String(new Date().getUTCFullYear()))
  return (
    <footer className="footer">
      <div className="footer-inside">
        <div className="footer-about">
          <Logo name={site.name} />
          <p className="mt-3 max-w-90 text-sm leading-reading text-faint">
            {site.playMoney ? t('shell.footer_play_money') : t('shell.footer_text')}
          </p>
        </div>
        {linkGroups.map((group) => (
          <FooterColumn
            key={group}
            group={group}
            links={links.footer.filter((link) => link.group === group)}
          />
        ))}
      </div>
      <div className="footer-end">
        <span className="footer-age" aria-hidden="true">
          18+
        </span>
        <p>{t('shell.safer_play_hint')}</p>
        {site.tracking && <ConsentLink className="footer-choice" />}
        <div className="footer-rights">
          <SiteClock timeZone={site.timeZone} />
          <p>{t('shell.footer_rights', { year, site: site.name })}</p>
        </div>
      </div>
    </footer>
  )
}

function FooterColumn({ group, links }: { group: LinkGroup; links: readonly SiteLink[] }) {
  const { t } = useText()
  const show = useShowLink()
  if (links.length === 0) return null
  return (
    <nav aria-label={t(`shell.footer_${group}`)}>
      <p className="footer-title">{t(`shell.footer_${group}`)}</p>
      <ul>
        {links.map((link) => {
          const { label, render } = show(link)
          return <li key={link.id}>{render({ className: 'footer-link', children: label })}</li>
        })}
      </ul>
    </nav>
  )
}
