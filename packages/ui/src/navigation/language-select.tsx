import { languageTag, type Locale, locales } from '@oriel/core/locale'
import { Icon } from '../picture/icon.tsx'

/** Each language by its own name, for people who cannot read the language of the page. */
export const languageNames: Readonly<Record<Locale, string>> = {
  zh_TW: '中文(繁體)',
  zh_CN: '简体中文',
  en_US: 'English',
  vi_VN: 'Tiếng Việt',
  ko_KR: '한국어',
  ja_JP: '日本語',
  th_TH: 'ไทย',
  hi_IN: 'हिन्दी',
  my_MM: 'မြန်မာ',
  ta_IN: 'தமிழ்',
  bn_BD: 'বাংলা',
}

export type LanguageSelectProps = {
  label: string
  value: Locale
  onChange: (locale: Locale) => void
  /** The languages the site offers. */
  offered?: readonly Locale[]
  /** The field's name where the selector stands in a form. */
  name?: string
}

/**
 * The system's own list, which phones and screen readers know best. It keeps the member's choice
 * while the page loads in it: the page decides the value anew, and only then does it change.
 */
export function LanguageSelect({
  label,
  value,
  onChange,
  offered = locales,
  name = 'locale',
}: LanguageSelectProps) {
  return (
    <label className="language-select">
      <span className="sr-only">{label}</span>
      <Icon name="globe" className="size-5 text-faint" />
      <select
        key={value}
        name={name}
        defaultValue={value}
        onChange={(event) => onChange(event.currentTarget.value as Locale)}
      >
        {offered.map((locale) => (
          <option key={locale} value={locale} lang={languageTag(locale)}>
            {languageNames[locale]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" className="size-4 text-faint" />
    </label>
  )
}
