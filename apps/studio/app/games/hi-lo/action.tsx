import type { HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { ActionButton } from '../../chrome/play-button.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'

type Props = {
  solo: Solo<HiLoView>
  stake: Stake
  kept: Solo<HiLoView>['round']
  isPlayed: boolean
  onStart: () => void
  onCashOut: () => void
}

/** Deals, then takes what the round is worth. One button: who uses the keyboard stays on it. */
export function HiLoAction({ solo, stake, kept, isPlayed, onStart, onCashOut }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const isIdle = solo.phase === 'idle'
  if (replay) {
    return <ActionButton label={t('studio.watch')} onPress={onStart} isDisabled={!isIdle} />
  }
  if (!isPlayed) {
    return (
      <ActionButton
        label={t('quick.deal')}
        onPress={onStart}
        readyAt={solo.nextAt}
        isDisabled={!isIdle}
      >
        {money(stake.value)}
      </ActionButton>
    )
  }
  const guesses = kept?.view.guesses ?? 0
  return (
    <ActionButton
      tone="green"
      label={guesses === 0 ? t('hi-lo.first') : t('hi-lo.cash_out')}
      onPress={onCashOut}
      isDisabled={solo.phase !== 'open' || guesses === 0}
      hasKey={false}
    >
      {money(kept?.standing ?? solo.round?.stake ?? 0n)}
    </ActionButton>
  )
}
