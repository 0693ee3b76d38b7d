import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { ProfileCard } from '../profile/profile.ts'

/** Who has paid and sees nothing move is told whom to ask, and with what. */
export function OrderHelp({ number }: { number: string }) {
  const { t } = useText()
  const { customerServiceUrl: url, customerServiceOpensIn: opensIn } = useVisit().site
  return (
    <ProfileCard
      icon="headset"
      title={t('deposit.help_title')}
      text={t('deposit.help_text', { number })}
    >
      {url !== '' && (
        <a
          href={url}
          className="deposit-link"
          {...(opensIn === 'new' && { target: '_blank', rel: 'noopener' })}
        >
          {t('link.customer_service')}
        </a>
      )}
    </ProfileCard>
  )
}
