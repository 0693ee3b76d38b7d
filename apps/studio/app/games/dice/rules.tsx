import {
  dice,
  paysOf,
  RETURN_PERCENT,
  returnOfTarget,
  ROLLS,
  WINS_MAX,
  WINS_MIN,
} from '../../../src/games/dice/rules.ts'
import { useText } from '../../lib/text.tsx'
import { hundredthsText, timesText } from '../quick/figures.ts'
import { withWins } from './choice.ts'

/** Chances of the table, in hundredths of a percent. */
const SHOWN = [9_500, 7_500, 5_000, 4_850, 2_500, 1_000, 500, 100] as const
const percentOf = (bet: string): string =>
  dice.returns.find((one) => one.bet === bet)?.percent ?? ''

export function DiceRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('quick.how')}</h3>
      <p>{t('dice.rules', { rolls: ROLLS.toLocaleString('en-US') })}</p>
      <p>
        {t('dice.rules_pays', {
          percent: RETURN_PERCENT,
          least: WINS_MIN / 100,
          most: WINS_MAX / 100,
        })}
      </p>
      <p>{t('dice.rules_return', { least: percentOf('least'), most: percentOf('most') })}</p>
      <p>{t('quick.rules_alone')}</p>
      <h3>{t('quick.pays_title')}</h3>
      <table className="rules-table figures">
        <thead>
          <tr>
            <th scope="col">{t('quick.chance')}</th>
            <th scope="col">{t('dice.return')}</th>
            <td>{t('quick.pays')}</td>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((wins) => (
            <tr key={wins}>
              <th scope="row">{hundredthsText(wins)} %</th>
              <td>{returnOfTarget(withWins('under', wins))} %</td>
              <td>{timesText(paysOf(withWins('under', wins)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
