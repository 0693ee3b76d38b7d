import { LEVEL_MAX } from '../../../src/games/comet/growth.ts'
import { LEVEL_MIN } from '../../../src/games/comet/rules.ts'
import { limbo } from '../../../src/games/limbo/rules.ts'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../quick/figures.ts'
import { chanceText } from './scale.ts'

const SHOWN = [101, 150, 200, 500, 1_000, 10_000, 100_000, 1_000_000] as const

export function LimboRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('quick.how')}</h3>
      <p>{t('limbo.rules', { least: timesText(LEVEL_MIN), most: timesText(LEVEL_MAX) })}</p>
      <p>{t('limbo.rules_pays', { percent: Number(limbo.returns[0]?.percent) })}</p>
      <p>{t('limbo.rules_more')}</p>
      <p>{t('quick.rules_alone')}</p>
      <h3>{t('quick.pays_title')}</h3>
      <table className="rules-table figures">
        <thead>
          <tr>
            <th scope="col">{t('limbo.target')}</th>
            <td>{t('quick.chance')}</td>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((target) => (
            <tr key={target}>
              <th scope="row">{timesText(target)}</th>
              <td>{chanceText(target)} %</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
