import { ladderOf, MINES_MAX, RETURN_PERCENT, TILES } from '../../../src/games/mines/ladder.ts'
import { useText } from '../../lib/text.tsx'
import { timesText } from '../quick/figures.ts'

const SHOWN = [1, 3, 5, 10, 24] as const
const [FIRST, FIFTH] = [0, 4]

export function MinesRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('quick.how')}</h3>
      <p>{t('mines.rules', { tiles: TILES, most: MINES_MAX })}</p>
      <p>{t('mines.rules_laid')}</p>
      <p>{t('mines.rules_pays', { percent: String(RETURN_PERCENT) })}</p>
      <p>{t('mines.rules_price')}</p>
      <h3>{t('quick.pays_title')}</h3>
      <table className="rules-table figures">
        <thead>
          <tr>
            <th scope="col">{t('mines.mines')}</th>
            <th scope="col">{t('mines.gems', { count: FIRST + 1 })}</th>
            <th scope="col">{t('mines.gems', { count: FIFTH + 1 })}</th>
            <td>{t('mines.rules_top')}</td>
          </tr>
        </thead>
        <tbody>
          {SHOWN.map((count) => {
            const ladder = ladderOf(count)
            const at = (rung: number): string => {
              const pays = ladder[rung]
              return pays === undefined ? '–' : timesText(pays)
            }
            return (
              <tr key={count}>
                <th scope="row">{count}</th>
                <td>{at(FIRST)}</td>
                <td>{at(FIFTH)}</td>
                <td>{at(ladder.length - 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}
