import type { JadeSymbol } from '../../../src/games/jade/reels.ts'
import type { LineSkin } from '../../../src/games/line-skins.ts'
import { useText } from '../../lib/text.tsx'
import type { Machine } from './machine.ts'
import { pictures } from './reels.art.ts'
import { alikeWord } from './words.ts'
import './pay-strip.css'

const SHOWN = ['dragon', 'phoenix', 'carp', 'lotus'] as const satisfies readonly JadeSymbol[]

type Props = { machine: Machine; skin: LineSkin; isFree: boolean }

/** What five alike pay, in a row below the reels of a phone; the rest stands in the rules. */
export function PayStrip({ machine, skin, isFree }: Props) {
  const { t } = useText()
  const { pays, lines, feature, strips } = machine
  const say = { t, skin }
  const most = strips.length
  const words = lines ? t('reels.five_pay_line') : t('reels.five_pay_coin')
  return (
    <div className="pay-strip figures">
      <p>{isFree ? t('reels.five_pay_free', { times: feature.multiplier }) : words}</p>
      <ul>
        {SHOWN.map((symbol) => (
          <li key={symbol}>
            <img src={pictures[`${skin.set}-${symbol}`]} alt={alikeWord(say, symbol, most)} />
            <b>{(pays[symbol]?.at(-1) ?? 0).toLocaleString('en-US')}</b>
          </li>
        ))}
        <li>
          <img src={pictures[`${skin.set}-scatter`]} alt={alikeWord(say, 'scatter', most)} />
          <b>{isFree ? `+${feature.spins}` : `${feature.pays[most]}×`}</b>
        </li>
      </ul>
    </div>
  )
}
