import { LEVEL_MAX, LEVEL_START } from '../../../src/games/comet/growth.ts'
import { comet, LEVEL_MIN, shareReaching } from '../../../src/games/comet/rules.ts'
import { percentOf } from '../../../src/game/exact.ts'
import { useSeat } from '../../lib/seat.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { timesText } from '../quick/figures.ts'

const CHANCES_AT = [LEVEL_MIN, 150, 200, 500, 1_000, 10_000, 100_000, LEVEL_MAX] as const

/** "48.5000": the share of flights that get so far, from the rules themselves. */
const chanceText = (level: number): string => {
  const { over, under } = shareReaching(level)
  return percentOf(over, under)
}

/** One flight in so many does not start. */
const startsNotIn = (): number => {
  const { over, under } = shareReaching(LEVEL_MIN)
  return Number((under + (under - over) / 2n) / (under - over))
}

/** How it is played, what decides it, and how likely each level is. */
export function CometRules() {
  const { t } = useText()
  const { money } = useMoney()
  const { stakes } = useSeat().state
  const most = (stakes.at(-1) ?? 0n) * BigInt(comet.maxTimes)
  const [min, max, start] = [LEVEL_MIN, LEVEL_MAX, LEVEL_START].map(timesText) as [
    string,
    string,
    string,
  ]
  return (
    <>
      <h3>{t('comet.how_title')}</h3>
      <p>{t('comet.rules_play', { start })}</p>
      <ul>
        <li>{t('comet.rules_two')}</li>
        <li>{t('comet.rules_auto', { min, max })}</li>
        <li>{t('comet.rules_next')}</li>
        <li>{t('comet.rules_max', { max, amount: money(most) })}</li>
      </ul>
      <h3>{t('comet.level_title')}</h3>
      <p>{t('comet.rules_decided')}</p>
      <ul>
        <li>{t('comet.rules_start', { count: startsNotIn(), start })}</li>
        <li>{t('comet.rules_time')}</li>
        <li>{t('comet.rules_broken')}</li>
        <li>{t('comet.past_note')}</li>
      </ul>
      <h3>{t('comet.chance_title')}</h3>
      <table className="rules-table figures">
        <tbody>
          {CHANCES_AT.map((level) => (
            <tr key={level}>
              <th scope="row">{timesText(level)}</th>
              <td>{chanceText(level)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
