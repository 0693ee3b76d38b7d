import { Figure } from '../../chrome/figure.tsx'
import { Glyph } from '../../chrome/glyph.tsx'
import { FootBar } from '../../chrome/play-footer.tsx'
import { useSheet } from '../../chrome/sheet-tab.ts'
import { useSeat } from '../../lib/seat.ts'
import type { Solo } from '../../lib/solo.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import './quick-foot.css'

type Props = { solo: Solo<unknown>; isLanded: boolean }

/** The balance, what is in play or what the last round came to, and the way to the seeds. */
export function QuickFoot({ solo, isLanded }: Props) {
  const { t } = useText()
  const { replay } = useSeat()
  const { open } = useSheet()
  return (
    <FootBar solo={solo}>
      <LastResult solo={solo} isLanded={isLanded} />
      {!replay && (
        <button type="button" className="button quick-seeds" onClick={() => open('fairness')}>
          <Glyph name="key" />
          {t('studio.fairness')}
        </button>
      )}
    </FootBar>
  )
}

function LastResult({ solo: { round, phase }, isLanded }: Props) {
  const { t } = useText()
  const { money, net } = useMoney()
  if (!round) return null
  // Until a new round is there, the last one stays.
  const isOver = round.is_over && (isLanded || phase === 'asking')
  if (!isOver) return <Figure label={t('quick.in_play')}>{money(round.stake)}</Figure>
  const result = (round.payout ?? 0n) - round.stake
  return (
    <Figure label={t('quick.last_result')} tone={result > 0n ? 'win' : 'plain'}>
      {net(result)}
    </Figure>
  )
}
