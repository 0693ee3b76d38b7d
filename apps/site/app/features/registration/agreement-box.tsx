import { languageTag } from '@oriel/core/locale'
import { Checkbox } from '@oriel/ui/form/checkbox'
import { Fragment, type MouseEvent } from 'react'
import { useText } from '@oriel/web/text'
import { nameOf } from './focus-place.ts'
import type { FieldProps } from './use-field-label.ts'

/** Stands where the links go until the sentence is taken apart; nobody writes it. */
const MARK = '\u0000'

/** S2.076: the service agreement opens over the form. The box is never ticked in advance. */
export function AgreementBox({
  registration,
  onAgreement,
}: FieldProps & { onAgreement: () => void }) {
  const { t, locale } = useText()
  const { draft, settings, agreements, write } = registration
  const titles = agreements.map(({ title }) => title)
  const named = titles.length > 0 ? titles : [t('registration.agreement')]
  const age = settings.rules.minimumAgeYears
  const [before = '', after = ''] = t('registration.agree', { age, agreements: MARK }).split(MARK)
  const open = (event: MouseEvent) => {
    event.preventDefault()
    onAgreement()
  }
  const list = new Intl.ListFormat(languageTag(locale), { type: 'conjunction' })
  return (
    <Checkbox
      name={nameOf('agreement')}
      aria-required
      error={draft.errors.agreement}
      checked={draft.form.agreement}
      onChange={(event) => write('agreement', event.currentTarget.checked)}
    >
      {before}
      {list.formatToParts(named).map(({ type, value }, at) =>
        type === 'element' ? (
          <a key={value} href="/?modal=protocol" onClick={open}>
            {value}
          </a>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the words between never move
          <Fragment key={at}>{value}</Fragment>
        ),
      )}
      {after}
    </Checkbox>
  )
}
