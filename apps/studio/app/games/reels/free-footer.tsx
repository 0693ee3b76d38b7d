import { useEffect } from 'react'
import '../../chrome/play-footer.css'
import { Balance, CountedMoney, Figure } from '../../chrome/figure.tsx'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { LineView } from './machine.ts'
import { freeSpinAt } from './show.ts'
import { amountOf } from './tellings.ts'
import type { Show } from './use-show.ts'
import './free-footer.css'

type Props = { solo: Solo<LineView>; view: LineView; show: Show }

/** In place of the controls while free spins run: how many are left, and the way to their end. */
export function FreeFooter({ solo, view, show }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { replay } = useSeat()
  const { round } = solo
  const stake = round?.stake ?? 0n
  const { left, total } = freeSpinAt(view, show.at, show.isLanded)
  const isOver = show.beat?.is === 'summary'
  useEffect(() => focusPlay, [])
  return (
    <footer className="foot foot-free">
      <div className="foot-balance">{!replay && <Balance units={solo.balance} />}</div>
      <div className="foot-free-stake">
        <span>{t('studio.stake')}</span>
        <b className="figures">{money(stake)}</b>
      </div>
      <p className="free-left">
        <b className="figures" aria-hidden="true">
          {left}
        </b>
        <span aria-hidden="true">{t('reels.left')}</span>
        <span className="sr-only">{t('reels.free_left', { count: left })}</span>
      </p>
      <Figure label={t('reels.free_total')} tone="win">
        <CountedMoney units={amountOf(stake, view, total)} />
      </Figure>
      <button type="button" className="button foot-skip" disabled={isOver} onClick={show.skip}>
        {t('reels.free_skip')}
      </button>
    </footer>
  )
}

/** When the controls come back, whoever plays by keys is where they were: at the round button. */
function focusPlay(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('.play-button')?.focus({ preventScroll: true })
}
