import { ActionButton } from '../../chrome/play-button.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { SeedCard } from './seed-card.tsx'

type Props = { solo: Solo<unknown>; stake: Stake; label: string; onPlay: () => void }

/** The end of a panel whose rounds are over at once: the seed, and the one button. */
export function PlayOnce({ solo, stake, label, onPlay }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const isBusy = solo.phase !== 'idle'
  return (
    <>
      <SeedCard solo={solo} />
      <div className="quick-actions">
        {replay ? (
          <ActionButton label={t('studio.watch')} onPress={onPlay} isDisabled={isBusy} />
        ) : (
          <ActionButton label={label} onPress={onPlay} readyAt={solo.nextAt} isDisabled={isBusy}>
            {money(stake.value)}
          </ActionButton>
        )}
      </div>
    </>
  )
}
