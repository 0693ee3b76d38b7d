import type { Units } from '@oriel/core/money'
import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import type { LineSkin } from '../../../src/games/line-skins.ts'
import { ALIKE_MIN } from '../../../src/games/slot/lines.ts'
import { useText } from '../../lib/text.tsx'
import { useMoney } from '../../lib/use-money.ts'
import type { Machine } from './machine.ts'
import { pictures } from './reels.art.ts'
import { amountOf } from './tellings.ts'
import { symbolWord } from './words.ts'

type Props = { machine: Machine; skin: LineSkin; stake: Units }

/** Every symbol with what 3, 4 and 5 of it pay, for the stake that is chosen. */
export function PayTable({ machine, skin, stake }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { pays, rules, lines } = machine
  const bet = money(amountOf(stake, rules, 1))
  const counts = (pays.dragon ?? []).map((_, at) => at + ALIKE_MIN)
  return (
    <>
      <h3>{lines ? t('slot.pays_line') : t('reels.pays_way')}</h3>
      <p>
        {lines
          ? t('reels.pays_for_line', { amount: money(stake), bet })
          : t('reels.pays_for_coin', { amount: money(stake), bet })}
      </p>
      <table className="pay-table figures">
        <thead>
          <tr>
            <th scope="col">{t('reels.symbol')}</th>
            {counts.map((count) => (
              <th key={count} scope="col">
                {count} ×
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(pays) as JadeSymbol[]).map((symbol) => (
            <tr key={symbol}>
              <th scope="row">
                <img src={pictures[`${skin.set}-${symbol}`]} alt="" loading="lazy" />
                {symbolWord({ t, skin }, symbol)}
              </th>
              {(pays[symbol] ?? []).map((times) => (
                <td key={times}>
                  {money(amountOf(stake, rules, times))}
                  <small>{times.toLocaleString('en-US')}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** What scatters pay, in whole stakes; each row brings free spins. */
export function ScatterTable({ machine, skin, stake }: Props) {
  const { t } = useText()
  const { money } = useMoney()
  const { feature } = machine
  const name = symbolWord({ t, skin }, 'scatter')
  return (
    <table className="rules-table figures">
      <tbody>
        {Object.entries(feature.pays).map(([count, times]) => (
          <tr key={count}>
            <th scope="row">
              {count} × {name}
            </th>
            <td>
              {money(stake * BigInt(times))} <small>{t('reels.stakes', { times })}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
