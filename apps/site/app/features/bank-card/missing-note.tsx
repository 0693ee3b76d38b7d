import { buttonClass } from '@oriel/ui/form/button'
import { FormNote } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import type { Missing } from './card-state.ts'

const WORDS = {
  pin: ['bank-card.pin_unset', 'bank-card.pin_unset_text'],
  name: ['bank-card.name_unset', 'bank-card.name_unset_text'],
} as const

/** Without these no card is added; the Info page has both. */
export function MissingNote({ missing }: { missing: Missing }) {
  const { t } = useText()
  const [title, text] = WORDS[missing]
  return (
    <div className="bank-card-missing">
      <FormNote>
        <strong>{t(title)}.</strong> {t(text)}
      </FormNote>
      <Link to="/user/Info" className={buttonClass('primary')}>
        {t('bank-card.to_info')}
      </Link>
    </div>
  )
}
