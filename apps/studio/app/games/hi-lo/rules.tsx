import { RANKS } from '../../../src/games/cards/cards.ts'
import { paysFor, winningRanks } from '../../../src/games/hi-lo/chances.ts'
import { GUESSES_MAX, hiLo, SKIPS_MAX, TIMES_MAX } from '../../../src/games/hi-lo/rules.ts'
import { useText } from '../../lib/text.tsx'
import { chanceText, paysText } from './trail.ts'

/** Each rank that a lower-or-same guess can be lost on; the other side is its mirror. */
const SHOWN = Array.from({ length: RANKS - 1 }, (_, at) => at + 1)
const LETTERS: Readonly<Record<number, string>> = { 1: 'A', 11: 'J', 12: 'Q', 13: 'K' }
const letterOf = (rank: number): string => LETTERS[rank] ?? String(rank)

const returned = (bet: string): number =>
  Number(hiLo.returns.find((one) => one.bet === bet)?.percent)

export function HiLoRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('quick.how')}</h3>
      <p>{t('hi-lo.rules')}</p>
      <p>{t('hi-lo.rules_deck')}</p>
      <p>{t('hi-lo.rules_pays', { percent: returned('most') })}</p>
      <p>{t('hi-lo.rules_price', { one: returned('most'), ten: returned('ten') })}</p>
      <ul>
        <li>{t('hi-lo.rules_skip', { count: SKIPS_MAX })}</li>
        <li>{t('hi-lo.rules_sure')}</li>
        <li>
          {t('hi-lo.rules_end', { count: GUESSES_MAX, times: TIMES_MAX.toLocaleString('en-US') })}
        </li>
        <li>{t('hi-lo.rules_rounding')}</li>
      </ul>
      <h3>{t('quick.pays_title')}</h3>
      <table className="rules-table figures">
        <thead>
          <tr>
            <th scope="col">{t('hi-lo.higher')}</th>
            <th scope="col">{t('hi-lo.lower')}</th>
            <th scope="col">{t('quick.chance')}</th>
            <td>{t('quick.pays')}</td>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((rank) => (
            <tr key={rank}>
              <td>{letterOf(RANKS + 1 - rank)}</td>
              <td>{letterOf(rank)}</td>
              <td>{chanceText(rank, 'lower')} %</td>
              <td>{paysText(paysFor(winningRanks(rank, 'lower')))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
