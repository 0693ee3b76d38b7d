import { Flag } from '@oriel/ui/picture/flag'
import { languageNames } from '@oriel/ui/navigation/language-select'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { useOverlay } from '../../platform/overlay.ts'

/** Which language and currency the page is in, and the way to others. */
export function LanguageButton({ isShort = false }: { isShort?: boolean }) {
  const { t } = useText()
  const { locale, currency } = useVisit()
  const open = useOverlay()
  return (
    <button
      type="button"
      className="language-button"
      aria-label={`${t('shell.choose_language')}: ${languageNames[locale]}, ${currency}`}
      onClick={() => open('preferences', {})}
    >
      <Flag locale={locale} />
      {!isShort && (
        <span className="tabular-nums" aria-hidden="true">
          {currency}
        </span>
      )}
    </button>
  )
}
