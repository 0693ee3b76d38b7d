import { baccarat, bankerDraws } from '../../../src/games/baccarat/rules.ts'
import { useText } from '../../lib/text.tsx'
import { PaysTable, TableRules } from '../table-kit/table-rules.tsx'
import { COMMISSION_PERCENT, oddsOf, SIX_ODDS, SPOTS } from './pays.ts'
import { spotName } from './words.ts'

const TOTALS = [0, 1, 2, 3, 4, 5, 6, 7]
const POINTS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
/** A card that counts so many points; a ten counts none. */
const cardOf = (points: number) => ({ rank: points === 0 ? 10 : points, suit: 'spades' }) as const

/** For each total of the banker: the third cards of the player on which it draws. */
const BANKER_ROWS = TOTALS.map((total) => ({
  total,
  points: POINTS.filter((points) => bankerDraws(total, cardOf(points))).join(' '),
}))

/** How it is played: the count, the third card, every bet. */
export function BaccaratRules() {
  const { t } = useText()
  const pays = SPOTS.map((spot) => ({
    name: spotName(t, spot),
    pays:
      spot === 'no-commission'
        ? `${oddsOf(spot)} · ${t('baccarat.with_six', { odds: SIX_ODDS })}`
        : oddsOf(spot),
  }))
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('baccarat.rules_count')}</p>
      <p>{t('baccarat.rules_third')}</p>
      <ul>
        <li>{t('baccarat.rules_natural')}</li>
        <li>{t('baccarat.rules_player')}</li>
        <li>{t('baccarat.rules_banker_alone')}</li>
        <li>{t('baccarat.rules_banker')}</li>
      </ul>
      <table className="rules-table figures">
        <thead>
          <tr>
            <th scope="col">{t('baccarat.rules_banker_has')}</th>
            <td>{t('baccarat.rules_draws_on')}</td>
          </tr>
        </thead>
        <tbody>
          {BANKER_ROWS.map(({ total, points }) => (
            <tr key={total}>
              <th scope="row">{total}</th>
              <td>{points || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul>
        <li>{t('baccarat.rules_tie')}</li>
        <li>{t('baccarat.rules_commission', { percent: COMMISSION_PERCENT })}</li>
        <li>{t('baccarat.rules_pairs')}</li>
      </ul>
      <PaysTable rows={pays} />
      <h3>{t('table.rules_dealer')}</h3>
      <p>{t('baccarat.rules_dealer')}</p>
      <TableRules game={baccarat} />
    </>
  )
}
