import { CURRENCY_COOKIE, CURRENCY_COOKIE_S, writeCookie } from '@oriel/core/cookie'
import { symbolOf, type Currency } from '@oriel/core/currency'
import { LOCALE_COOKIE, LOCALE_COOKIE_S, type Locale } from '@oriel/core/locale'
import { ChipChoice } from '@oriel/ui/navigation/chip-group'
import { Dialog } from '@oriel/ui/overlay/dialog'
import { LanguageList } from '@oriel/ui/navigation/language-list'
import { Switch } from '@oriel/ui/form/switch'
import { reloadAsChosen } from '../../platform/language-query.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { LOW_DATA_COOKIE, LOW_DATA_COOKIE_S } from '../../platform/visit.ts'
import type { Closable } from '../../platform/overlay.ts'

/** S2.096: the change reloads the page, so that all of it uses the new value. */
function keep(name: string, value: string, maxAgeS: number): void {
  document.cookie = writeCookie(name, value, { maxAgeS })
  reloadAsChosen(window.location)
}

export default function PreferencesOverlay({ onClose }: Closable) {
  const { t } = useText()
  const { site, locale, currency, lowData } = useVisit()
  return (
    <Dialog
      isOpen
      onClose={onClose}
      sheet
      icon="globe"
      title={t('shell.preferences')}
      closeLabel={t('shell.close')}
    >
      <LanguageList
        label={t('shell.choose_language')}
        value={locale}
        offered={site.languages}
        onChoose={(chosen: Locale) => keep(LOCALE_COOKIE, chosen, LOCALE_COOKIE_S)}
      />
      <div className="mt-5">
        <p className="mb-2 text-sm font-bold">{t('shell.currency')}</p>
        <ChipChoice
          name="currency"
          label={t('shell.currency')}
          value={currency}
          onChange={(chosen) => keep(CURRENCY_COOKIE, chosen, CURRENCY_COOKIE_S)}
          options={site.currencies.map((code: Currency) => ({
            value: code,
            label: `${symbolOf(code)} ${code}`,
          }))}
        />
      </div>
      <div className="mt-5">
        <Switch
          label={t('shell.low_data')}
          hint={t('shell.low_data_hint')}
          defaultChecked={lowData}
          onChange={({ currentTarget }) =>
            keep(LOW_DATA_COOKIE, currentTarget.checked ? '1' : '0', LOW_DATA_COOKIE_S)
          }
        />
      </div>
    </Dialog>
  )
}
