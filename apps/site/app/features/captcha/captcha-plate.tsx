import { CAPTCHA_CHARACTERS } from '@oriel/core/captcha'
import { Icon, type IconName } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { CaptchaState } from './captcha-state.ts'

const SIGNS: Partial<Record<CaptchaState['status'], IconName>> = {
  failed: 'warning',
  waiting: 'clock',
  waited: 'clock',
  expired: 'clock',
}

/** The picture, or a place of its size. As an image an SVG can neither run nor load anything. */
export function CaptchaPlate({ state }: { state: CaptchaState }) {
  const { t } = useText()
  if (state.status === 'picture') {
    return (
      <img
        className="captcha-plate"
        src={`data:image/svg+xml,${encodeURIComponent(state.picture)}`}
        alt={t('captcha.picture', { count: CAPTCHA_CHARACTERS })}
        width={160}
        height={48}
        draggable={false}
      />
    )
  }
  const sign = SIGNS[state.status]
  if (sign) {
    return (
      <span className="captcha-plate captcha-empty">
        <Icon name={sign} />
      </span>
    )
  }
  return (
    <span className="captcha-plate skeleton">
      <span className="sr-only">{t('captcha.loading')}</span>
    </span>
  )
}
