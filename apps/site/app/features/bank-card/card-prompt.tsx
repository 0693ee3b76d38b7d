import { buttonClass } from '@oriel/ui/form/button'
import { FormNote } from '@oriel/ui/form/form-message'
import { useText } from '@oriel/web/text'
import { Link } from 'react-router'
import { useMember } from '../member/member.ts'
import './bank-card.css'

/** S3.007: where the site asks for a verified card before the first deposit, and there is none. */
export function CardPrompt() {
  const { t } = useText()
  const { layout } = useMember()
  if (!layout.data?.need_bank_account_deposit_verified) return null
  return (
    <div className="bank-card-missing">
      <FormNote>
        <strong>{t('bank-card.prompt_title')}.</strong> {t('bank-card.prompt_text')}
      </FormNote>
      <Link to="/user/BindAccount" className={buttonClass('primary')}>
        {t('bank-card.title')}
      </Link>
    </div>
  )
}
