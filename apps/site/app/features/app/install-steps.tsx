import { Badge } from '@oriel/ui/feedback/badge'
import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { Section } from '../../parts/section.tsx'
import './app.css'

export type System = 'ios' | 'android' | 'desktop'

const STEPS = {
  ios: {
    title: 'app.on_ios',
    steps: [
      { icon: 'share-up', word: 'pwa.ios_share' },
      { icon: 'plus', word: 'pwa.ios_add' },
      { icon: 'check', word: 'pwa.ios_open' },
    ],
  },
  android: {
    title: 'app.on_android',
    steps: [
      { icon: 'globe', word: 'app.android_open' },
      { icon: 'more', word: 'app.android_menu' },
      { icon: 'deposit', word: 'app.android_install' },
    ],
  },
  desktop: {
    title: 'app.on_desktop',
    steps: [
      { icon: 'globe', word: 'app.desktop_open' },
      { icon: 'deposit', word: 'app.desktop_click' },
      { icon: 'check', word: 'app.desktop_find' },
    ],
  },
} as const satisfies Record<
  System,
  { title: string; steps: readonly { icon: IconName; word: string }[] }
>

/** On a phone nobody installs for a computer. */
const SHOWN = {
  desktop: ['ios', 'android', 'desktop'],
  mobile: ['ios', 'android'],
} as const satisfies Record<string, readonly System[]>

/** The way to the home screen on each system; the visitor's own is marked once it is known. */
export function InstallSteps({ own }: { own: System | null }) {
  const { t } = useText()
  const { mode } = useVisit()
  return (
    <div id="steps">
      <Section title={t('app.steps_title')} icon="check">
        <ul className="install-systems">
          {SHOWN[mode].map((system) => (
            <li key={system}>
              <SystemSteps system={system} isOwn={system === own} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}

function SystemSteps({ system, isOwn }: { system: System; isOwn: boolean }) {
  const { t } = useText()
  const { site } = useVisit()
  const { title, steps } = STEPS[system]
  return (
    <div className="panel install-system" data-own={isOwn || undefined}>
      <div className="install-head">
        <h3 className="panel-title">{t(title)}</h3>
        {isOwn && <Badge tone="brand">{t('app.your_device')}</Badge>}
      </div>
      <ol className="install-steps">
        {steps.map(({ icon, word }) => (
          <li key={word} className="install-step">
            <span className="install-icon">
              <Icon name={icon} />
            </span>
            {t(word, { site: site.name })}
          </li>
        ))}
      </ol>
    </div>
  )
}
