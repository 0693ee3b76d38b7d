import { BALLS, keno, NUMBERS, PAYS, PICKS_MAX } from '../../../src/games/keno/rules.ts'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../draw-kit/times.ts'
import { TableRules } from '../table-kit/table-rules.tsx'
import { payRows } from './draft.ts'

const COUNTS = Object.keys(PAYS).map(Number)
/** Counts of which even no hit at all returns something. */
const WITH_NONE = COUNTS.filter((count) => payRows(count).some(({ hits }) => hits === 0))

/** How it is played, and every pay table. */
export function KenoRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('table.rules_how')}</h3>
      <p>{t('keno.rules_play', { balls: BALLS, numbers: NUMBERS, most: PICKS_MAX })}</p>
      <ul>
        <li>{t('keno.rules_hits')}</li>
        <li>{t('keno.rules_none', { counts: WITH_NONE.join(', ') })}</li>
        <li>{t('keno.rules_equal')}</li>
        <li>{t('draw.rules_lines')}</li>
      </ul>
      <h3>{t('table.rules_pays')}</h3>
      <p>{t('keno.rules_table')}</p>
      <p>{t('draw.rules_times')}</p>
      <table className="rules-table keno-rules figures">
        <tbody>
          {COUNTS.map((count) => (
            <tr key={count}>
              <th scope="row">{t('keno.numbers', { count })}</th>
              <td>
                {payRows(count).map(({ hits, times }) => (
                  <span key={hits}>
                    {hits}: <b>{timesText(times)}</b>
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('draw.rules_draw_title')}</h3>
      <p>{t('draw.rules_draw')}</p>
      <TableRules game={keno} />
    </>
  )
}
