import { derby, WEIGHTS } from '../../../src/games/derby/rules.ts'
import { useText } from '../../lib/text.tsx'
import { TableRules } from '../table-kit/table-rules.tsx'
import { exactaSpot, KINDS, oddsOf, placeSpot } from './pays.ts'
import { RUNNER_NUMBERS } from './race.ts'
import { kindName } from './words.ts'

const LAST = RUNNER_NUMBERS.length

/** How it is played: four kinds of bets, the chances, and who decides. */
export function DerbyRules() {
  const { t } = useText()
  const exactas = { least: oddsOf(exactaSpot(1, 2)), most: oddsOf(exactaSpot(LAST, LAST - 1)) }
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('derby.rules_play')}</p>
      <ul>
        <li>{t('derby.rules_win')}</li>
        <li>{t('derby.rules_places')}</li>
        <li>{t('derby.rules_exacta', exactas)}</li>
        <li>{t('derby.rules_chances')}</li>
      </ul>
      <h3>{t('table.rules_pays')}</h3>
      <p>{t('table.rules_decimal')}</p>
      <Odds />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('derby.rules_computer')}</p>
      <TableRules game={derby} />
    </>
  )
}

/** Each runner with its chance to win and its odds. */
function Odds() {
  const { t } = useText()
  return (
    <table className="rules-table figures">
      <thead>
        <tr>
          <th scope="col">{t('derby.number')}</th>
          <th scope="col">{t('derby.chance')}</th>
          {KINDS.map((kind) => (
            <th key={kind} scope="col">
              {kindName(t, kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RUNNER_NUMBERS.map((runner) => (
          <tr key={runner}>
            <th scope="row">{runner}</th>
            <td>{WEIGHTS[runner - 1]} %</td>
            {KINDS.map((kind) => (
              <td key={kind}>{oddsOf(placeSpot(kind, runner))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
