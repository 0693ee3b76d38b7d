import { RISKS, ROWS, slotsOf, type Risk, type Rows } from '../../../src/games/plinko/tables.ts'
import { percentOf } from '../../../src/game/exact.ts'
import { useText } from '../../lib/text.tsx'
import { fallsOf, paysText } from './odds.ts'

/** Of one slot, either side together. */
const chanceText = (rows: Rows, slot: number): string => {
  const falls = fallsOf(rows)[slot] ?? 0
  const sides = slot * 2 === rows ? 1 : 2
  return percentOf(BigInt(falls * sides), BigInt(2 ** rows))
}

export function PlinkoRules() {
  const { t } = useText()
  const risks: Readonly<Record<Risk, string>> = {
    low: t('plinko.low'),
    medium: t('plinko.medium'),
    high: t('plinko.high'),
  }
  return (
    <>
      <h3>{t('quick.how')}</h3>
      <p>{t('plinko.rules')}</p>
      <p>{t('plinko.rules_slots')}</p>
      <p>{t('plinko.rules_less')}</p>
      <p>{t('quick.rules_alone')}</p>
      {ROWS.map((rows) => (
        <section key={rows} className="prose">
          <h3>{t('plinko.rows_of', { count: rows })}</h3>
          <table className="rules-table plinko-pays figures">
            <thead>
              <tr>
                <th scope="col">{t('plinko.chance')}</th>
                {RISKS.map((risk) => (
                  <th key={risk} scope="col">
                    {risks[risk]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {Array.from({ length: rows / 2 + 1 }, (_, slot) => (
                <tr key={chanceText(rows, slot)}>
                  <th scope="row">{chanceText(rows, slot)} %</th>
                  {RISKS.map((risk) => (
                    <td key={risk}>{paysText(slotsOf(rows, risk)[slot] ?? 0)}×</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  )
}
