import { Icon } from '@oriel/ui/picture/icon'
import { useText } from '@oriel/web/text'
import { GiftRow } from '../../parts/gift-row.tsx'
import { useOverlay } from '../../platform/overlay.ts'
import { useRoulette } from './use-roulette.ts'

export type RouletteGift = {
  readonly isKnown: boolean
  readonly isThere: boolean
  /** Why the wheel could not be read; null where it could. */
  readonly failure: string | null
}

/** Whether there is a wheel that the member may spin. */
export function useRouletteGift(): RouletteGift {
  const { phase, message } = useRoulette()
  return {
    isKnown: phase !== 'none' && phase !== 'loaded',
    isThere: phase === 'enabled',
    failure: phase === 'failed' ? message : null,
  }
}

/** The wheel in a list of gifts: there also for who wants nothing to pop up. */
export function RouletteRow() {
  const { t } = useText()
  const open = useOverlay()
  const { phase, info } = useRoulette()
  if (phase !== 'enabled' || !info) return null
  return (
    <GiftRow
      picture={<Icon name="wheel" className="size-9" />}
      title={t('roulette.title')}
      action={t('roulette.show')}
      onOpen={() => open('roulette', {})}
    >
      {t('roulette.lead', { count: info.remaining_draws })}
    </GiftRow>
  )
}
