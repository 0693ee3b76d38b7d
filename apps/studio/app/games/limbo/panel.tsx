import { limbo } from '../../../src/games/limbo/rules.ts'
import { hundredths, payOf } from '../../../src/game/ratio.ts'
import { ActionButton } from '../../chrome/play-button.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { Facts } from '../quick/facts.tsx'
import { SeedCard } from '../quick/seed-card.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'

type Props = { solo: Solo<unknown>; stake: Stake; target: number; onPlay: () => void }

export function LimboPanel({ solo, stake, target, onPlay }: Props) {
  const { t } = useText()
  const { money, net } = useMoney()
  const { replay } = useSeat()
  const isBusy = solo.phase !== 'idle'
  const profit = payOf(stake.value, hundredths(target)) - stake.value
  return (
    <>
      <StakePanel stake={stake} isDisabled={isBusy} />
      <div className="quick-wide">
        <Facts
          facts={[
            [t('quick.profit'), net(profit)],
            [t('studio.return_title'), `${limbo.returns[0]?.percent ?? ''} %`],
          ]}
        />
      </div>
      <SeedCard solo={solo} />
      <div className="quick-actions">
        {replay ? (
          <ActionButton label={t('studio.watch')} onPress={onPlay} isDisabled={isBusy} />
        ) : (
          <ActionButton
            label={t('limbo.play')}
            onPress={onPlay}
            readyAt={solo.nextAt}
            isDisabled={isBusy}
          >
            {money(stake.value)}
          </ActionButton>
        )}
      </div>
    </>
  )
}
