import { keno, PICKS_MAX } from '../../../src/games/keno/rules.ts'
import { payOf } from '../../../src/game/ratio.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import { timesText } from '../draw-kit/times.ts'
import { payRows } from './draft.ts'
import './pays.css'

type Props = {
  /** How many numbers it is about; none yet. */
  count: number
  /** How many of them have come, where that is to be seen. */
  hits: number | null
  /** What a line costs, to say what each number of hits would bring. */
  stake: bigint
}

/** What the chosen count of numbers returns, hit by hit, and its exact return over time. */
export function Pays({ count, hits, stake }: Props) {
  const { t } = useText()
  const { short } = useMoney()
  const percent = keno.returns[count - 1]?.percent
  if (count === 0 || percent === undefined) {
    return <p className="keno-pays-none">{t('keno.pays_none', { most: PICKS_MAX })}</p>
  }
  return (
    <section className="keno-pays figures" aria-label={t('keno.pays')}>
      <h2>
        {t('keno.numbers', { count })} <small>{t('keno.return', { percent })}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('keno.hit_column')}</th>
            <th scope="col">{t('studio.paid')}</th>
          </tr>
        </thead>
        <tbody>
          {payRows(count).map((row) => (
            <tr key={row.hits} data-now={row.hits === hits || undefined}>
              <th scope="row">{row.hits}</th>
              <td>
                <b>{timesText(row.times)}</b> <span>{short(payOf(stake, row.times))}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
