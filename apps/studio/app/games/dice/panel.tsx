import { paysOf, returnOfTarget, type DiceChoice } from '../../../src/games/dice/rules.ts'
import { hundredths, payOf } from '../../../src/game/ratio.ts'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { Facts } from '../quick/facts.tsx'
import { PlayOnce } from '../quick/play-once.tsx'
import { Segments } from '../quick/segments.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'
import { withSide } from './choice.ts'

type Props = {
  solo: Solo<unknown>
  stake: Stake
  choice: DiceChoice
  onChange: (choice: DiceChoice) => void
  onRoll: () => void
}

export function DicePanel({ solo, stake, choice, onChange, onRoll }: Props) {
  const { t } = useText()
  const { net } = useMoney()
  const { replay } = useSeat()
  const isBusy = solo.phase !== 'idle'
  const profit = payOf(stake.value, hundredths(paysOf(choice))) - stake.value
  return (
    <>
      <StakePanel stake={stake} isDisabled={isBusy} />
      <Segments
        label={t('dice.side')}
        value={choice.side}
        options={[
          ['under', t('dice.roll_under')],
          ['over', t('dice.roll_over')],
        ]}
        isDisabled={isBusy || replay !== null}
        onChange={(side) => onChange(withSide(choice, side))}
      />
      <div className="quick-wide">
        <Facts
          facts={[
            [t('quick.profit'), net(profit)],
            [t('dice.return'), `${returnOfTarget(choice)} %`],
          ]}
        />
      </div>
      <PlayOnce solo={solo} stake={stake} label={t('dice.roll')} onPlay={onRoll} />
    </>
  )
}
