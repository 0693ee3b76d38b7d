import { wrappedApps, type WrappedApp } from '@oriel/core/platform'
import { Badge } from '@oriel/ui/feedback/badge'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { Section } from '../../parts/section.tsx'
import './app.css'

const NAMES = {
  ios: 'app.wrapped_ios',
  iosStore: 'app.wrapped_ios_store',
  android: 'app.wrapped_android',
} as const satisfies Record<WrappedApp, string>

/** Where each app can be had; null where it is not published. */
export type WrappedAddresses = Readonly<Record<WrappedApp, string | null>>

/** S1.027: lists all three wrapped apps and says which of them are published. */
export function WrappedApps({ addresses }: { addresses: WrappedAddresses }) {
  const { t } = useText()
  return (
    <Section title={t('app.wrapped_title')} icon="phone">
      <ul className="wrapped-apps">
        {wrappedApps.map((app) => (
          <li key={app} className="wrapped-app">
            <Icon name="phone" className="size-6 text-faint" />
            <span className="wrapped-app-name">{t(NAMES[app])}</span>
            <WrappedApp address={addresses[app]} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function WrappedApp({ address }: { address: string | null }) {
  const { t } = useText()
  if (address === null) return <Badge>{t('app.wrapped_none')}</Badge>
  return (
    <a href={address} className="text-link" rel="noopener">
      {t('app.wrapped_get')}
    </a>
  )
}
