import { FootBar } from '../../chrome/play-footer.tsx'
import { Figure } from '../../chrome/figure.tsx'
import { Glyph } from '../../chrome/glyph.tsx'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { Slip, SportState } from './use-sport.ts'

type Props = { state: SportState; open: readonly Slip[]; onBets: () => void }

/** The balance, that all of it is simulated, and what is open. */
export function SportFooter({ state, open, onBets }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const staked = open.reduce((sum, { stake }) => sum + stake, 0n)
  return (
    <FootBar solo={state}>
      <p className="sport-simulated">{t('sportsbook.simulated')}</p>
      <Figure label={t('sportsbook.open_count', { count: open.length })}>{money(staked)}</Figure>
      <button type="button" className="button sport-bets" onClick={onBets}>
        <Glyph name="history" />
        <span>{t('sportsbook.bets')}</span>
      </button>
    </FootBar>
  )
}
