import type { ReactNode } from 'react'
import type { Units } from '@oriel/core/money'
import './play-footer.css'
import { useSeat } from '../lib/seat.ts'
import type { Solo } from '../lib/solo.ts'
import { useText } from '../lib/text.tsx'
import { useMoney } from '../lib/use-money.ts'
import { Balance, CountedMoney, Figure } from './figure.tsx'
import type { GlyphName } from './glyph.tsx'
import { PlayButton } from './play-button.tsx'
import { useSheet } from './sheet-tab.ts'
import { StakeKeys, StakeStepper } from './stake-stepper.tsx'
import type { Stake } from './use-stake.ts'
import { isCelebrated } from './win-line.tsx'

type Props = {
  solo: Solo<unknown>
  stake: Stake
  /** What a round is called here: "Spin". */
  label: string
  onPlay: () => void
  glyph?: GlyphName
  isDisabled?: boolean
}

/** The footer of a game where one press is one round: balance, stake, the button, the last win. */
export function PlayFooter({ solo, stake, label, onPlay, glyph, isDisabled = false }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const { open } = useSheet()
  const isIdle = solo.phase === 'idle'
  const { round } = solo
  const last = isIdle && round ? (round.payout ?? 0n) : 0n
  return (
    <footer className="foot foot-play" data-replay={replay ? true : undefined}>
      <div className="foot-balance">{!replay && <Balance units={solo.balance} />}</div>
      {!replay && (
        <div className="foot-stake">
          <StakeStepper stake={stake} isDisabled={!isIdle} />
          <StakeKeys stake={stake} isDisabled={!isIdle} />
        </div>
      )}
      <PlayButton
        label={
          replay
            ? t('studio.watch')
            : t('studio.act_for', { act: label, amount: money(stake.value) })
        }
        onPress={onPlay}
        readyAt={solo.nextAt}
        isDisabled={!isIdle || isDisabled}
        {...(glyph ? { glyph } : {})}
      />
      <LastWin units={last} isAbove={round !== null && isIdle && isCelebrated(round)} />
      <button type="button" className="button foot-rules" onClick={() => open('rules')}>
        {t('studio.paytable')}
      </button>
    </footer>
  )
}

function LastWin({ units, isAbove }: { units: Units; isAbove: boolean }) {
  const { t } = useText()
  const { money } = useMoney()
  return (
    <div className="foot-win">
      <Figure label={t('studio.win')} tone={isAbove ? 'win' : 'plain'}>
        {isAbove ? <CountedMoney units={units} from={0n} /> : money(units)}
      </Figure>
    </div>
  )
}

/** The footer of a game whose controls stand on its stage: the balance, and what else belongs. */
export function FootBar({
  solo,
  children,
}: {
  solo: Pick<Solo<unknown>, 'balance'>
  children?: ReactNode
}) {
  const { replay } = useSeat()
  return (
    <footer className="foot">
      {!replay && <Balance units={solo.balance} />}
      <span className="foot-gap" />
      {children}
    </footer>
  )
}
