import { buttonClass } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { Link } from 'react-router'
import { useText } from '@oriel/web/text'

/** Safer play, where everybody sees it. */
export function RailCard() {
  const { t } = useText()
  return (
    <div className="rail-card">
      <p className="font-bold">{t('shell.limits_title')}</p>
      <p className="mt-1 mb-3 text-sm text-muted">{t('shell.limits_text')}</p>
      <Link className={buttonClass('ghost', 'button-small')} to="/main/safer-play">
        <Icon name="shield" className="size-4" />
        {t('shell.limits_action')}
      </Link>
    </div>
  )
}
