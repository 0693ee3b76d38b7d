import { Button } from '@oriel/ui/form/button'
import { PictureAlert } from '@oriel/ui/overlay/picture-alert'
import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import type { Spun } from './use-spin.ts'

const TEXTS = {
  cash: 'roulette.won_cash',
  draws: 'roulette.won_draws',
  none: 'roulette.lost',
} as const

/** S4.063, S2.078: what the spin gave. */
export function Award({ spun, onClose }: { readonly spun: Spun; readonly onClose: () => void }) {
  const { t } = useText()
  const { kind, name } = spun.prize
  return (
    <PictureAlert
      className="roulette-award"
      title={kind === 'none' ? t('roulette.lost_title') : t('roulette.won_title', { prize: name })}
      text={t(TEXTS[kind])}
      picture={
        <div className="roulette-award-picture" data-kind={kind}>
          <Icon name={kind === 'none' ? 'wheel' : 'gift'} className="size-12" />
        </div>
      }
      actions={<Button onClick={onClose}>{t('roulette.again')}</Button>}
      onClose={onClose}
    />
  )
}
