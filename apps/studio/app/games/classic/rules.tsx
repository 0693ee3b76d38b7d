import { LINES, PAYS, type ClassicRow } from '../../../src/games/classic/rules.ts'
import { useText } from '../../lib/text.tsx'
import type { SkinName } from './skins.ts'
import { rowWord, symbolWord } from './words.ts'

/** How it is played, the pay table in words, and the shapes of the lines. */
export function ClassicRules({ skin }: { skin: SkinName }) {
  const { t } = useText()
  const say = { t, skin }
  const wild = symbolWord(say, 'wild')
  return (
    <>
      <h3>{t('slot.how')}</h3>
      <p>{t('slot.classic_rules')}</p>
      <ul>
        <li>{t('slot.classic_wild', { symbol: wild })}</li>
        <li>{t('slot.classic_left', { symbol: symbolWord(say, 'cherry'), wild })}</li>
        <li>{t('slot.classic_reels')}</li>
      </ul>
      <h3>{t('slot.pays_line')}</h3>
      <table className="rules-table figures">
        <tbody>
          {(Object.keys(PAYS) as ClassicRow[]).map((row) => (
            <tr key={row}>
              <th scope="row">{rowWord(say, row)}</th>
              <td>{PAYS[row]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('slot.classic_lines')}</h3>
      <ol className="line-shapes figures">
        {LINES.map((rows, line) => (
          <li key={rows.join('')}>
            <span>{line + 1}</span>
            <svg viewBox="0 0 3 3" aria-hidden="true">
              {rows.map((row, reel) => (
                <rect key={LINES[reel]?.join('')} x={reel + 0.1} y={row + 0.1} />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </>
  )
}
