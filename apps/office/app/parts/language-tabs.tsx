import { locales, type Locale } from '@oriel/core/locale'
import type { MessageId } from '@oriel/i18n/message-id'
import { Tabs } from '@oriel/ui/navigation/tabs'
import { useText } from '@oriel/web/text'
import type { ReactNode } from 'react'

/** `fallback`: readers of this language see the English text. */
export type LanguageState = 'ready' | 'draft' | 'fallback'

const WORDS: Readonly<Record<LanguageState, MessageId>> = {
  ready: 'office.part.ready',
  draft: 'office.part.draft',
  fallback: 'office.part.fallback',
}

/** English first: the others are translated from it. */
const ORDER: readonly Locale[] = [
  'en_US',
  'vi_VN',
  ...locales.filter((one) => !/^(en|vi)/.test(one)),
]

/** `en`, `vi`, and `zhCN` beside `zhTW`. */
const shortName = (locale: Locale): string =>
  locale.startsWith('zh') ? locale.replace('_', '') : locale.slice(0, 2)

type LanguageTabsProps = {
  readonly states: Readonly<Record<Locale, LanguageState>>
  readonly value: Locale
  readonly onChange: (locale: Locale) => void
  /** The text in the chosen language. */
  readonly children: ReactNode
}

/** All languages of the members with the state of their text. */
export function LanguageTabs({ states, value, onChange, children }: LanguageTabsProps) {
  const { t } = useText()
  return (
    <div className="language-tabs">
      <Tabs
        label={t('office.part.languages')}
        variant="segments"
        value={value}
        onChange={(chosen) => onChange(ORDER.find((locale) => locale === chosen) ?? value)}
        tabs={ORDER.map((locale) => ({
          value: locale,
          label: shortName(locale),
          count: t(WORDS[states[locale]]),
          panel: children,
        }))}
      />
    </div>
  )
}
