import type { Units } from '@oriel/core/money'
import type { LineSkin } from '../../../src/games/line-skins.ts'
import { useText } from '../../lib/text.tsx'
import { LineShapes } from './line-shapes.tsx'
import { waysOf, type Machine } from './machine.ts'
import { PayTable, ScatterTable } from './pay-table.tsx'
import { alikeWord, symbolWord } from './words.ts'
import './rules.css'

type Props = { machine: Machine; skin: LineSkin; stake: Units }

/** How it is played, what everything pays for the stake that is chosen, and what to expect. */
export function ReelRules({ machine, skin, stake }: Props) {
  const { t } = useText()
  const { lines, rules, feature } = machine
  const say = { t, skin }
  const [wild, scatter] = [symbolWord(say, 'wild'), symbolWord(say, 'scatter')]
  const least = Math.min(...Object.keys(feature.pays).map(Number))
  return (
    <>
      <h3>{t('slot.how')}</h3>
      <p>
        {lines
          ? t('reels.rules_lines', { lines: lines.length })
          : t('reels.rules_ways', { ways: waysOf(machine), coins: rules.parts })}
      </p>
      <ul>
        <li>{t('reels.rules_wild', { symbol: wild })}</li>
        <li>{t('reels.rules_scatter', { symbol: scatter })}</li>
        <li>{t('slot.classic_reels')}</li>
      </ul>
      <PayTable machine={machine} skin={skin} stake={stake} />
      <h3>{t('reels.free_title')}</h3>
      <p>
        {t('reels.rules_free', {
          symbols: alikeWord(say, 'scatter', least),
          spins: feature.spins,
          times: feature.multiplier,
        })}
      </p>
      <p>{t('reels.rules_again', { spins: feature.spins })}</p>
      <ScatterTable machine={machine} skin={skin} stake={stake} />
      {lines && <LineShapes lines={lines} />}
      <Odds machine={machine} />
    </>
  )
}

/** How often it pays, how often less than it cost, and where the return comes from. */
function Odds({ machine: { figures, lines } }: { machine: Machine }) {
  const { t } = useText()
  const whole = (percent: string): string => Number(percent).toFixed(0)
  return (
    <>
      <h3>{t('reels.odds')}</h3>
      <p>
        {t('reels.odds_hits', { count: whole(figures.hits), below: whole(figures.belowStake) })}
      </p>
      <p>{t('reels.odds_free', { count: figures.triggerOneIn })}</p>
      <table className="rules-table figures">
        <caption>{t('reels.parts')}</caption>
        <tbody>
          <tr>
            <th scope="row">{lines ? t('reels.part_lines') : t('reels.part_ways')}</th>
            <td>{figures.wins} %</td>
          </tr>
          <tr>
            <th scope="row">{t('reels.part_scatter')}</th>
            <td>{figures.scatter} %</td>
          </tr>
          <tr>
            <th scope="row">{t('reels.free_title')}</th>
            <td>{figures.feature} %</td>
          </tr>
        </tbody>
      </table>
    </>
  )
}
