import type { HiLoStep, HiLoView } from '../../../src/games/hi-lo/rules.ts'
import { Glyph } from '../../chrome/glyph.tsx'
import type { Stake } from '../../chrome/use-stake.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { Facts } from '../quick/facts.tsx'
import { timesText } from '../quick/figures.ts'
import { SeedCard } from '../quick/seed-card.tsx'
import { StakePanel } from '../quick/stake-panel.tsx'
import { HiLoAction } from './action.tsx'
import { levelOf, shownLevel } from './trail.ts'

type Props = {
  solo: Solo<HiLoView>
  stake: Stake
  /** The round as it is on screen. */
  kept: Solo<HiLoView>['round']
  isPlayed: boolean
  onStart: () => void
  onStep: (step: HiLoStep) => void
}

export function HiLoPanel({ solo, stake, kept, isPlayed, onStart, onStep }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const isIdle = solo.phase === 'idle'
  const isOpen = solo.phase === 'open' && !replay
  const view = kept?.view
  const skips = view?.skipsLeft ?? 0
  return (
    <>
      {isPlayed && view && !replay ? (
        <div className="hi-lo-choice">
          <Facts
            facts={[
              [t('studio.stake'), money(solo.round?.stake ?? 0n)],
              [t('hi-lo.right'), view.guesses],
              [t('hi-lo.level'), timesText(shownLevel(levelOf(view)))],
            ]}
          />
          <button
            type="button"
            className="button"
            aria-disabled={!isOpen || skips === 0}
            onClick={() => isOpen && skips > 0 && onStep({ skip: true })}
          >
            <Glyph name="chevron-right" />
            {t('hi-lo.skip', { count: skips })}
          </button>
        </div>
      ) : (
        <div className="hi-lo-choice">
          <StakePanel stake={stake} isDisabled={!isIdle} />
        </div>
      )}
      <SeedCard solo={solo} />
      <div className="quick-actions">
        <HiLoAction
          solo={solo}
          stake={stake}
          kept={kept}
          isPlayed={isPlayed}
          onStart={onStart}
          onCashOut={() => onStep({ cashOut: true })}
        />
      </div>
    </>
  )
}
