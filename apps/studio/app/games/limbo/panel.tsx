import { limbo } from '../../../src/games/limbo/rules.ts'
import { hundredths, payOf } from '../../../src/game/ratio.ts'
import type { Stake } from '../../chrome/use-stake.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { Facts } from '../quick/facts.tsx'
import { PlayOnce } from '../quick/play-once.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'

type Props = { solo: Solo<unknown>; stake: Stake; target: number; onPlay: () => void }

export function LimboPanel({ solo, stake, target, onPlay }: Props) {
  const { t } = useText()
  const { net } = useMoney()
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
      <PlayOnce solo={solo} stake={stake} label={t('limbo.play')} onPlay={onPlay} />
    </>
  )
}
