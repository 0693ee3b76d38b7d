import { Button, ButtonLink } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import type { ReactNode } from 'react'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { QrPicture } from '../../parts/qr-picture.tsx'
import './app.css'

export type Install = {
  readonly canInstall: boolean
  readonly isInstalled: boolean
  readonly install: () => unknown
}

/** What the app is, how to get it, and on a desktop the code that brings a phone here. */
export function AppHero({ install }: { install: Install }) {
  const { t } = useText()
  const { site, mode } = useVisit()
  return (
    <section className="app-hero">
      <div className="app-words">
        <h1 className="app-title">{t('pwa.install_title', { site: site.name })}</h1>
        <p className="app-lead">{t('pwa.install_text')}</p>
        <ul className="app-reasons">
          <Reason>{t('app.why_screen')}</Reason>
          <Reason>{t('app.why_updates')}</Reason>
          <Reason>{t('app.why_access')}</Reason>
        </ul>
        <InstallButton install={install} />
      </div>
      {mode === 'desktop' && <PhoneCode />}
    </section>
  )
}

function Reason({ children }: { children: ReactNode }) {
  return (
    <li className="app-reason">
      <Icon name="check" className="size-5 text-success" />
      {children}
    </li>
  )
}

/** The browser says late whether it can install: until then the button shows the steps. */
function InstallButton({ install: { canInstall, isInstalled, install } }: { install: Install }) {
  const { t } = useText()
  if (isInstalled) {
    return (
      <p className="app-installed">
        <Icon name="check" />
        {t('pwa.installed')}
      </p>
    )
  }
  return canInstall ? (
    <Button icon="deposit" className="app-button" onClick={() => void install()}>
      {t('pwa.install_button')}
    </Button>
  ) : (
    <ButtonLink icon="chevron-down" className="app-button" href="#steps">
      {t('app.how')}
    </ButtonLink>
  )
}

/** Phones that read the code come to the steps for their own system. */
function PhoneCode() {
  const { t } = useText()
  const address = `${useVisit().origin}/download`
  const said = address.replace(/^https?:\/\//, '')
  return (
    <div className="app-code">
      <div className="app-code-card">
        <QrPicture text={address} label={t('app.code_label', { address: said })} />
      </div>
      <p className="app-code-title">{t('app.scan_title')}</p>
      <p className="app-code-text">{t('app.scan_text', { address: said })}</p>
    </div>
  )
}
