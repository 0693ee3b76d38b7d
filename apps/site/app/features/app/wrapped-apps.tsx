import { wrappedApps, type WrappedApp } from '@oriel/core/platform'
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

/** S1.027: the wrapped apps that the site has published; nothing is said of the others. */
export function WrappedApps({ addresses }: { addresses: WrappedAddresses }) {
  const { t } = useText()
  const published = wrappedApps.flatMap((app) => {
    const address = addresses[app]
    return address === null ? [] : [{ app, address }]
  })
  if (published.length === 0) return null
  return (
    <Section title={t('app.wrapped_title')} icon="phone">
      <ul className="wrapped-apps">
        {published.map(({ app, address }) => (
          <li key={app} className="wrapped-app">
            <Icon name="phone" className="size-6 text-faint" />
            <span className="wrapped-app-name">{t(NAMES[app])}</span>
            <a href={address} className="text-link" rel="noopener">
              {t('app.wrapped_get')}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
