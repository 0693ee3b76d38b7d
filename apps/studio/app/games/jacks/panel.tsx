import { payOf } from '../../../src/game/ratio.ts'
import type { BestHold } from '../../../src/games/jacks/hold.ts'
import { ActionButton } from '../../chrome/play-button.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { SeedCard } from '../quick/seed-card.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'
import './panel.css'

type Props = {
  solo: Solo<unknown>
  stake: Stake
  isPlayed: boolean
  isHinted: boolean
  best: BestHold | null
  onHint: (isHinted: boolean) => void
  onDeal: () => void
  onDraw: () => void
}

export function JacksPanel(props: Props) {
  const { solo, stake, isPlayed, isHinted, best, onHint } = props
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const isIdle = solo.phase === 'idle'
  const stakeOf = isPlayed && solo.round ? solo.round.stake : stake.value
  return (
    <>
      <StakePanel stake={stake} isDisabled={!isIdle} isShort />
      {!replay && (
        <label className="jacks-hint">
          <span>
            {t('jacks.hint')}
            <small className="figures" aria-live="polite">
              {best
                ? t('jacks.hint_worth', { amount: money(payOf(stakeOf, best.value)) })
                : t('jacks.hint_text')}
            </small>
          </span>
          <input
            type="checkbox"
            role="switch"
            checked={isHinted}
            aria-checked={isHinted}
            onChange={(event) => onHint(event.target.checked)}
          />
        </label>
      )}
      <SeedCard solo={solo} />
      <div className="quick-actions">
        <JacksAction {...props} />
      </div>
    </>
  )
}

/** Deals, then draws. One button: who uses the keyboard stays on it. */
function JacksAction({ solo, stake, isPlayed, onDeal, onDraw }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const isIdle = solo.phase === 'idle'
  if (replay) {
    return <ActionButton label={t('studio.watch')} onPress={onDeal} isDisabled={!isIdle} />
  }
  if (isPlayed) {
    return (
      <ActionButton label={t('jacks.draw')} onPress={onDraw} isDisabled={solo.phase !== 'open'} />
    )
  }
  return (
    <ActionButton
      label={t('quick.deal')}
      onPress={onDeal}
      readyAt={solo.nextAt}
      isDisabled={!isIdle}
    >
      {money(stake.value)}
    </ActionButton>
  )
}
