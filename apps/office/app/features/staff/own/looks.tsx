import { writeCookie } from '@oriel/core/cookie'
import { LOCALE_COOKIE, LOCALE_COOKIE_S, officeLocales, type Locale } from '@oriel/core/locale'
import { Switch } from '@oriel/ui/form/switch'
import { languageNames } from '@oriel/ui/navigation/language-select'
import { useText } from '@oriel/web/text'
import { Segments } from '../../../parts/segments.tsx'
import { useKeysChoice } from '../../../platform/keys-choice.ts'
import { useThemeChoice } from '../../../platform/theme/use-theme-choice.ts'

/** The reader's own theme, language and keys. */
export function Looks() {
  const { t, locale } = useText()
  const [theme, setTheme] = useThemeChoice()
  const [isLettersOn, setLettersOn] = useKeysChoice()
  return (
    <div className="person-looks">
      <Segments
        label={t('office.staff.theme')}
        segments={[
          { value: 'light', label: t('office.staff.light') },
          { value: 'dark', label: t('office.staff.dark') },
          { value: 'system', label: t('office.staff.system') },
        ]}
        value={theme ?? 'system'}
        onChange={(chosen) => setTheme(chosen === 'system' ? null : chosen)}
      />
      <Segments
        label={t('office.staff.language')}
        segments={officeLocales.map((one) => ({ value: one, label: languageNames[one] }))}
        value={locale as (typeof officeLocales)[number]}
        onChange={chooseLanguage}
      />
      <Switch
        label={t('office.staff.letters')}
        hint={t('office.staff.letters_hint')}
        checked={isLettersOn}
        onChange={({ currentTarget }) => setLettersOn(currentTarget.checked)}
      />
    </div>
  )
}

/** The server writes the page in it from now on. */
function chooseLanguage(locale: Locale): void {
  document.cookie = writeCookie(LOCALE_COOKIE, locale, { maxAgeS: LOCALE_COOKIE_S })
  location.reload()
}
