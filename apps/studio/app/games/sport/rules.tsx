import { LEGS_MAX, TIMES_MAX } from '../../../src/sport/model/slip.ts'
import { ABANDONED_ONE_IN } from '../../../src/sport/model/course.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'

/** What is played, what can be bet on, how prices are made and what becomes of a slip. */
export function SportRules() {
  const { t } = useText()
  const { money } = useMoney()
  const { stakes } = useSeat().state
  return (
    <>
      <p>{t('sportsbook.simulated')}</p>
      <h3>{t('sportsbook.rules_sports')}</h3>
      <ul>
        <li>{t('sportsbook.rules_football')}</li>
        <li>{t('sportsbook.rules_basketball')}</li>
        <li>{t('sportsbook.rules_tennis')}</li>
      </ul>
      <h3>{t('sportsbook.rules_bets')}</h3>
      <ul>
        <li>{t('sportsbook.rules_win')}</li>
        <li>{t('sportsbook.rules_line')}</li>
        <li>{t('sportsbook.rules_total')}</li>
        <li>{t('sportsbook.rules_parlay', { count: LEGS_MAX })}</li>
      </ul>
      <h3>{t('sportsbook.rules_prices')}</h3>
      <ul>
        <li>{t('sportsbook.rules_margin')}</li>
        <li>{t('sportsbook.rules_moved')}</li>
        <li>{t('sportsbook.rules_live')}</li>
        <li>
          {t('sportsbook.rules_limits', {
            least: money(stakes[0] ?? 0n),
            most: money(stakes.at(-1) ?? 0n),
            times: TIMES_MAX.toLocaleString('en-US'),
          })}
        </li>
      </ul>
      <h3>{t('sportsbook.rules_end')}</h3>
      <ul>
        <li>{t('sportsbook.rules_settled')}</li>
        <li>{t('sportsbook.rules_void', { count: ABANDONED_ONE_IN })}</li>
        <li>{t('sportsbook.no_cash_out')}</li>
      </ul>
    </>
  )
}
