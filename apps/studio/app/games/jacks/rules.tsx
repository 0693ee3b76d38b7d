import { jacks } from '../../../src/games/jacks/rules.ts'
import { PAYS } from '../../../src/games/jacks/hands.ts'
import { useText } from '../../lib/text.tsx'
import { handWord, HANDS } from './words.ts'

export function JacksRules() {
  const { t } = useText()
  return (
    <>
      <h3>{t('quick.how')}</h3>
      <p>{t('jacks.rules')}</p>
      <p>{t('jacks.rules_deck')}</p>
      <p>{t('jacks.rules_even')}</p>
      <p>{t('jacks.rules_return', { percent: jacks.returns[0]?.percent ?? '' })}</p>
      <h3>{t('quick.pays_title')}</h3>
      <table className="rules-table figures">
        <tbody>
          {HANDS.map((name) => (
            <tr key={name}>
              <th scope="row">{handWord(t, name)}</th>
              <td>{PAYS[name]}×</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('jacks.rules_ace')}</p>
    </>
  )
}
