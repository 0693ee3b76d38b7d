import { ladderOf } from '../../../src/games/mines/ladder.ts'
import type { MinesView } from '../../../src/games/mines/rules.ts'
import { ActionButton } from '../../chrome/play-button.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { timesText } from '../quick/figures.ts'

type Props = {
  solo: Solo<MinesView>
  stake: Stake
  mines: number
  found: number
  isOpen: boolean
  onStart: () => void
  onCashOut: () => void
}

/** Starts a round, then takes what it is worth. */
export function MinesAction({ solo, stake, mines, found, isOpen, onStart, onCashOut }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const isIdle = solo.phase === 'idle'
  if (replay) {
    return <ActionButton label={t('studio.watch')} onPress={onStart} isDisabled={!isIdle} />
  }
  if (isOpen && solo.round) {
    const pays = ladderOf(mines)[found - 1]
    return (
      <ActionButton
        tone="green"
        label={
          pays === undefined ? t('mines.first') : t('mines.cash_out', { times: timesText(pays) })
        }
        onPress={onCashOut}
        isDisabled={solo.phase !== 'open' || pays === undefined}
        hasKey={false}
      >
        {money(solo.round.standing)}
      </ActionButton>
    )
  }
  return (
    <ActionButton
      label={t('mines.start')}
      onPress={onStart}
      readyAt={solo.nextAt}
      isDisabled={!isIdle}
    >
      {money(stake.value)}
    </ActionButton>
  )
}
