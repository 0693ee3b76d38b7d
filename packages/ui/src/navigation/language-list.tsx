import { languageTag, type Locale, locales } from '@oriel/core/locale'
import { Flag } from '../picture/flag.tsx'
import { Icon } from '../picture/icon.tsx'
import { languageNames } from './language-select.tsx'

export type LanguageListProps = {
  label: string
  value: Locale
  onChoose: (locale: Locale) => void
  offered?: readonly Locale[]
}

/** All languages at once, each by its own name and in its own language, for a sheet or a window. */
export function LanguageList({ label, value, onChoose, offered = locales }: LanguageListProps) {
  return (
    <ul className="language-list" aria-label={label}>
      {offered.map((locale) => (
        <li key={locale}>
          <button
            type="button"
            className="language-option"
            lang={languageTag(locale)}
            aria-current={locale === value || undefined}
            onClick={() => onChoose(locale)}
          >
            <Flag locale={locale} className="size-6" />
            {languageNames[locale]}
            {locale === value && <Icon name="check" className="language-option-mark size-5" />}
          </button>
        </li>
      ))}
    </ul>
  )
}
