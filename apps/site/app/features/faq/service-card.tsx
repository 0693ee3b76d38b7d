import { ButtonLink } from '@oriel/ui/form/button'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'

/** The way on for whoever found no answer. A site without customer service shows none. */
export function ServiceCard() {
  const { t } = useText()
  const { customerServiceUrl, customerServiceOpensIn } = useVisit().site
  if (customerServiceUrl === '') return null
  const apart = customerServiceOpensIn === 'new' ? { target: '_blank' } : {}
  return (
    <div className="panel faq-service">
      <div>
        <h2 className="panel-title">{t('faq.still_title')}</h2>
        <p className="faq-service-text">{t('faq.still_text')}</p>
      </div>
      <ButtonLink
        variant="ghost"
        icon="headset"
        href={customerServiceUrl}
        rel="noopener"
        {...apart}
      >
        {t('shell.online_service')}
      </ButtonLink>
    </div>
  )
}
