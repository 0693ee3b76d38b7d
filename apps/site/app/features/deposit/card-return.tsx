import { buttonClass } from '@oriel/ui/form/button'
import { FormNote } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { readDraft } from './draft.ts'
import './deposit.css'

/** At the page of bank cards: the way back to a deposit that waits with its amount. */
export function CardReturn() {
  const { t } = useText()
  if (readDraft().amount === '') return null
  return (
    <div className="deposit-return">
      <FormNote>{t('deposit.card_kept')}</FormNote>
      <Link to="/user/Deposit" className={buttonClass('ghost')}>
        {t('deposit.card_back')}
      </Link>
    </div>
  )
}
