import type { MessageId } from '@oriel/i18n/message-id'
import { Button } from '@oriel/ui/form/button'
import { Icon } from '@oriel/ui/picture/icon'
import { Progress } from '@oriel/ui/feedback/progress'
import { useText } from '@oriel/web/text'
import { canRetry, type CaptchaState } from './captcha-state.ts'

const SAID: Partial<Record<CaptchaState['status'], MessageId>> = {
  failed: 'error.unexpected',
  waiting: 'reason.captcha_too_often',
  waited: 'reason.captcha_too_often',
  solved: 'captcha.solved',
}

type WorkBoxProps = { id: string; state: CaptchaState; onRetry: () => void }

/** What the device does in the reader's place, and how far it is. */
export function CaptchaWorkBox({ id, state, onRetry }: WorkBoxProps) {
  const { t } = useText()
  const { status } = state
  const isBusy = status === 'loading' || status === 'working'
  const share = status === 'working' ? { value: state.share } : {}
  return (
    <div className="captcha-work" data-status={status}>
      <Icon name={status === 'solved' ? 'check' : 'shield'} />
      <div className="captcha-work-words">
        <output id={id}>{t(SAID[status] ?? 'captcha.working')}</output>
        {isBusy && <Progress label={t('captcha.working')} {...share} />}
        {isBusy && <p className="field-hint">{t('captcha.work_hint')}</p>}
      </div>
      {canRetry(state) && (
        <Button variant="ghost" className="button-small" onClick={onRetry}>
          {t('error.try_again')}
        </Button>
      )}
    </div>
  )
}
