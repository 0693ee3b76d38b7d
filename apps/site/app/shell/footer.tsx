import { Icon } from '@oriel/ui/icon'
import { useState } from 'react'
import { useText } from '../lib/text.tsx'
import { useVisit } from '../lib/use-visit.ts'
import { SiteClock } from './site-clock.tsx'

export function Footer() {
  const { t } = useText()
  const { site } = useVisit()
  const [year] = useState(() => String(new Date().getUTCFullYear()))
  return (
    <footer className="footer">
      <div className="flex items-start gap-3">
        <Icon name="shield" className="size-6 text-brand" />
        <div>
          <p className="font-bold">{t('shell.safer_play')}</p>
          <p className="text-sm text-muted">{t('shell.safer_play_hint')}</p>
        </div>
      </div>
      <div className="text-sm text-faint">
        <SiteClock timeZone={site.timeZone} />
        <p>{t('shell.footer_rights', { year, site: site.name })}</p>
      </div>
    </footer>
  )
}
